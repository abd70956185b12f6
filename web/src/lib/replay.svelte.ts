/** A game as a film: its steps, the one shown, and the steps next to it fetched ahead. */
import { ApiError, api } from "./api";
import { bare } from "./markup";
import { SceneStore } from "./scene.svelte";
import { noteAfter } from "./thinking";
import { t } from "./words.svelte";
import type { Bundle, Entry, ReplayStep, ThoughtNote } from "./wire";

export class ReplayStore extends SceneStore {
  steps = $state.raw<ReplayStep[]>([]);
  /** Index into ``steps``; -1 is the start. */
  at = $state(-1);
  playing = $state(false);
  loading = $state(true);
  trouble = $state<string | null>(null);
  /** Whose eyes: any seat's once the game is over. */
  eyes = $state("");
  /** Is nothing hidden any more? */
  open = $state(false);
  /** May a new game go on from any step? */
  playable = $state(false);
  /** What computer players thought, in order; told when the game is over. */
  notes = $state.raw<ThoughtNote[]>([]);
  /** The plan that somebody wants to see, of which note. */
  picked = $state.raw<{ note: ThoughtNote | null; plan: number }>({ note: null, plan: 0 });
  private frames = new Map<number, Promise<Bundle>>();
  private timer = 0;

  constructor(readonly id: string) {
    super();
  }

  readonly step = $derived(this.steps[this.at] ?? null);
  readonly turning = $derived(this.steps.flatMap((step, index) => (step.turning ? [{ step, index }] : [])));
  /** Where the game's time changes, for ticks under the slider. */
  readonly moments = $derived.by(() => {
    const found: { index: number; text: string }[] = [];
    let last = "";
    this.steps.forEach((step, index) => {
      if (step.moment && step.moment !== last) {
        last = step.moment;
        found.push({ index, text: step.moment });
      }
    });
    return found;
  });
  /** The last note at or before the step that is shown; -1 if there is none. */
  readonly noted = $derived(this.notes.findLastIndex((note) => note.seq <= (this.step?.seq ?? 0)));
  readonly note = $derived(this.notes[this.noted] ?? null);
  readonly nextNote = $derived(noteAfter(this.notes, this.noted));
  /** The plan that is looked at: the one it chose, until another is picked. */
  readonly planAt = $derived(this.picked.note === this.note ? this.picked.plan : 0);
  readonly past = $derived.by((): Entry[] =>
    this.steps.slice(Math.max(0, this.at - 80), this.at + 1).flatMap((step) => step.log ?? []),
  );
  readonly sentence = $derived(
    this.step
      ? bare((this.step.log ?? []).map((entry) => entry.text).join(" "), (key) => this.nameOf(key))
      : t("start-of-game"),
  );

  /** The past answers for itself: only what the scene says. */
  override async inspect(): Promise<void> {}

  async see(eyes: string): Promise<void> {
    const at = this.at;
    this.stop();
    this.eyes = eyes;
    this.frames.clear();
    const { steps } = await api.replay(this.id, eyes);
    this.steps = steps.map((step) => ({ ...step, log: step.log ?? [] }));
    await this.go(at);
  }

  async begin(): Promise<void> {
    try {
      const { steps, open, playable } = await api.replay(this.id);
      this.open = open ?? false;
      this.playable = playable ?? false;
      if (this.open) void this.loadNotes();
      this.steps = steps.map((step) => ({ ...step, log: step.log ?? [] }));
      const first = await this.frame(-1);
      await this.fetchBoard(first);
      const wish = Number(location.hash.slice(1));
      await this.go(wish > 0 ? steps.findLastIndex((step) => step.seq <= wish) : steps.length - 1);
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : t("trouble-network");
    } finally {
      this.loading = false;
    }
  }

  /** The game is told without them if they cannot be had. */
  private async loadNotes(): Promise<void> {
    try {
      this.notes = await api.thinking(this.id);
    } catch {
      this.notes = [];
    }
  }

  /** The number of a step by its place in the game, as people count them. */
  stepAt(seq: number): number {
    return this.steps.findLastIndex((step) => step.seq <= seq) + 1;
  }

  /** The time of the game at a step, in words; "" where it has none. */
  momentAt(seq: number): string {
    return this.steps[this.stepAt(seq) - 1]?.moment ?? "";
  }

  pickPlan(plan: number): void {
    this.picked = { note: this.note, plan };
  }

  toNote(index: number): void {
    const note = this.notes[index];
    if (!note) return;
    this.stop();
    void this.go(this.stepAt(note.seq) - 1);
  }

  /** A sentence without its pointers at the map. */
  plain(text: string): string {
    return bare(text, (key) => this.nameOf(key));
  }

  close(): void {
    this.stop();
  }

  private seqOf(index: number): number {
    return index < 0 ? 0 : (this.steps[index]?.seq ?? 0);
  }

  private frame(index: number): Promise<Bundle> {
    const seq = this.seqOf(index);
    let frame = this.frames.get(seq);
    if (!frame) {
      frame = api.replayStep(this.id, seq, this.eyes);
      frame.catch(() => this.frames.delete(seq));
      this.frames.set(seq, frame);
      if (this.frames.size > 300) this.frames.delete(this.frames.keys().next().value as number);
    }
    return frame;
  }

  async go(index: number): Promise<void> {
    const to = Math.max(-1, Math.min(this.steps.length - 1, Number.isFinite(index) ? index : -1));
    const before = this.at;
    this.at = to;
    try {
      const bundle = await this.frame(to);
      if (this.at !== to) return;
      this.show(bundle, Math.abs(to - before) === 1);
      for (const ahead of [to + 1, to + 2, to - 1])
        if (ahead >= -1 && ahead < this.steps.length) void this.frame(ahead).catch(() => undefined);
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : t("trouble-network");
    }
  }

  play(): void {
    if (this.playing) return this.stop();
    if (this.at >= this.steps.length - 1) void this.go(-1);
    this.playing = true;
    const next = async (): Promise<void> => {
      if (!this.playing) return;
      if (this.at >= this.steps.length - 1) return this.stop();
      await this.go(this.at + 1);
      const words = this.step?.log?.reduce((sum, entry) => sum + entry.text.length, 0) ?? 0;
      this.timer = window.setTimeout(() => void next(), 700 + Math.min(2200, words * 14));
    };
    void next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  jump(direction: 1 | -1): void {
    const found =
      direction > 0
        ? this.turning.find(({ index }) => index > this.at)
        : this.turning.findLast(({ index }) => index < this.at);
    if (found) void this.go(found.index);
  }
}

/** The film: what others did and what dice decided, one act at a time, at the pace the viewer sets. */
import { announcer } from "./announce.svelte";
import {
  beatsOf,
  developed,
  inkOf,
  lasts,
  LONGEST,
  quickened,
  type Beat,
  type Ink,
  type Pace,
  type Progress,
} from "./beats";
import { bare } from "./markup";
import { settings } from "./settings.svelte";
import type { Act, Film, Scene, Stage } from "./wire";

export interface Screen {
  /** Show the table as it was at a moment of the film. */
  show(scene: Scene, seq: number, moment: string): void;
  /** The film begins: keep the table as it is. */
  begun(): void;
  /** The film is over: show the table as it is. */
  ended(): void;
  /** Is this one of the viewer's own seats? */
  mine(seat: string): boolean;
  /** What the pace is kept under. */
  game(): string;
  /** What a thing or place is called. */
  nameOf(key: string): string;
}

export class Projector {
  acts = $state.raw<Act[]>([]);
  private beats = $state.raw<Beat[]>([]);
  private at = $state(-1);
  /** Does it run, be it paused? The viewer decides nothing meanwhile. */
  running = $state(false);
  paused = $state(false);
  /** It tells what happened while the viewer was away. */
  left = $state(false);
  /** At the pace of steps: it waits to be told to go on. */
  waits = $state(false);

  /** The viewer wants his own decision: what comes before it is not shown, but may be seen again. */
  hurries = false;

  private start: Scene | null = null;
  private opening = "";
  private timer = 0;
  /** The last beat of a part that is shown again; -1: all. */
  private until = -1;
  private begun = 0;

  constructor(private readonly screen: Screen) {}

  readonly pace = $derived.by((): Pace =>
    this.left ? slower(settings.pace(this.screen.game())) : settings.pace(this.screen.game()),
  );
  readonly beat = $derived(this.beats[this.at] ?? null);
  readonly act = $derived(this.beat ? (this.acts[this.beat.act] ?? null) : null);
  /** The stage that is shown: it stays till the next act, or till it is closed. */
  private closed = $state(false);
  readonly stage = $derived.by((): Stage | null => (this.closed ? null : (this.act?.stage ?? null)));
  readonly progress = $derived.by((): Progress => {
    const beat = this.beat;
    return {
      step: beat?.step ?? -1,
      lines: beat?.lines ?? 0,
      rolling: beat?.rolling ?? false,
      ended: beat?.ended ?? true,
      seq: beat?.seq ?? 0,
    };
  });
  /** The acts that have a dispatch: others', and what chance did by itself. */
  readonly dispatches = $derived(
    this.acts.map((act, index) => ({ act, index })).filter(({ act }) => !this.screen.mine(act.seat)),
  );
  private readonly numbers = $derived.by(() => {
    const found = this.acts.map(() => 0);
    this.dispatches.forEach(({ index }, n) => (found[index] = n + 1));
    return found;
  });
  /** The present act among the dispatches, from 0; -1: it has none. */
  readonly present = $derived((this.beat ? (this.numbers[this.beat.act] ?? 0) : 0) - 1);
  readonly ink = $derived.by((): Ink[] =>
    this.beat
      ? inkOf(this.acts, this.numbers, this.running || this.stage ? this.beat.act : this.acts.length, this.beat.seq)
      : [],
  );
  /** What share of the present act is over, for its dispatch. */
  readonly share = $derived.by((): number => {
    const beat = this.beat;
    if (!beat) return 0;
    const own = this.beats.filter((other) => other.act === beat.act);
    return own.length ? (own.indexOf(beat) + 1) / own.length : 1;
  });

  /** Milliseconds the film has taken so far, at most what a clock forgives. */
  get taken(): number {
    return Math.min(LONGEST, this.begun ? Date.now() - this.begun : 0);
  }

  /** The moment up to which the film is loaded. */
  get loaded(): number {
    return this.acts.at(-1)?.seq ?? 0;
  }

  /** Plays a film, or what is to be added to the one that runs. False if there is nothing to show. */
  play(film: Film, left = false): boolean {
    if (!film.scene || !film.acts.length) return this.running;
    if (this.running || this.hurries) {
      this.append(film);
      if (!this.running) this.at = this.beats.length - 1;
      return this.running;
    }
    this.acts = film.acts;
    this.start = film.scene;
    this.opening = film.moment;
    this.left = left;
    this.beats = this.cut(film.acts, 0, film.since);
    if (!this.beats.some((beat) => beat.ms > 0)) {
      this.clear();
      return false;
    }
    this.begun = Date.now();
    this.closed = false;
    this.running = true;
    this.paused = this.waits = false;
    this.until = -1;
    this.go(0);
    return true;
  }

  private cut(acts: Act[], from: number, since: number): Beat[] {
    return acts.flatMap((act, n) => beatsOf(act, from + n, since, this.screen.mine(act.seat), settings.reduced));
  }

  /** More has happened; an act that was under way goes on. */
  private append(film: Film): void {
    this.start ??= film.scene;
    const first = film.acts[0]?.first ?? Infinity;
    const kept = this.acts.filter((act) => act.first < first);
    const there = this.beats.filter(
      (beat) => beat.act < kept.length || (beat.act === kept.length && beat.seq <= film.since && !beat.ended),
    );
    this.acts = [...kept, ...film.acts];
    this.beats = [...there, ...this.cut(film.acts, kept.length, film.since)];
    this.at = Math.min(this.at, Math.max(0, there.length - 1));
  }

  private sceneAt(seq: number): { scene: Scene; moment: string } | null {
    let scene = this.start;
    let moment = this.opening;
    if (!scene) return null;
    for (const act of this.acts)
      for (const still of act.stills ?? []) {
        if (still.seq > seq) return { scene, moment };
        scene = developed(scene, still);
        moment = still.said || moment;
      }
    return { scene, moment };
  }

  private go(at: number): void {
    clearTimeout(this.timer);
    const before = this.beat;
    this.at = at;
    const beat = this.beats[at];
    if (!beat) return;
    if (!before || before.seq !== beat.seq || before.act > beat.act || at === 0) {
      const found = this.sceneAt(beat.seq);
      if (found) this.screen.show(found.scene, beat.seq, found.moment);
    }
    if (before?.act !== beat.act || (beat.ended && this.act?.stage)) this.speak(beat);
    this.wait(beat);
  }

  private speak(beat: Beat): void {
    const act = this.acts[beat.act];
    if (!act || beat.ms === 0) return;
    const told = beat.ended && act.stage?.outcome ? act.stage.outcome.replaceAll("**", "") : act.text;
    announcer.say(bare(told, (key) => this.screen.nameOf(key)));
  }

  private wait(beat: Beat): void {
    this.waits = this.pace === "step" && beat.stop;
    if (this.paused || this.waits) return;
    this.timer = window.setTimeout(() => this.forward(), lasts(beat, this.pace, quickened(this.beats, this.pace)));
  }

  private forward(): void {
    const last = this.until >= 0 ? this.until : this.beats.length - 1;
    if (this.at < last) this.go(this.at + 1);
    else this.end();
  }

  /** Enter: on to the next step, also before its time. */
  next(): void {
    if (!this.running) this.close();
    else {
      this.paused = false;
      this.forward();
    }
  }

  /** Space: to the end of the combat that is shown, else to the viewer's own decision. */
  skip(): void {
    const beat = this.beat;
    if (!beat || !this.running) return;
    const end = this.beats.findLastIndex((other) => other.act === beat.act);
    if (this.act?.stage && this.at < end) {
      this.paused = false;
      this.go(end);
    } else {
      this.hurries = this.until < 0;
      this.end();
    }
  }

  /** P: wait, or go on. */
  pause(): void {
    if (!this.running) return;
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (!this.paused && this.beat) this.wait(this.beat);
  }

  /** Another pace, from here on. */
  setPace(pace: Pace): void {
    this.left = false;
    settings.setPace(this.screen.game(), pace);
    clearTimeout(this.timer);
    if (this.running && this.beat) this.wait(this.beat);
  }

  /** A: an act once more, the last one if none is named. */
  again(index = this.last): void {
    const act = this.acts[index];
    if (!act) return;
    const before = this.beats.filter((beat) => beat.act < index);
    const own = beatsOf(act, index, act.first - 1, false, settings.reduced);
    this.beats = [...before, ...own, ...this.beats.filter((beat) => beat.act > index)];
    this.until = this.running && this.until < 0 ? -1 : before.length + own.length - 1;
    if (!this.running) this.screen.begun();
    this.running = true;
    this.closed = this.paused = false;
    this.at = -1;
    this.go(before.length);
  }

  /** The act that is shown again unless another is named: the last one of others or with a stage. */
  private get last(): number {
    const here = this.beat?.act ?? -1;
    if (this.acts[here]?.stage) return here;
    return this.acts.findLastIndex((act) => act.stage || !this.screen.mine(act.seat));
  }

  readonly repeatable = $derived(this.acts.some((act) => act.stage || !this.screen.mine(act.seat)));

  private end(): void {
    clearTimeout(this.timer);
    this.running = this.paused = this.waits = this.left = false;
    if (this.until < 0) this.at = this.beats.length - 1;
    this.until = -1;
    this.screen.ended();
  }

  /** Shut the stage that stands there; true if there was one. */
  close(): boolean {
    if (this.running || !this.stage) return false;
    this.closed = true;
    return true;
  }

  /** The viewer acts, or something else is shown: the film and its ink go. */
  clear(): void {
    clearTimeout(this.timer);
    this.running = this.paused = this.waits = this.left = this.closed = false;
    this.acts = [];
    this.beats = [];
    this.at = -1;
    this.start = null;
    this.begun = 0;
  }
}

/** What was missed is told at leisure. */
const slower = (pace: Pace): Pace => (pace === "normal" || pace === "fast" ? "slow" : pace);

/**
 * A thing in hand: dragged by its grips or stepped by keys. It knows no rule: what the hand does is asked, and what comes back
 * is drawn. One question is on its way at a time; while a hand drags, only its last place counts.
 */
import { announcer } from "./announce.svelte";
import type { Deed, Outcome, Point, Pose, PoseAsk } from "./api";

/** Milliseconds between two questions. */
const PACE = 26;
/** Steps of a key that is held down that may wait: the thing stops when the key is let go. */
const WAITING = 6;
/** Milliseconds of rest after which a drag is spoken. */
const QUIET = 450;

export type Step =
  | "forward" | "back" | "wheel-left" | "wheel-right" | "oblique-left" | "oblique-right"
  | "about-face" | "formation" | "snap" | "charge" | "undo-leg";

/** What keys do to the thing in hand. */
export const KEYS: Record<string, Step> = {
  ArrowUp: "forward",
  ArrowDown: "back",
  ArrowLeft: "wheel-left",
  ArrowRight: "wheel-right",
  "[": "oblique-left",
  "]": "oblique-right",
  t: "about-face",
  m: "formation",
  b: "snap",
  j: "charge",
};

export interface Asking {
  /** The answer to a question about the thing in hand; null if it may not be taken. */
  ask(question: PoseAsk): Promise<Pose | null>;
  send(deed: Deed): void;
  /** What may be taken now. */
  posable(): string[];
  trouble(error: unknown): void;
}

export class Hand {
  pose = $state.raw<Pose | null>(null);
  key = $state<string | null>(null);
  /** The grip that is being dragged. */
  dragging = $state<string | null>(null);
  /** Another way to stand under the pointer or the focus. */
  eyed = $state.raw<Outcome | null>(null);

  private queue: Partial<PoseAsk>[] = [];
  private busy = false;
  private last = 0;
  private turn = 0;
  private quiet = 0;

  constructor(private readonly table: Asking) {}

  may(key: string): boolean {
    return this.table.posable().includes(key);
  }

  take(key: string): void {
    if (this.key === key) return;
    this.drop();
    this.key = key;
    this.ask({});
  }

  drop(): void {
    this.key = null;
    this.pose = null;
    this.dragging = null;
    this.eyed = null;
    this.queue = [];
    this.turn++;
    clearTimeout(this.quiet);
  }

  /** The next thing that can be taken, in the order given; false at the end of them. */
  next(keys: string[], step: 1 | -1): boolean {
    const at = this.key ? keys.indexOf(this.key) : -1;
    const key = keys[at < 0 ? (step > 0 ? 0 : keys.length - 1) : at + step];
    if (key === undefined) return false;
    this.take(key);
    return true;
  }

  step(step: Step, pace: -1 | 0 | 1 = 0, repeated = false): void {
    if (!repeated || this.queue.length < WAITING) this.ask({ step, pace });
  }

  /** The last leg is taken back; with none left the thing is put down. False if nothing is in hand. */
  back(): boolean {
    if (!this.key) return false;
    if (!this.pose?.path) this.drop();
    else this.step("undo-leg");
    return true;
  }

  choose(outcome: Outcome): void {
    this.eyed = null;
    this.ask({ path: outcome.path });
  }

  point(target: string): void {
    this.ask({ target });
  }

  commit(deed: Deed | null | undefined = this.pose?.deed): void {
    if (deed) this.table.send(deed);
  }

  // ---- dragging ---------------------------------------------------------------------------------------------

  private base = "";
  private from: Point = [0, 0];
  /** Where the grip was then; not known before the first answer. */
  private held: Point | null = null;

  /** A grip is held at a point of the map. The body stands for the whole ghost. */
  hold(grip: string, at: Point): void {
    const found = this.pose?.grips?.find((candidate) => candidate.name === grip);
    this.dragging = grip;
    this.base = this.pose?.path ?? "";
    this.from = at;
    this.held = found?.at ?? null;
  }

  drag(at: Point, free: boolean): void {
    if (!this.dragging || !this.pose) return;
    this.held ??= [this.pose.ghost.x, this.pose.ghost.y];
    const to: Point = [this.held[0] + at[0] - this.from[0], this.held[1] + at[1] - this.from[1]];
    this.ask({ path: this.base, grip: this.dragging, at: to, free });
  }

  /** Two fingers have turned it so far. */
  twist(angle: number, free: boolean): void {
    if (this.dragging) this.ask({ path: this.base, grip: "turn", angle, free });
  }

  release(): void {
    this.dragging = null;
  }

  // ---- asking -----------------------------------------------------------------------------------------------

  private ask(question: Partial<PoseAsk>): void {
    if (!this.key) return;
    const last = this.queue.at(-1);
    if (question.grip && last?.grip) this.queue[this.queue.length - 1] = question;
    else this.queue.push(question);
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.queue.length && this.key) {
        const wait = this.last + PACE - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const question = this.queue.shift();
        if (!question || !this.key) break;
        this.last = performance.now();
        await this.answer(question, this.turn);
      }
    } finally {
      this.busy = false;
    }
    if (this.queue.length && this.key) void this.run();
  }

  private async answer(question: Partial<PoseAsk>, turn: number): Promise<void> {
    try {
      const key = this.key;
      if (!key) return;
      const pose = await this.table.ask({ key, path: this.pose?.path ?? "", ...question });
      if (turn !== this.turn) return;
      if (!pose) this.drop();
      else {
        const outcomes = pose.outcomes ?? this.pose?.outcomes;
        this.pose = outcomes ? { ...pose, outcomes } : pose;
        this.speak(pose, !!question.grip);
      }
    } catch (error) {
      if (turn !== this.turn) return;
      this.drop();
      this.table.trouble(error);
    }
  }

  private speak(pose: Pose, later: boolean): void {
    clearTimeout(this.quiet);
    if (later) this.quiet = window.setTimeout(() => announcer.say(pose.said), QUIET);
    else announcer.say(pose.said);
  }
}

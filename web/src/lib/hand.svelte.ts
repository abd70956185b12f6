/**
 * A thing in hand: dragged by its grips or stepped by keys. It knows no rule: what the hand does is asked, and what comes back
 * is drawn. One question is on its way at a time; while a hand drags, only its last place counts. What is wished meanwhile
 * waits its turn, and then counts from the last answer, not from what was drawn when a key was pressed or a grip was held.
 */
import { announcer } from "./announce.svelte";
import type { Deed, Outcome, Point, Pose, PoseAsk } from "./wire";

/** Milliseconds between two questions. */
const PACE = 26;
/** Steps of a key that is held down that may wait: the thing stops when the key is let go. */
const WAITING = 6;
/** Milliseconds of rest after which a drag is spoken. */
const QUIET = 450;

/** The step that every hand knows: what was done last is taken back. */
const UNDO = "undo";

export interface Asking {
  /** The answer to a question about the thing in hand; null if it may not be taken. */
  ask(question: PoseAsk): Promise<Pose | null>;
  send(deed: Deed): void;
  /** What may be taken now. */
  posable(): string[];
  trouble(error: unknown): void;
}

/** What the hand wants, asked for when its turn comes; null if there is nothing to ask. */
type Wish = () => Partial<PoseAsk> | null;

/** A grip held at a point of the map. Its path and its own place are known when its turn comes. */
interface Grasp {
  grip: string;
  from: Point;
  begun?: { path: string; at: Point };
}

export class Hand {
  pose = $state.raw<Pose | null>(null);
  key = $state<string | null>(null);
  /** What is moved together with it, as far as the answers so far say. */
  others = $state.raw<string[]>([]);
  private grasp = $state.raw<Grasp | null>(null);
  /** The grip that is being dragged. */
  readonly dragging = $derived(this.grasp?.grip ?? null);
  /** Another way to stand under the pointer or the focus. */
  eyed = $state.raw<Outcome | null>(null);

  /** Questions wait or are on their way: what is drawn is not the last word. */
  asking = $state(false);

  private queue: Wish[] = [];
  private last = 0;
  private turn = 0;
  private quiet = 0;

  constructor(private readonly table: Asking) {}

  may(key: string): boolean {
    return this.table.posable().includes(key);
  }

  take(key: string): void {
    if (this.key === key && !this.others.length) return;
    this.drop();
    this.key = key;
    this.wish(() => ({}));
  }

  /** Is it in hand, alone or with others? */
  holds(key: string): boolean {
    return this.key === key || this.others.includes(key);
  }

  /** One more to be moved together with what is in hand, or one less. */
  join(key: string): void {
    if (!this.key) return this.take(key);
    if (this.key === key) {
      const [next, ...rest] = this.others;
      if (next) this.together([next, ...rest]);
      return;
    }
    const { others } = this;
    const all = others.includes(key) ? others.filter((other) => other !== key) : [...others, key];
    this.together([this.key, ...all]);
  }

  /** These and no others, from where they stand. */
  together(keys: string[]): void {
    const [first, ...rest] = keys;
    if (!first) return;
    if (this.key !== first) {
      this.drop();
      this.key = first;
    }
    this.others = rest;
    this.wish(() => ({ path: "" }));
  }

  /** All that may be moved together with a thing. */
  line(key: string): void {
    this.take(key);
    this.wish(() => {
      this.others = [...this.others, ...(this.pose?.more ?? [])];
      return { path: "" };
    });
  }

  /** Only the first of them, from where it stands. */
  alone(): void {
    if (this.key) this.together([this.key]);
  }

  drop(): void {
    this.key = null;
    this.others = [];
    this.pose = null;
    this.carried = null;
    this.release();
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

  step(step: string, pace: -1 | 0 | 1 = 0, repeated = false): void {
    if (!repeated || this.queue.length < WAITING) this.wish(() => ({ step, pace }));
  }

  /** The last leg is taken back; with none left the thing is put down. False if nothing is in hand. */
  back(): boolean {
    if (!this.key) return false;
    this.wish(() => {
      if (this.pose?.path) return { step: UNDO };
      this.drop();
      return null;
    });
    return true;
  }

  choose(outcome: Outcome): void {
    this.eyed = null;
    this.wish(() => ({ path: outcome.path }));
  }

  point(target: string): void {
    this.wish(() => ({ target }));
  }

  /** A click on the ground, and on the place it belongs to: it goes there at once, if it may and no dice follow. */
  send(at: Point, target = ""): void {
    this.wish(() => ({ path: this.stood, at, ...(target ? { target } : { grip: "body" }) }));
    this.wish(() => {
      const deed = this.pose?.deed;
      if (deed && !deed.chance) this.table.send(deed);
      return null;
    });
  }

  /** From where it goes: what stands on the board begins there anew; what does not keeps how it would stand. */
  private get stood(): string {
    return this.pose && !this.pose.start ? this.pose.path : "";
  }

  /** What is given, or what the last answer comes to. */
  commit(given?: Deed): void {
    this.wish(() => {
      const deed = given ?? this.pose?.deed;
      if (deed) this.table.send(deed);
      return null;
    });
  }

  // ---- dragging ---------------------------------------------------------------------------------------------

  private pulling: Wish | null = null;

  /** A grip is held at a point of the map. The body stands for the whole ghost. */
  hold(grip: string, from: Point): void {
    this.grasp = { grip, from };
    this.pulling = null;
  }

  /** Something taken from beside the board: where it was pressed, and whether it has been carried away from there. */
  carried = $state.raw<{ x: number; y: number; away: boolean } | null>(null);

  /** It is carried over the board, and follows the pointer. */
  bring(at: Point, free: boolean): void {
    this.pull(() => ({ path: this.stood, grip: "body", at, free }));
  }

  drag(to: Point, free: boolean): void {
    const grasp = this.grasp;
    if (!grasp) return;
    this.pull(() => {
      const { path, at } = this.begun(grasp);
      return { path, grip: grasp.grip, at: [at[0] + to[0] - grasp.from[0], at[1] + to[1] - grasp.from[1]], free };
    });
  }

  /** Two fingers have turned it so far. */
  twist(angle: number, free: boolean): void {
    const grasp = this.grasp;
    if (grasp) this.pull(() => ({ path: this.begun(grasp).path, grip: "turn", angle, free }));
  }

  release(): void {
    this.grasp = null;
  }

  /** What the thing was like when its grip was held. */
  private begun(grasp: Grasp): { path: string; at: Point } {
    const ghost = this.pose?.ghost ?? { x: 0, y: 0 };
    const found = this.pose?.grips?.find((candidate) => candidate.name === grasp.grip);
    return (grasp.begun ??= { path: this.pose?.path ?? "", at: found?.at ?? [ghost.x, ghost.y] });
  }

  /** Only the last pull of a grasp counts. */
  private pull(wish: Wish): void {
    if (this.pulling && this.queue.at(-1) === this.pulling) this.queue.pop();
    this.pulling = wish;
    this.wish(wish);
  }

  // ---- asking -----------------------------------------------------------------------------------------------

  private wish(wish: Wish): void {
    if (!this.key) return;
    this.queue.push(wish);
    if (!this.asking) void this.run();
  }

  private async run(): Promise<void> {
    this.asking = true;
    try {
      while (this.queue.length) {
        const wait = this.last + PACE - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const question = this.queue.shift()?.();
        if (question) await this.answer(question, this.turn);
      }
    } finally {
      this.asking = false;
    }
  }

  private async answer(question: Partial<PoseAsk>, turn: number): Promise<void> {
    const key = this.key;
    if (!key) return;
    this.last = performance.now();
    try {
      const others = this.others.length ? { others: this.others } : {};
      const pose = await this.table.ask({ key, path: this.pose?.path ?? "", ...others, ...question });
      if (turn !== this.turn) return;
      if (!pose) this.drop();
      else {
        const outcomes = pose.outcomes ?? this.pose?.outcomes;
        this.pose = outcomes ? { ...pose, outcomes } : pose;
        this.others = (pose.members ?? []).map((member) => member.key).filter((other) => other !== key);
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

/**
 * The teacher at a table: which of his tasks are done, what is ringed, and how he shows it. A task is done when what it rings has
 * been clicked; he shows an answer by clicking it slowly, sends nothing, and takes it back.
 */
import { announcer } from "./announce.svelte";
import type { ChoosingStore } from "./choosing.svelte";
import { bare } from "./markup";
import { click, done, keep, nextClick, offerOf } from "./narrowing";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";
import type { Choice, LessonStep, LessonTask } from "./wire";

export const VERB = "verb:";
export const ANSWER = "answer:";
export const COMMIT = "commit";

/** Milliseconds the teacher points at one thing. */
const PACE = 1100;

export interface Ringed {
  number: number;
  at: string[];
  text: string;
  done: boolean;
}

/** Is this a button, not a thing of the table? */
export const isButton = (key: string): boolean => key === COMMIT || key.startsWith(VERB) || key.startsWith(ANSWER);

/** Words that point at a thing; the table names it. */
const pointer = (key: string): string => `\uE000${key}\uE001\uE002`;

export class Teaching {
  /** What the teacher points at while he shows an answer. */
  pulse = $state<string | null>(null);
  /** How many steps back the learner reads again. */
  private backwards = $state(0);
  private heard = $state.raw<LessonStep[]>([]);
  private showing = 0;

  constructor(private readonly table: ChoosingStore) {}

  readonly lesson = $derived.by((): LessonStep | null => this.table.bundle?.lesson ?? null);
  /** A step that is read again; null: the present one is read. */
  readonly again = $derived(this.backwards ? (this.heard.at(-1 - this.backwards) ?? null) : null);
  readonly earlier = $derived(this.heard.length > this.backwards + 1);

  readonly tasks = $derived.by((): Ringed[] => {
    const { lesson, table } = this;
    if (!lesson || !table.deciding) return [];
    const tasks = (lesson.tasks ?? []).map((task, i) => ({
      number: i + 1,
      at: task.at,
      text: task.text || this.named(task),
      done: !!task.done || task.at.some((key) => this.clicked(key)),
    }));
    const next = this.next;
    if (!next || !tasks.length || !tasks.every((task) => task.done)) return tasks;
    return [...tasks, { number: tasks.length + 1, at: [next], text: this.named({ at: [next] }), done: false }];
  });

  /** The answer he shows, if it is listed. */
  private readonly option = $derived.by((): Choice | null => {
    const show = this.lesson?.show;
    return this.table.options.find((option) => option.action === show) ?? null;
  });

  /** The click that comes next on the way to his answer. */
  private readonly next = $derived.by((): string | null => {
    const { table, option } = this;
    if (table.armed || table.hand.key) return COMMIT;
    return option && table.narrowed.remaining.includes(option) ? nextClick(table.narrowed, option) : null;
  });

  /** Numbers by what they ring. */
  private readonly numbers = $derived.by(() => {
    const found = new Map<string, number>();
    for (const task of this.tasks)
      if (!task.done) for (const key of task.at) if (!found.has(key)) found.set(key, task.number);
    return found;
  });

  /** Things on the board and in the panels that are ringed. */
  readonly things = $derived([...this.numbers].filter(([key]) => !isButton(key)));
  /** What comes first: it should be in sight. */
  readonly first = $derived(this.pulse ?? this.tasks.find((task) => !task.done)?.at[0] ?? null);

  /** The number on a thing's ring; nothing if it is not ringed. */
  ring(key: string): number | undefined {
    return this.numbers.get(key);
  }

  /** The number on the ring of a button for a verb, for one answer, or both. */
  ringOf(verb: string | null, action: string | null): number | undefined {
    return (
      (action ? this.ring(ANSWER + action) : undefined) ??
      (verb ? this.ring(VERB + verb) : undefined) ??
      (verb && !action ? this.behind(verb) : undefined)
    );
  }

  /** A verb behind whose button the answer lies that is ringed. */
  private behind(verb: string): number | undefined {
    for (const [key, number] of this.numbers)
      if (key.startsWith(ANSWER) && key.slice(ANSWER.length).split(" ")[0] === verb) return number;
    return undefined;
  }

  private clicked(key: string): boolean {
    const { path, narrowed, armed, hand } = this.table;
    if (key === COMMIT) return false;
    if (key.startsWith(ANSWER)) return armed?.action === key.slice(ANSWER.length);
    if (key.startsWith(VERB)) {
      const verb = key.slice(VERB.length);
      return armed?.verb === verb || (path.length > 0 && narrowed.verbs.length === 1 && narrowed.verbs[0] === verb);
    }
    if (hand.key) return hand.key === key;
    return armed?.names.includes(key) || (path.length > 0 && narrowed.chosen.has(key));
  }

  /** A task without words of its own: the name of what it rings. */
  private named(task: LessonTask): string {
    const [key = ""] = task.at;
    if (key === COMMIT) return t("lesson-task-commit");
    return t(isButton(key) ? "lesson-task-button" : "lesson-task-thing", { name: pointer(key) });
  }

  /** A new position: what was said is kept for those who want to read it again. */
  heed(lesson: LessonStep | null): void {
    this.stop();
    this.backwards = 0;
    const last = this.heard.at(-1);
    if (!lesson || last?.text === lesson.text) return;
    const before = this.heard.findLastIndex((step) => step.text === lesson.text && step.step === lesson.step);
    // an action was taken back, and its words with it
    this.heard =
      before >= 0 && last && lesson.step <= last.step ? this.heard.slice(0, before + 1) : [...this.heard, lesson];
  }

  /** One step back: what can be taken back is, else it is only read again. */
  back(): void {
    if (this.table.bundle?.undo.class === "free") void this.table.undo();
    else if (this.earlier) this.backwards++;
  }

  forward(): void {
    this.backwards = 0;
  }

  // ---- showing ----------------------------------------------------------------------------------------------

  /** True if there is something to show. */
  get canShow(): boolean {
    return this.table.deciding && this.tasks.length > 0;
  }

  stop(): void {
    this.showing++;
    this.pulse = null;
  }

  /** Does it slowly, and takes it back. */
  async show(): Promise<void> {
    const { table } = this;
    if (!this.canShow || this.pulse) return this.stop();
    this.backwards = 0;
    const mine = ++this.showing;
    while (table.back()) if (table.hand.key) break;
    const tasks = this.tasks.map((task) => ({ ...task }));
    for (const task of tasks) {
      const key = task.at.find((candidate) => !candidate.startsWith(VERB)) ?? task.at[0];
      if (!key || task.done) continue;
      this.pulse = key;
      announcer.say(bare(task.text));
      await new Promise((resolve) => setTimeout(resolve, settings.reduced ? 2 * PACE : PACE));
      if (mine !== this.showing) return;
      if (!this.press(key)) break;
    }
    await new Promise((resolve) => setTimeout(resolve, PACE));
    if (mine !== this.showing) return;
    table.path = [];
    this.stop();
  }

  /** A click that leads on, but not to an act. */
  private press(key: string): boolean {
    const { table } = this;
    if (table.hand.may(key)) return true;
    const verb = key.startsWith(VERB) ? key.slice(VERB.length) : null;
    if (isButton(key) && verb === null) return true;
    const path = verb === null ? click(table.options, table.path, key) : [...table.path, { verb }];
    if (!path || done(table.options, path) || !keep(table.options, path).length) return true;
    table.path = path;
    return true;
  }

  /** What a button says, as it stands or as it would stand. */
  buttonName(key: string): string {
    if (key === COMMIT) return "Enter";
    const verb = key.startsWith(VERB) ? key.slice(VERB.length) : key.slice(ANSWER.length).split(" ")[0];
    const action = key.startsWith(ANSWER) ? key.slice(ANSWER.length) : null;
    return (
      offerOf(this.table.narrowed, verb ?? "", action)?.label ??
      this.table.options.find((o) => o.action === action)?.label ??
      ""
    );
  }
}

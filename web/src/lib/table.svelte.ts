/** One table as its viewer sees it: the bundle, the narrowing, what is asked about, what moved. */
import { announcer } from "./announce.svelte";
import {
  ApiError,
  api,
  type Board,
  type Bundle,
  type Deed,
  type Entry,
  type Inspection,
  type Item,
  type NewTable,
  type Odds,
  type Option,
  type Panel,
  type Place,
  type Point,
  type Pose,
  type PoseAsk,
  type Seat,
  type Standing,
  type Why,
} from "./api";
import { placeId, placeKey, way } from "./geometry";
import { Hand } from "./hand.svelte";
import { Live, type Message } from "./live";
import { bare } from "./markup";
import { BUTTONS, click, done, keep, kindOf, meant, narrow, wanted, type Choice, type Narrowed, type Step } from "./narrowing";
import { settings } from "./settings.svelte";
import { tap } from "./sound";
import { listed, t, words } from "./words.svelte";

export interface Asked {
  /** The thing that is not an option. */
  key: string;
  title: string;
  reason: string;
  clause: string;
  /** Where the reason lies, if it is a place. */
  place: string | null;
}

export interface Trace {
  from: Point;
  to: Point;
  side: string;
}

export interface Motion {
  key: string;
  way: Point[];
  long: boolean;
}

/** An act that the table did not take. */
class Unwanted extends Error {
  constructor(
    message: string,
    readonly clause: string | null,
  ) {
    super(message);
  }
}

const EMPTY: Narrowed = narrow([], [], () => false);
const boards = new Map<string, Board>();

/** Milliseconds from the board to what stands beside it. */
const ASIDE = 40;
/** Milliseconds after which an answer is late. */
const SLOW = 120;

/** An act sent from a thing in hand, as if it had been listed. */
const asOption = ({ action, label, clause = "", chance = false }: Deed): Option => ({ action, verb: action.split(" ")[0] ?? "", label, names: [], clause, chance });

/** The things of a scene; what has not changed is the very thing it was, so that nothing of it is drawn anew. */
function settled(items: Item[], before: Map<string, Item>): Item[] {
  return items.map((item) => {
    const old = before.get(item.key);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}

/** What a viewer needs to draw a scene: shared by the table and the replay. */
export class SceneStore {
  bundle = $state.raw<Bundle | null>(null);
  board = $state.raw<Board | null>(null);
  /** What stands beside the board. It is drawn a frame later, so that the answer to a click is seen at once. */
  panels = $state.raw<Panel[]>([]);
  /** The step that is shown beside the board. */
  told = $state(0);
  /** Things that fade away. */
  leaving = $state.raw<Item[]>([]);
  /** Things on their way, for the board to animate; a new list for every change. */
  motions = $state.raw<Motion[]>([]);
  /** What the other side did since you last acted. */
  trace = $state.raw<Trace[]>([]);
  hovered = $state<string | null>(null);
  /** Named in the log under the pointer. */
  lit = $state<string | null>(null);
  /** Asked to be shown: the board pans there. */
  centred = $state.raw<{ key: string } | null>(null);
  inspection = $state.raw<Inspection | null>(null);
  rulesAt = $state.raw<{ clause: string | null } | null>(null);

  readonly items = $derived(new Map((this.bundle?.scene?.items ?? []).map((item) => [item.key, item])));
  readonly places = $derived(new Map((this.board?.places ?? []).map((place) => [place.id, place])));
  readonly byPlace = $derived.by(() => {
    const found = new Map<string, Item[]>();
    for (const item of this.bundle?.scene?.items ?? []) {
      const id = placeId(item.place);
      const list = found.get(id);
      if (list) list.push(item);
      else found.set(id, [item]);
    }
    return found;
  });

  /** Things by the name options use for them, where several are alike. */
  readonly alike = $derived.by(() => {
    const found = new Map<string, Item[]>();
    for (const item of this.bundle?.scene?.items ?? [])
      if (item.same) {
        const list = found.get(item.same);
        if (list) list.push(item);
        else found.set(item.same, [item]);
      }
    return found;
  });

  /** Things that are marks on other things (the cubes of a chip). */
  readonly holders = $derived(
    new Map(
      (this.bundle?.scene?.items ?? []).flatMap((item) =>
        (item.marks ?? []).flatMap((mark): [string, Item][] => (mark.key && mark.key !== item.key ? [[mark.key, item]] : [])),
      ),
    ),
  );

  protected inspected = new Map<string, Inspection>();
  protected inspecting = "";

  readonly onBoard = (key: string): boolean =>
    this.items.has(key) || this.alike.has(key) || (key.startsWith("place:") && this.places.has(placeId(key)));

  /** The thing on the board a key names: its own, or the first of those that are alike. */
  readonly thing = (key: string): Item | undefined => this.items.get(key) ?? this.alike.get(key)?.[0];

  /** Things of one sort are chosen in one place of an act: lines are another sort of place. */
  readonly sortOf = (key: string): string => (key.startsWith("place:") && this.places.get(placeId(key))?.line ? "line" : kindOf(key));

  nameOf(key: string): string {
    const item = this.thing(key) ?? this.holders.get(key);
    if (item) return item.name || item.text || "";
    return this.places.get(placeId(key))?.name ?? "";
  }

  /** Where a thing is on the map. */
  spot(key: string): Point | null {
    const item = this.thing(key);
    if (item) return [item.x, item.y];
    return this.places.get(placeId(key))?.centre ?? null;
  }

  placeOf(key: string): Place | null {
    const item = this.thing(key) ?? this.holders.get(key);
    return this.places.get(placeId(item ? item.place : key)) ?? null;
  }

  centre(key: string): void {
    if (this.spot(key)) this.centred = { key };
  }

  showRule(clause: string | null): void {
    this.rulesAt = { clause };
  }

  protected async fetchBoard(bundle: Bundle): Promise<void> {
    const hash = `${bundle.scene.board} ${words.language}`;
    if (this.board && boards.get(hash) === this.board) return;
    let board = boards.get(hash);
    if (!board) {
      board = await api.board(bundle.game, bundle.scene.board);
      boards.set(hash, board);
    }
    this.board = board;
  }

  /** Facts and overlays of a thing, asked for once per position. */
  async inspect(key: string | null): Promise<void> {
    if (!key || !this.bundle) {
      this.inspecting = "";
      this.inspection = null;
      return;
    }
    this.inspecting = key;
    const known = this.inspected.get(key);
    if (known) {
      this.inspection = known;
      return;
    }
    try {
      const found = await api.inspect(this.bundle.table, key);
      if (!found) return;
      this.inspected.set(key, found);
      if (this.inspecting === key) this.inspection = found;
    } catch {
      if (this.inspecting === key) this.inspection = null;
    }
  }

  /** Shows a new position; what moved, came or went is told to the board. */
  protected show(bundle: Bundle, animate: boolean): void {
    const before = this.items;
    const previous = this.bundle;
    this.bundle = bundle.scene ? { ...bundle, scene: { ...bundle.scene, items: settled(bundle.scene.items, before) } } : bundle;
    if (previous && animate && previous.seq === bundle.seq && previous.seat === bundle.seat && previous.hidden === bundle.hidden) return;
    this.inspected.clear();
    this.inspection = null;
    const others = previous?.seat !== bundle.seat || previous?.hidden !== bundle.hidden; // what one player knows must go at once
    this.beside(!previous || !animate || others);
    const board = this.board;
    if (!previous?.scene || !bundle.scene || !board || !animate) {
      this.motions = [];
      this.leaving = [];
      return;
    }
    const motions: Motion[] = [];
    for (const item of bundle.scene.items) {
      const old = before.get(item.key);
      if (!old || (old.x === item.x && old.y === item.y)) continue;
      const points = way(board, old, item);
      motions.push({ key: item.key, way: points, long: points.length > 3 });
    }
    const after = this.items;
    this.leaving = [...before.values()].filter((item) => !after.has(item.key));
    this.motions = motions;
  }

  /** Brings what stands beside the board up to date: now, or when the board has been drawn. */
  private beside(now: boolean): void {
    if (now) this.catchUp();
    else requestAnimationFrame(() => setTimeout(() => this.catchUp(), ASIDE));
  }

  protected catchUp(): void {
    this.panels = this.bundle?.scene?.panels ?? [];
    this.told = this.bundle?.seq ?? 0;
  }
}

export class TableStore extends SceneStore {
  connection = $state<"connecting" | "live" | "lost">("connecting");
  /** The log as it is shown; ``heard`` may already hold more. */
  log = $state.raw<Entry[]>([]);
  private heard: Entry[] = [];
  /** Why the table cannot be shown at all. */
  trouble = $state<string | null>(null);
  path = $state.raw<Step[]>([]);
  /** An act that rolls dice waits for Enter or the green button. */
  armed = $state.raw<Option | null>(null);
  odds = $state.raw<Odds | null>(null);
  oddsOpen = $state(false);
  asked = $state.raw<Asked | null>(null);
  /** An answer is awaited, and late: the page says so. */
  busy = $state(false);
  /** An answer is awaited: nothing else may be sent. */
  sending = $state(false);
  notice = $state.raw<{ text: string; clause: string | null } | null>(null);
  fanned = $state<string | null>(null);
  unread = $state(0);
  resultSeen = $state(false);
  /** When the seat to decide began to think, by this clock. */
  since = $state(Date.now());

  readonly options = $derived(this.bundle?.options ?? []);
  readonly deciding = $derived(
    !!this.bundle && this.options.length > 0 && !this.bundle.over && !this.bundle.paused && !this.bundle.hidden,
  );
  readonly narrowed = $derived(
    this.deciding ? narrow(this.options, this.path, this.onBoard, this.bundle?.verbs ?? {}, this.sortOf) : EMPTY,
  );
  readonly side = $derived(this.seat(this.bundle?.decision?.seat ?? "")?.side ?? "");
  readonly mine = $derived(this.seat(this.bundle?.seat ?? ""));

  /** The thing in hand, on a table without places. */
  readonly hand = new Hand({
    ask: (question) => this.posed(question),
    send: (deed) => this.deed(deed),
    posable: () => (this.deciding ? (this.bundle?.posable ?? []) : []),
    trouble: (error) => {
      const text = error instanceof Unwanted || error instanceof ApiError ? error.message : t("not-sent");
      this.notice = { text, clause: null };
    },
  });

  private live: Live | null = null;
  /** Questions about the thing in hand that are on their way. */
  private posing = new Map<number, (answer: Pose | Error | null) => void>();
  /** An act sent over the live line, and what ends the wait for its answer. */
  private pending: { id: number; end: (answer: unknown) => void } | null = null;
  private acts = 0;
  private oddsKnown = new Map<string, Promise<Odds | null>>();
  private whyKnown = new Map<string, Promise<Why>>();

  constructor(readonly id: string) {
    super();
  }

  async open(token: string | null): Promise<void> {
    try {
      const bundle = token ? await api.join(this.id, token) : await api.table(this.id);
      this.take(bundle, true);
      this.recall();
      addEventListener("pagehide", this.remember);
      this.connect();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : t("trouble-network");
    }
  }

  close(): void {
    this.live?.close();
    this.pending?.end(null);
    removeEventListener("pagehide", this.remember);
    this.remember();
  }

  private connect(): void {
    this.live?.close();
    this.pending?.end(null);
    this.live = new Live(this.id, {
      message: (message) => this.hear(message),
      state: (state) => {
        this.connection = state;
        if (state === "lost") {
          this.pending?.end(new TypeError());
          for (const end of this.posing.values()) end(new TypeError());
        }
      },
      gone: () => (this.trouble ??= t("trouble-gone")),
      since: () => this.bundle?.seq ?? 0,
    });
  }

  private recall(): void {
    try {
      this.seenBefore = Number(localStorage.getItem(`longroll.seen.${this.id}`) ?? 0);
    } catch {
      this.seenBefore = 0;
    }
  }

  /** Where the replay begins: at what was missed, else at the end. */
  get replayAddress(): string {
    const missed = this.seenBefore > 0 && this.seenBefore < (this.bundle?.seq ?? 0);
    return `/table/${this.id}/replay${missed ? `#${this.seenBefore}` : ""}`;
  }

  /** The last step seen here before this visit, for the replay of what was missed. */
  seenBefore = 0;
  private readonly remember = (): void => {
    try {
      if (this.bundle) localStorage.setItem(`longroll.seen.${this.id}`, String(this.bundle.seq));
    } catch {
      // then the replay starts at its end
    }
  };

  /** Everything again, in another language. */
  async refresh(): Promise<void> {
    if (!this.bundle) return;
    const bundle = await api.table(this.id);
    this.take(bundle, true);
    this.connect();
  }

  seat(id: string): Seat | null {
    return this.bundle?.seats.find((seat) => seat.id === id) ?? null;
  }

  private hear(message: Message): void {
    switch (message.type) {
      case "bundle": {
        const before = this.bundle?.seq;
        this.take(message, false);
        if (message.seq !== before) this.pending?.end(null);
        break;
      }
      case "presence":
        if (this.bundle) this.bundle = { ...this.bundle, seats: message.seats };
        break;
      case "pose":
        this.posing.get(message.id)?.(message.pose);
        break;
      case "refused": {
        const text = message.code === "stale" ? t("stale") : (message.reason ?? "");
        const posed = typeof message.id === "number" ? this.posing.get(message.id) : undefined;
        if (posed) {
          posed(new Unwanted(text, message.clause ?? null));
          break;
        }
        if (this.pending?.id === message.id) this.pending?.end(new Unwanted(text, message.clause ?? null));
        else this.notice = { text, clause: message.clause ?? null };
        break;
      }
      case "error":
        this.notice = { text: message.message, clause: null };
        break;
      default:
        break;
    }
  }

  /** A bundle from the server; ``whole`` if its log is complete. */
  private take(bundle: Bundle, whole: boolean): void {
    const before = this.bundle;
    if (before && bundle.seq < before.seq) return;
    const first = !before;
    if (bundle.scene && (!this.board || before?.scene?.board !== bundle.scene.board || whole))
      void this.fetchBoard(bundle).catch(() => (this.trouble ??= t("trouble-network")));
    const moved = !before || bundle.seq !== before.seq || bundle.seat !== before.seat || bundle.hidden !== before.hidden;
    if (moved) {
      this.hand.drop();
      this.path = [];
      this.picked = {};
      this.armed = null;
      this.odds = null;
      this.oddsOpen = false;
      this.asked = null;
      this.notice = null;
      this.fanned = null;
      this.oddsKnown.clear();
      this.whyKnown.clear();
      this.since = Date.now() - 1000 * (bundle.decision?.waited ?? 0);
    }
    const wasMine = this.deciding;
    this.tell(bundle, whole);
    const actor = before?.decision?.seat;
    this.show(bundle, !first && !whole);
    if (moved && !first) this.follow(actor ?? null);
    if (moved && !first && this.deciding && !wasMine && settings.sound) tap();
    if (moved && bundle.decision && !bundle.hidden) this.announce();
    if (moved && bundle.over && bundle.result) announcer.say(bundle.result.text);
  }

  /** The log grows; after an undo only what was before it is kept. */
  private tell(bundle: Bundle, whole: boolean): void {
    const entries = bundle.log ?? [];
    const known = new Set(this.heard.map((entry) => entry.seq));
    const kept = whole || !this.bundle ? 0 : (bundle.kept ?? 0);
    if (!kept) this.heard = entries;
    else if (entries.length || this.heard.some((entry) => entry.seq > kept))
      this.heard = [...this.heard.filter((entry) => entry.seq <= kept), ...entries].slice(-1000);
    if (!whole) this.unread += entries.filter((entry) => !known.has(entry.seq)).length;
  }

  protected override catchUp(): void {
    super.catchUp();
    this.log = this.heard;
  }

  /** Lines from where to where for what the other side did, until you act. */
  private follow(actor: string | null): void {
    const other = actor !== null && this.seat(actor)?.kind !== "me";
    if (!other) {
      this.trace = [];
      return;
    }
    const lines: Trace[] = [];
    for (const motion of this.motions) {
      const item = this.items.get(motion.key);
      const [from] = motion.way;
      const to = motion.way.at(-1);
      if (item && from && to && motion.way.length > 2) lines.push({ from, to, side: item.side ?? "" });
    }
    if (lines.length) this.trace = [...this.trace, ...lines].slice(-8);
  }

  private announce(): void {
    const decision = this.bundle?.decision;
    if (!decision) return;
    announcer.say(bare([decision.prompt, decision.question].filter(Boolean).join(" ").replaceAll("**", "")));
  }

  // ---- narrowing ------------------------------------------------------------------------------------------

  /** A click on a spot: the thing itself first, then what it stands for. */
  touch(key: string): void {
    if (!this.deciding || this.sending) return;
    this.notice = null;
    if (this.hand.may(key)) {
      this.hand.take(key);
      return;
    }
    if (this.hand.key) {
      this.hand.point(key);
      return;
    }
    const keys = this.spellings(key);
    const target = wanted(this.narrowed, keys) ?? keys.find((candidate) => this.isStep(candidate)) ?? null;
    if (target === null) {
      const sole = this.sole(key);
      if (sole) this.decide(sole);
      if (keys.some((candidate) => this.narrowed.chosen.has(candidate))) return;
      const inside = this.inside(key);
      if (inside.length === 1 && inside[0]) this.touch(inside[0]);
      else if (inside.length > 1) this.fanned = this.fanned === key ? null : key;
      else void this.whyNot(key);
      return;
    }
    const path = click(this.options, this.path, target);
    if (!path) return;
    if (this.items.get(key)?.same === target) this.picked = { ...this.picked, [target]: key };
    this.walk(path);
  }

  /** Of things that are alike, the one that was clicked. */
  picked = $state.raw<Record<string, string>>({});

  /** Is this very thing the chosen one? */
  isChosen(item: Item): boolean {
    const name = item.same || item.key;
    if (!this.narrowed.chosen.has(name)) return false;
    return !item.same || (this.picked[name] ?? this.alike.get(name)?.[0]?.key) === item.key;
  }

  /** The keys one spot answers to: a piece also speaks for its place. */
  spellings(key: string): string[] {
    const item = this.items.get(key) ?? this.holders.get(key);
    if (item?.same) return [item.same, placeKey(item.place)];
    return item ? [...new Set([key, item.key, placeKey(item.place)])] : [key];
  }

  private isStep(key: string): boolean {
    return this.path.some((step) => "key" in step && step.key === key);
  }

  /** Things in a place that may be chosen now, if the place itself may not. */
  private inside(key: string): string[] {
    if (!key.startsWith("place:")) return [];
    const { next, instead } = this.narrowed;
    const items = [...new Set((this.byPlace.get(placeId(key)) ?? []).map((item) => item.same || item.key))];
    const now = items.filter((candidate) => next.has(candidate));
    return now.length ? now : items.filter((candidate) => instead.has(candidate));
  }

  choose(choice: Choice): void {
    if (this.sending) return;
    this.notice = null;
    if (choice.option) this.decide(choice.option);
    else if (choice.step) this.walk([...this.path, choice.step]);
  }

  private walk(path: Step[]): void {
    this.asked = null;
    this.fanned = null;
    this.armed = null;
    this.oddsOpen = false;
    const one = done(this.options, path);
    if (one && !one.chance) {
      this.actAlong(one, path);
      return;
    }
    this.path = path;
    if (one) this.decide(one);
    else if (path.length) announcer.say(this.sentence.replaceAll("**", ""));
  }

  /** The answer is mostly there before the choice could be drawn; if it is slow, the choice is shown meanwhile. */
  private actAlong(option: Option, path: Step[]): void {
    const seq = this.bundle?.seq;
    const timer = window.setTimeout(() => {
      if (this.bundle?.seq === seq) this.path = path;
    }, SLOW);
    void this.send(option).finally(() => clearTimeout(timer));
  }

  /** An act is chosen: done at once, unless dice follow. */
  decide(option: Option): void {
    this.asked = null;
    if (option.chance && this.armed !== option) {
      this.armed = option;
      void this.showOdds(option);
      announcer.say(`${option.label}. ${t("press-enter")}`);
    } else void this.send(option);
  }

  /** The order of a stack is changed, if that is an option for what has attention. True if it was. */
  swap(): boolean {
    const swaps = this.deciding ? this.options.filter((option) => option.verb === "swap") : [];
    const keys = [...this.narrowed.chosen, ...(this.hovered ? [this.hovered] : []), document.activeElement?.getAttribute("data-key") ?? ""];
    const places = new Set(keys.map((key) => this.placeOf(key)?.id).filter(Boolean));
    const option = swaps.find((candidate) => candidate.names.some((key) => places.has(this.placeOf(key)?.id))) ?? (swaps.length === 1 ? swaps[0] : undefined);
    if (option) this.decide(option);
    return !!option;
  }

  commit(): void {
    if (this.hand.key) this.hand.commit();
    else if (this.armed) void this.send(this.armed);
    else if (this.narrowed.choices.length === 1 && this.narrowed.next.size === 0) {
      const [only] = this.narrowed.choices;
      if (only) this.choose(only);
    }
  }

  /** One click back; true if there was anything to take back. */
  back(): boolean {
    if (this.asked) this.asked = null;
    else if (this.fanned) this.fanned = null;
    else if (this.notice) this.notice = null;
    else if (this.hand.key && this.oddsOpen) this.oddsOpen = false;
    else if (this.hand.back()) return true;
    else if (this.armed) {
      this.armed = null;
      this.oddsOpen = false;
      while (this.path.length && done(this.options, this.path)) this.path = this.path.slice(0, -1);
    } else if (this.oddsOpen) this.oddsOpen = false;
    else if (this.path.length) {
      this.path = this.path.slice(0, -1);
      while (this.path.length && done(this.options, this.path)) this.path = this.path.slice(0, -1);
    } else return false;
    return true;
  }

  /** What a focused or hovered thing would lead to, if it is one act. */
  leadsTo(key: string): Option | null {
    const target = wanted(this.narrowed, this.spellings(key));
    if (!target) return null;
    const path = click(this.options, this.path, target);
    return path ? done(this.options, path) : null;
  }

  /** The only act there is, if it names this thing. */
  private sole(key: string): Option | null {
    const [only, ...others] = this.narrowed.remaining;
    if (!only || others.length || this.armed || this.path.length) return null;
    return this.spellings(key).some((spelling) => only.names.includes(spelling)) ? only : null;
  }

  /** May this thing be clicked now? */
  legal(key: string): boolean {
    return wanted(this.narrowed, this.spellings(key)) !== null || this.inside(key).length > 0 || this.sole(key) !== null;
  }

  /** Height of the strip of choices, which covers the top of the board. */
  stripHeight = $state(0);
  /** Up to three short buttons stand in the prompt, up to nine in a strip beneath it, more in a list. */
  readonly choicesIn = $derived.by((): "none" | "bar" | "strip" | "list" => {
    const choices = this.armed || this.hand.key ? [] : this.narrowed.choices;
    if (!choices.length) return "none";
    if (choices.length > BUTTONS) return "list";
    return choices.length <= 3 && choices.reduce((sum, choice) => sum + choice.label.length, 0) <= 64 ? "bar" : "strip";
  });

  /** What has been said so far, and the question that is left; the question between two stars. */
  readonly sentence = $derived.by((): string => {
    const decision = this.bundle?.decision;
    if (!decision) return "";
    if (this.hand.pose) return this.hand.pose.sentence;
    if (this.armed) return `**${t("ask-commit", { label: this.armed.label.replace(/[.?!]$/, "") })}**`;
    if (this.path.length === 0) return [decision.prompt, decision.question ? `**${decision.question}**` : ""].filter(Boolean).join(" ");
    const { verbs, next, remaining } = this.narrowed;
    const [verb] = verbs;
    const names = this.path
      .flatMap((step) => ("key" in step ? [this.nameOf(step.key) || this.markName(step.key)] : []))
      .filter(Boolean);
    const list = listed(names);
    const label = verbs.length === 1 && verb ? (this.bundle?.verbs[verb] ?? "") : "";
    const said =
      label && list ? t("narrowed", { verb: label, names: list }) : label ? t("narrowed-verb", { verb: label }) : t("narrowed-verb", { verb: list });
    const [first] = next.keys();
    const question =
      verbs.length > 1 && this.narrowed.choices.length > 0
        ? t("question-what")
        : first === undefined
          ? t("question-how", { count: remaining.length })
          : first.startsWith("place:")
            ? t("question-where")
            : t("question-which");
    return `${said} **${question}**`;
  });

  /** The words of a thing in hand (a mark in a panel). */
  markName(key: string): string {
    for (const panel of this.bundle?.scene.panels ?? [])
      for (const row of panel.rows ?? []) {
        for (const mark of row.marks ?? []) if (mark.key === key) return mark.text ?? "";
        for (const card of row.cards ?? []) if (card.key === key) return card.title ?? "";
      }
    return "";
  }

  // ---- asking ---------------------------------------------------------------------------------------------

  prefetchOdds(option: Option | null): void {
    if (option?.chance) void this.oddsOf(option);
  }

  private oddsOf(option: Option): Promise<Odds | null> {
    let odds = this.oddsKnown.get(option.action);
    if (!odds) {
      odds = api.odds(this.id, option.action);
      odds.catch(() => this.oddsKnown.delete(option.action));
      this.oddsKnown.set(option.action, odds);
    }
    return odds;
  }

  async showOdds(option: Option): Promise<void> {
    this.oddsOpen = true;
    this.odds = null;
    try {
      const odds = await this.oddsOf(option);
      if (this.armed === option || this.oddsOpen) this.odds = odds;
      if (odds) announcer.say(`${odds.percent} % ${odds.of}`);
    } catch {
      this.odds = null;
    }
  }

  /** Why is this thing no option? One sentence and its clause. */
  async whyNot(key: string): Promise<void> {
    if (!this.bundle || !this.deciding || this.legal(key)) return;
    if (this.spellings(key).some((spelling) => this.narrowed.chosen.has(spelling))) return;
    const seq = this.bundle.seq;
    // the thing itself, or what it stands for: whichever is of the kind that is asked for now
    const kinds = new Set([...this.narrowed.next.keys()].map(kindOf));
    const keys = this.spellings(key);
    const ranked = [...keys.filter((spelling) => kinds.has(kindOf(spelling))), ...keys];
    let target = ranked[0] ?? key;
    let action: string | null = null;
    for (const candidate of ranked) {
      action = meant(this.options, this.path, candidate);
      target = candidate;
      if (action) break;
    }
    const name = this.nameOf(target) || this.nameOf(key);
    const title = name ? t("why-not", { name }) : t("why-not-this");
    const show = (reason: string, clause: string, place: string | null): void => {
      if (this.bundle?.seq !== seq) return;
      this.asked = { key, title, reason, clause, place };
      announcer.say(`${title} ${bare(reason)}`);
    };
    const none = (): void => show(t("why-nothing"), this.bundle?.decision?.clause ?? "", null);
    if (!action) return none();
    try {
      let answer = this.whyKnown.get(action);
      if (!answer) {
        answer = api.why(this.id, action);
        this.whyKnown.set(action, answer);
      }
      const why = await answer;
      if (why.legal || !why.reason) none();
      else show(why.reason, why.clause ?? "", why.place ?? null);
    } catch {
      this.whyKnown.delete(action);
      none();
    }
  }

  // ---- sending --------------------------------------------------------------------------------------------

  private async send(option: Option): Promise<void> {
    const bundle = this.bundle;
    const seat = bundle?.decision?.seat ?? bundle?.seat;
    if (!bundle || !seat || this.sending) return;
    this.trace = [];
    await this.change(() => this.say(bundle.seq, seat, option.action));
  }

  /** Over the live line, which answers fastest; by a request if that is down. */
  private say(seq: number, seat: string, action: string): Promise<unknown> {
    const id = ++this.acts;
    if (!this.live?.send({ type: "act", id, seq, seat, action })) return api.act(this.id, seq, seat, action);
    return new Promise((resolve, reject) => {
      this.pending = {
        id,
        end: (answer) => {
          this.pending = null;
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        },
      };
    });
  }

  /** The thing in hand as it would stand: over the live line, by a request if that is down. */
  private posed(question: PoseAsk): Promise<Pose | null> {
    const bundle = this.bundle;
    const seat = bundle?.decision?.seat ?? bundle?.seat;
    if (!bundle || !seat) return Promise.resolve(null);
    this.oddsOpen = false; // they were of another pose
    const id = ++this.acts;
    if (!this.live?.send({ type: "pose", id, seq: bundle.seq, seat, ask: question })) return api.pose(this.id, bundle.seq, seat, question);
    return new Promise((resolve, reject) => {
      this.posing.set(id, (answer) => {
        this.posing.delete(id);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
    });
  }

  private deed(deed: Deed): void {
    void this.send(asOption(deed));
  }

  /** What Enter would send of the thing in hand, if dice follow. */
  get gamble(): Option | null {
    const deed = this.hand.pose?.deed;
    return deed?.chance ? asOption(deed) : null;
  }

  /** Free text after the verb the decision asks for; an empty one is an answer too. */
  async write(text: string): Promise<void> {
    const writing = this.bundle?.decision?.writing;
    if (writing) await this.send({ action: `${writing.verb} ${text.trim()}`.trim(), verb: writing.verb, label: text, names: [], clause: "", chance: false });
  }

  /** The clock has run out. */
  async runOut(): Promise<void> {
    const late = this.options.find((option) => option.action === this.bundle?.decision?.writing?.late);
    if (late) await this.send(late);
  }

  private async change(request: () => Promise<unknown>): Promise<unknown> {
    this.sending = true;
    const late = window.setTimeout(() => (this.busy = true), SLOW);
    this.notice = null;
    const before = this.bundle?.seq;
    try {
      const answer = await request();
      if (answer && typeof answer === "object" && "scene" in answer) {
        const bundle = answer as Bundle;
        const told = this.bundle?.seq === bundle.seq && before !== bundle.seq; // the live line was faster
        if (!told) this.take(bundle, false);
      }
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        const body = error.body as (Partial<Bundle> & { bundle?: Bundle }) | null;
        const fresh = body?.bundle ?? (body && "scene" in body ? (body as Bundle) : null);
        if (error.status === 409 && fresh) this.take(fresh, false);
        this.notice = { text: error.status === 409 && fresh ? t("stale") : error.message, clause: error.clause };
      } else if (error instanceof Unwanted) this.notice = { text: error.message, clause: error.clause };
      else this.notice = { text: t("not-sent"), clause: null };
      this.armed = null;
      this.oddsOpen = false;
      announcer.say(this.notice.text);
      return null;
    } finally {
      clearTimeout(late);
      this.sending = false;
      this.busy = false;
    }
  }

  // ---- standing orders --------------------------------------------------------------------------------------

  /** Orders that are on their way. */
  private given = $state.raw<Record<string, string>>({});

  /** What a standing order is now, also before the server has it. */
  ordered(order: Standing): string {
    return this.given[order.name] ?? order.answer;
  }

  /** A standing order; it waits for nobody, not even for an answer that is on its way. */
  order(name: string, answer: string): void {
    const seat = this.bundle?.seat;
    if (!seat) return;
    this.given = { ...this.given, [name]: answer };
    api
      .order(this.id, seat, name, answer)
      .then((bundle) => this.take(bundle, false))
      .catch((error: unknown) => {
        this.notice = { text: error instanceof ApiError ? error.message : t("not-sent"), clause: null };
      })
      .finally(() => {
        const { [name]: _, ...rest } = this.given;
        this.given = rest;
      });
  }

  get undoSeat(): string | null {
    return this.bundle?.seat ?? null;
  }

  async undo(): Promise<void> {
    const bundle = this.bundle;
    const seat = this.undoSeat;
    if (!bundle || !seat || !["free", "consent"].includes(bundle.undo.class)) return;
    await this.change(() => api.undo(this.id, bundle.seq, seat));
  }

  async answerUndo(grant: boolean): Promise<void> {
    await this.change(() => api.answerUndo(this.id, grant));
  }

  async resign(): Promise<void> {
    const seat = this.bundle?.seat;
    if (seat) await this.change(() => api.resign(this.id, seat));
  }

  async pause(paused: boolean): Promise<void> {
    await this.change(() => api.pause(this.id, paused));
  }

  async rematch(): Promise<string | null> {
    const answer = (await this.change(() => api.rematch(this.id))) as NewTable | null;
    return answer?.table && answer.table !== this.id ? answer.table : null;
  }

  /** Hot seat: I am the player who decides. */
  async look(): Promise<void> {
    const seat = this.bundle?.seat ?? this.bundle?.decision?.seat;
    if (seat) await this.change(() => api.look(this.id, seat));
  }

  /** A link to a seat that is still open. */
  async invite(seat: string): Promise<string | null> {
    try {
      return new URL((await api.invite(this.id, seat)).url, location.href).href;
    } catch {
      return null;
    }
  }

  /** Options behind a click on a thing, for the list of the sheet. */
  behind(key: string): Option[] {
    const path = click(this.options, this.path, key);
    return path ? keep(this.options, path) : [];
  }
}

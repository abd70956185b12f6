/** The wire, by hand from docs/protocol.md and kit/scene.py. */

export type Point = [number, number];

// ---- boards and scenes ------------------------------------------------------------------------------------

export interface Border {
  to: string;
  at: Point;
  angle: number;
}

export interface Place {
  id: string;
  name: string;
  path: string;
  label: Point;
  centre: Point;
  borders: Border[];
  facts?: string[];
  /** The name as it is set on the map. */
  lines?: string[];
  side?: string;
  /** The line the place is, if it is one; it lies above the others. */
  line?: string;
}

export interface Board {
  hash: string;
  width: number;
  height: number;
  picture: string;
  places: Place[];
  /** Style rules that give the picture its colours by lamp. */
  palette?: string;
  /** The places are many and alike (hexes): names are in the picture, no arrows over borders. */
  grid?: boolean;
}

export interface Mark {
  symbol: string;
  side?: string;
  text?: string;
  key?: string;
  empty?: boolean;
}

export interface Item {
  key: string;
  symbol: string;
  place: string;
  x: number;
  y: number;
  w: number;
  h: number;
  side?: string;
  angle?: number;
  layer?: number;
  text?: string;
  name?: string;
  detail?: string;
  facts?: string[];
  marks?: Mark[];
  /** The key options name it by, if not its own: things all alike in one place answer to one name. */
  same?: string;
  /** A counter: figures on a chip, a name beside it, and how the two stand. */
  values?: string;
  label?: string;
  form?: "" | "column" | "upper" | "lower" | "flag" | "block" | "post";
  shaken?: boolean;
  /** Of a block: where the middle of its label stands from its own. */
  label_at?: Point;
}

export interface Cell {
  text: string;
  state: string;
  title?: string;
  marks?: Mark[];
  note?: string;
}

export interface Card {
  title?: string;
  marks?: Mark[];
  note?: string;
  side?: string;
  key?: string;
  count?: number;
}

/** One of the results that add up to 100. */
export interface Share {
  label: string;
  percent: number;
  pattern: string;
  came?: boolean;
}

/** The chances of each result for one way to go about it. */
export interface Chances {
  text: string;
  state: string;
  shares: Share[];
}

export interface Row {
  label?: string;
  marks?: Mark[];
  text?: string;
  value?: string;
  cells?: Cell[];
  cards?: Card[];
  clause?: string;
  chances?: Chances[];
  side?: string;
  key?: string;
}

export interface Panel {
  id: string;
  title: string;
  note?: string;
  rows?: Row[];
  /** Lies beneath the board where there is room. */
  wide?: boolean;
  /** Rows with symbols stand side by side. */
  columns?: number;
  /** A die lies in it that may be carried to what may be chosen. */
  token?: boolean;
}

export interface Scene {
  board: string;
  title: string;
  items: Item[];
  panels: Panel[];
  rings?: Ring[];
  strokes?: Stroke[];
}

export interface Ring {
  place: string;
  kind: string;
  text?: string;
  side?: string;
}

/** A line of an overlay; ``steps`` are figures beside it. An arc is given by its centre and its two ends. */
export interface Stroke {
  kind: string;
  points: Point[];
  steps?: [number, number, string][];
  side?: string;
}

export interface Inspection {
  key: string;
  name: string;
  detail: string;
  facts: string[];
  rings: Ring[];
  strokes?: Stroke[];
}

export interface OddsBar {
  label: string;
  percent: number;
  side: string;
  pattern?: string;
}

export interface OddsLine {
  label: string;
  value: string;
  clause: string;
  struck?: boolean;
  open?: boolean;
}

export interface OddsGroup {
  title: string;
  unit: string;
  lines: OddsLine[];
}

export interface Odds {
  title: string;
  subtitle: string;
  percent: number;
  of: string;
  place: string;
  ours: Item[];
  theirs: Item[];
  bars: OddsBar[];
  notes: string[];
  groups: OddsGroup[];
  exact: boolean;
  /** What the other side may do about it, side by side. */
  ways?: { title: string; text: string; percent: number; framed?: boolean }[];
}

// ---- the table --------------------------------------------------------------------------------------------

export interface Seat {
  id: string;
  name: string;
  side: string;
  /** Who plays it, in words. */
  player?: string;
  kind: "me" | "person" | "computer" | "open";
  online: boolean;
  thinking: number | boolean | null;
  deciding: boolean;
  /** What the viewer may do about who plays it. */
  may?: ("offer" | "computer" | "back")[];
}

/** The answer is free text after a verb, within a number of words and seconds. */
export interface Writing {
  verb: string;
  label: string;
  words?: number;
  seconds?: number;
  late?: string;
}

export interface Decision {
  writing?: Writing | null;
  /** Seconds gone, where a clock runs. */
  waited?: number;
  seat: string;
  kind: string;
  prompt: string;
  question?: string;
  clause: string;
}

export interface Option {
  action: string;
  verb: string;
  label: string;
  names: string[];
  clause: string;
  chance: boolean;
}

export interface Die {
  face: number;
  side: string;
  /** Six have pips, others a numeral. */
  sides?: number;
}

export interface Entry {
  seq: number;
  side: string;
  text: string;
  dice?: Die[];
  clause?: string;
  time: string | number;
}

export interface Undo {
  class: "free" | "consent" | "never" | "none";
  asked?: string | null;
}

export interface Result {
  winner: string | null;
  text: string;
}

export interface Lesson {
  text: string;
  step: number;
  steps: number;
}

/** A reaction that may be answered without asking, and what the viewer's seat has ordered. */
export interface Standing {
  name: string;
  title: string;
  answers: { id: string; word: string; title: string }[];
  answer: string;
}

export interface Bundle {
  table: string;
  game: string;
  scenario: string;
  title: string;
  /** When we are, in the game's own time. */
  moment?: string;
  seq: number;
  seat: string | null;
  seats: Seat[];
  scene: Scene;
  decision: Decision | null;
  options: Option[];
  verbs: Record<string, string>;
  /** Things the viewer may take in hand. */
  posable?: string[];
  log: Entry[];
  /** Up to where a log that is already here still holds; 0: ``log`` is the whole of it. */
  kept?: number;
  undo: Undo;
  hidden: boolean;
  paused: boolean;
  over: boolean;
  /** Why the table goes no further, though the game is not over. */
  closed?: string;
  result: Result | null;
  lesson: Lesson | null;
  standing?: Standing[];
  /** The dice are bound by this; the secret follows when the game is over. */
  commitment?: string;
  secret?: string | null;
  rematch?: string | null;
  events?: { kind: string; args: Record<string, unknown> }[];
}

export interface Why {
  legal?: boolean;
  clause?: string;
  reason?: string;
  place?: string | null;
}

// ---- a thing in hand ----------------------------------------------------------------------------------------

/** A hand on a thing: a grip brought somewhere, a key, or another thing pointed at. */
export interface PoseAsk {
  key: string;
  path?: string;
  grip?: string;
  at?: Point;
  angle?: number;
  free?: boolean;
  step?: string;
  pace?: -1 | 0 | 1;
  target?: string;
}

/** An oblong on the map; 0 degrees faces up. */
export interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  angle?: number;
  symbol?: string;
}

export interface Grip {
  name: string;
  kind: string;
  at: Point;
  title: string;
}

export interface Gauge {
  pivot: Point;
  radius: number;
  start: number;
  extent: number;
  angle: number;
  text: string;
  good?: [number, number][];
  note?: string;
}

export interface Allowance {
  left: string;
  unit: string;
  portions: { share: number; kind: string; title: string }[];
  ticks?: [number, string][];
}

export interface PoseLine {
  label: string;
  value?: string;
  clause?: string;
  tone?: "" | "good" | "bad";
  head?: boolean;
}

export interface Outcome {
  label: string;
  path: string;
  shape?: Shape | null;
  group?: string;
  clause?: string;
}

export interface Deed {
  action: string;
  label: string;
  clause?: string;
  chance?: boolean;
}

/** Where a thing would stand, what that costs and measures, and whether it holds. */
export interface Pose {
  key: string;
  path: string;
  start: Shape;
  ghost: Shape;
  legal: boolean;
  title: string;
  subtitle: string;
  /** What the prompt says; the question between two stars. */
  sentence: string;
  said: string;
  clause?: string;
  grips?: Grip[];
  allowance?: Allowance | null;
  lines?: PoseLine[];
  gauge?: Gauge | null;
  bands?: { path: string; kind: string; text: string; at: Point }[];
  lane?: { lines: Point[][]; end: Point[]; meets?: Point | null; text?: string } | null;
  measure?: { start: Point; end: Point; text: string } | null;
  loupe?: { at: Point; reach: number; text: string; shapes: [string, Point[]][]; bad?: boolean } | null;
  circle?: { path: string; text: string; side?: string; out?: boolean } | null;
  snap?: string;
  trail?: Point[];
  deed?: Deed | null;
  others?: Deed[];
  /** Missing: as in the last answer. */
  outcomes?: Outcome[];
}

// ---- lobby, rules, replay -----------------------------------------------------------------------------------

export interface Scenario {
  name: string;
  title: string;
  history: string;
  options: Record<string, unknown>;
  picture?: string;
  /** Names of options and of their values. */
  words?: Record<string, string>;
  /** Choices that change who sits at the table. */
  seatings?: { option: string; value: string; seats: { id: string; name: string; side: string }[] }[];
  /** Who sits at its table. */
  seats?: { id: string; name: string; side: string }[];
}

export interface Level {
  name: string;
  title: string;
  about: string;
}

export interface GameCard {
  name: string;
  title: string;
  designer: string;
  about: string;
  length: string;
  seats: { id: string; name: string; side: string }[];
  scenarios: Scenario[];
  levels: Level[];
  picture: string;
}

export interface TableCard {
  table: string;
  game: string;
  title: string;
  scenario: string;
  seats: Seat[];
  mine: string[];
  decides: string | null;
  moment: string;
  over: boolean;
  result: Result | null;
  changed: string | number;
  /** Why the table cannot be opened, or goes no further. */
  trouble?: string;
  /** Whether its record can be had all the same. */
  record?: boolean;
}

export interface NewTable {
  table: string;
  links: Record<string, string>;
  watch: string;
}

export interface Rules {
  title: string;
  chapters: { id: string; title: string; blocks: { clause?: string | null; html: string }[] }[];
}

export interface ReplayStep {
  seq: number;
  log: Entry[];
  moment: string;
  turning?: string;
}

export interface LessonCard {
  name: string;
  title: string;
  about: string;
  game?: string;
}

// ---- asking ---------------------------------------------------------------------------------------------------

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly clause: string | null,
    readonly body: unknown,
  ) {
    super(message);
  }
}

let language = "en";

/** Every answer comes in this language from now on. */
export function speak(code: string): void {
  language = code;
}

export function spoken(): string {
  return language;
}

function address(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams({ ...query, language });
  return `/api${path}?${search}`;
}

async function ask<T>(path: string, init: RequestInit = {}, query: Record<string, string> = {}): Promise<T> {
  const response = await fetch(address(path, query), { credentials: "same-origin", ...init });
  if (response.status === 204) return null as T;
  const text = await response.text();
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    body = null;
  }
  if (!response.ok) {
    const error = (body as { error?: { code?: string; message?: string; clause?: string } } | null)?.error;
    throw new ApiError(
      response.status,
      error?.code ?? String(response.status),
      error?.message ?? response.statusText,
      error?.clause ?? null,
      body,
    );
  }
  return body as T;
}

function send<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Long-Roll": "1" },
    body: JSON.stringify(body),
  });
}

const table = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => ask<GameCard[]>("/games"),
  /** The board a scene names; a game may have several. */
  board: (game: string, board: string) => ask<Board>(`/games/${encodeURIComponent(game)}/board`, {}, { board }),
  rules: (game: string) => ask<Rules>(`/games/${encodeURIComponent(game)}/rules`),
  tables: () => ask<TableCard[]>("/tables"),
  create: (setup: unknown) => send<NewTable>("/tables", setup),
  table: (id: string) => ask<Bundle>(table(id)),
  join: (id: string, token: string) => send<Bundle>(table(id, "/join"), { token }),
  act: (id: string, seq: number, seat: string, action: string) =>
    send<Bundle>(table(id, "/act"), { seq, seat, action }),
  undo: (id: string, seq: number, seat: string) => send<Bundle | null>(table(id, "/undo"), { seq, seat }),
  answerUndo: (id: string, grant: boolean) => send<Bundle | null>(table(id, "/undo/answer"), { grant }),
  order: (id: string, seat: string, name: string, answer: string) =>
    send<Bundle>(table(id, "/standing"), { seat, name, answer }),
  resign: (id: string, seat: string) => send<Bundle | null>(table(id, "/resign"), { seat }),
  rematch: (id: string) => send<NewTable | Bundle | null>(table(id, "/rematch")),
  look: (id: string, seat: string) => send<Bundle>(table(id, "/look"), { seat }),
  invite: (id: string, seat: string) => send<{ url: string }>(table(id, "/invite"), { seat }),
  /** The private link by which I take up my seat in another browser. */
  wayBack: (id: string) => ask<{ url: string }>(table(id, "/return")),
  comeBack: (id: string, token: string) => send<Bundle>(table(id, "/return"), { token }),
  /** A link by which another person may have my seat. */
  offer: (id: string, seat: string) => send<{ url: string }>(table(id, "/offer"), { seat }),
  reseat: (id: string, seat: string, to: "computer" | "me") => send<Bundle>(table(id, "/seat"), { seat, to }),
  pause: (id: string, paused: boolean) => send<Bundle | null>(table(id, "/pause"), { paused }),
  why: (id: string, action: string) => ask<Why>(table(id, "/why"), {}, { action }),
  inspect: (id: string, key: string) => ask<Inspection>(table(id, "/inspect"), {}, { key }),
  odds: (id: string, action: string) => ask<Odds | null>(table(id, "/odds"), {}, { action }),
  pose: (id: string, seq: number, seat: string, question: PoseAsk) =>
    send<Pose | null>(table(id, "/pose"), { seq, seat, ask: question }),
  replay: (id: string, eyes = "") => ask<{ steps: ReplayStep[] }>(table(id, "/replay"), {}, eyes ? { seat: eyes } : {}),
  replayStep: (id: string, seq: number, eyes = "") =>
    ask<Bundle>(table(id, `/replay/${seq}`), {}, eyes ? { seat: eyes } : {}),
  record: (id: string) => ask<unknown>(table(id, "/record")),
  lessons: () => ask<LessonCard[]>("/lessons"),
  startLesson: (name: string) => send<NewTable | Bundle>(`/lessons/${encodeURIComponent(name)}`),
};

/** Fetched by hash, kept by the browser: the text of an SVG. */
export async function picture(href: string): Promise<string> {
  const response = await fetch(href, { credentials: "same-origin" });
  if (!response.ok) throw new ApiError(response.status, "picture", response.statusText, null, null);
  return response.text();
}

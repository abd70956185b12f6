/**
 * Everything that goes over the wire. Made by tools/wire_types.py from the records of the kit and the server, which say
 * what each field means; not to be changed by hand.
 */

export type Point = [number, number];

export type Side = "" | "u" | "c";

export type Form =
  | ""
  | "banner"
  | "chip"
  | "column"
  | "upper"
  | "lower"
  | "flag"
  | "block"
  | "post"
  | "tag"
  | "tag-known"
  | "tag-plain"
  | "wedge";

export type Progress = "past" | "now" | "next" | "dim";

export type Pattern = "open" | "hatched" | "solid";

export type RingKind =
  | "reach"
  | "assault"
  | "command"
  | "sight"
  | "fire"
  | "target"
  | "support"
  | "retreat"
  | "figure"
  | "hatched"
  | "field"
  | "field-far"
  | "field-defence"
  | "cost"
  | "chance";

export type StrokeKind =
  | "path"
  | "arc"
  | "chain"
  | "range"
  | "front"
  | "fronts"
  | "sight"
  | "works"
  | "blow"
  | "guard"
  | "band"
  | "band-far"
  | "lane"
  | "threat";

export type LayerKind = RingKind | StrokeKind;

export type Tone = "" | "good" | "bad";

export type GripKind = "edge" | "corner" | "side" | "turn";

export type PortionKind = "leg" | "ground" | "over";

export type BandKind = "near" | "far";

export type LoupeShape = "own" | "other" | "lane";

export type PanelRow = Row | Track | Cards | Prospect;

export type TraceKind = "march" | "retreat" | "attack" | "fire" | "lost" | "enter" | "here";

export type Code =
  | "bad-request"
  | "forbidden"
  | "no-table"
  | "no-game"
  | "nothing"
  | "method"
  | "stale"
  | "paused"
  | "over"
  | "running"
  | "hidden"
  | "taken"
  | "differs"
  | "unreadable"
  | "seated"
  | "held"
  | "no-undo"
  | "no-offer"
  | "no-draw"
  | "draw-alone"
  | "draw-stands"
  | "draw-again"
  | "too-large"
  | "refused"
  | "late"
  | "chance"
  | "bad-record"
  | "too-many"
  | "broken"
  | "unavailable";

export type Reseating = "offer" | "computer" | "back";

export type Keeping = "rename" | "leave" | "delete";

export type Run = [number, number];

export type ClientMessage = ActMessage | LookMessage | OrderMessage | PoseMessage | PingMessage;

export type ServerMessage =
  | LiveBundle
  | BundleChange
  | Presence
  | RefusedMessage
  | PoseAnswer
  | ErrorMessage
  | PongMessage;

/** Where a place meets a neighbour: the crossing, and the direction (degrees, 0 = east, clockwise) out of it. */
export interface Border {
  to: string;
  at: Point;
  angle: number;
}

/** A place of the board: its outline (SVG path data), where its name and its pieces stand, its neighbours. */
export interface Place {
  id: string;
  name: string;
  path: string;
  label: Point;
  centre: Point;
  borders: Border[];
  facts?: string[];
  lines?: string[];
  side?: Side;
  line?: string;
}

/** What a key of the keyboard (its name in a browser) does to a thing in hand: `name` is asked as `PoseAsk.step`. */
export interface PoseStep {
  name: string;
  key: string;
  sign?: string;
  title?: string;
}

/** Keys that mean something of their own at this table, as they are listed beside those every table has. */
export interface KeyHelp {
  keys: string[];
  title: string;
}

/** Overlays that are shown or left out together; `quiet`: left out till somebody asks for them. */
export interface Layer {
  kinds: LayerKind[];
  name: string;
  quiet?: boolean;
  key?: string;
}

/**
 * A name of the ground, set by the client beneath all that stands there: on the first of its `bases` that is free
 * of pieces.
 */
export interface Lettering {
  rows: string[];
  bases: Point[][];
  size: number;
  paint: string;
  rank?: number;
  italic?: boolean;
  weight?: number;
  space?: number;
  title?: boolean;
}

/** Everything static: the client fetches it once per `hash`. */
export interface Board {
  hash: string;
  width: number;
  height: number;
  picture: string;
  places: Place[];
  palette: string;
  grid: boolean;
  symbols: string;
  layers: Layer[];
  keys: KeyHelp[];
  steps: PoseStep[];
  overview: string;
  names: Lettering[];
}

/** A symbol in a row or on an item: an order disc, a die, a block in hand. */
export interface Mark {
  symbol: string;
  side?: Side;
  text?: string;
  key?: string;
  name?: string;
}

/** A thing on the board. */
export interface Item {
  key: string;
  symbol: string;
  place: string;
  x: number;
  y: number;
  w: number;
  h: number;
  side?: Side;
  angle?: number;
  layer?: number;
  text?: string;
  name?: string;
  detail?: string;
  facts?: string[];
  marks?: Mark[];
  same?: string;
  values?: string;
  label?: string;
  form?: Form;
  shaken?: boolean;
  label_at?: Point;
}

/** A box of a track; `marks` lie in it. */
export interface Cell {
  text: string;
  state: Progress;
  title?: string;
  marks?: Mark[];
  note?: string;
}

/** A card or token in hand: a title, symbols, a word beneath; `count`: so many alike. */
export interface Card {
  title?: string;
  marks?: Mark[];
  note?: string;
  side?: Side;
  key?: string;
  count?: number;
}

/** One of the results that add up to 100; `came`: it has. */
export interface Share {
  label: string;
  percent: number;
  pattern: Pattern;
  came?: boolean;
}

/**
 * The chances of each result for one way to go about it, named `text`: `state` is `now` (chosen), `next` (open) or
 * `dim` (out of reach).
 */
export interface Chances {
  text: string;
  state: Progress;
  shares: Share[];
}

/** A line of a panel: a label, symbols, words, a number, a clause. */
export interface Row {
  kind: "row";
  label?: string;
  marks?: Mark[];
  text?: string;
  value?: string;
  clause?: string;
}

/** Boxes of a track; several stand side by side. */
export interface Track {
  kind: "track";
  cells: Cell[];
  label?: string;
}

/** Cards side by side. */
export interface Cards {
  kind: "cards";
  cards: Card[];
}

/** Somebody with the `chances` he has, `text` beneath his name, in the colours of `side`. */
export interface Prospect {
  kind: "prospect";
  label: string;
  chances: Chances[];
  text?: string;
  side?: Side;
  key?: string;
}

/** A panel of the column; a `wide` one lies beneath the board where there is room. */
export interface Panel {
  id: string;
  title: string;
  note?: string;
  rows?: PanelRow[];
  wide?: boolean;
  columns?: number;
  token?: boolean;
}

/** A place lit by an overlay; `text` is set on it. */
export interface Ring {
  place: string;
  kind: RingKind;
  text?: string;
  side?: Side;
}

/**
 * A line of an overlay: `path` (with an arrow), `arc` (about its first point), `chain`, `range` (an outline),
 * `front` (sides faced), `fronts` (the same, thin: those of everybody), `works` (on the ground, under the pieces),
 * `blow` and `guard` (a short broad arrow from its first point to its last), `band` and `band-far` (ground under
 * fire, closed and hatched, with words), `lane` (a way to go straight on), `threat` (from who threatens) …; `shut`:
 * it is barred, or ends too early.
 */
export interface Stroke {
  kind: StrokeKind;
  points: Point[];
  steps?: [number, number, string][];
  side?: Side;
  shut?: boolean;
}

/** One viewer's position. */
export interface Scene {
  board: string;
  title: string;
  items: Item[];
  panels: Panel[];
  rings?: Ring[];
  strokes?: Stroke[];
}

/** The answer is free text after a verb. */
export interface Writing {
  verb: string;
  label: string;
  words?: number;
  seconds?: number;
  late?: string;
}

/**
 * Something that must or may still be done in this decision or step: whose it is (`key`: the thing on the table),
 * `text` what, `note` with what (target, distance), `value` its chance or number.
 */
export interface Duty {
  key: string;
  text: string;
  must: boolean;
  note?: string;
  value?: string;
  clause?: string;
  action?: string;
  done?: boolean;
}

/** A legal answer. */
export interface Choice {
  action: string;
  verb: string;
  label: string;
  names: string[];
  clause: string;
  chance?: boolean;
  key?: string;
  fight?: boolean;
  cost?: string;
  way?: string;
  room?: number;
  note?: string;
  then?: string[];
  ask?: string;
}

/**
 * Things taken in hand to act with them together: `keys`, those that may join them (`more`), and what may be done
 * with them, nearest first.
 */
export interface Holding {
  keys: string[];
  title: string;
  note?: string;
  more?: string[];
  choices?: Choice[];
  words?: string;
  at?: string;
  clause?: string;
  others?: string[];
  mark?: Mark | null;
  slot?: number;
}

/** A die as it fell, in the colours of the side that rolled it; one with six sides has pips, another a numeral. */
export interface LogDie {
  face: number;
  side: Side;
  sides?: number;
}

/** Why an action is not allowed, and the place the reason lies in; or that it is. */
export interface Why {
  legal?: boolean;
  clause?: string;
  reason?: string;
  place?: string;
}

/** Facts and overlays of one thing. */
export interface Inspection {
  key: string;
  name: string;
  detail: string;
  facts: string[];
  rings: Ring[];
  strokes: Stroke[];
}

/** One outcome of an odds panel; percentages of a panel add up to 100. */
export interface Bar {
  label: string;
  percent: number;
  side: Side;
  pattern: Pattern;
}

/** One modifier; `struck` is one that was lost and is shown struck through, `open` one not settled yet. */
export interface Line {
  label: string;
  value: string;
  clause: string;
  struck?: boolean;
  open?: boolean;
}

export interface Group {
  title: string;
  unit: string;
  lines: Line[];
}

/** One of several ways to act, compared side by side; `framed` is the one the large number assumes. */
export interface Way {
  title: string;
  text: string;
  percent: number;
  framed?: boolean;
}

/** The chance of what the player is trying to do, and every line behind it. */
export interface Odds {
  title: string;
  subtitle: string;
  percent: number;
  of: string;
  place: string;
  ours: Item[];
  theirs: Item[];
  bars: Bar[];
  notes: string[];
  groups: Group[];
  exact: boolean;
  ways: Way[];
  dice: boolean;
}

/** A hand on a thing. */
export interface PoseAsk {
  key: string;
  path?: string;
  grip?: string;
  at?: Point | null;
  angle?: number;
  free?: boolean;
  step?: string;
  pace?: -1 | 0 | 1;
  target?: string;
  others?: string[];
}

/**
 * An oblong on the map: its middle, its size, its angle (degrees clockwise, 0 faces up); `symbol` where it does not
 * look like the thing in hand.
 */
export interface Shape {
  x: number;
  y: number;
  w: number;
  h: number;
  angle?: number;
  symbol?: string;
}

/** A part of the ghost to drag; `title` says what dragging it does. */
export interface Grip {
  name: string;
  kind: GripKind;
  at: Point;
  title: string;
}

/**
 * The arc of a turn about `pivot`: from `start` (degrees, 0 = up, clockwise) over `extent` (signed), turned by
 * `angle` so far; `good`: stretches (from, to, signed like the angle) drawn in green, `note` says why.
 */
export interface Gauge {
  pivot: Point;
  radius: number;
  start: number;
  extent: number;
  angle: number;
  text: string;
  good?: Point[];
  note?: string;
}

/** A field of the allowance: its share of the whole; `ground`: what terrain adds, `over`: more than there is. */
export interface Portion {
  share: number;
  kind: PortionKind;
  title: string;
}

/** What a move may cost, and what it costs. */
export interface Allowance {
  left: string;
  unit: string;
  portions: Portion[];
  ticks?: [number, string][];
}

/** A line of the card; a `head` begins a new part. */
export interface PoseLine {
  label: string;
  value?: string;
  clause?: string;
  tone?: Tone;
  head?: boolean;
}

/** Ground in front of the ghost, as path data, near (full lines) or far (broken ones); `text` is written at `at`. */
export interface Band {
  path: string;
  kind: BandKind;
  text: string;
  at: Point;
}

/**
 * Where the thing would go, straight on: dotted `lines`, the `end` it reaches; `meets` is where it meets somebody,
 * if it does.
 */
export interface Lane {
  lines: Point[][];
  end: Point[];
  meets?: Point | null;
  text?: string;
}

/** A distance, from edge to edge. */
export interface Measure {
  start: Point;
  end: Point;
  text: string;
}

/** A narrow gap, to be drawn large: the place, how far around it to show, the shapes there. */
export interface Loupe {
  at: Point;
  reach: number;
  text: string;
  shapes: [LoupeShape, Point[]][];
  bad: boolean;
}

/** A range round a thing, as path data; `out`: the ghost lies outside of it. */
export interface Circle {
  path: string;
  text: string;
  side?: Side;
  out?: boolean;
}

/** Another way to stand, to be chosen: in words, as a ghost, and as the path that leads to it. */
export interface Outcome {
  label: string;
  path: string;
  shape?: Shape | null;
  group?: string;
  clause?: string;
}

/** An act that can be sent from a pose. */
export interface Deed {
  action: string;
  label: string;
  clause?: string;
  chance?: boolean;
  then?: string[];
}

/** One of several things that are moved together: where it stood and would stand, what that costs it. */
export interface Member {
  key: string;
  title: string;
  start: Shape;
  ghost: Shape;
  note: string;
  allowance: Allowance;
  stop?: number;
  refused?: boolean;
}

/** Words about a place on the map, which is ringed. */
export interface Callout {
  at: Point;
  text: string;
  clause?: string;
}

/** Where a thing would stand, what that costs and measures, and whether it holds. */
export interface Pose {
  key: string;
  path: string;
  ghost: Shape;
  legal: boolean;
  title: string;
  subtitle: string;
  sentence: string;
  said: string;
  start?: Shape | null;
  clause?: string;
  grips?: Grip[];
  allowance?: Allowance | null;
  lines?: PoseLine[];
  gauge?: Gauge | null;
  bands?: Band[];
  lane?: Lane | null;
  measure?: Measure | null;
  loupe?: Loupe | null;
  circle?: Circle | null;
  snap?: string;
  trail?: Point[];
  deed?: Deed | null;
  others?: Deed[];
  outcomes?: Outcome[] | null;
  members?: Member[];
  more?: string[];
  callout?: Callout | null;
  look?: Item | null;
}

/** Ink on the map. */
export interface Trace {
  kind: TraceKind;
  points: Point[];
  side?: Side;
  text?: string;
  item?: Item | null;
  vain?: boolean;
  key?: string;
}

/**
 * What one moment changed on the table: things that came or look otherwise now, keys of those that went, panels
 * that read otherwise; overlays are told whole.
 */
export interface Still {
  seq: number;
  items?: Item[];
  gone?: string[];
  panels?: Panel[];
  rings?: Ring[] | null;
  strokes?: Stroke[] | null;
  title?: string;
  said?: string;
  traces?: Trace[];
}

/** A line of a step: who, reasons in small type, dice, the number it comes to, what that means, the clause. */
export interface StageLine {
  seq: number;
  label: string;
  note?: string;
  dice?: LogDie[];
  value?: string;
  running?: string;
  result?: string;
  clause?: string;
  total?: boolean;
}

/** A step of a combat. */
export interface StageStep {
  name: string;
  title: string;
  lines?: StageLine[];
  result?: string;
  percent?: number | null;
  word?: string;
  seq?: number;
  since?: number;
}

/** One outcome, with its chance before the dice. */
export interface StageBar {
  label: string;
  percent: number;
  side: Side;
  pattern?: Pattern;
  out?: number;
  came?: number;
}

/** A combat, a shot, a test: everything on which something hangs, as its dice fall. */
export interface Stage {
  name: string;
  title: string;
  subtitle?: string;
  clause?: string;
  percent?: number | null;
  of?: string;
  caption?: string;
  bars?: StageBar[];
  steps?: StageStep[];
  outcome?: string;
  number?: number;
  count?: number;
  place?: string;
  involved?: string[];
  dice?: boolean;
}

/** What somebody did, with all that followed from it till the next thing somebody did: moments `first` to `seq`. */
export interface Act {
  first: number;
  seq: number;
  seat: string;
  side: Side;
  text: string;
  head: string;
  detail?: string;
  sign?: string;
  dice?: LogDie[];
  chance?: boolean;
  joins?: boolean;
  stills?: Still[];
  stage?: Stage | null;
}

/** Something the result hangs on: its name, who has it (in words, and in whose colours), what it is worth. */
export interface Goal {
  name: string;
  holder: string;
  side?: Side;
  value?: string;
  counts?: boolean;
  keys?: string[];
}

/** What a side has lost, or has left, in a few words. */
export interface Loss {
  side: Side;
  text: string;
}

/**
 * The result and its reason in one sentence, with its clause; what it hung on; the rule behind it in words; what
 * the two sides have lost, or have left.
 */
export interface Ending {
  text: string;
  clause: string;
  rule: string;
  goals: Goal[];
  losses: Loss[];
}

/** Something to do now. */
export interface LessonTask {
  at: string[];
  text?: string;
  done?: boolean;
}

export interface LessonChapter {
  title: string;
  steps: number;
}

/** What leads on from the last step: what was learned, the whole battle and its seats, the next lesson. */
export interface LessonEnd {
  scenario: string;
  title: string;
  seats: Record<string, string>;
  learned?: string[];
  next?: string;
  next_title?: string;
}

/** What the teacher says now: step `step` of `steps`. */
export interface LessonStep {
  text: string;
  step: number;
  steps: number;
  chapters?: LessonChapter[];
  tasks?: LessonTask[];
  show?: string;
  end?: LessonEnd | null;
}

/** Who must choose what, in words. */
export interface DecisionView {
  seat: string;
  kind: string;
  prompt: string;
  clause: string;
  question?: string;
  writing?: Writing | null;
  waited?: number;
  circle?: string[];
  duties?: Duty[];
  duties_of?: string;
  ending?: string;
  ending_label?: string;
}

/** A line of the log. */
export interface Entry {
  seq: number;
  side: Side;
  text: string;
  time: number;
  dice?: LogDie[];
  clause?: string;
}

/** A seat as one viewer sees it. */
export interface SeatView {
  id: string;
  name: string;
  side: Side;
  player: string;
  kind: "me" | "person" | "computer" | "open";
  online: boolean;
  thinking: boolean;
  deciding: boolean;
  may: Reseating[];
  bent: string;
  thought: number;
}

/** What the viewer may take back, and the seat that has asked to. */
export interface UndoView {
  class: "free" | "consent" | "never" | "none";
  asked?: string | null;
}

/** A seat offers to lay down arms; `mine`: the viewer may accept, or play on. */
export interface SurrenderView {
  seat: string;
  text: string;
  mine: boolean;
}

/** A draw: who offers one (empty: nobody), and what the viewer may say about it. */
export interface DrawView {
  seat: string;
  text: string;
  may: "" | "offer" | "withdraw" | "answer";
}

/** An answer a standing order may give: one word for a button, and what it means. */
export interface AnswerView {
  id: string;
  word: string;
  title: string;
}

/** A reaction that may be answered by a standing order, and what the viewer's seat has ordered. */
export interface StandingView {
  name: string;
  title: string;
  answers: AnswerView[];
  answer: string;
}

/** How a game ended. */
export interface ResultView {
  winner: string | null;
  text: string;
}

/** Everything a client needs to show the table to one viewer. */
export interface Bundle {
  table: string;
  game: string;
  scenario: string;
  title: string;
  moment: string;
  seq: number;
  seat: string | null;
  seats: SeatView[];
  scene: Scene;
  decision: DecisionView | null;
  options: Choice[];
  verbs: Record<string, string>;
  posable: string[];
  graspable: string[];
  film: boolean;
  log: Entry[];
  kept: number;
  undo: UndoView;
  surrender: SurrenderView | null;
  draw: DrawView | null;
  hidden: boolean;
  paused: boolean;
  over: boolean;
  closed: string;
  result: ResultView | null;
  ending: Ending | null;
  lesson: LessonStep | null;
  standing: StandingView[];
  commitment: string;
  secret: string | null;
  rematch: string | null;
}

/** A bundle sent over a live connection. */
export interface LiveBundle extends Bundle {
  type: "bundle";
}

/** The inside of an error; `fault` is the number under which the log tells of our own. */
export interface Problem {
  code: Code;
  message: string;
  clause?: string;
  fault?: string;
}

/** The body of an answer that is an error; `bundle` is the fresh view of a client that was behind. */
export interface ErrorBody {
  error: Problem;
  bundle?: Bundle | null;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  seats: SeatView[];
}

export interface SeatCard {
  id: string;
  name: string;
  side: Side;
}

/** The seats of a table with a certain choice of an option. */
export interface Seating {
  option: string;
  value: string;
  seats: SeatCard[];
}

/** How often a side has won. */
export interface WinsCard {
  name: string;
  side: Side;
  wins: number;
}

/** Finished games between equal computer players. */
export interface BalanceCard {
  games: number;
  player: string;
  wins: WinsCard[];
  draws: number;
}

export interface ScenarioCard {
  name: string;
  title: string;
  history: string;
  options: Record<string, string[]>;
  subtitle?: string;
  picture?: string;
  words?: Record<string, string>;
  seatings?: Seating[];
  seats?: SeatCard[];
  length?: string;
  pieces?: number[];
  coming?: number[];
  balance?: BalanceCard | null;
  standing?: string;
  handicap?: string;
  minutes?: number;
}

export interface LevelCard {
  name: string;
  title: string;
  about: string;
  time: string;
  usual: boolean;
}

/** A game in the lobby. */
export interface GameCard {
  name: string;
  title: string;
  designer: string;
  kind: string;
  about: string;
  seats: SeatCard[];
  scenarios: ScenarioCard[];
  levels: LevelCard[];
  picture: string;
  palette: string;
}

export interface LessonCard {
  name: string;
  game: string;
  title: string;
  about: string;
}

/** A paragraph, table or heading; or one clause, whose number is not repeated in the text. */
export interface Block {
  html: string;
  clause?: string | null;
}

/** `id` is the number of a chapter (`GB-15`), or a name made from its title. */
export interface Chapter {
  id: string;
  title: string;
  blocks: Block[];
}

/** A whole reference. */
export interface Rules {
  title: string;
  chapters: Chapter[];
  examples: string[];
}

/** `html` is the text beneath its title; its links are addresses of the client. */
export interface GuideChapter {
  id: string;
  title: string;
  html: string;
}

/** The whole guide in one language. */
export interface Guide {
  chapters: GuideChapter[];
}

/** One step: what the log says of it, and the moment of the game after it. */
export interface ReplayStep {
  seq: number;
  moment: string;
  log?: Entry[];
  turning?: string;
}

/** All steps of a game, for one viewer. */
export interface Replay {
  steps: ReplayStep[];
  open: boolean;
  playable: boolean;
}

/** What happened after step `since` up to step `seq`: the table before the first act, and the acts. */
export interface Film {
  since: number;
  seq: number;
  scene: Scene | null;
  moment: string;
  acts: Act[];
}

/** The score at the end of a turn; `seq` is its last step. */
export interface ScoreRow {
  period: string;
  values: number[];
  seq: number;
}

export interface TurningMoment {
  seq: number;
  text: string;
  side: Side;
}

/** A battle that is over, as one viewer reads it. */
export interface Aftermath {
  columns: string[];
  rows: ScoreRow[];
  moments: TurningMoment[];
}

/** A fight from its first step to its last: one's own chance before it, and whether it came so. */
export interface Fight {
  first: number;
  seq: number;
  title: string;
  percent: number;
  won: boolean;
  attacks: boolean;
}

/**
 * A plan that was weighed: what it means to do, as a title; the chance in percent that it promised, and between
 * which bounds (95 in 100); `way`: the places of the board that it leads from and to, or where it is carried out;
 * `clause`: the rule that it turns on, if there is one.
 */
export interface WeighedPlan {
  text: string;
  chance: number;
  low: number;
  high: number;
  way: string[];
  clause: string;
}

/**
 * What something hidden was taken for: where it stood, in words, and as the place of the board; the chance of each
 * value in percent, and which of them was the truth (-1: none).
 */
export interface Guess {
  where: string;
  place: string;
  percents: number[];
  truth: number;
}

/** All that was guessed: the values that there are, and a line for each thing. */
export interface Guesses {
  values: string[];
  lines: Guess[];
  right: number;
}

/** One plan decision. */
export interface ThoughtNote {
  seq: number;
  seat: string;
  side: Side;
  who: string;
  before: number;
  chosen: WeighedPlan;
  others: WeighedPlan[];
  reply: WeighedPlan | null;
  reasons: string[];
  doubts: string[];
  mood: boolean;
  guesses: Guesses | null;
}

/** A line of a name on the map, centred on its point. */
export interface GlimpseName {
  text: string;
  x: number;
  y: number;
}

/** A part of a map with what stands there. */
export interface Glimpse {
  picture: string;
  palette: string;
  symbols: string;
  width: number;
  height: number;
  box: [number, number, number, number];
  items: Item[];
  names: GlimpseName[];
}

/** A table in a list. */
export interface Summary {
  table: string;
  game: string;
  title: string;
  scenario: string;
  seats: SeatView[];
  mine: string[];
  decides: string | null;
  moment: string;
  over: boolean;
  result: ResultView | null;
  changed: number;
  paused: boolean;
  trouble: string;
  record: boolean;
  lesson: string;
  word: string;
  glimpse: Glimpse | null;
  may: Keeping[];
  past: boolean;
}

/** What a new table shall be: a game, or a record to go on from. */
export interface NewTable {
  game?: string;
  scenario?: string;
  options?: Record<string, unknown>;
  seats?: Record<string, string>;
  name?: string;
  record?: Record<string, unknown> | null;
  watch?: boolean;
}

/** From which step of a game a new one shall go on, and who plays. */
export interface PlayOn {
  seq: number;
  seats?: Record<string, string>;
}

/** A table that was made, and the links to give away. */
export interface Made {
  table: string;
  links: Record<string, string>;
  watch: string;
}

/** An action, and what is answered right after it. */
export interface ActAsk {
  seq: number;
  seat: string;
  action: string;
  then?: string[];
  ask?: boolean;
}

export interface Join {
  token: string;
}

/** Who shall play a seat. */
export interface Reseat {
  seat: string;
  to: string;
}

export interface ForSeat {
  seat: string;
}

export interface TakeBack {
  seq: number;
  seat: string;
}

/** A standing order: the reaction, and the answer to it. */
export interface Order {
  seat: string;
  name: string;
  answer: string;
}

/** A hand on a thing. */
export interface InHand {
  seq: number;
  seat: string;
  ask: PoseAsk;
}

/** Things taken in hand together. */
export interface Hold {
  seq: number;
  seat: string;
  keys: string[];
}

export interface Answer {
  grant: boolean;
}

/** What a seat says to an offer to lay down arms. */
export interface SurrenderAnswer {
  seat: string;
  accept: boolean;
}

/** What a seat says about a draw. */
export interface DrawWord {
  seat: string;
  word: "offer" | "withdraw" | "accept" | "decline";
}

export interface Pause {
  paused: boolean;
}

export interface Invitation {
  url: string;
}

/** A name somebody chose. */
export interface Called {
  name: string;
}

/** Who asks. */
export interface Me {
  name: string;
  homes: string[];
  lonely: boolean;
}

/** What will be decided by chance, where there are no odds to show. */
export interface Foretold {
  text: string;
  clause: string;
}

/**
 * A bundle by what differs from the one sent before it on the same connection: `fields` of the bundle and, in
 * `scene`, of its scene are those that are otherwise now.
 */
export interface BundleChange {
  type: "change";
  fields: Record<string, unknown>;
  scene?: Record<string, unknown>;
  items?: (Run | Item)[] | null;
  panels?: (Run | Panel)[] | null;
  options?: (Run | Choice)[] | null;
}

export interface ActMessage {
  type: "act";
  seq: number;
  seat: string;
  action: string;
  then?: string[];
  ask?: boolean;
  id?: string | number;
}

export interface LookMessage {
  type: "look";
  seat: string;
}

/** A standing order. */
export interface OrderMessage {
  type: "standing";
  seat: string;
  name: string;
  answer: string;
  id?: string | number;
}

/** A hand on a thing: where would it stand? */
export interface PoseMessage {
  type: "pose";
  seq: number;
  seat: string;
  ask: PoseAsk;
  id?: string | number;
}

export interface PingMessage {
  type: "ping";
}

/** Why an act was not taken. */
export interface RefusedMessage {
  type: "refused";
  id: string | number;
  code: Code;
  reason: string;
  clause?: string;
  fault?: string;
}

/** The thing in hand as it would stand; None if it may not be taken. */
export interface PoseAnswer {
  type: "pose";
  id: string | number;
  pose: Pose | null;
}

/** Something went wrong; `fault` is the number under which the log tells of it, if it is our own. */
export interface ErrorMessage {
  type: "error";
  message: string;
  fault?: string;
}

export interface PongMessage {
  type: "pong";
}

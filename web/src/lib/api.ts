/** Questions to the server, and its answers. */
import type {
  ActAsk,
  Aftermath,
  Answer,
  Board,
  Bundle,
  Called,
  Code,
  ErrorBody,
  DrawWord,
  Film,
  Foretold,
  Fight,
  ForSeat,
  GameCard,
  Guide,
  Hold,
  Holding,
  InHand,
  Inspection,
  Invitation,
  Join,
  LessonCard,
  Made,
  Me,
  NewTable,
  Odds,
  Order,
  Pause,
  PlayOn,
  Pose,
  PoseAsk,
  Replay,
  Reseat,
  Rules,
  Summary,
  SurrenderAnswer,
  TakeBack,
  ThoughtNote,
  Why,
} from "./wire";

/** An answer that is an error; ``code`` is the server's, or the number of the status where it said nothing readable. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: Code | `${number}`,
    message: string,
    readonly clause: string | null,
    readonly body: ErrorBody | null,
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

type Query = Record<string, string> | [string, string][];

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams(query);
  search.set("language", language);
  return `/api${path}?${search}`;
}

async function ask<T>(path: string, init: RequestInit = {}, query: Query = {}): Promise<T> {
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
    const told = body as ErrorBody | null;
    const error = told?.error;
    throw new ApiError(
      response.status,
      error?.code ?? `${response.status}`,
      error?.message ?? response.statusText,
      error?.clause ?? null,
      told,
    );
  }
  return body as T;
}

function send<Asked extends object, T>(path: string, body: Asked): Promise<T> {
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
  guide: () => ask<Guide>("/guide"),
  rules: (game: string) => ask<Rules>(`/games/${encodeURIComponent(game)}/rules`),
  tables: () => ask<Summary[]>("/tables"),
  me: () => ask<Me>("/me"),
  callMe: (name: string) => send<Called, Me>("/me", { name }),
  rename: (id: string, name: string) => send<Called, null>(table(id, "/name"), { name }),
  leave: (id: string) => send<object, null>(table(id, "/leave"), {}),
  remove: (id: string) => send<object, null>(table(id, "/delete"), {}),
  create: (setup: NewTable) => send<NewTable, Made>("/tables", setup),
  table: (id: string) => ask<Bundle>(table(id)),
  join: (id: string, token: string) => send<Join, Bundle>(table(id, "/join"), { token }),
  /** ``asks``: to be asked before chance decides, and to end a step that leads to it oneself. */
  act: (id: string, seq: number, seat: string, action: string, then: string[] = [], asks = false) =>
    send<ActAsk, Bundle>(table(id, "/act"), { seq, seat, action, then, ask: asks }),
  /** What happened after a step, act by act. */
  film: (id: string, since: number) => ask<Film>(table(id, "/film"), {}, { since: String(since) }),
  /** What may be done with some things together. */
  hold: (id: string, seq: number, seat: string, keys: string[]) =>
    send<Hold, Holding | null>(table(id, "/hold"), { seq, seat, keys }),
  undo: (id: string, seq: number, seat: string) => send<TakeBack, Bundle>(table(id, "/undo"), { seq, seat }),
  answerUndo: (id: string, grant: boolean) => send<Answer, Bundle>(table(id, "/undo/answer"), { grant }),
  order: (id: string, seat: string, name: string, answer: string) =>
    send<Order, Bundle>(table(id, "/standing"), { seat, name, answer }),
  /** What I say to an offer to lay down arms. */
  answerSurrender: (id: string, seat: string, accept: boolean) =>
    send<SurrenderAnswer, Bundle>(table(id, "/surrender"), { seat, accept }),
  speakOfDraw: (id: string, seat: string, word: DrawWord["word"]) =>
    send<DrawWord, Bundle>(table(id, "/draw"), { seat, word }),
  resign: (id: string, seat: string) => send<ForSeat, Bundle>(table(id, "/resign"), { seat }),
  /** A new table that goes on from a step of this one. */
  playOn: (id: string, seq: number, seats: Record<string, string>) =>
    send<PlayOn, Made>(table(id, "/play-on"), { seq, seats }),
  rematch: (id: string) => send<object, Made>(table(id, "/rematch"), {}),
  look: (id: string, seat: string) => send<ForSeat, Bundle>(table(id, "/look"), { seat }),
  invite: (id: string, seat: string) => send<ForSeat, Invitation>(table(id, "/invite"), { seat }),
  /** The private link by which I take up my seat in another browser. */
  wayBack: (id: string) => ask<Invitation>(table(id, "/return")),
  comeBack: (id: string, token: string) => send<Join, Bundle>(table(id, "/return"), { token }),
  /** A link by which another person may have my seat. */
  offer: (id: string, seat: string) => send<ForSeat, Invitation>(table(id, "/offer"), { seat }),
  reseat: (id: string, seat: string, to: "computer" | "me") => send<Reseat, Bundle>(table(id, "/seat"), { seat, to }),
  pause: (id: string, paused: boolean) => send<Pause, Bundle>(table(id, "/pause"), { paused }),
  why: (id: string, action: string) => ask<Why>(table(id, "/why"), {}, { action }),
  inspect: (id: string, key: string) => ask<Inspection>(table(id, "/inspect"), {}, { key }),
  odds: (id: string, action: string, then: string[] = []) =>
    ask<Odds | null>(table(id, "/odds"), {}, [
      ["action", action],
      ...then.map((more): [string, string] => ["then", more]),
    ]),
  /** What chance will decide, where there are no odds. */
  ahead: (id: string, action: string, then: string[] = []) =>
    ask<Foretold | null>(table(id, "/ahead"), {}, [
      ["action", action],
      ...then.map((more): [string, string] => ["then", more]),
    ]),
  pose: (id: string, seq: number, seat: string, question: PoseAsk) =>
    send<InHand, Pose | null>(table(id, "/pose"), { seq, seat, ask: question }),
  replay: (id: string, eyes = "") => ask<Replay>(table(id, "/replay"), {}, eyes ? { seat: eyes } : {}),
  replayStep: (id: string, seq: number, eyes = "") =>
    ask<Bundle>(table(id, `/replay/${seq}`), {}, eyes ? { seat: eyes } : {}),
  /** A battle that is over: its score turn by turn, and what turned it. */
  aftermath: (id: string) => ask<Aftermath>(table(id, "/aftermath")),
  /** Its fights with the chances before them; the server counts for a while. */
  luck: (id: string) => ask<Fight[]>(table(id, "/luck")),
  /** What computer players thought in it. */
  thinking: (id: string) => ask<ThoughtNote[]>(table(id, "/thinking")),
  record: (id: string) => ask<unknown>(table(id, "/record")),
  lessons: () => ask<LessonCard[]>("/lessons"),
  /** A table with a worked example of the rules. */
  openExample: (game: string, clause: string) =>
    send<object, Made>(`/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(clause)}`, {}),
  startLesson: (name: string) => send<object, Made>(`/lessons/${encodeURIComponent(name)}`, {}),
};

/** Fetched by hash, kept by the browser: the text of an SVG. */
export async function picture(href: string): Promise<string> {
  const response = await fetch(href, { credentials: "same-origin" });
  if (!response.ok) throw new ApiError(response.status, `${response.status}`, response.statusText, null, null);
  return response.text();
}

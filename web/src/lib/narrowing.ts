/**
 * Options by successive narrowing. A click keeps the options that name the thing clicked; when one remains it is done.
 * Pure functions over the options of a bundle; nothing here knows a game.
 */
import type { Choice } from "./wire";

/** One click of the player: a thing he named, or a verb he chose. */
export type Step = { key: string } | { verb: string };

export interface Offer {
  /** What the button says. */
  label: string;
  /** Chosen when pressed: one act, or one more step of narrowing. */
  option: Choice | null;
  step: Step | null;
  clause: string;
  chance: boolean;
  /** How many acts lie behind it. */
  count: number;
}

export interface Narrowed {
  /** The options that contain everything named so far. */
  remaining: Choice[];
  /** Things all of them name, whether clicked or not. */
  chosen: Set<string>;
  /** Things to click now: the first thing on the board that each option still lacks. */
  next: Map<string, Choice[]>;
  /** Things that come after those, of the same kind; they may be clicked too. */
  later: Map<string, Choice[]>;
  /** Every other thing that may be clicked. */
  others: Map<string, Choice[]>;
  /** Things that may be clicked instead of the last one clicked. */
  instead: Map<string, Choice[]>;
  /** Numbered buttons, or a list when there are more than nine. */
  choices: Offer[];
  /** Verbs among the remaining options. */
  verbs: string[];
}

export const BUTTONS = 9;

export const kindOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(":")));
export const nameOf = (key: string): string => key.slice(key.indexOf(":") + 1);

const stepKey = (step: Step): string | null => ("key" in step ? step.key : null);

/** The options that contain every step of the path. A thing named twice must be clicked once only. */
export function keep(options: readonly Choice[], path: readonly Step[]): Choice[] {
  return options.filter((option) =>
    path.every((step) => ("key" in step ? option.names.includes(step.key) : option.verb === step.verb)),
  );
}

function add(map: Map<string, Choice[]>, key: string, option: Choice): void {
  const list = map.get(key);
  if (list) {
    if (list.at(-1) !== option) list.push(option);
  } else map.set(key, [option]);
}

/** Things every option of the list names. */
export function shared(options: readonly Choice[]): Set<string> {
  const [first, ...rest] = options;
  if (!first) return new Set();
  return new Set(first.names.filter((key) => rest.every((option) => option.names.includes(key))));
}

export function narrow(
  options: readonly Choice[],
  path: readonly Step[],
  onBoard: (key: string) => boolean,
  verbLabels: Readonly<Record<string, string>> = {},
  sortOf: (key: string) => string = kindOf,
): Narrowed {
  const remaining = keep(options, path);
  const clicked = new Set(path.map(stepKey).filter((key): key is string => key !== null));
  const chosen = new Set([...clicked, ...(remaining.length > 0 ? shared(remaining) : [])]);
  const next = new Map<string, Choice[]>();
  const later = new Map<string, Choice[]>();
  const others = new Map<string, Choice[]>();
  const finished: Choice[] = [];

  for (const option of remaining) {
    const lacking = option.names.filter((key) => !chosen.has(key));
    const board = lacking.filter(onBoard);
    const [first, ...rest] = board;
    if (first === undefined) finished.push(option);
    else {
      add(next, first, option);
      for (const key of rest) add(sortOf(key) === sortOf(first) ? later : others, key, option);
    }
    for (const key of lacking) if (!board.includes(key)) add(others, key, option);
  }
  for (const key of next.keys()) later.delete(key);
  for (const key of [...next.keys(), ...later.keys()]) others.delete(key);

  const verbs = [...new Set(remaining.map((option) => option.verb))];
  return {
    remaining,
    chosen,
    next,
    later,
    others,
    instead: alternatives(options, path, onBoard, sortOf, next, later, others),
    choices: choicesOf(remaining, finished, verbs, verbLabels),
    verbs,
  };
}

/** What may be clicked in place of the last thing clicked (another piece of the same order). */
function alternatives(
  options: readonly Choice[],
  path: readonly Step[],
  onBoard: (key: string) => boolean,
  sortOf: (key: string) => string,
  ...taken: Map<string, Choice[]>[]
): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const last = path.at(-1);
  if (!last || !("key" in last)) return found;
  const kind = sortOf(last.key);
  for (const option of keep(options, path.slice(0, -1)))
    for (const key of option.names)
      if (key !== last.key && sortOf(key) === kind && onBoard(key) && !taken.some((map) => map.has(key)))
        add(found, key, option);
  return found;
}

function single(option: Choice): Offer {
  return { label: option.label, option, step: null, clause: option.clause, chance: option.chance ?? false, count: 1 };
}

function choicesOf(
  remaining: readonly Choice[],
  finished: readonly Choice[],
  verbs: readonly string[],
  labels: Readonly<Record<string, string>>,
): Offer[] {
  if (verbs.length <= 1) return finished.map(single);
  // Several verbs compete. Few acts that need no more clicks on the board are offered one by one, else by verb.
  if (finished.length === remaining.length && remaining.length <= BUTTONS) return finished.map(single);
  return verbs.map((verb) => {
    const group = remaining.filter((option) => option.verb === verb);
    const [only] = group;
    if (group.length === 1 && only) return single(only);
    return {
      label: labels[verb] ?? verb,
      option: null,
      step: { verb },
      clause: only?.clause ?? "",
      chance: group.every((option) => option.chance ?? false),
      count: group.length,
    };
  });
}

/**
 * The path after a click on a thing, or null if no option wants it: one more step; the same thing again takes the click
 * back; a thing that earlier steps allow replaces the later ones.
 */
export function click(options: readonly Choice[], path: readonly Step[], key: string): Step[] | null {
  const again = path.findIndex((step) => stepKey(step) === key);
  if (again >= 0) return path.slice(0, again);
  for (let length = path.length; length >= 0; length--) {
    const prefix = path.slice(0, length);
    const kept = keep(options, prefix);
    if (kept.some((option) => option.names.includes(key))) return [...prefix, { key }];
  }
  return null;
}

/** The key among several for one spot (a piece, its place) that a click means; null if none is wanted. */
export function wanted(narrowed: Narrowed, keys: readonly string[]): string | null {
  const ranks = [narrowed.next, narrowed.later, narrowed.others, narrowed.instead];
  for (const map of ranks) {
    const found = keys.find((key) => map.has(key));
    if (found !== undefined) return found;
  }
  return null;
}

/** The one act left after at least one click. */
export function done(options: readonly Choice[], path: readonly Step[]): Choice | null {
  if (path.length === 0) return null;
  const kept = keep(options, path);
  return kept.length === 1 ? (kept[0] ?? null) : null;
}

/**
 * The action a player seems to mean who clicks a thing that is no option: an option on the present path with that thing in
 * the place of one of its own sort. Null when nothing of that sort can be meant.
 */
export function meant(
  options: readonly Choice[],
  path: readonly Step[],
  key: string,
  sortOf: (key: string) => string = kindOf,
): string | null {
  const clicked = new Set(path.map(stepKey));
  const sort = sortOf(key);
  for (let length = path.length; length >= 0; length--) {
    const kept = keep(options, path.slice(0, length));
    const counts = new Map<string, number>();
    for (const option of kept)
      if (option.names.some((name) => sortOf(name) === sort && !clicked.has(name)))
        counts.set(option.verb, (counts.get(option.verb) ?? 0) + 1);
    const verb = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    if (verb === undefined) continue;
    for (const option of kept) {
      if (option.verb !== verb) continue;
      // the last thing of that sort is where the act leads to
      const old = option.names.findLast((name) => sortOf(name) === sort && !clicked.has(name));
      if (old === undefined) continue;
      // a name may be several words
      const text = `${option.action} `;
      const at = text.lastIndexOf(` ${nameOf(old)} `);
      if (at < 1) continue;
      return `${text.slice(0, at)} ${nameOf(key)}${text.slice(at + nameOf(old).length + 1)}`.trim();
    }
  }
  return null;
}

/** The button that leads to an answer: its own, or that of its verb. */
export function offerOf(narrowed: Narrowed, verb: string, action: string | null): Offer | null {
  const of = (offer: Offer): string =>
    offer.step && "verb" in offer.step ? offer.step.verb : (offer.option?.verb ?? "");
  return (
    narrowed.choices.find((offer) => action !== null && offer.option?.action === action) ??
    narrowed.choices.find((offer) => of(offer) === verb) ??
    null
  );
}

/** The next click on the way to an answer: a thing (its key), or a button (``verb:…``, ``answer:…``). */
export function nextClick(narrowed: Narrowed, option: Choice): string | null {
  const lacking = option.names.filter((key) => !narrowed.chosen.has(key));
  const key = lacking.find((candidate) => wanted(narrowed, [candidate]) !== null);
  if (key !== undefined) return key;
  const offer = offerOf(narrowed, option.verb, option.action);
  if (!offer) return null;
  return offer.option ? `answer:${option.action}` : `verb:${option.verb}`;
}

/** All options as rows of a list: by the next thing to name, else one by one. */
export interface Line {
  key: string | null;
  options: Choice[];
}

export function lines(narrowed: Narrowed): Line[] {
  const rows: Line[] = [];
  for (const [key, options] of narrowed.next) rows.push({ key, options });
  return rows;
}

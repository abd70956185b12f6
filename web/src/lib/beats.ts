/** The beats of a film: what is shown when, and for how long. No DOM, no clock. */
import type { Act, Item, Panel, Scene, Stage, Still, Trace } from "./wire";

export const PACES = ["step", "slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds at normal pace. */
const ACT = 1600;
const ACT_WITH_DICE = 3000;
const ALIKE = 350;
const LIT = 250;
const DICE = 600;
const LINE = 180;
const LOSSES = 520;
const REST = 700;
/** Where nothing may move, a step appears at once and stays so long. */
const STILL = 1000;
const FACTOR: Record<Pace, number> = { step: 1, slow: 2, normal: 1, fast: 0.32 };
/** A film that would last longer quickens by itself. */
export const LONGEST = 60_000;

export interface Beat {
  /** The act, as a number of the film. */
  act: number;
  /** The table is shown as it was after this moment. */
  seq: number;
  /** The step of the stage that is lit, and how many of its lines are there; -1: none. */
  step: number;
  lines: number;
  /** The dice of the step are still rolling. */
  rolling: boolean;
  /** The stage stands at its end. */
  ended: boolean;
  ms: number;
  /** At the pace of steps the film waits here. */
  stop: boolean;
}

/** How far a stage has come. */
export interface Progress {
  step: number;
  lines: number;
  rolling: boolean;
  ended: boolean;
  seq: number;
}

const moves = (act: Act, from: number, to: number): boolean =>
  (act.stills ?? []).some(({ seq, traces }) => seq > from && seq <= to && (traces?.length ?? 0) > 0);

/** The moment up to which a step is known. */
const known = ({ lines, seq = 0 }: { lines?: { seq: number }[]; seq?: number }): number =>
  Math.max(seq, ...(lines ?? []).map((line) => line.seq), 0);

/** The beats of a stage: those of its steps that were not seen before ``since``. */
function staged(act: Act, number: number, stage: Stage, since: number, reduced: boolean): Beat[] {
  const beats: Beat[] = [];
  let seen = since;
  (stage.steps ?? []).forEach((step, at) => {
    const lines = step.lines ?? [];
    const end = known(step);
    if (end <= since) return;
    const old = lines.filter((line) => line.seq <= since).length;
    const base = { act: number, step: at, rolling: false, ended: false, stop: false };
    const fresh = lines.slice(old);
    if (!reduced) {
      beats.push({ ...base, seq: seen, lines: old, ms: LIT });
      if (fresh.some((line) => line.dice?.length))
        beats.push({ ...base, seq: seen, lines: lines.length, rolling: true, ms: DICE });
      for (let n = old + 1; n <= lines.length; n++) beats.push({ ...base, seq: seen, lines: n, ms: LINE });
    }
    const ms = reduced ? STILL : moves(act, seen, end) ? LOSSES : 60;
    beats.push({ ...base, seq: Math.max(seen, end), lines: lines.length, ms, stop: true });
    seen = Math.max(seen, end);
  });
  const last = Math.max(
    0,
    (stage.steps ?? []).findLastIndex((step) => known(step) > 0),
  );
  beats.push({
    act: number,
    seq: act.seq,
    step: last,
    lines: stage.steps?.[last]?.lines?.length ?? 0,
    rolling: false,
    ended: true,
    ms: REST,
    stop: true,
  });
  return beats;
}

/** The beats of an act. ``mine``: the viewer did it himself, so it needs no telling unless dice did the rest. */
export function beatsOf(act: Act, number: number, since: number, mine: boolean, reduced = false): Beat[] {
  if (act.stage) return staged(act, number, act.stage, since, reduced);
  const ms = mine && !act.chance ? 0 : act.joins ? ALIKE : act.chance ? ACT_WITH_DICE : ACT;
  return [{ act: number, seq: act.seq, step: -1, lines: 0, rolling: false, ended: true, ms, stop: ms > 0 }];
}

/** What a beat lasts at a pace; ``quicker`` shortens a film that is too long. */
export const lasts = (beat: Beat, pace: Pace, quicker = 1): number => beat.ms * FACTOR[pace] * quicker;

/** How much quicker a film must go to end in a minute. */
export function quickened(beats: readonly Beat[], pace: Pace): number {
  const whole = beats.reduce((sum, beat) => sum + lasts(beat, pace), 0);
  return pace === "step" || whole <= LONGEST ? 1 : LONGEST / whole;
}

/** A scene with a still laid over it. */
export function developed(scene: Scene, still: Still): Scene {
  const changed = new Map((still.items ?? []).map((item): [string, Item] => [item.key, item]));
  const gone = new Set(still.gone ?? []);
  const items = scene.items.flatMap((item) => {
    if (gone.has(item.key)) return [];
    const next = changed.get(item.key);
    changed.delete(item.key);
    return [next ?? item];
  });
  const panels = new Map(scene.panels.map((panel): [string, Panel] => [panel.id, panel]));
  for (const panel of still.panels ?? []) panels.set(panel.id, panel);
  return {
    ...scene,
    title: still.title || scene.title,
    items: [...items, ...changed.values()],
    panels: [...panels.values()],
    rings: still.rings ?? scene.rings,
    strokes: still.strokes ?? scene.strokes,
  };
}

export interface Ink {
  trace: Trace;
  /** The dispatch it belongs to; 0: none. */
  number: number;
  now: boolean;
  /** Is its number in the colour of its side? */
  own?: boolean;
  /** Of plans that are weighed: 0 is the best. */
  rank?: number;
}

/** Earlier acts whose ink stays: with more, nobody could tell one from another. */
export const EARLIER = 12;

/** The ink on the map after a moment: of the acts up to the present one, whose own is drawn thick. */
export function inkOf(acts: readonly Act[], numbers: readonly number[], present: number, seq: number): Ink[] {
  return acts
    .slice(0, present + 1)
    .flatMap((act, at) =>
      (at < present - EARLIER ? [] : (act.stills ?? [])).flatMap((still) =>
        still.seq > seq
          ? []
          : (still.traces ?? [])
              .filter(
                (trace) => at === present || trace.kind === "march" || trace.kind === "fire" || trace.kind === "enter",
              )
              .map((trace) => ({ trace, number: numbers[at] ?? 0, now: at === present })),
      ),
    );
}

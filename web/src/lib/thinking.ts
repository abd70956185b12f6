/** What can be read off the computer's notes. No DOM. */
import type { Guesses, Side, ThoughtNote } from "./wire";

/** Something hidden that was taken for what it was not. */
export interface Mistake {
  place: string;
  value: string;
  /** How sure it was, in percent. */
  percent: number;
}

/** Each guess that was wrong, with the likeliest value; the surest first. */
export function mistakes(guesses: Guesses | null): Mistake[] {
  const found = (guesses?.lines ?? []).flatMap(({ place, percents, truth }): Mistake[] => {
    const percent = Math.max(...percents);
    const value = guesses?.values[percents.indexOf(percent)];
    return truth < 0 || percents[truth] === percent || value === undefined ? [] : [{ place, value, percent }];
  });
  return found.sort((one, other) => other.percent - one.percent);
}

/** The other side of two. */
export const enemyOf = (side: Side): Side => (side === "u" ? "c" : side === "c" ? "u" : "");

/** The next note of the same seat: what became of a plan. */
export const noteAfter = (notes: readonly ThoughtNote[], at: number): ThoughtNote | null =>
  notes.find((note, index) => index > at && note.seat === notes[at]?.seat) ?? null;

/** The chance to win over a game, from what computer players noted. */

/** A note: after how many steps, whose it is, and the chance in percent that it gives its own side. */
export interface Noted {
  step: number;
  seat: string;
  chance: number;
}

export interface CurveLine {
  /** Whose notes: of the first computer player who is not the viewer's own seat. */
  seat: string;
  /** Is it the viewer's chance, not that of who noted it? */
  mine: boolean;
  points: { step: number; chance: number }[];
  low: number;
  high: number;
}

/** The curve as a viewer's seat (empty: a spectator's) sees it: his own chance is what his opponent leaves him. */
export function curve(notes: Noted[], viewer: string, steps: number): CurveLine {
  const seat = (notes.find((note) => note.seat !== viewer) ?? notes[0])?.seat ?? "";
  const mine = !!viewer && seat !== viewer;
  const points = notes
    .filter((note) => note.seat === seat)
    .map(({ step, chance }) => ({ step: Math.min(step, steps), chance: mine ? 100 - chance : chance }));
  const chances = points.map(({ chance }) => chance);
  return { seat, mine, points, low: Math.min(...chances), high: Math.max(...chances) };
}

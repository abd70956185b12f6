/** A battle that is over: its score, what turned it, and the luck of its fights, which is counted last. */
import { api } from "./api";
import type { Aftermath, Fight } from "./wire";

export class After {
  aftermath = $state.raw<Aftermath | null>(null);
  /** Null while they are being counted. */
  fights = $state.raw<Fight[] | null>(null);
  /** Nobody could count them. */
  uncounted = $state(false);
  private asked = "";

  constructor(private readonly table: string) {}

  /** Asks once for each pair of eyes and language. */
  async load(eyes: string, language: string): Promise<void> {
    const wish = `${eyes} ${language}`;
    if (wish === this.asked) return;
    this.asked = wish;
    this.uncounted = false;
    void api.aftermath(this.table).then(
      (found) => this.asked === wish && (this.aftermath = found),
      () => undefined, // then there is nothing but the reason
    );
    try {
      const fights = await api.luck(this.table);
      if (this.asked === wish) this.fights = fights;
    } catch {
      this.uncounted = true;
    }
  }

  /** Fights won, and how many were to be expected. */
  readonly luck = $derived.by(() => {
    const told = (list: Fight[]): { count: number; won: number; expected: number } => ({
      count: list.length,
      won: list.filter((fight) => fight.won).length,
      expected: list.reduce((sum, fight) => sum + fight.percent / 100, 0),
    });
    const all = this.fights ?? [];
    return {
      all: told(all),
      attack: told(all.filter((fight) => fight.attacks)),
      defence: told(all.filter((fight) => !fight.attacks)),
    };
  });

  /** The fight that a step belongs to. */
  fightAt(seq: number): Fight | null {
    return this.fights?.find((fight) => fight.first <= seq && seq <= fight.seq) ?? null;
  }
}

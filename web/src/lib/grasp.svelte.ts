/**
 * Things taken in hand to act with them together: the player takes pieces first, and what is needed for it (an order, a
 * block, a leader) follows from where he puts them. What may be done with them is asked, not known.
 */
import type { Choice, Holding } from "./wire";

export class Grasp {
  keys = $state.raw<string[]>([]);
  holding = $state.raw<Holding | null>(null);
  private asked = 0;

  constructor(private readonly ask: (keys: string[]) => Promise<Holding | null>) {}

  /** What may be done with what is in hand. Each names the things in hand first, and all are of one kind. */
  readonly choices = $derived.by((): Choice[] | null => {
    const { holding, keys } = this;
    if (!holding) return null;
    return (
      holding.choices?.map((choice) => ({
        ...choice,
        verb: "",
        names: [...keys, ...choice.names.filter((name) => !keys.includes(name))],
      })) ?? []
    );
  });

  /** Takes these things and no others. False if they may not be taken together. */
  async take(keys: string[]): Promise<boolean> {
    const number = ++this.asked;
    const found = keys.length ? await this.ask(keys).catch(() => null) : null;
    if (number !== this.asked) return true; // another wish came after this one
    if (!found) return false;
    this.keys = found.keys;
    this.holding = found;
    return true;
  }

  drop(): void {
    this.asked++;
    this.keys = [];
    this.holding = null;
  }
}

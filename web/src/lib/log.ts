/** Lines of the log as they are read. */
import type { Entry } from "./wire";

/** Dice that fell one by one, each in a step of its own without words, stand with the line that says what came of them;
 * those of which nothing has been said yet stand together. */
export function gathered(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = [];
  let waiting: Entry[] = [];
  for (const entry of entries) {
    if (!entry.text && entry.dice?.length) waiting.push(entry);
    else {
      const dice = waiting.flatMap((one) => one.dice ?? []);
      found.push(dice.length ? { ...entry, dice: [...dice, ...(entry.dice ?? [])] } : entry);
      waiting = [];
    }
  }
  const [first] = waiting;
  const last = waiting.at(-1);
  if (first && last) found.push({ ...last, side: first.side, dice: waiting.flatMap((one) => one.dice ?? []) });
  return found;
}

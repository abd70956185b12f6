/** Things as they are drawn at a scale: seen from afar a stack is one thing with a number. */
import { kindOf } from "./narrowing";
import { solid } from "./picture";
import type { Item } from "./wire";

/** The scale below which stacks are too small to read. */
export const STACK_BELOW = 26 / 46;

export interface Heap {
  item: Item;
  /** How many stand there; 0: it stands for itself. */
  count: number;
  scale: number;
}

export function heaps(items: readonly Item[], drawnFor: number): Heap[] {
  if (drawnFor >= STACK_BELOW) return items.map((item) => ({ item, count: 0, scale: 1 }));
  const scale = Math.max(1, 26 / (46 * drawnFor));
  const rough = Math.round(scale * 8) / 8;
  const first = new Map<string, Heap>();
  const found: Heap[] = [];
  for (const item of items) {
    if (solid(item)) {
      found.push({ item, count: 0, scale: 1 });
      continue;
    }
    if (kindOf(item.key) !== "piece") {
      found.push({ item, count: 0, scale: kindOf(item.key) === "block" ? Math.max(1, rough * 0.85) : 1 });
      continue;
    }
    const stack = `${item.place} ${item.side ?? ""}`;
    const known = first.get(stack);
    if (known) known.count++;
    else {
      const entry = { item, count: 1, scale: item.form ? (rough * 46) / item.w : rough };
      first.set(stack, entry);
      found.push(entry);
    }
  }
  return found;
}

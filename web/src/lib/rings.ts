/** The rings of a lesson on buttons: attributes that the style sheet draws (board.css draws none; the board has its own). */
import type { ChoosingStore } from "./choosing.svelte";
import { ANSWER, VERB } from "./teaching.svelte";

interface Ring {
  "data-ring"?: number;
  "data-pulse"?: true;
}

const ring = (number: number | undefined, pulses: boolean): Ring =>
  number === undefined ? {} : { "data-ring": number, ...(pulses ? { "data-pulse": true } : {}) };

/** For the button of a verb or of one answer. */
export function ringed(table: ChoosingStore, verb: string | null, action: string | null): Ring {
  const { teaching } = table;
  const pulses = teaching.pulse !== null && [VERB + verb, ANSWER + action].includes(teaching.pulse);
  return ring(teaching.ringOf(verb, action), pulses);
}

/** For a thing that is a button, or the one that commits. */
export function ringedKey(table: ChoosingStore | null | undefined, key: string | undefined): Ring {
  if (!table || !key) return {};
  return ring(table.teaching.ring(key), table.teaching.pulse === key);
}

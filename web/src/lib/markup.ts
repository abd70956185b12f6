/** Names in a sentence that point at the map: U+E000 key U+E001 words U+E002. Without words the table names the thing. */

export interface Span {
  text: string;
  key: string | null;
}

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** A sentence as plain and linked spans; broken marks are dropped, their words kept. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const plain = (words: string): void => {
    const clean = words.replace(/[\uE000-\uE002]/g, "");
    if (!clean) return;
    const last = found.at(-1);
    if (last && last.key === null) last.text += clean;
    else found.push({ text: clean, key: null });
  };
  let at = 0;
  for (;;) {
    const open = text.indexOf(OPEN, at);
    if (open < 0) break;
    const middle = text.indexOf(MIDDLE, open);
    const close = middle < 0 ? -1 : text.indexOf(CLOSE, middle);
    if (close < 0) break;
    plain(text.slice(at, open));
    const key = text.slice(open + 1, middle);
    const words = text.slice(middle + 1, close).replace(/[\uE000-\uE002]/g, "");
    const thing = key.replace(/[\uE000-\uE002]/g, "") || null;
    if (words || thing) found.push({ text: words, key: thing });
    at = close + 1;
  }
  plain(text.slice(at));
  return found;
}

const CLAUSE = /\b([A-Z]{2,3}-R?\d+(?:\.(?:\d+|[A-Z]))*)\b/;

/** Plain words cut at the clauses they name: words, clause, words, clause, … words. */
export function clauses(text: string): string[] {
  return text.split(CLAUSE);
}

/** A part of a sentence as it is drawn: plain words, a name or a clause with the punctuation that no line may part from it. */
export interface Piece {
  kind: "words" | "name" | "clause";
  text: string;
  key: string;
  before: string;
  after: string;
}

const OPENING = /[([«“‘][\u00A0\u202F]?$/;
const CLOSING = /^[\u00A0\u202F]?[,.;:!?)\]»”’…]+/;

/** A sentence in the parts in which it is drawn. */
export function pieces(text: string): Piece[] {
  const found = spans(text).flatMap(({ text, key }): Piece[] =>
    key !== null
      ? [{ kind: "name", text, key, before: "", after: "" }]
      : clauses(text).map((words, n) => ({
          kind: n % 2 ? "clause" : "words",
          text: words,
          key: "",
          before: "",
          after: "",
        })),
  );
  found.forEach((piece, n) => {
    if (piece.kind === "words") return;
    const [last, next] = [found[n - 1], found[n + 1]];
    if (last?.kind === "words") [last.text, piece.before] = cut(last.text, last.text.search(OPENING));
    if (next?.kind === "words") [piece.after, next.text] = cut(next.text, CLOSING.exec(next.text)?.[0].length ?? 0);
  });
  return found;
}

/** Words in two parts; a negative place: all of them are the first. */
const cut = (text: string, at: number): [string, string] => (at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)]);

/** The sentence without its marks: for announcements, titles and search. */
export function bare(text: string, nameOf: (key: string) => string = () => ""): string {
  return spans(text)
    .map((span) => span.text || (span.key ? nameOf(span.key) : ""))
    .join("");
}

export interface Words {
  text: string;
  strong: boolean;
}

/** Prompts mark the question with **two stars**. */
export function emphasis(text: string): Words[] {
  return text
    .split("**")
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

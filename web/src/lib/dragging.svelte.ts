/** What a drag of the mouse does besides moving the map: it carries a thing, or draws a frame round several. */
import type { Camera } from "./camera.svelte";
import { kindOf } from "./narrowing";
import type { SceneStore } from "./scene.svelte";
import type { TableStore } from "./table.svelte";
import type { Point } from "./wire";

/** Pixels a pointer moves before a click becomes a drag. */
const FAR = 6;

type Table = () => { store: SceneStore; table: TableStore | null };

/** A click that only ended a drag is none. */
class Drag {
  /** Has a drag just ended? */
  ended = false;

  protected end(): void {
    this.ended = true;
    setTimeout(() => (this.ended = false));
  }
}

/** A thing that may be chosen is dragged to where it shall go. */
export class Carrying extends Drag {
  /** What the button went down on, if it can be carried, and where. */
  private carried: { key: string; x: number; y: number; taken: boolean } | null = null;

  constructor(
    private readonly of: Table,
    /** What lies under a pointer that may carry something. */
    private readonly under: (event: PointerEvent) => string | null,
  ) {
    super();
  }

  /** May a drag carry this thing? (Things of an open table have a hand of their own.) */
  may(key: string | null): boolean {
    const { table } = this.of();
    if (!key || !table?.deciding || table.sending || table.hand.may(key) || kindOf(key) === "place") return false;
    return table.graspable(key) !== null || table.legal(key) || table.narrowed.chosen.has(key);
  }

  press(event: PointerEvent, key: string | null): void {
    this.carried =
      key && !event.button && event.pointerType === "mouse" && this.may(key)
        ? { key, x: event.clientX, y: event.clientY, taken: false }
        : null;
  }

  move(event: PointerEvent): void {
    const { table } = this.of();
    const held = this.carried;
    if (!held || !table || held.taken) return;
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    held.taken = true;
    if (!table.narrowed.chosen.has(held.key)) table.touch(held.key);
  }

  /** Let go: over a place that may be chosen it is chosen; elsewhere what was taken goes back. */
  release(event: PointerEvent): void {
    const { store, table } = this.of();
    const held = this.carried;
    this.carried = null;
    if (!held?.taken || !table) return;
    this.end();
    const key = this.under(event);
    const from = store.placeOf(held.key)?.id;
    if (key && key !== held.key && store.placeOf(key)?.id !== from) void table.settled().then(() => table.touch(key));
    else table.back();
  }
}

/** A frame round several things: they are taken in hand together. */
export class Framing extends Drag {
  /** The corners of the frame, in pixels of the window, and where the board begins. */
  frame = $state.raw<{ from: Point; to: Point; origin: Point } | null>(null);

  constructor(
    private readonly camera: Camera,
    private readonly of: Table,
    private readonly inOrder: (keys: string[]) => string[],
  ) {
    super();
  }

  may(event: MouseEvent): boolean {
    const { store, table } = this.of();
    if (!event.shiftKey || event.button || !table?.deciding || table.sending) return false;
    return (store.bundle?.posable ?? []).length > 1;
  }

  begin(event: PointerEvent, board: HTMLElement): void {
    const { left, top } = board.getBoundingClientRect();
    const at: Point = [event.clientX, event.clientY];
    this.frame = { from: at, to: at, origin: [left, top] };
  }

  move(event: PointerEvent): void {
    if (this.frame) this.frame = { ...this.frame, to: [event.clientX, event.clientY] };
  }

  release(): void {
    const { store, table } = this.of();
    const drawn = this.frame;
    this.frame = null;
    if (!drawn || !table) return;
    const [x0, x1] = [drawn.from[0], drawn.to[0]].toSorted((a, b) => a - b) as [number, number];
    const [y0, y1] = [drawn.from[1], drawn.to[1]].toSorted((a, b) => a - b) as [number, number];
    if (x1 - x0 < FAR && y1 - y0 < FAR) return; // a click
    this.end();
    const [left, top] = this.camera.under({ clientX: x0, clientY: y0 });
    const [right, foot] = this.camera.under({ clientX: x1, clientY: y1 });
    const inside = (store.bundle?.posable ?? []).filter((key) => {
      const [x, y] = kindOf(key) === "piece" ? (store.spot(key) ?? [NaN, NaN]) : [NaN, NaN];
      return x >= left && x <= right && y >= top && y <= foot;
    });
    if (inside.length) table.hand.together(this.inOrder(inside));
  }
}

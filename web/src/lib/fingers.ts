/** Fingers, or a mouse, on a thing in hand: one drags it, a second one turns it. */
import type { Hand } from "./hand.svelte";
import { turned } from "./poses";
import type { Point } from "./wire";

/** Pixels a hand may tremble without dragging. */
const TREMBLE = 4;

export class Fingers {
  /** Has the thing been moved since it was pressed? Then letting go of it is no click. */
  dragged = false;

  private down = new Map<number, Point>();
  private twistFrom: [Point, Point] | null = null;
  private from: Point = [0, 0];

  constructor(private readonly onMap: (event: PointerEvent) => Point) {}

  /** A grip, the ghost, or a thing that may be taken is pressed; a second finger turns what the first one holds. */
  press(hand: Hand, event: PointerEvent, key: string | null): void {
    const point: Point = [event.clientX, event.clientY];
    if (hand.dragging && this.down.size === 1) {
      this.down.set(event.pointerId, point);
      this.twistFrom = this.two();
      return;
    }
    const grip = (event.target as Element).closest?.("[data-grip]")?.getAttribute("data-grip");
    if (!grip && (!key || !hand.may(key))) return;
    if (!grip && key && !hand.holds(key)) hand.take(key);
    this.down = new Map([[event.pointerId, point]]);
    this.twistFrom = null;
    this.from = point;
    this.dragged = false;
    hand.hold(grip ?? "body", this.onMap(event));
  }

  move(hand: Hand, event: PointerEvent): void {
    if (!hand.dragging || !this.down.has(event.pointerId)) return;
    const point: Point = [event.clientX, event.clientY];
    this.down.set(event.pointerId, point);
    if (this.twistFrom) {
      this.dragged = true;
      hand.twist(turned(this.twistFrom, this.two()), false);
      return;
    }
    if (!this.dragged && Math.hypot(point[0] - this.from[0], point[1] - this.from[1]) < TREMBLE) return;
    this.dragged = true;
    hand.drag(this.onMap(event), event.altKey);
  }

  lift(hand: Hand, event: PointerEvent): void {
    if (!this.down.delete(event.pointerId) || this.down.size) return;
    this.twistFrom = null;
    hand.release();
  }

  /** What was taken from beside the board is carried; over the board it follows. */
  carry(hand: Hand, event: PointerEvent, over: boolean): void {
    const from = hand.carried;
    if (!from) return;
    const away = from.away || Math.hypot(event.clientX - from.x, event.clientY - from.y) >= TREMBLE;
    if (away !== from.away) hand.carried = { ...from, away };
    if (away && over) hand.bring(this.onMap(event), event.altKey);
  }

  /** Let go: over the board it is put down there, elsewhere it goes back. One that was only clicked stays in hand. */
  put(hand: Hand, event: PointerEvent, over: boolean, place: string): void {
    const from = hand.carried;
    hand.carried = null;
    if (!from?.away) return;
    if (over) hand.send(this.onMap(event), place);
    else hand.drop();
  }

  private two(): [Point, Point] {
    return [...this.down.values()] as [Point, Point];
  }
}

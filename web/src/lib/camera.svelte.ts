/** How the map is seen: one sheet in its frame, panned and zoomed by hand, by keys, or by what should be looked at. */
import { select } from "d3-selection";
import { zoom as makeZoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";
import { fit, unproject, type Box, type View } from "./geometry";
import { GRAIN } from "./picture";
import { settings } from "./settings.svelte";
import type { Point } from "./wire";

/** Points a pointer may move and still have clicked. */
const CLICK = 5;
/** Milliseconds after which a hand rests. */
const REST = 300;
/** Milliseconds of a glide, and a little more. */
const GLIDE = 360;
const SMALLEST = 0.15;
const LARGEST = 4;
/** How far beyond its edges the map may be moved. */
const BEYOND: Point = [500, 400];

export interface Hands {
  /** Is this none of the map's business? */
  elsewhere(event: Event): boolean;
  /** The hand moves the map. */
  moves(): void;
}

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, k: 1 });
  /** The scale things are drawn for. While a hand zooms it stays: the picture is stretched, and drawn anew at the end. */
  drawnFor = $state(1);
  width = $state(0);
  height = $state(0);
  gliding = $state(false);
  /** Does the hand hold the map? A sheet over it says so: a pointer that everything inherits would be worked out for everything. */
  holding = $state(false);
  /** Does the map go with the hand? */
  moving = false;
  /** Has it been looked at anything yet? */
  placed = false;

  private frame: HTMLDivElement | null = null;
  private sheet: HTMLDivElement | null = null;
  private zoomer: ZoomBehavior<HTMLDivElement, unknown> = makeZoom<HTMLDivElement, unknown>();
  private taken: View | null = null;
  private before: View | null = null;
  private restTimer = 0;

  constructor(private readonly hands: Hands) {}

  /** Begins to listen; the answer ends it. */
  attach(frame: HTMLDivElement, sheet: HTMLDivElement): () => void {
    this.frame = frame;
    this.sheet = sheet;
    this.zoomer
      .scaleExtent([SMALLEST, LARGEST])
      .clickDistance(CLICK)
      .tapDistance(12)
      .filter((event: Event) => this.heeds(event))
      .wheelDelta(
        (event: WheelEvent) =>
          -event.deltaY * (event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.0016) * (event.ctrlKey ? 6 : 1),
      )
      .on("zoom", (event: D3ZoomEvent<HTMLDivElement, unknown>) => this.zoomed(event))
      .on("start", () => (this.taken = this.view))
      .on("end", () => {
        this.taken = null;
        this.moving = this.holding = false;
      });
    const selection = select(frame);
    selection.call(this.zoomer).on("dblclick.zoom", null);
    const observer = new ResizeObserver(() => this.resized());
    observer.observe(frame);
    return () => {
      observer.disconnect();
      selection.on(".zoom", null);
    };
  }

  /** The first look, at a map of this size. */
  open(size: Point, view: View): void {
    this.placed = true;
    this.zoomer.translateExtent([
      [-BEYOND[0], -BEYOND[1]],
      [size[0] + BEYOND[0], size[1] + BEYOND[1]],
    ]);
    this.set(view, false);
  }

  set(next: View, glide: boolean): void {
    if (!this.frame) return;
    this.gliding = glide && !settings.reduced;
    select(this.frame).call(this.zoomer.transform, zoomIdentity.translate(next.x, next.y).scale(next.k));
    if (this.gliding) setTimeout(() => (this.gliding = false), GLIDE);
  }

  /** A point of the map comes to a point of the frame. */
  bring([x, y]: Point, [left, top]: Point, k: number, glide: boolean): void {
    this.set({ k, x: left - x * k, y: top - y * k }, glide);
  }

  /** Larger or smaller about a point of the frame. */
  zoomBy(factor: number, about: Point): void {
    this.bring(unproject(this.view, about), about, Math.min(LARGEST, Math.max(SMALLEST, this.view.k * factor)), true);
  }

  /** All of a box; again: back to where one was. */
  whole(box: Box, width: number, height: number): void {
    const all = fit(box, width, height, 8);
    if (this.before && Math.abs(this.view.k - all.k) < 0.01) {
      this.set(this.before, true);
      this.before = null;
    } else {
      this.before = this.view;
      this.set(all, true);
    }
  }

  /** The point of the map under the pointer. */
  under({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): Point {
    const rect = this.frame?.getBoundingClientRect();
    return unproject(this.view, [clientX - (rect?.left ?? 0), clientY - (rect?.top ?? 0)]);
  }

  private heeds(event: Event): boolean {
    if (this.hands.elsewhere(event)) return false;
    if (event.type === "touchstart")
      return (event as TouchEvent).touches.length > 1 || !(event.target as Element).closest?.("[data-item]");
    return event.type === "wheel" || !(event as MouseEvent).button;
  }

  private zoomed({ transform: { x, y, k }, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>): void {
    if (sourceEvent) {
      this.moving = true;
      this.hands.moves();
    }
    if (this.taken && sourceEvent?.type === "mousemove" && Math.hypot(x - this.taken.x, y - this.taken.y) > CLICK)
      this.holding = true;
    this.view = { x, y, k };
    clearTimeout(this.restTimer);
    if (sourceEvent) this.restTimer = window.setTimeout(() => this.rest(), REST);
    else this.rest();
    if (this.sheet) this.sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k / GRAIN})`;
  }

  /** The hand rests: the picture, stretched till now, is drawn for the scale it has come to. */
  private rest(): void {
    const style = this.sheet?.style;
    if (!style || this.drawnFor === this.view.k) return;
    this.drawnFor = this.view.k;
    style.willChange = "auto";
    requestAnimationFrame(() => requestAnimationFrame(() => (style.willChange = "")));
  }

  /** What was in the middle stays there. */
  private resized(): void {
    const rect = this.frame?.getBoundingClientRect();
    if (!rect) return;
    const [dx, dy] = [rect.width - this.width, rect.height - this.height];
    this.width = rect.width;
    this.height = rect.height;
    this.zoomer.extent([
      [0, 0],
      [rect.width, rect.height],
    ]);
    if (this.placed && (dx || dy)) this.set({ ...this.view, x: this.view.x + dx / 2, y: this.view.y + dy / 2 }, false);
  }
}

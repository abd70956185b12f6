/** Where to look: at the beginning, at a decision, at the acts of a film, at whatever somebody asks to see. */
import { untrack } from "svelte";
import { underOverview, within } from "./attention";
import type { Camera } from "./camera.svelte";
import { fit, pathBox, placeId, placeKey, project, reveal, union, type Box, type View } from "./geometry";
import { kindOf, type Narrowed } from "./narrowing";
import type { SceneStore } from "./scene.svelte";
import type { TableStore } from "./table.svelte";
import type { Act, Point } from "./wire";

export interface Desk {
  store: SceneStore;
  table: TableStore | null;
  /** A phone. */
  compact: boolean;
  /** Parts of the frame that something covers. */
  cover: { left: number; right: number; bottom: number };
}

export class Lookout {
  constructor(
    private readonly camera: Camera,
    private readonly of: () => Desk,
  ) {}

  private get store(): SceneStore {
    return this.of().store;
  }
  private get table(): TableStore | null {
    return this.of().table;
  }
  private get narrowed(): Narrowed | null {
    return this.table?.narrowed ?? null;
  }

  readonly whole = $derived.by((): Box => {
    const board = this.store.board;
    return { x0: 0, y0: 0, x1: board?.width ?? 1, y1: board?.height ?? 1 };
  });
  /** The part of the frame that nothing covers. */
  readonly free = $derived.by((): Box => {
    const { table, compact, cover } = this.of();
    return {
      x0: cover.left + 24,
      y0: !compact && table?.choicesIn === "strip" ? table.stripHeight + 24 : 24,
      x1: this.camera.width - cover.right - 24,
      y1: this.camera.height - cover.bottom - 24,
    };
  });
  readonly middle = $derived<Point>([(this.free.x0 + this.free.x1) / 2, (this.free.y0 + this.free.y1) / 2]);

  spots(keys: Iterable<string>): Point[] {
    return [...keys].map((key) => this.store.spot(key)).filter((spot): spot is Point => spot !== null);
  }

  /** The whole map; again: back to where one was. */
  all(): void {
    const { cover } = this.of();
    this.camera.whole(this.whole, this.camera.width - cover.right, this.camera.height - cover.bottom);
  }

  /** Brings a thing into sight; ``force``: to the middle. */
  show(key: string, force = false): void {
    const { camera, free, middle } = this;
    const box = this.boxOf(key);
    if (!box || !camera.width) return;
    if (force) camera.bring([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], middle, Math.max(camera.view.k, 0.7), true);
    else {
      const next = reveal(camera.view, box, free);
      if (next.x !== camera.view.x || next.y !== camera.view.y) camera.set(next, true);
    }
  }

  /** Brings all of some things into sight, if they fit as large as they are drawn now; else the last. */
  private showAll(keys: string[]): void {
    const { camera, free } = this;
    const box = union(keys.map((key) => this.boxOf(key)).filter((found) => found !== null));
    const [wide, tall] = [(box.x1 - box.x0) * camera.view.k, (box.y1 - box.y0) * camera.view.k];
    if (wide > free.x1 - free.x0 || tall > free.y1 - free.y0) this.show(keys.at(-1) ?? "");
    else if (!this.seenWhole(box)) camera.set(reveal(camera.view, box, free), true);
  }

  /** Brings all of some things to the middle, smaller if they do not fit, unless they are in sight. */
  private gather(keys: string[]): void {
    const { camera, free, middle } = this;
    const spots = this.spots(keys);
    if (!spots.length || free.x1 <= free.x0 || free.y1 <= free.y0) return;
    const box = union(spots.map(([x, y]) => ({ x0: x - 60, y0: y - 50, x1: x + 60, y1: y + 50 })));
    if (this.seenWhole(box)) return;
    const { k } = fit(box, free.x1 - free.x0, free.y1 - free.y0, 0, camera.view.k);
    camera.bring([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], middle, k, true);
  }

  private boxOf(key: string): Box | null {
    const item = this.store.thing(key);
    if (item) return { x0: item.x - item.w, y0: item.y - item.h, x1: item.x + item.w, y1: item.y + item.h };
    const place = this.store.places.get(placeId(key));
    return place ? pathBox(place.path) : null;
  }

  /** Begins to look, as long as the board is there. */
  watch(): void {
    $effect(() => {
      const { camera, store } = this;
      const board = store.board;
      if (!board || !camera.width || !camera.height || !store.bundle || camera.placed) return;
      untrack(() => camera.open([board.width, board.height], this.opening()));
    });
    $effect(() => {
      const wish = this.store.centred;
      if (wish) untrack(() => this.show(wish.key, wish.force));
    });
    $effect(() => {
      const keys = this.store.gathered;
      untrack(() => this.gather(keys));
    });
    $effect(() => this.decision());
    $effect(() => this.film());
    // what a lesson points at first is in sight
    $effect(() => {
      const key = this.table?.teaching.first;
      if (key && this.store.spot(key))
        untrack(() => !this.camera.moving && !this.table?.hand.dragging && this.show(key));
    });
    // a battle that is over: all it hung on
    $effect(() => {
      const goals = this.goals;
      void this.camera.height;
      if (goals && this.camera.placed) untrack(() => this.fitGoals(goals.split("\n")));
    });
    // odds open beside what they are about
    $effect(() => {
      const about = this.table?.odds ? this.table.concerned : [];
      if (about.length) untrack(() => this.showAll(about));
    });
  }

  // ---- the first look -----------------------------------------------------------------------------------------

  /** At what a lesson points at, at what can be chosen, else at the pieces. */
  private opening(): View {
    const { camera, free, middle, narrowed, store } = this;
    const items = store.bundle?.scene?.items ?? [];
    let spots = this.spots((this.table?.teaching.things ?? []).map(([key]) => key));
    if (!spots.length && narrowed && narrowed.next.size < 24) spots = this.spots(narrowed.next.keys());
    if (!spots.length) spots = items.filter((item) => kindOf(item.key) === "piece").map((item) => [item.x, item.y]);
    if (!spots.length) return fit(this.whole, camera.width, camera.height);
    const box = union(spots.map(([x, y]) => ({ x0: x - 110, y0: y - 90, x1: x + 110, y1: y + 90 })));
    const close = fit(box, free.x1 - free.x0 + 48, free.y1 - free.y0 + 48, 0, 1.05);
    const k = Math.min(1.05, Math.max(this.of().compact ? 0.7 : 0.8, close.k));
    const at: Point = close.k >= k ? [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2] : median(spots);
    return this.onSheet({ k, x: middle[0] - at[0] * k, y: middle[1] - at[1] * k });
  }

  /** No more desk than needed. */
  private onSheet(wish: View): View {
    const { camera, whole } = this;
    const clamp = (at: number, size: number, room: number): number =>
      size < room ? (room - size) / 2 : Math.min(12, Math.max(room - size - 12, at));
    return {
      k: wish.k,
      x: clamp(wish.x, whole.x1 * wish.k, camera.width),
      y: clamp(wish.y, whole.y1 * wish.k, camera.height),
    };
  }

  // ---- decisions ----------------------------------------------------------------------------------------------

  /** The decision that has been looked at, and its kind. */
  private looked = -1;
  private lookedAt = "";

  /**
   * A new decision: if nothing of it is in sight the view goes there, unless a hand drags; a step that goes on and may be
   * ended calls nobody away from what he looks at (marks at the rim name what there is).
   */
  private decision(): void {
    const { camera, store, table } = this;
    const seq = store.bundle?.seq ?? -1;
    if (!table?.deciding || seq === this.looked || !camera.width) return;
    const first = this.looked < 0;
    this.looked = seq;
    untrack(() => {
      const kind = store.bundle?.decision?.kind ?? "";
      const goesOn = kind === this.lookedAt && (store.bundle?.options ?? []).some((option) => !option.names.length);
      this.lookedAt = kind;
      if (first || goesOn || camera.moving || table.hand.dragging) return;
      this.lookAt(this.called());
    });
  }

  /** What must be decided: what the rules oblige somebody to, what the only answer names, else whatever may be chosen. */
  private called(): string[] {
    const musts = (this.store.bundle?.decision?.duties ?? []).filter((duty) => duty.must && !duty.done);
    const keys = musts.length ? musts.map((duty) => duty.key) : (this.table?.atStake ?? []);
    return keys.filter((key) => this.store.spot(key));
  }

  /** Not beyond the frame, nor under the overview, which a phone has not. */
  private inSight(at: Point): boolean {
    const { compact, cover } = this.of();
    return within(this.free, at) && (compact || !underOverview(this.camera.height - cover.bottom, at));
  }

  /** All of them if they fit as large as things are drawn now, else the first. Nothing moves if one is in sight. */
  private lookAt(keys: string[]): void {
    const { camera, free } = this;
    const spots = this.spots(keys);
    if (!spots.length || spots.some((spot) => this.inSight(project(camera.view, spot)))) return;
    const box = union(spots.map(([x, y]) => ({ x0: x - 60, y0: y - 50, x1: x + 60, y1: y + 50 })));
    const [w, h] = [(box.x1 - box.x0) * camera.view.k, (box.y1 - box.y0) * camera.view.k];
    const all = w <= free.x1 - free.x0 && h <= free.y1 - free.y0;
    if (all) camera.bring([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], this.middle, camera.view.k, true);
    else if (keys[0]) this.show(keys[0], true);
  }

  /** What a battle that is over hung on: one text, so that a new bundle that says the same moves nobody's view. */
  private readonly goals = $derived(
    this.table?.finished ? (this.store.bundle?.ending?.goals ?? []).flatMap((goal) => goal.keys ?? []).join("\n") : "",
  );

  /** Fits it into view, no larger than things are drawn now. */
  private fitGoals(keys: string[]): void {
    const { camera } = this;
    const boxes = keys.map((key) => this.boxOf(key)).filter((box) => box !== null);
    if (!boxes.length || this.seenWhole(union(boxes))) return;
    const { cover } = this.of();
    camera.set(fit(union(boxes), camera.width - cover.left - cover.right, camera.height, 40, camera.view.k), true);
  }

  // ---- the film -----------------------------------------------------------------------------------------------

  /** The camera follows the film, where that is off screen; also when the dispatches take room from the board. */
  private film(): void {
    const { camera, table } = this;
    const film = table?.film;
    const act = film?.running ? film.act : null;
    void camera.height;
    if (!act) return;
    untrack(() => {
      const { free } = this;
      const { cover } = this.of();
      const box = this.scope(act);
      if (!box || !camera.width || camera.moving || this.seenWhole(box)) return;
      const [wide, tall] = [(box.x1 - box.x0) * camera.view.k, (box.y1 - box.y0) * camera.view.k];
      if (wide < free.x1 - free.x0 && tall < free.y1 - free.y0) camera.set(reveal(camera.view, box, free), true);
      else
        camera.set(
          this.onSheet(fit(box, camera.width - cover.left - cover.right, camera.height, 40, camera.view.k)),
          true,
        );
    });
  }

  /** All that an act is about. */
  private scope(act: Act): Box | null {
    const places = act.stage?.place ? [this.boxOf(placeKey(act.stage.place))] : [];
    const points = (act.stills ?? []).flatMap((still) => still.traces ?? []).flatMap((trace) => trace.points);
    const spots = points.map(([x, y]) => ({ x0: x - 50, y0: y - 40, x1: x + 50, y1: y + 40 }));
    const boxes = [...places.filter((box) => box !== null), ...spots];
    return boxes.length ? union(boxes) : null;
  }

  private seenWhole(box: Box): boolean {
    const [x0, y0] = project(this.camera.view, [box.x0, box.y0]);
    const [x1, y1] = project(this.camera.view, [box.x1, box.y1]);
    return x0 >= this.free.x0 && y0 >= this.free.y0 && x1 <= this.free.x1 && y1 <= this.free.y1;
  }
}

function median(spots: Point[]): Point {
  const at = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return [at(spots.map((spot) => spot[0])), at(spots.map((spot) => spot[1]))];
}

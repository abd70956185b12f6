/** One position as it is drawn: its things, its board, what moved, what has attention. */
import { api } from "./api";
import type { Ink } from "./beats";
import { placeId, way } from "./geometry";
import { kindOf } from "./narrowing";
import { symbols } from "./drawings.svelte";
import { layerOn, toggleLayer } from "./settings.svelte";
import { words } from "./words.svelte";
import type { Board, Bundle, Inspection, Item, Layer, LayerKind, Panel, Place, Point, Side } from "./wire";

export interface Motion {
  key: string;
  way: Point[];
  long: boolean;
}

/** Something hidden that was taken for something else. */
export interface Ghost {
  /** The place, as a key. */
  key: string;
  at: Point;
  side: Side;
  value: string;
  /** Are words beside it? */
  told: boolean;
}

/** What a layer is kept under in the settings. */
export const nameOfLayer = (layer: Layer): string => layer.kinds[0] ?? "";

const boards = new Map<string, Board>();
/** Milliseconds from the board to what stands beside it. */
const ASIDE = 40;
/** Units of height of the values beneath a thing, and from there to the middle of what stands beneath it. */
const VALUES = 20;
const BENEATH = 18;

/** The things of a scene; what has not changed is the very thing it was, so that nothing of it is drawn anew. */
function settled(items: Item[], before: Map<string, Item>): Item[] {
  return items.map((item) => {
    const old = before.get(item.key);
    return old && JSON.stringify(old) === JSON.stringify(item) ? old : item;
  });
}

/** What a viewer needs to draw a scene: shared by the table and the replay. */
export class SceneStore {
  bundle = $state.raw<Bundle | null>(null);
  board = $state.raw<Board | null>(null);
  /** Ways that are drawn on the map. */
  ink = $state.raw<Ink[]>([]);
  ghosts = $state.raw<Ghost[]>([]);
  /** What a plan that is told is about, as keys. */
  aims = $state.raw<string[]>([]);
  /** What stands beside the board. It is drawn a frame later, so that the answer to a click is seen at once. */
  panels = $state.raw<Panel[]>([]);
  /** The step that is shown beside the board. */
  told = $state(0);
  /** Things that fade away. */
  leaving = $state.raw<Item[]>([]);
  /** Things on their way, for the board to animate; a new list for every change. */
  motions = $state.raw<Motion[]>([]);
  hovered = $state<string | null>(null);
  /** Named in the log under the pointer. */
  lit = $state<string | null>(null);
  /** Asked to be shown: the board pans there. */
  centred = $state.raw<{ key: string; force: boolean } | null>(null);
  /** Asked to be shown together. */
  gathered = $state.raw<string[]>([]);
  inspection = $state.raw<Inspection | null>(null);
  rulesAt = $state.raw<{ clause: string | null } | null>(null);

  readonly items = $derived(new Map((this.bundle?.scene?.items ?? []).map((item) => [item.key, item])));
  readonly places = $derived(new Map((this.board?.places ?? []).map((place) => [place.id, place])));
  readonly byPlace = $derived.by(() => {
    const found = new Map<string, Item[]>();
    for (const item of this.bundle?.scene?.items ?? []) {
      const id = placeId(item.place);
      const list = found.get(id);
      if (list) list.push(item);
      else found.set(id, [item]);
    }
    return found;
  });

  /** Things by the name options use for them, where several are alike. */
  readonly alike = $derived.by(() => {
    const found = new Map<string, Item[]>();
    for (const item of this.bundle?.scene?.items ?? [])
      if (item.same) {
        const list = found.get(item.same);
        if (list) list.push(item);
        else found.set(item.same, [item]);
      }
    return found;
  });

  /** The layer that each kind of overlay belongs to. */
  private readonly layers = $derived(
    new Map(
      (this.board?.layers ?? []).flatMap((layer) => layer.kinds.map((kind): [LayerKind, Layer] => [kind, layer])),
    ),
  );

  /** Is this kind of overlay shown? */
  shows(kind: LayerKind): boolean {
    const layer = this.layers.get(kind);
    return !layer || layerOn(nameOfLayer(layer), !layer.quiet);
  }

  /** The layer that a letter shows or leaves out. True if there is one. */
  layerKey(key: string): boolean {
    const layer = this.board?.layers.find((candidate) => candidate.key === key);
    if (layer) toggleLayer(nameOfLayer(layer), !layer.quiet);
    return !!layer;
  }

  /** Things that are marks on other things (the cubes of a chip). */
  readonly holders = $derived(
    new Map(
      (this.bundle?.scene?.items ?? []).flatMap((item) =>
        (item.marks ?? []).flatMap((mark): [string, Item][] =>
          mark.key && mark.key !== item.key ? [[mark.key, item]] : [],
        ),
      ),
    ),
  );

  protected inspected = new Map<string, Inspection>();
  protected inspecting = "";

  readonly onBoard = (key: string): boolean =>
    this.items.has(key) ||
    this.alike.has(key) ||
    this.holders.has(key) ||
    (key.startsWith("place:") && this.places.has(placeId(key)));

  /** The thing on the board a key names: its own, or the first of those that are alike. */
  readonly thing = (key: string): Item | undefined => this.items.get(key) ?? this.alike.get(key)?.[0];

  /** Things of one sort are chosen in one place of an act: lines are another sort of place. */
  readonly sortOf = (key: string): string =>
    key.startsWith("place:") && this.places.get(placeId(key))?.line ? "line" : kindOf(key);

  nameOf(key: string): string {
    const item = this.thing(key) ?? this.holders.get(key);
    if (item) return item.name || item.text || "";
    return this.places.get(placeId(key))?.name ?? "";
  }

  /** Where a thing is on the map. */
  spot(key: string): Point | null {
    const item = this.thing(key);
    if (item) return [item.x, item.y];
    return this.places.get(placeId(key))?.centre ?? null;
  }

  placeOf(key: string): Place | null {
    const item = this.thing(key) ?? this.holders.get(key);
    return this.places.get(placeId(item ? item.place : key)) ?? null;
  }

  /** Shows a thing: in the middle, or (without ``force``) anywhere if it is out of sight. */
  centre(key: string, force = true): void {
    if (this.spot(key)) this.centred = { key, force };
  }

  /** Shows things together: in the middle, unless all are in sight. */
  gather(keys: string[]): void {
    this.gathered = keys.filter((key) => this.spot(key));
  }

  /** The first free spot beneath what stands in a place. */
  beneath(id: string): Point | null {
    const centre = this.places.get(id)?.centre;
    const low = (this.byPlace.get(id) ?? []).map((item) => item.y + item.h / 2 + (item.values ? VALUES : 0));
    return centre ? [centre[0], Math.max(centre[1], ...low) + BENEATH] : null;
  }

  showRule(clause: string | null): void {
    this.rulesAt = { clause };
  }

  protected async fetchBoard(bundle: Bundle): Promise<void> {
    const hash = `${bundle.scene.board} ${words.language}`;
    if (this.board && boards.get(hash) === this.board) return;
    let board = boards.get(hash);
    if (!board) {
      board = await api.board(bundle.game, bundle.scene.board);
      boards.set(hash, board);
    }
    await symbols.use(board.symbols);
    this.board = board;
  }

  /** Facts and overlays of a thing, asked for once per position. */
  async inspect(key: string | null): Promise<void> {
    if (!key || !this.bundle) {
      this.inspecting = "";
      this.inspection = null;
      return;
    }
    this.inspecting = key;
    const known = this.inspected.get(key);
    if (known) {
      this.inspection = known;
      return;
    }
    try {
      const found = await api.inspect(this.bundle.table, key);
      if (!found) return;
      this.inspected.set(key, found);
      if (this.inspecting === key) this.inspection = found;
    } catch {
      if (this.inspecting === key) this.inspection = null;
    }
  }

  /** Shows a new position; what moved, came or went is told to the board. */
  protected show(bundle: Bundle, animate: boolean): void {
    const before = this.items;
    const previous = this.bundle;
    this.bundle = bundle.scene
      ? { ...bundle, scene: { ...bundle.scene, items: settled(bundle.scene.items, before) } }
      : bundle;
    if (
      previous &&
      animate &&
      previous.seq === bundle.seq &&
      previous.seat === bundle.seat &&
      previous.hidden === bundle.hidden
    )
      return;
    this.inspected.clear();
    this.inspection = null;
    const others = previous?.seat !== bundle.seat || previous?.hidden !== bundle.hidden; // what one player knows must go at once
    this.beside(!previous || !animate || others);
    const board = this.board;
    if (!previous?.scene || !bundle.scene || !board || !animate) {
      this.motions = [];
      this.leaving = [];
      return;
    }
    const motions: Motion[] = [];
    for (const item of bundle.scene.items) {
      const old = before.get(item.key);
      if (!old || (old.x === item.x && old.y === item.y)) continue;
      const points = way(board, old, item);
      motions.push({ key: item.key, way: points, long: points.length > 3 });
    }
    const after = this.items;
    this.leaving = [...before.values()].filter((item) => !after.has(item.key));
    this.motions = motions;
  }

  /** Brings what stands beside the board up to date: now, or when the board has been drawn. */
  private beside(now: boolean): void {
    if (now) this.catchUp();
    else requestAnimationFrame(() => setTimeout(() => this.catchUp(), ASIDE));
  }

  protected catchUp(): void {
    this.panels = this.bundle?.scene?.panels ?? [];
    this.told = this.bundle?.seq ?? 0;
  }
}

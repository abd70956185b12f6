/** What is said about places and things by their look: what may be clicked, what is chosen, what has attention. */
import { placeId, placeKey } from "./geometry";
import { kindOf, type Narrowed } from "./narrowing";
import type { Ground } from "./picture";
import type { SceneStore } from "./scene.svelte";
import { layerOn } from "./settings.svelte";
import type { TableStore } from "./table.svelte";
import type { Board, Choice, Item, Place, Ring } from "./wire";

/** Strokes that lie on the ground, under the pieces. */
const LOW = new Set(["works", "band", "band-far", "lane"]);

export class Marks {
  constructor(private readonly of: () => { store: SceneStore; table: TableStore | null }) {}

  private get store(): SceneStore {
    return this.of().store;
  }
  private get table(): TableStore | null {
    return this.of().table;
  }
  private get board(): Board | null {
    return this.store.board;
  }
  private get narrowed(): Narrowed | null {
    return this.table?.narrowed ?? null;
  }
  private get deciding(): boolean {
    return this.table?.deciding ?? false;
  }

  /** The places of what is chosen. */
  readonly origins = $derived.by(() => {
    const found = new Set<string>();
    if (!this.table || !this.narrowed || !this.deciding) return found;
    for (const key of this.narrowed.chosen) {
      const item = this.store.thing(key);
      if (item) found.add(placeId(item.place));
    }
    if (this.table.armed && this.table.odds)
      for (const item of this.table.odds.ours) if (item.place) found.add(placeId(item.place));
    return found;
  });

  /** What decided a battle that is over, or what a plan was about: it lies on brass. */
  private readonly decided = $derived(
    new Set(
      this.table?.finished
        ? (this.table.bundle?.ending?.goals ?? []).flatMap((goal) => (goal.counts ? (goal.keys ?? []) : []))
        : this.store.aims,
    ),
  );

  /** Places that may be in some state: all of them, of a grid only those something speaks of. */
  private spokenOf(armedAt: string | null): Place[] {
    if (!this.board?.grid) return this.board?.places ?? [];
    const ids = new Set<string>([...this.origins, ...(this.staged ?? [])]);
    if (armedAt) ids.add(armedAt);
    for (const keys of [this.narrowed?.next.keys(), this.narrowed?.later.keys(), this.narrowed?.chosen, this.decided])
      for (const key of keys ?? []) if (key.startsWith("place:")) ids.add(placeId(key));
    return [...ids].flatMap((id) => this.store.places.get(id) ?? []);
  }

  private readonly nextKeys = $derived([...(this.narrowed?.next.keys() ?? [])]);
  private readonly legalPlaces = $derived(this.nextKeys.filter((key) => key.startsWith("place:")).length);
  /** Is most of the map legal? Then it says little to show it. */
  private readonly many = $derived(this.legalPlaces > (this.board?.places.length ?? 0) / 2);

  /** What a combat on the stage is about: all else is veiled while it is shown, or waits for a decision. */
  private readonly staged = $derived.by((): Set<string> | null => {
    const film = this.table?.film;
    const stage = film?.stage;
    if (!stage?.involved?.length || !(film?.running || (this.deciding && !stage.outcome))) return null;
    return new Set(stage.involved.map((key) => this.store.placeOf(key)?.id ?? placeId(key)));
  });

  /** Is everything that is no option veiled? */
  readonly veiling = $derived.by((): boolean => {
    if (this.staged) return layerOn("veil");
    if (!this.board || !this.deciding || this.many || !layerOn("veil")) return false;
    if (this.board.grid || !this.board.places.some((place) => place.line))
      return (this.table?.path.length ?? 0) > 0 || this.legalPlaces > 0;
    const sorts = new Set(this.nextKeys.map(this.store.sortOf));
    return sorts.has("place") && !sorts.has("line");
  });

  readonly grounds = $derived.by((): Ground[] => {
    if (!this.board) return [];
    const armed = this.table?.armed ?? null;
    const target = armed
      ? placeId(this.table?.odds?.place ?? armed.names.findLast((key) => key.startsWith("place:")) ?? "")
      : null;
    const next = this.narrowed?.next ?? new Map();
    const later = this.narrowed && this.narrowed.verbs.length === 1 ? this.narrowed.later : new Map();
    return this.spokenOf(target).map((place) => {
      const key = placeKey(place.id);
      const now = next.get(key);
      const then = later.get(key);
      const isTarget = target === place.id;
      const legal = armed ? (isTarget ? "next" : "") : now ? (this.many ? "many" : "next") : then ? "later" : "";
      return {
        place,
        legal,
        chance: isTarget || (now ?? then ?? []).some((option: Choice) => option.chance || option.fight),
        chosen:
          this.decided.has(key) ||
          (!armed && (this.narrowed?.chosen.has(key) ?? false) && (this.table?.path.length ?? 0) > 0),
        origin: this.origins.has(place.id),
        veiled:
          this.veiling &&
          !place.line &&
          !legal &&
          !this.staged?.has(place.id) &&
          !this.origins.has(place.id) &&
          !this.narrowed?.chosen.has(key),
      } as Ground;
    });
  });

  /** Do things and lines compete? Then the lines step back. */
  readonly mixed = $derived(!this.table?.armed && this.nextKeys.some((key) => kindOf(key) === "piece"));

  stateOf(item: Item): "" | "chosen" | "legal" {
    if (this.decided.has(item.key)) return "chosen";
    if (!this.deciding || !this.narrowed || this.table?.hand.key === item.key) return "";
    if (this.table?.isChosen(item)) return "chosen";
    if (this.table?.armed) return "";
    const { next, later, instead } = this.narrowed;
    const keys = [item.same || item.key, ...(item.marks ?? []).flatMap((mark) => mark.key ?? [])];
    return keys.some((key) => next.has(key) || later.has(key) || instead.has(key)) ? "legal" : "";
  }

  /** Overlays of what has attention; while one narrows, the legal places speak for themselves. */
  private readonly asides = $derived(
    !(this.table?.armed || this.table?.hand.key || (this.deciding && (this.table?.path.length ?? 0) > 0)),
  );
  readonly rings = $derived.by((): Ring[] => {
    const own = (this.store.inspection?.rings ?? []).filter((ring) => this.asides || ring.kind === "cost");
    const fields = own.some((ring) => ring.kind.startsWith("field"));
    return [
      ...(this.store.bundle?.scene?.rings ?? []).filter((ring) => !(fields && ring.kind.startsWith("field"))),
      ...own,
    ].filter((ring) => this.store.shows(ring.kind));
  });
  private readonly strokes = $derived(
    [
      ...(this.store.bundle?.scene?.strokes ?? []),
      ...(this.asides ? (this.store.inspection?.strokes ?? []) : []),
    ].filter((stroke) => this.store.shows(stroke.kind)),
  );
  readonly lowStrokes = $derived(this.strokes.filter((stroke) => LOW.has(stroke.kind)));
  readonly highStrokes = $derived(this.strokes.filter((stroke) => !LOW.has(stroke.kind)));
  /** Places in some state. */
  readonly marked = $derived(this.grounds.filter((ground) => ground.legal || ground.chosen || ground.origin));
  /** Of a grid: places that may be clicked now, themselves or for what stands there; the rest is not asked one by one. */
  readonly open = $derived.by((): Set<string> => {
    const found = new Set<string>();
    if (!this.board?.grid || !this.deciding || !this.narrowed) return found;
    for (const map of [this.narrowed.next, this.narrowed.later, this.narrowed.others, this.narrowed.instead])
      for (const key of map.keys()) {
        const place = this.store.placeOf(key);
        if (place) found.add(place.id);
      }
    return found;
  });
}

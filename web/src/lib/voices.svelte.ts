/** What things are called to those who listen. */
import { placeId, placeKey } from "./geometry";
import type { SceneStore } from "./scene.svelte";
import type { TableStore } from "./table.svelte";
import { listed, t } from "./words.svelte";

export class Voices {
  /** By key, told when the picture stands: nobody hears that fast. */
  said = $state.raw(new Map<string, string>());
  private readonly nobody = $derived(t("place-empty"));

  constructor(private readonly of: () => { store: SceneStore; table: TableStore | null }) {}

  tell(keys: Iterable<string>): void {
    this.said = new Map([...keys].map((key) => [key, this.spoken(key)]));
  }

  spoken(key: string): string {
    const { store } = this.of();
    const item = store.items.get(key);
    if (item) return [item.name, item.detail, ...(item.facts ?? [])].filter(Boolean).join(", ");
    const place = store.places.get(placeId(key));
    if (!place) return "";
    const things = (store.byPlace.get(place.id) ?? []).map((thing) => thing.name || thing.text || "").filter(Boolean);
    const list = things.length ? listed(things) : this.nobody;
    const state = this.state(placeKey(place.id));
    return `${place.name}: ${list}${state ? `; ${state}` : ""}`;
  }

  private state(key: string): string {
    const { table } = this.of();
    if (!table?.deciding) return "";
    if (table.narrowed.chosen.has(key)) return t("place-chosen");
    const options = table.narrowed.next.get(key) ?? table.narrowed.later.get(key);
    if (!options) return "";
    return options.some((option) => option.chance) ? t("place-legal-chance") : t("place-legal");
  }
}

/** What the lobby knows: my tables, the games, the lessons, and what a new table shall be. */
import { ApiError, api } from "./api";
import { usePalette } from "./drawings.svelte";
import { t, words } from "./words.svelte";
import type { GameCard, LessonCard, NewTable, SeatCard, Summary } from "./wire";

export const EITHER = "?";
export type Against = "computer" | "friend" | "screen";

export const said = (error: unknown): string => (error instanceof ApiError ? error.message : t("lobby-trouble"));

/** Is it mine to decide there? */
export const myTurn = (table: Summary): boolean => table.decides !== null && table.mine.includes(table.decides);

export class Lobby {
  games = $state.raw<GameCard[] | null>(null);
  tables = $state.raw<Summary[] | null>(null);
  lessons = $state.raw<LessonCard[]>([]);
  trouble = $state("");
  tablesTrouble = $state("");

  game = $state("");
  scenario = $state("");
  side = $state("");
  against = $state<Against>("computer");
  level = $state("");
  chosen = $state<Record<string, string>>({});

  readonly card = $derived(this.games?.find((card) => card.name === this.game) ?? null);
  readonly plan = $derived(this.card?.scenarios.find((plan) => plan.name === this.scenario) ?? null);
  /** Mine to decide before theirs; each the last changed first, as the server lists them. */
  readonly running = $derived.by(() => {
    const open = (this.tables ?? []).filter((table) => !table.over && !table.past && !table.trouble);
    return [...open.filter(myTurn), ...open.filter((table) => !myTurn(table))];
  });
  readonly finished = $derived(
    (this.tables ?? []).filter((table) => (table.over || table.past) && !table.trouble && !table.lesson),
  );
  readonly closed = $derived((this.tables ?? []).filter((table) => table.trouble));
  /** Lessons that were finished once. */
  readonly learned = $derived(
    new Set((this.tables ?? []).filter((table) => table.lesson && table.over).map((table) => table.lesson)),
  );

  /** Who sits at the new table: options may change it. */
  readonly chairs = $derived<SeatCard[]>(
    this.plan?.seatings?.find((seating) => this.chosen[seating.option] === seating.value)?.seats ??
      this.plan?.seats ??
      this.card?.seats ??
      [],
  );
  /** Options of the scenario that leave a choice. */
  readonly options = $derived(
    Object.entries(this.plan?.options ?? {}).flatMap(([name, values]) =>
      values.length > 1 ? [{ name, values: values.map(String) }] : [],
    ),
  );

  /** Games, tables and lessons come each by itself: one that fails takes nothing from the others. */
  async load(): Promise<void> {
    this.trouble = "";
    await Promise.all([this.loadGames(), this.loadTables(), this.loadLessons()]);
  }

  private async loadGames(): Promise<void> {
    try {
      const found = await api.games();
      for (const card of found) if (card.palette) usePalette(card.palette);
      this.games = found;
      if (!found.some((card) => card.name === this.game)) this.pick(found[0]?.name ?? "");
    } catch (error) {
      this.trouble = said(error);
    }
  }

  async loadTables(): Promise<void> {
    try {
      this.tables = await api.tables();
      this.tablesTrouble = "";
    } catch (error) {
      this.tablesTrouble = said(error);
    }
  }

  private async loadLessons(): Promise<void> {
    try {
      this.lessons = await api.lessons();
    } catch {
      this.lessons = [];
    }
  }

  pick(name: string): void {
    this.game = name;
    const found = this.games?.find((card) => card.name === name);
    const levels = found?.levels ?? [];
    if (!levels.some((level) => level.name === this.level))
      this.level = (levels.find((level) => level.usual) ?? levels.at(-1))?.name ?? "";
    if (!found?.levels.length && this.against === "computer") this.against = "friend";
    this.plot(found?.scenarios[0]?.name ?? "");
    this.side = this.chairs[0]?.id ?? "";
  }

  plot(scenario: string): void {
    this.scenario = scenario;
    this.chosen = {};
    this.reseat();
  }

  choose(option: string, value: string): void {
    this.chosen = { ...this.chosen, [option]: value };
    this.reseat();
  }

  /** A seat that there is no longer becomes the nearest there is. */
  private reseat(): void {
    const ids = this.chairs.map((seat) => seat.id);
    if (this.side === EITHER || ids.includes(this.side)) return;
    this.side = ids.find((id) => id.startsWith(this.side.slice(0, 3))) ?? ids[0] ?? "";
  }

  /** The new table as the server wants it. */
  setup(): NewTable {
    const ids = this.chairs.map((seat) => seat.id);
    const mine = this.side === EITHER ? ids[Math.floor(Math.random() * ids.length)] : this.side;
    const seats: Record<string, string> = {};
    for (const id of ids) {
      if (this.against === "screen") seats[id] = "screen";
      else if (id === mine) seats[id] = "me";
      else seats[id] = this.against === "computer" ? `computer:${this.level}` : "friend";
    }
    return { game: this.game, scenario: this.scenario, options: { ...this.chosen }, seats };
  }

  titleOf(game: string): string {
    return this.games?.find((card) => card.name === game)?.title ?? game;
  }

  /** Those who play against me, in words. */
  others(table: Summary): string {
    const names = table.seats
      .filter((seat) => !table.mine.includes(seat.id))
      .map((seat) => (seat.kind === "open" ? t("a-friend") : seat.player || seat.name));
    return new Intl.ListFormat(words.language).format(names);
  }

  outcome(table: Summary): string {
    const winner = table.result?.winner;
    if (!table.over) return t("record-open");
    if (!winner) return t("drawn");
    if (table.mine.length !== 1) return table.result?.text ?? "";
    return table.mine.some((seat) => seat === winner || seat.startsWith(`${winner}-`)) ? t("won") : t("lost");
  }
}

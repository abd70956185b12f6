/** What a reader sets once: kept in this browser; the language also as a cookie for the server. */
import { PACES, type Pace } from "./beats";
import { LANGUAGES, preferred, words, type Language } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Ink = "colour" | "one";
export type Motion = "auto" | "none";

interface Stored {
  language: Language;
  theme: Theme;
  ink: Ink;
  motion: Motion;
  sound: boolean;
  left: boolean;
  layers: Record<string, boolean>;
  paces: Record<string, Pace>;
  /** Is what others do shown one by one? */
  film: boolean;
}

const KEY = "longroll.settings";

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  ink = $state<Ink>("colour");
  motion = $state<Motion>("auto");
  sound = $state(false);
  left = $state(false);
  layers = $state<Record<string, boolean>>({});
  paces = $state<Record<string, Pace>>({});
  film = $state(true);
  private night = $state(false);
  private still = $state(false);

  readonly dark = $derived(this.theme === "dark" || (this.theme === "auto" && this.night));
  readonly reduced = $derived(this.motion === "none" || this.still);

  async load(): Promise<void> {
    const stored = read();
    this.theme = stored.theme ?? "auto";
    this.ink = stored.ink ?? "colour";
    this.motion = stored.motion ?? "auto";
    this.sound = stored.sound ?? false;
    this.left = stored.left ?? false;
    this.layers = stored.layers ?? {};
    this.paces = stored.paces ?? {};
    this.film = stored.film ?? true;
    const night = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.night = night.matches;
    this.still = still.matches;
    night.addEventListener("change", (event) => {
      this.night = event.matches;
      this.paint();
    });
    still.addEventListener("change", (event) => (this.still = event.matches));
    const language = stored.language && LANGUAGES.includes(stored.language) ? stored.language : preferred();
    await this.speak(language, false);
    this.paint();
  }

  async speak(language: Language, keep = true): Promise<void> {
    await words.use(language);
    this.language = language;
    document.cookie = `language=${language}; path=/; max-age=31536000; SameSite=Strict`;
    if (keep) this.keep();
  }

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    this.keep();
    this.paint();
  }

  /** How fast the film of a game goes. */
  pace(game: string): Pace {
    const pace = this.paces[game];
    return pace && PACES.includes(pace) ? pace : "normal";
  }

  setPace(game: string, pace: Pace): void {
    this.set({ paces: { ...this.paces, [game]: pace } });
  }

  private keep(): void {
    const { language, theme, ink, motion, sound, left, layers, paces, film } = this;
    const kept: Stored = { language, theme, ink, motion, sound, left, layers, paces, film };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  private paint(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["ink"] = this.ink;
    root.dataset["motion"] = this.motion;
    root.dataset["hand"] = this.left ? "left" : "right";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", this.dark ? "#1b1d20" : "#f8f2e3");
  }
}

export const settings = new Settings();

export function toggleLayer(layer: string, otherwise = true): void {
  settings.set({ layers: { ...settings.layers, [layer]: !layerOn(layer, otherwise) } });
}

/** Is a layer shown? ``otherwise``: if nobody has said anything about it. */
export function layerOn(layer: string, otherwise = true): boolean {
  return settings.layers[layer] ?? otherwise;
}

/** The client's own words, in Fluent. Texts of games come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../words/en.ftl?raw";
import { speak } from "./api";

export type Language = "en" | "fr" | "it";
export const LANGUAGES: readonly Language[] = ["en", "fr", "it"];
export const OWN_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano" };

function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const loaders: Record<Language, () => Promise<string>> = {
  en: async () => english,
  fr: async () => (await import("../words/fr.ftl?raw")).default,
  it: async () => (await import("../words/it.ftl?raw")).default,
};

const fallback = bundleOf("en", english);

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(fallback);

  async use(language: Language): Promise<void> {
    this.bundle = bundleOf(language, await loaders[language]());
    this.language = language;
    speak(language);
    document.documentElement.lang = language;
  }

  say(key: string, args?: Record<string, FluentVariable>): string {
    for (const bundle of [this.bundle, fallback]) {
      const message = bundle.getMessage(key);
      if (message?.value) return bundle.formatPattern(message.value, args, []);
    }
    return key;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || fallback.hasMessage(key);
  }
}

export const words = new Words();
/** Short for what is written everywhere. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => words.say(key, args);

export function preferred(): Language {
  for (const code of navigator.languages ?? []) {
    const short = code.slice(0, 2) as Language;
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

/** Formatters are dear to make and cheap to use: one of each for a language. */
function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}
const clockOf = once((language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }));
const fixedOf = once(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const listOf = once((language) => new Intl.ListFormat(language, { type: "unit", style: "long" }));

/** "3 min ago" in the reader's language. */
export function ago(time: string | number): string {
  const then = typeof time === "number" ? (time < 1e12 ? time * 1000 : time) : Date.parse(time);
  if (!Number.isFinite(then)) return "";
  const seconds = Math.round((then - Date.now()) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "short" });
  const size = Math.abs(seconds);
  if (size < 90) return t("just-now");
  if (size < 5400) return format.format(Math.round(seconds / 60), "minute");
  if (size < 129600) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

export function clock(time: string | number): string {
  const then = typeof time === "number" ? (time < 1e12 ? time * 1000 : time) : Date.parse(time);
  if (!Number.isFinite(then)) return "";
  return clockOf(words.language).format(then);
}

/** "40 min", "2 h 30" in the reader's language. */
export function minutes(count: number): string {
  if (count < 90) return t("minutes", { count });
  const rest = Math.round((count % 60) / 15) * 15;
  const hours = Math.floor(count / 60) + (rest === 60 ? 1 : 0);
  return rest % 60 ? t("hours-and", { hours, minutes: rest }) : t("hours", { hours });
}

/** "12.5", "12,5" in the reader's language. */
export const tenths = (value: number): string => fixedOf(words.language).format(value);

/** "one, two, three" in the reader's language. */
export const listed = (parts: string[]): string => listOf(words.language).format(parts);

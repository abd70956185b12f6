/** How the one who decides comes to an act: click by click, with what is asked about on the way. */
import { announcer } from "./announce.svelte";
import { api } from "./api";
import { placeId, placeKey } from "./geometry";
import { Grasp } from "./grasp.svelte";
import type { Hand } from "./hand.svelte";
import { bare } from "./markup";
import { BUTTONS, click, done, kindOf, meant, narrow, wanted, type Offer, type Narrowed, type Step } from "./narrowing";
import { SceneStore } from "./scene.svelte";
import { Teaching, isButton } from "./teaching.svelte";
import { listed, t } from "./words.svelte";
import type { Choice, Duty, Foretold, Holding, Item, Odds, Why } from "./wire";

/** Milliseconds after which an answer is late. */
export const SLOW = 120;

const EMPTY: Narrowed = narrow([], [], () => false);

/** What an act is kept under: all its answers. */
export const nameOfAct = ({ action, then = [] }: Choice): string => [action, ...then].join(";");

export interface Asked {
  /** The thing that is not an option. */
  key: string;
  title: string;
  reason: string;
  clause: string;
  /** Where the reason lies, if it is a place. */
  place: string | null;
}

/** So many buttons stand in the prompt, with so many letters. */
const IN_BAR = 3;
const SHORT = 64;

/** Something still to do, and the key that begins it. */
export interface Task {
  duty: Duty;
  number: number;
}

export abstract class ChoosingStore extends SceneStore {
  path = $state.raw<Step[]>([]);
  /** An act that rolls dice waits for Enter or the green button. */
  armed = $state.raw<Choice | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** What chance will decide, where there are no odds to show. */
  ahead = $state.raw<Foretold | null>(null);
  /** The odds are being counted. */
  counting = $state(false);
  oddsOpen = $state(false);
  asked = $state.raw<Asked | null>(null);
  fanned = $state<string | null>(null);
  notice = $state.raw<{ text: string; clause: string | null } | null>(null);
  /** An answer is awaited: nothing else may be sent. */
  sending = $state(false);
  /** Of things that are alike, the one that was clicked. */
  picked = $state.raw<Record<string, string>>({});

  /** Things in hand, to act with them together. */
  readonly grasp = new Grasp((keys) => this.hold(keys));
  readonly options = $derived(this.grasp.choices ?? this.bundle?.options ?? []);
  /** A film runs: nothing is decided meanwhile. */
  protected abstract watches(): boolean;
  readonly deciding = $derived(
    !!this.bundle &&
      !this.watches() &&
      this.options.length > 0 &&
      !this.bundle.over &&
      !this.bundle.paused &&
      !this.bundle.hidden,
  );
  readonly narrowed = $derived(
    this.deciding ? narrow(this.options, this.path, this.onBoard, this.bundle?.verbs ?? {}, this.sortOf) : EMPTY,
  );

  /** Chances that are counted already, by the acts they are of; null: it is no gamble. */
  percents = $state.raw<Record<string, number | null>>({});
  private oddsKnown = new Map<string, Promise<Odds | null>>();
  private whyKnown = new Map<string, Promise<Why>>();

  /** The thing in hand, on a table without places. */
  abstract readonly hand: Hand;
  protected abstract send(option: Choice): Promise<void>;
  /** What may be done with some things together. */
  protected abstract hold(keys: string[]): Promise<Holding | null>;
  abstract undo(): Promise<void>;
  /** The teacher of a lesson. */
  readonly teaching = new Teaching(this);

  constructor(readonly id: string) {
    super();
  }

  /** Nothing is chosen, and nothing is known about it: the position is another. */
  protected forget(): void {
    this.grasp.drop();
    this.path = [];
    this.picked = {};
    this.armed = null;
    this.odds = null;
    this.ahead = null;
    this.countings++;
    this.counting = false;
    this.oddsOpen = false;
    this.asked = null;
    this.notice = null;
    this.fanned = null;
    this.oddsKnown.clear();
    this.percents = {};
    this.whyKnown.clear();
  }

  /** A click on a spot: the thing itself first, then what it stands for. ``more``: it joins what is in hand. */
  touch(key: string, more = false): void {
    if (!this.deciding || this.sending) return;
    this.notice = null;
    if (this.reach(key, more)) return;
    if (this.hand.may(key)) {
      if (more) this.hand.join(key);
      else if (!this.hand.holds(key)) this.hand.take(key);
      return;
    }
    if (this.hand.key) {
      this.hand.point(key);
      return;
    }
    const keys = this.spellings(key);
    const target = wanted(this.narrowed, keys) ?? keys.find((candidate) => this.isStep(candidate)) ?? null;
    if (target === null) {
      const sole = this.sole(key);
      if (sole) this.decide(sole);
      if (keys.some((candidate) => this.narrowed.chosen.has(candidate))) return;
      const inside = this.inside(key);
      if (inside.length === 1 && inside[0]) this.touch(inside[0]);
      else if (inside.length > 1) this.fanned = this.fanned === key ? null : key;
      else void this.whyNot(key);
      return;
    }
    const path = click(this.options, this.path, target);
    if (!path) return;
    if (this.items.get(key)?.same === target) this.picked = { ...this.picked, [target]: key };
    this.walk(path);
  }

  /** Also what is no thing of the board: a button, a mark in a panel. */
  override nameOf(key: string): string {
    return isButton(key) ? this.teaching.buttonName(key) : super.nameOf(key) || this.markName(key);
  }

  /** Takes a thing in hand, adds it to what is there, or puts it back. False if that is not what a click on it means. */
  private reach(key: string, more: boolean): boolean {
    const own = this.graspable(key);
    const held = this.grasp.keys;
    if (!own || this.armed) return false;
    if (held.includes(own)) {
      void this.takeInHand(held.filter((other) => other !== own));
      return true;
    }
    if (more || this.grasp.holding?.others?.includes(own)) {
      void this.takeInHand([...new Set([...(held.length ? held : this.begun()), own])], own);
      return true;
    }
    // what the decision asks for by itself needs no hand; a thing stands for its place only once something is chosen
    const asked = this.spellings(key).filter((spelling) => this.path.length || !spelling.startsWith("place:"));
    if (this.onBoard(own) && wanted(this.narrowed, asked) !== null) return false;
    void this.takeInHand([own], own);
    return true;
  }

  /** What was chosen without being taken in hand, but may be: whoever joins it takes both. */
  private begun(): string[] {
    return this.path.flatMap((step) => ("key" in step && this.graspable(step.key) === step.key ? [step.key] : []));
  }

  /** The key by which a thing may be taken in hand. */
  graspable(key: string): string | null {
    const keys = this.deciding ? (this.bundle?.graspable ?? []) : [];
    return this.spellings(key).find((spelling) => keys.includes(spelling)) ?? null;
  }

  /** All that may go with a thing. */
  async takeAll(key: string): Promise<void> {
    const own = this.graspable(key);
    if (!own || this.armed) return;
    if (await this.takeInHand([own])) await this.takeInHand([...this.grasp.keys, ...(this.grasp.holding?.more ?? [])]);
  }

  /** These are in hand now; where they may not be taken together the last one alone, and if not even that, one is told why. */
  private takeInHand(keys: string[], last = ""): Promise<boolean> {
    const taking = this.takeThese(keys, last);
    this.taking = taking;
    return taking;
  }

  private async takeThese(keys: string[], last: string): Promise<boolean> {
    this.asked = null;
    this.fanned = null;
    if (!keys.length) {
      this.grasp.drop();
      this.path = [];
      return false;
    }
    let taken = await this.grasp.take(keys);
    if (!taken && last && keys.length > 1) taken = await this.grasp.take([last]);
    this.path = this.grasp.keys.map((key) => ({ key }));
    if (!taken && last) void this.whyNot(last);
    if (taken) announcer.say(this.sentence.replaceAll("**", ""));
    return taken;
  }

  /** When what was asked about the hand is answered. */
  async settled(): Promise<void> {
    await this.taking;
  }
  private taking: Promise<unknown> = Promise.resolve();

  /** Switches a thing in hand off. */
  letGo(key: string): void {
    void this.takeInHand(this.grasp.keys.filter((other) => other !== key));
  }

  /** Is this very thing the chosen one? */
  isChosen(item: Item): boolean {
    const name = item.same || item.key;
    if (item.marks?.some((mark) => mark.key && this.narrowed.chosen.has(mark.key))) return true;
    if (!this.narrowed.chosen.has(name)) return false;
    return !item.same || (this.picked[name] ?? this.alike.get(name)?.[0]?.key) === item.key;
  }

  /** The keys one spot answers to: a piece also speaks for its place, a chip for its only mark. */
  spellings(key: string): string[] {
    const item = this.items.get(key) ?? this.holders.get(key);
    if (item?.same) return [item.same, placeKey(item.place)];
    if (!item) return [key];
    const marks = (item.marks ?? []).flatMap((mark) => mark.key ?? []);
    return [...new Set([key, item.key, ...(marks.length === 1 ? marks : []), placeKey(item.place)])];
  }

  private isStep(key: string): boolean {
    return this.path.some((step) => "key" in step && step.key === key);
  }

  /** Things in a place that may be chosen now, if the place itself may not. */
  private inside(key: string): string[] {
    if (!key.startsWith("place:")) return [];
    const { next, instead } = this.narrowed;
    const items = [...new Set((this.byPlace.get(placeId(key)) ?? []).map((item) => item.same || item.key))];
    const now = items.filter((candidate) => next.has(candidate));
    return now.length ? now : items.filter((candidate) => instead.has(candidate));
  }

  choose(choice: Offer): void {
    if (this.sending) return;
    this.notice = null;
    const key = choice.option?.names.find((name) => this.onBoard(name));
    if (key) this.centre(key, false);
    if (choice.option) this.decide(choice.option);
    else if (choice.step) this.walk([...this.path, choice.step]);
  }

  private walk(path: Step[]): void {
    this.asked = null;
    this.fanned = null;
    this.armed = null;
    this.oddsOpen = false;
    const one = done(this.options, path);
    if (one && !one.chance) {
      this.actAlong(one, path);
      return;
    }
    this.path = path;
    if (one) this.decide(one);
    else if (path.length) announcer.say(this.sentence.replaceAll("**", ""));
  }

  /** The answer is mostly there before the choice could be drawn; if it is slow, the choice is shown meanwhile. */
  private actAlong(option: Choice, path: Step[]): void {
    const seq = this.bundle?.seq;
    const timer = window.setTimeout(() => {
      if (this.bundle?.seq === seq) this.path = path;
    }, SLOW);
    void this.send(option).finally(() => clearTimeout(timer));
  }

  /** Has the player been asked whether the dice shall fall? Then they do, also at the end of the step. */
  protected sure(option: Choice): boolean {
    return option.chance === true || this.armed?.action === option.action;
  }

  /** The only answer there is, and chance follows: it is put to the player with its odds, once. */
  offerSole(): void {
    if (this.offerNext()) return;
    const [only, ...others] = this.options;
    const seq = this.bundle?.seq ?? -1;
    if (!this.deciding || !only?.chance || others.length || this.armed || this.hand.key || this.offered === seq) return;
    this.offered = seq;
    this.decide(only);
  }
  private offered = -1;

  /** What an act asks for after it (the end of a declaration): put to the player with its odds, if it leads to chance. */
  private offerNext(): boolean {
    const { action, seq } = this.next;
    if (!action || !this.deciding || this.bundle?.seq !== seq) return false;
    this.next = { action: "", seq };
    const option = this.options.find((one) => one.action === action && one.chance);
    if (option) this.decide(option);
    return option !== undefined;
  }
  /** That answer, and the step of the game after which it is due. */
  protected next = { action: "", seq: -1 };

  /** An act is chosen: done at once, unless dice follow. */
  decide(option: Choice): void {
    this.asked = null;
    if (option.chance && this.armed !== option) {
      this.armed = option;
      void this.showOdds(option);
      announcer.say(`${option.label}. ${t("press-enter")}`);
    } else void this.send(option);
  }

  /** The act that a letter takes, for what has attention. True if there is one. */
  letter(key: string): boolean {
    const meant = this.deciding ? this.options.filter((option) => option.key === key) : [];
    const keys = [
      ...this.narrowed.chosen,
      ...(this.hovered ? [this.hovered] : []),
      document.activeElement?.getAttribute("data-key") ?? "",
    ];
    const places = new Set(keys.map((key) => this.placeOf(key)?.id).filter(Boolean));
    const option =
      meant.find((candidate) => candidate.names.some((key) => places.has(this.placeOf(key)?.id))) ??
      (meant.length === 1 ? meant[0] : undefined);
    if (option) this.decide(option);
    return !!option;
  }

  /** The one act there is: its button is green, and Enter takes it. */
  get onlyAct(): Offer | null {
    const { choices, next } = this.narrowed;
    return choices.length === 1 && next.size === 0 && !this.hand.key ? (choices[0] ?? null) : null;
  }

  commit(): void {
    if (this.hand.key) this.hand.commit();
    else if (this.armed) void this.send(this.armed);
    else if (this.onlyAct) this.choose(this.onlyAct);
  }

  /** One click back; true if there was anything to take back. */
  back(): boolean {
    if (this.asked) this.asked = null;
    else if (this.fanned) this.fanned = null;
    else if (this.notice) this.notice = null;
    else if (this.hand.key && this.oddsOpen) this.oddsOpen = false;
    else if (this.hand.back()) return true;
    else if (this.armed) {
      this.armed = null;
      this.oddsOpen = false;
      while (this.path.length && done(this.options, this.path)) this.path = this.path.slice(0, -1);
    } else if (this.oddsOpen) this.oddsOpen = false;
    else if (this.grasp.holding && this.path.length <= this.grasp.keys.length) {
      this.grasp.drop();
      this.path = [];
    } else if (this.path.length) {
      this.path = this.path.slice(0, -1);
      while (this.path.length && done(this.options, this.path)) this.path = this.path.slice(0, -1);
    } else return false;
    return true;
  }

  /** What a focused or hovered thing would lead to, if it is one act. */
  leadsTo(key: string): Choice | null {
    const target = wanted(this.narrowed, this.spellings(key));
    if (!target) return null;
    const path = click(this.options, this.path, target);
    return path ? done(this.options, path) : null;
  }

  /** The only act there is, if it names this thing; with something in hand the only one that needs no more than that. */
  private sole(key: string): Choice | null {
    const { remaining, choices } = this.narrowed;
    const ready = this.grasp.holding ? choices.flatMap(({ option }) => option ?? []) : remaining;
    const [only, ...others] = ready;
    if (!only || others.length || this.armed || this.path.length > this.grasp.keys.length) return null;
    return this.spellings(key).some((spelling) => only.names.includes(spelling)) ? only : null;
  }

  /** May this thing be clicked now? */
  legal(key: string): boolean {
    if (this.graspable(key)) return true;
    return (
      wanted(this.narrowed, this.spellings(key)) !== null || this.inside(key).length > 0 || this.sole(key) !== null
    );
  }

  /** Does a click on this thing choose something now, or take a choice back? */
  answersTo(key: string): boolean {
    return this.legal(key) || this.spellings(key).some((spelling) => this.narrowed.chosen.has(spelling));
  }

  /** Things that are to be chosen from; where there is one answer only, what that names. */
  readonly atStake = $derived.by((): string[] => {
    const { next, remaining } = this.narrowed;
    if (next.size) return [...next.keys()];
    const only = this.armed ?? (remaining.length === 1 ? remaining[0] : null);
    return only?.names ?? [];
  });

  /** What the odds that are shown are about: their place, else everything on the board that the act names. */
  readonly concerned = $derived.by((): string[] => {
    if (!this.armed) return [];
    return this.odds?.place ? [placeKey(this.odds.place)] : this.armed.names.filter((key) => this.spot(key));
  });

  /** Height of the strip of choices, which covers the top of the board. */
  stripHeight = $state(0);
  /** Up to three short buttons stand in the prompt, up to nine in a strip beneath it, more in a list. */
  readonly choicesIn = $derived.by((): "none" | "bar" | "strip" | "list" => {
    const choices = this.armed || this.hand.key ? [] : this.narrowed.choices;
    if (!choices.length) return "none";
    if (choices.length > BUTTONS) return "list";
    return choices.length <= IN_BAR && choices.reduce((sum, choice) => sum + choice.label.length, 0) <= SHORT
      ? "bar"
      : "strip";
  });

  /** What is still to do, musts before mays, done ones last; numbered like their buttons, or after all buttons. */
  readonly tasks = $derived.by((): Task[] => {
    const rank = (duty: Duty): number => (duty.done ? 2 : duty.must ? 0 : 1);
    const { choices } = this.narrowed;
    let last = choices.length;
    return (this.bundle?.decision?.duties ?? [])
      .toSorted((a, b) => rank(a) - rank(b))
      .map((duty) => {
        const at = duty.action ? choices.findIndex((choice) => choice.option?.action === duty.action) : -1;
        return { duty, number: at >= 0 ? at + 1 : (last += 1) };
      });
  });
  /** Up to three that must act stand in the prompt as well, where it has no other buttons. */
  readonly musts = $derived.by((): Task[] => {
    const free = this.deciding && !this.path.length && this.choicesIn === "none" && !this.armed && !this.hand.key;
    const found = free ? this.tasks.filter(({ duty }) => duty.must && !duty.done) : [];
    const letters = found.reduce((sum, { duty }) => sum + this.nameOf(duty.key).length, 0);
    return found.length <= IN_BAR && letters <= SHORT && found.every(({ duty }) => this.nameOf(duty.key)) ? found : [];
  });

  /** Goes to what is to be done, and begins it: with what can be taken in hand, by that. */
  begin(duty: Duty): void {
    if (duty.done) return;
    if (duty.key) this.centre(duty.key, false);
    const option = this.hand.may(duty.key) ? null : this.options.find((one) => one.action === duty.action);
    if (option) this.decide(option);
    else if (duty.key) this.touch(duty.key);
  }

  /** What has been said so far, and the question that is left; the question between two stars. */
  readonly sentence = $derived.by((): string => {
    const decision = this.bundle?.decision;
    if (!decision) return "";
    if (this.hand.pose) return this.hand.pose.sentence;
    if (this.armed) {
      const asked = `**${t("ask-commit", { label: this.armed.label.replace(/[.?!]$/, "") })}**`;
      return this.options.length === 1 && decision.prompt ? `${decision.prompt} ${asked}` : asked;
    }
    if (this.path.length === 0)
      return [decision.prompt, decision.question ? `**${decision.question}**` : ""].filter(Boolean).join(" ");
    if (this.grasp.holding && this.path.length <= this.grasp.keys.length)
      return `${this.grasp.holding.title} **${t("question-where")}**`;
    const { verbs, next, remaining } = this.narrowed;
    const [verb] = verbs;
    const names = this.path.flatMap((step) => ("key" in step ? [this.nameOf(step.key)] : [])).filter(Boolean);
    const list = listed(names);
    const label = verbs.length === 1 && verb ? (this.bundle?.verbs[verb] ?? "") : "";
    const said =
      label && list
        ? t("narrowed", { verb: label, names: list })
        : label
          ? t("narrowed-verb", { verb: label })
          : t("narrowed-verb", { verb: list });
    const [first] = next.keys();
    const question =
      verbs.length > 1 && this.narrowed.choices.length > 0
        ? t("question-what")
        : first === undefined
          ? t("question-how", { count: remaining.length })
          : first.startsWith("place:")
            ? t("question-where")
            : t("question-which");
    return `${said} **${question}**`;
  });

  /** The words of a thing in hand (a mark in a panel). */
  markName(key: string): string {
    for (const panel of this.bundle?.scene.panels ?? [])
      for (const row of panel.rows ?? []) {
        if (row.kind === "row")
          for (const mark of row.marks ?? []) if (mark.key === key) return mark.name || (mark.text ?? "");
        if (row.kind === "cards") for (const card of row.cards) if (card.key === key) return card.title ?? "";
      }
    return "";
  }

  // ---- asking ---------------------------------------------------------------------------------------------

  prefetchOdds(option: Choice | null): void {
    if (option?.chance) void this.oddsOf(option);
  }

  private oddsOf(option: Choice): Promise<Odds | null> {
    const name = nameOfAct(option);
    let odds = this.oddsKnown.get(name);
    if (!odds) {
      odds = api.odds(this.id, option.action, option.then);
      odds
        .then((found) => (this.percents = { ...this.percents, [name]: found?.percent ?? null }))
        .catch(() => this.oddsKnown.delete(name));
      this.oddsKnown.set(name, odds);
    }
    return odds;
  }

  async showOdds(option: Choice): Promise<void> {
    this.oddsOpen = true;
    this.odds = null;
    this.ahead = null;
    this.counting = true;
    const asked = ++this.countings;
    try {
      const odds = await this.oddsOf(option);
      const ahead = odds ? null : await api.ahead(this.id, option.action, option.then);
      if (asked !== this.countings) return;
      this.odds = odds;
      this.ahead = ahead;
      if (!odds && !ahead) this.oddsOpen = false;
      if (odds) announcer.say(`${odds.percent} % ${odds.of}`);
      else if (ahead) announcer.say(bare(ahead.text));
    } catch {
      if (asked === this.countings) this.oddsOpen = false;
    } finally {
      if (asked === this.countings) this.counting = false;
    }
  }
  private countings = 0;

  /** Why may this not be said yet? */
  async whyNotYet(action: string, label: string): Promise<void> {
    const seq = this.bundle?.seq;
    try {
      const why = await api.why(this.id, action);
      if (this.bundle?.seq !== seq || why.legal) return;
      this.asked = {
        key: why.place ?? "",
        title: t("why-not", { name: label }),
        reason: why.reason || t("why-nothing"),
        clause: why.clause ?? "",
        place: why.place || null,
      };
      announcer.say(`${this.asked.title} ${bare(this.asked.reason)}`);
    } catch {
      // then nothing is said
    }
  }

  /** Why is this thing no option? One sentence and its clause. */
  async whyNot(key: string): Promise<void> {
    if (!this.bundle || !this.deciding || this.answersTo(key)) return;
    const seq = this.bundle.seq;
    // the thing itself, or what it stands for: whichever is of the kind that is asked for now
    const kinds = new Set([...this.narrowed.next.keys()].map(kindOf));
    const keys = this.spellings(key);
    const ranked = [...keys.filter((spelling) => kinds.has(kindOf(spelling))), ...keys];
    let target = ranked[0] ?? key;
    let action: string | null = null;
    for (const candidate of ranked) {
      action = meant(this.options, this.path, candidate, this.sortOf);
      target = candidate;
      if (action) break;
    }
    const name = this.nameOf(target) || this.nameOf(key);
    const title = name ? t("why-not", { name }) : t("why-not-this");
    const show = (reason: string, clause: string, place: string | null): void => {
      if (this.bundle?.seq !== seq) return;
      this.asked = { key, title, reason, clause, place };
      announcer.say(`${title} ${bare(reason)}`);
    };
    const none = (): void => show(t("why-nothing"), this.bundle?.decision?.clause ?? "", null);
    if (!action) return none();
    try {
      let answer = this.whyKnown.get(action);
      if (!answer) {
        answer = api.why(this.id, action);
        this.whyKnown.set(action, answer);
      }
      const why = await answer;
      if (why.legal || !why.reason) none();
      else show(why.reason, why.clause ?? "", why.place ?? null);
    } catch {
      this.whyKnown.delete(action);
      none();
    }
  }
}

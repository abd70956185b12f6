/** One table as its viewer sees it: what is heard of it over the live line, what is sent, and what else is done there. */
import { After } from "./after.svelte";
import { announcer } from "./announce.svelte";
import { ApiError, api } from "./api";
import { ChoosingStore, SLOW } from "./choosing.svelte";
import { Projector } from "./film.svelte";
import { Hand } from "./hand.svelte";
import { Live } from "./live";
import { bare } from "./markup";
import type { Key } from "./router.svelte";
import { settings } from "./settings.svelte";
import { tap } from "./sound";
import { t } from "./words.svelte";
import type {
  ServerMessage,
  Bundle,
  Choice,
  Deed,
  DrawWord,
  Entry,
  Film,
  Holding,
  Made,
  Pose,
  PoseAsk,
  Scene,
  SeatView,
  StandingView,
} from "./wire";

/** An act that the table did not take. */
class Unwanted extends Error {
  constructor(
    message: string,
    readonly clause: string | null,
    readonly code = "",
  ) {
    super(message);
  }
}

/** Chance would decide next: the player is to be asked first. */
const asksFirst = (error: unknown): boolean =>
  (error instanceof Unwanted || error instanceof ApiError) && error.code === "chance";

/** So many unseen acts of others, or one after so many milliseconds, are worth a film. */
const MISSED = 2;
const AWAY = 600_000;

/** An act sent from a thing in hand, as if it had been listed. */
const asOption = ({ action, label, clause = "", chance = false, then = [] }: Deed): Choice => ({
  action,
  verb: action.split(" ")[0] ?? "",
  label,
  names: [],
  clause,
  chance,
  then,
});

export class TableStore extends ChoosingStore {
  connection = $state<"connecting" | "live" | "lost">("connecting");
  /** The log as it is shown; ``heard`` may already hold more. */
  log = $state.raw<Entry[]>([]);
  private heard: Entry[] = [];
  /** Why the table cannot be shown at all. */
  trouble = $state<string | null>(null);
  /** An answer is awaited, and late: the page says so. */
  busy = $state(false);
  unread = $state(0);
  readonly after = new After(this.id);
  /** When the seat to decide began to think, by this clock. */
  since = $state(Date.now());
  /** When the computer player who decides began to think, by this clock. */
  thinkingSince = $state(Date.now());

  readonly side = $derived(this.seat(this.bundle?.decision?.seat ?? "")?.side ?? "");
  readonly mine = $derived(this.seat(this.bundle?.seat ?? ""));

  /** The thing in hand, on a table without places. */
  readonly hand = new Hand({
    ask: (question) => this.posed(question),
    send: (deed) => this.deed(deed),
    posable: () => (this.deciding ? (this.bundle?.posable ?? []) : []),
    trouble: (error) => {
      const text = error instanceof Unwanted || error instanceof ApiError ? error.message : t("not-sent");
      this.notice = { text, clause: null };
    },
  });

  /** What others did, one act at a time, and what dice decided. */
  readonly film: Projector = new Projector({
    show: (scene, seq, moment) => this.past(scene, seq, moment),
    begun: () => (this.held ??= this.bundle),
    ended: () => this.arrive(),
    mine: (seat) => this.seat(seat)?.kind === "me",
    game: () => this.bundle?.game ?? "",
    nameOf: (key) => this.nameOf(key),
  });
  /** The film is on its way. */
  private loading = $state(false);
  readonly watching = $derived(this.film.running || this.loading);
  protected watches(): boolean {
    return this.watching;
  }
  /** The table as it is, while the film still shows how it came about. */
  private held: Bundle | null = null;

  private live: Live | null = null;
  /** Questions about the thing in hand that are on their way. */
  private posing = new Map<number, (answer: Pose | Error | null) => void>();
  /** An act sent over the live line, and what ends the wait for its answer. */
  private pending: { id: number; end: (answer: unknown) => void } | null = null;
  private acts = 0;

  async open(link: Key | null): Promise<void> {
    try {
      const bundle = link
        ? await api[link.kind === "join" ? "join" : "comeBack"](this.id, link.token)
        : await api.table(this.id);
      this.trouble = null;
      this.recall();
      const missed = await this.missed(bundle);
      this.take(bundle, true);
      if (missed) this.tellMissed(bundle, missed);
      addEventListener("pagehide", this.remember);
      this.connect();
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : t("trouble-network");
    }
  }

  close(): void {
    this.live?.close();
    this.pending?.end(null);
    removeEventListener("pagehide", this.remember);
    this.remember();
  }

  private connect(): void {
    this.live?.close();
    this.pending?.end(null);
    this.live = new Live(this.id, {
      message: (message) => this.hear(message),
      state: (state) => {
        this.connection = state;
        if (state === "lost") {
          this.pending?.end(new TypeError());
          for (const end of this.posing.values()) end(new TypeError());
        }
      },
      gone: () => (this.trouble ??= t("trouble-gone")),
      since: () => this.held?.seq ?? this.bundle?.seq ?? 0,
    });
  }

  private recall(): void {
    try {
      const [seq, time] = (localStorage.getItem(`longroll.seen.${this.id}`) ?? "").split(" ").map(Number);
      this.seenBefore = seq || 0;
      this.seenAt = time || 0;
    } catch {
      this.seenBefore = this.seenAt = 0;
    }
  }

  /** Where the replay begins: at what was missed, else at the end. */
  get replayAddress(): string {
    const missed = this.seenBefore > 0 && this.seenBefore < (this.bundle?.seq ?? 0);
    return `/table/${this.id}/replay${missed ? `#${this.seenBefore}` : ""}`;
  }

  /** The last step seen here before this visit, for the replay of what was missed. */
  seenBefore = 0;
  private seenAt = 0;
  private readonly remember = (): void => {
    try {
      if (this.bundle) localStorage.setItem(`longroll.seen.${this.id}`, `${this.bundle.seq} ${Date.now()}`);
    } catch {
      // then the replay starts at its end
    }
  };

  /** Everything again, in another language. */
  async refresh(): Promise<void> {
    if (!this.bundle) return;
    const bundle = await api.table(this.id);
    this.take(bundle, true);
    this.connect();
  }

  seat(id: string): SeatView | null {
    return this.bundle?.seats.find((seat) => seat.id === id) ?? null;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "bundle": {
        const before = this.newest;
        this.take(message, false);
        if (message.seq !== before) this.pending?.end(null);
        break;
      }
      case "presence":
        if (this.bundle) this.bundle = { ...this.bundle, seats: message.seats };
        if (this.held) this.held = { ...this.held, seats: message.seats };
        break;
      case "pose":
        this.posing.get(Number(message.id))?.(message.pose);
        break;
      case "refused": {
        const text = message.code === "stale" ? t("stale") : (message.reason ?? "");
        const posed = typeof message.id === "number" ? this.posing.get(message.id) : undefined;
        if (posed) {
          posed(new Unwanted(text, message.clause ?? null));
          break;
        }
        if (this.pending?.id === message.id)
          this.pending?.end(new Unwanted(text, message.clause ?? null, message.code));
        else this.notice = { text, clause: message.clause ?? null };
        break;
      }
      case "error":
        this.notice = { text: message.message, clause: null };
        break;
      default:
        break;
    }
  }

  /** The last step this browser has heard of. */
  private get newest(): number {
    return Math.max(this.held?.seq ?? 0, this.bundle?.seq ?? 0);
  }

  /** A bundle from the server; ``whole`` if its log is complete. What others did is shown by a film first. */
  private take(bundle: Bundle, whole: boolean): void {
    if (this.bundle && bundle.seq < this.newest) return;
    const thinker = bundle.seats.find((seat) => seat.thinking);
    if (thinker) this.thinkingSince = Date.now() - 1000 * (thinker.thought ?? 0);
    const same = this.held?.seq === bundle.seq && this.held.seat === bundle.seat && !bundle.hidden;
    if (this.watching && same && !whole) {
      this.held = bundle;
      return;
    }
    if (!whole && this.follows(bundle)) {
      this.tell(bundle, false);
      this.held = bundle;
      void this.load();
      return;
    }
    this.held = null;
    if (this.watching || bundle.seq !== this.bundle?.seq) this.film.clear();
    this.tell(bundle, whole);
    this.present(bundle, whole);
  }

  private follows(bundle: Bundle): boolean {
    const before = this.bundle;
    return (
      settings.film && bundle.film && !bundle.hidden && before !== null && before.seat === bundle.seat && !before.hidden
    );
  }

  /** Fetches what there is to see, and shows it. */
  private async load(): Promise<void> {
    if (this.loading) return; // it will be asked again when that has come
    this.loading = true;
    try {
      for (let wanted = this.held; wanted; wanted = this.held?.seq === wanted.seq ? null : this.held) {
        const since = this.film.running ? this.film.loaded : (this.bundle?.seq ?? 0);
        const film = await api.film(this.id, since);
        if (!this.film.running) this.unarm();
        this.film.play(film); // it may show nothing yet: what has come meanwhile is asked for next
      }
    } catch {
      // then the table is shown as it is
    } finally {
      this.loading = false;
    }
    if (!this.film.running) this.arrive();
  }

  /** Nothing is chosen any more; what was open gives way to the stage. */
  private unarm(): void {
    this.hand.drop();
    this.forget();
  }

  /** The dispatches are read: they and their ink go. */
  closeFilm(): void {
    if (!this.film.running) this.film.clear();
  }

  /** A moment of the film. */
  private past(scene: Scene, seq: number, moment: string): void {
    const now = this.held ?? this.bundle;
    if (!now) return;
    const bundle = {
      ...now,
      scene,
      seq,
      moment,
      decision: null,
      options: [],
      posable: [],
      graspable: [],
      over: false,
      result: null,
    };
    this.show(bundle, true);
  }

  /** The film is over: the table as it is. */
  private arrive(): void {
    const bundle = this.held;
    if (!bundle || this.loading) return; // more of it is on its way and is shown first
    const late = this.film.taken;
    this.held = null;
    this.present(bundle, false);
    this.since = Date.now() - Math.max(0, 1000 * (bundle.decision?.waited ?? 0) - late);
  }

  /** What was missed since this browser last showed the table, if that is worth a film. */
  private async missed(bundle: Bundle): Promise<Film | null> {
    const [seen, time] = [this.seenBefore, this.seenAt];
    if (!settings.film || !bundle.seat || bundle.hidden || bundle.over || !seen || seen >= bundle.seq) return null;
    try {
      const film = await api.film(this.id, seen);
      const unseen = film.acts.filter((act) => bundle.seats.find((seat) => seat.id === act.seat)?.kind !== "me");
      return unseen.length > MISSED || (unseen.length && Date.now() - time > AWAY) ? film : null;
    } catch {
      return null;
    }
  }

  private tellMissed(bundle: Bundle, film: Film): void {
    this.held = bundle;
    if (!this.film.play(film, true)) this.held = null;
  }

  private present(bundle: Bundle, whole: boolean): void {
    const before = this.bundle;
    const first = !before;
    if (bundle.scene && (!this.board || before?.scene?.board !== bundle.scene.board || whole))
      void this.fetchBoard(bundle).catch(() => (this.trouble ??= t("trouble-network")));
    const moved =
      !before || bundle.seq !== before.seq || bundle.seat !== before.seat || bundle.hidden !== before.hidden;
    // an army is put down one by one: after one that came from beside the board follows the next
    const goesOn = moved && !!this.hand.pose && !this.hand.pose.start;
    if (moved) {
      this.hand.drop();
      this.forget();
      this.since = Date.now() - 1000 * (bundle.decision?.waited ?? 0);
    }
    const wasMine = this.deciding;
    this.show(bundle, !first && !whole);
    if (this.deciding || bundle.over) this.film.hurries = false;
    const next = goesOn && this.deciding ? bundle.posable[0] : undefined;
    if (next && !this.onBoard(next)) this.hand.take(next);
    if (moved && !first && this.deciding && !wasMine && settings.sound) tap();
    if (moved) this.teaching.heed(bundle.lesson);
    if (moved && bundle.decision && !bundle.hidden) this.announce();
    if (moved && bundle.over && bundle.result) announcer.say(bundle.result.text);
  }

  /** The log grows; after an undo only what was before it is kept. */
  private tell(bundle: Bundle, whole: boolean): void {
    const entries = bundle.log ?? [];
    const known = new Set(this.heard.map((entry) => entry.seq));
    const kept = whole || !this.bundle ? 0 : (bundle.kept ?? 0);
    if (!kept) this.heard = entries;
    else if (entries.length || this.heard.some((entry) => entry.seq > kept))
      this.heard = [...this.heard.filter((entry) => entry.seq <= kept), ...entries].slice(-1000);
    if (!whole) this.unread += entries.filter((entry) => !known.has(entry.seq)).length;
  }

  protected override catchUp(): void {
    super.catchUp();
    this.log = this.film.running ? this.heard.filter((entry) => entry.seq <= (this.bundle?.seq ?? 0)) : this.heard;
  }

  private announce(): void {
    const decision = this.bundle?.decision;
    if (!decision) return;
    announcer.say(bare([decision.prompt, decision.question].filter(Boolean).join(" ").replaceAll("**", "")));
  }

  // ---- sending --------------------------------------------------------------------------------------------

  protected async send(option: Choice): Promise<void> {
    const bundle = this.bundle;
    const seat = bundle?.decision?.seat ?? bundle?.seat;
    if (!bundle || !seat || this.sending) return;
    const sure = this.sure(option);
    this.next = { action: option.ask ?? "", seq: bundle.seq + 1 + (option.then?.length ?? 0) };
    let asked = false;
    await this.change(() =>
      this.say(bundle.seq, seat, option, !sure).catch((error: unknown) => {
        if (!asksFirst(error)) throw error;
        asked = true;
        return null;
      }),
    );
    if (!asked) return;
    this.hand.drop();
    this.decide({ ...option, chance: true });
  }

  /** Over the live line, which answers fastest; by a request if that is down. */
  private say(seq: number, seat: string, { action, then = [] }: Choice, ask: boolean): Promise<unknown> {
    const id = ++this.acts;
    if (!this.live?.send({ type: "act", id, seq, seat, action, then, ask }))
      return api.act(this.id, seq, seat, action, then, ask);
    return new Promise((resolve, reject) => {
      this.pending = {
        id,
        end: (answer) => {
          this.pending = null;
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        },
      };
    });
  }

  protected async hold(keys: string[]): Promise<Holding | null> {
    const bundle = this.bundle;
    const seat = bundle?.decision?.seat;
    return bundle && seat ? api.hold(this.id, bundle.seq, seat, keys) : null;
  }

  /** The thing in hand as it would stand: over the live line, by a request if that is down. */
  private posed(question: PoseAsk): Promise<Pose | null> {
    const bundle = this.bundle;
    const seat = bundle?.decision?.seat ?? bundle?.seat;
    if (!bundle || !seat) return Promise.resolve(null);
    this.oddsOpen = false; // they were of another pose
    const id = ++this.acts;
    if (!this.live?.send({ type: "pose", id, seq: bundle.seq, seat, ask: question }))
      return api.pose(this.id, bundle.seq, seat, question);
    return new Promise((resolve, reject) => {
      this.posing.set(id, (answer) => {
        this.posing.delete(id);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
    });
  }

  private deed(deed: Deed): void {
    void this.send(asOption(deed));
  }

  /** What Enter would send of the thing in hand, if dice follow. */
  get gamble(): Choice | null {
    const deed = this.hand.pose?.deed;
    return deed?.chance ? asOption(deed) : null;
  }

  /** Free text after the verb the decision asks for; an empty one is an answer too. */
  async write(text: string): Promise<void> {
    const writing = this.bundle?.decision?.writing;
    if (writing)
      await this.send({
        action: `${writing.verb} ${text.trim()}`.trim(),
        verb: writing.verb,
        label: text,
        names: [],
        clause: "",
        chance: false,
      });
  }

  /** The clock has run out. */
  async runOut(): Promise<void> {
    const late = this.options.find((option) => option.action === this.bundle?.decision?.writing?.late);
    if (late) await this.send(late);
  }

  private async change(request: () => Promise<unknown>): Promise<unknown> {
    this.sending = true;
    const late = window.setTimeout(() => (this.busy = true), SLOW);
    this.notice = null;
    const before = this.newest;
    try {
      const answer = await request();
      if (answer && typeof answer === "object" && "scene" in answer) {
        const bundle = answer as Bundle;
        const told = this.newest === bundle.seq && before !== bundle.seq; // the live line was faster
        if (!told) this.take(bundle, false);
      }
      return answer;
    } catch (error) {
      if (error instanceof ApiError) {
        const body = error.body as (Partial<Bundle> & { bundle?: Bundle }) | null;
        const fresh = body?.bundle ?? (body && "scene" in body ? (body as Bundle) : null);
        if (error.status === 409 && fresh) this.take(fresh, false);
        this.notice = { text: error.status === 409 && fresh ? t("stale") : error.message, clause: error.clause };
      } else if (error instanceof Unwanted) this.notice = { text: error.message, clause: error.clause };
      else this.notice = { text: t("not-sent"), clause: null };
      this.armed = null;
      this.oddsOpen = false;
      announcer.say(this.notice.text);
      return null;
    } finally {
      clearTimeout(late);
      this.sending = false;
      this.busy = false;
    }
  }

  // ---- standing orders --------------------------------------------------------------------------------------

  /** Orders that are on their way. */
  private given = $state.raw<Record<string, string>>({});

  /** What a standing order is now, also before the server has it. */
  ordered(order: StandingView): string {
    return this.given[order.name] ?? order.answer;
  }

  /** A standing order; it waits for nobody, not even for an answer that is on its way. */
  order(name: string, answer: string): void {
    const seat = this.bundle?.seat;
    if (!seat) return;
    this.given = { ...this.given, [name]: answer };
    api
      .order(this.id, seat, name, answer)
      .then((bundle) => this.take(bundle, false))
      .catch((error: unknown) => {
        this.notice = { text: error instanceof ApiError ? error.message : t("not-sent"), clause: null };
      })
      .finally(() => {
        const { [name]: _, ...rest } = this.given;
        this.given = rest;
      });
  }

  get undoSeat(): string | null {
    return this.bundle?.seat ?? null;
  }

  async undo(): Promise<void> {
    const bundle = this.bundle;
    const seat = this.undoSeat;
    if (!bundle || !seat || this.watching || !["free", "consent"].includes(bundle.undo.class)) return;
    await this.change(() => api.undo(this.id, bundle.seq, seat));
  }

  async answerUndo(grant: boolean): Promise<void> {
    await this.change(() => api.answerUndo(this.id, grant));
  }

  async resign(): Promise<void> {
    const seat = this.bundle?.seat;
    if (seat) await this.change(() => api.resign(this.id, seat));
  }

  async answerSurrender(accept: boolean): Promise<void> {
    const seat = this.bundle?.seat;
    if (seat) await this.change(() => api.answerSurrender(this.id, seat, accept));
  }

  /** Offers a draw, takes that back, or answers one. */
  async speakOfDraw(word: DrawWord["word"]): Promise<void> {
    const seat = this.bundle?.seat;
    if (seat) await this.change(() => api.speakOfDraw(this.id, seat, word));
  }

  /** A seat goes to a computer player, or comes back from one. */
  async reseat(seat: string, to: "computer" | "me"): Promise<void> {
    await this.change(() => api.reseat(this.id, seat, to));
  }

  /** A link by which another person may have a seat of mine. */
  async offer(seat: string): Promise<string | null> {
    const answer = (await this.change(() => api.offer(this.id, seat))) as { url: string } | null;
    return answer?.url ?? null;
  }

  /** Has this browser sat down at this table just now? Then it is shown its way back, once. */
  firstSight(): boolean {
    if (!this.bundle?.seat || this.bundle.over || this.bundle.lesson) return false;
    const name = `longroll.way.${this.id}`;
    try {
      if (localStorage.getItem(name)) return false;
      localStorage.setItem(name, "shown");
    } catch {
      return false;
    }
    return true;
  }

  async pause(paused: boolean): Promise<void> {
    await this.change(() => api.pause(this.id, paused));
  }

  /** The battle is over, and its last act has been seen. */
  get finished(): boolean {
    return !!this.bundle?.over && !this.film.running;
  }

  /** The table where the same people play again; made if it is not there yet. */
  async again(): Promise<string | null> {
    return this.bundle?.rematch ?? (await this.rematch());
  }

  private async rematch(): Promise<string | null> {
    const answer = (await this.change(() => api.rematch(this.id))) as Made | null;
    return answer?.table && answer.table !== this.id ? answer.table : null;
  }

  /** Hot seat: I am the player who decides. */
  async look(): Promise<void> {
    const seat = this.bundle?.seat ?? this.bundle?.decision?.seat;
    if (seat) await this.change(() => api.look(this.id, seat));
  }

  /** A link to a seat that is still open. */
  async invite(seat: string): Promise<string | null> {
    try {
      return (await api.invite(this.id, seat)).url;
    } catch {
      return null;
    }
  }
}

/** One table as its viewer sees it: what is heard of it over the live line, what is sent, and what else is done there. */
import { announcer } from "./announce.svelte";
import { ApiError, api } from "./api";
import { ChoosingStore, SLOW } from "./choosing.svelte";
import { Hand } from "./hand.svelte";
import { Live } from "./live";
import { bare } from "./markup";
import type { Key } from "./router.svelte";
import type { Trace } from "./scene.svelte";
import { settings } from "./settings.svelte";
import { tap } from "./sound";
import { t } from "./words.svelte";
import type { ServerMessage, Bundle, Choice, Deed, Entry, Made, Pose, PoseAsk, SeatView, StandingView } from "./wire";

/** An act that the table did not take. */
class Unwanted extends Error {
  constructor(
    message: string,
    readonly clause: string | null,
  ) {
    super(message);
  }
}

/** An act sent from a thing in hand, as if it had been listed. */
const asOption = ({ action, label, clause = "", chance = false }: Deed): Choice => ({
  action,
  verb: action.split(" ")[0] ?? "",
  label,
  names: [],
  clause,
  chance,
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
  resultSeen = $state(false);
  /** When the seat to decide began to think, by this clock. */
  since = $state(Date.now());

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
      this.take(bundle, true);
      this.recall();
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
      since: () => this.bundle?.seq ?? 0,
    });
  }

  private recall(): void {
    try {
      this.seenBefore = Number(localStorage.getItem(`longroll.seen.${this.id}`) ?? 0);
    } catch {
      this.seenBefore = 0;
    }
  }

  /** Where the replay begins: at what was missed, else at the end. */
  get replayAddress(): string {
    const missed = this.seenBefore > 0 && this.seenBefore < (this.bundle?.seq ?? 0);
    return `/table/${this.id}/replay${missed ? `#${this.seenBefore}` : ""}`;
  }

  /** The last step seen here before this visit, for the replay of what was missed. */
  seenBefore = 0;
  private readonly remember = (): void => {
    try {
      if (this.bundle) localStorage.setItem(`longroll.seen.${this.id}`, String(this.bundle.seq));
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
        const before = this.bundle?.seq;
        this.take(message, false);
        if (message.seq !== before) this.pending?.end(null);
        break;
      }
      case "presence":
        if (this.bundle) this.bundle = { ...this.bundle, seats: message.seats };
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
        if (this.pending?.id === message.id) this.pending?.end(new Unwanted(text, message.clause ?? null));
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

  /** A bundle from the server; ``whole`` if its log is complete. */
  private take(bundle: Bundle, whole: boolean): void {
    const before = this.bundle;
    if (before && bundle.seq < before.seq) return;
    const first = !before;
    if (bundle.scene && (!this.board || before?.scene?.board !== bundle.scene.board || whole))
      void this.fetchBoard(bundle).catch(() => (this.trouble ??= t("trouble-network")));
    const moved =
      !before || bundle.seq !== before.seq || bundle.seat !== before.seat || bundle.hidden !== before.hidden;
    if (moved) {
      this.hand.drop();
      this.forget();
      this.since = Date.now() - 1000 * (bundle.decision?.waited ?? 0);
    }
    const wasMine = this.deciding;
    this.tell(bundle, whole);
    const actor = before?.decision?.seat;
    this.show(bundle, !first && !whole);
    if (moved && !first) this.follow(actor ?? null);
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
    this.log = this.heard;
  }

  /** Lines from where to where for what the other side did, until you act. */
  private follow(actor: string | null): void {
    const other = actor !== null && this.seat(actor)?.kind !== "me";
    if (!other) {
      this.trace = [];
      return;
    }
    const lines: Trace[] = [];
    for (const motion of this.motions) {
      const item = this.items.get(motion.key);
      const [from] = motion.way;
      const to = motion.way.at(-1);
      if (item && from && to && motion.way.length > 2) lines.push({ from, to, side: item.side ?? "" });
    }
    if (lines.length) this.trace = [...this.trace, ...lines].slice(-8);
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
    this.trace = [];
    await this.change(() => this.say(bundle.seq, seat, option.action));
  }

  /** Over the live line, which answers fastest; by a request if that is down. */
  private say(seq: number, seat: string, action: string): Promise<unknown> {
    const id = ++this.acts;
    if (!this.live?.send({ type: "act", id, seq, seat, action })) return api.act(this.id, seq, seat, action);
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
    const before = this.bundle?.seq;
    try {
      const answer = await request();
      if (answer && typeof answer === "object" && "scene" in answer) {
        const bundle = answer as Bundle;
        const told = this.bundle?.seq === bundle.seq && before !== bundle.seq; // the live line was faster
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
    if (!bundle || !seat || !["free", "consent"].includes(bundle.undo.class)) return;
    await this.change(() => api.undo(this.id, bundle.seq, seat));
  }

  async answerUndo(grant: boolean): Promise<void> {
    await this.change(() => api.answerUndo(this.id, grant));
  }

  async resign(): Promise<void> {
    const seat = this.bundle?.seat;
    if (seat) await this.change(() => api.resign(this.id, seat));
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

  async rematch(): Promise<string | null> {
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
      return new URL((await api.invite(this.id, seat)).url, location.href).href;
    } catch {
      return null;
    }
  }
}

/** The live line of a table: reconnects by itself and asks for what it missed. */
import { spoken } from "./api";
import { changed } from "./changes";
import type { BundleChange, ClientMessage, LiveBundle, ServerMessage } from "./wire";

/** What a listener hears: a change has become a whole bundle. */
export type Heard = Exclude<ServerMessage, BundleChange>;

export interface Listener {
  message(message: Heard): void;
  state(state: "live" | "lost"): void;
  /** There is no such table, or it may not be seen. */
  gone(): void;
  /** The last step this client has seen. */
  since(): number;
}

const PING = 20_000;
const SILENCE = 45_000;
const NO_TABLE = 4404;

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private heart = 0;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heart);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.close(); // one that is opening is closed when it is open
  }

  /** Back in the foreground or back on the net: do not wait for the timer. */
  private readonly hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ language: spoken(), since: String(this.listener.since()), changes: "1" });
    let last: LiveBundle | null = null;
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`,
    );
    this.socket = socket;
    this.heard = Date.now();
    socket.addEventListener("open", () => {
      if (this.closed) return socket.close();
      this.tries = 0;
      this.heard = Date.now();
      this.listener.state("live");
      clearInterval(this.heart);
      this.heart = window.setInterval(() => {
        if (Date.now() - this.heard > SILENCE) socket.close();
        else this.send({ type: "ping" });
      }, PING);
    });
    socket.addEventListener("message", (event) => {
      if (this.closed) return;
      this.heard = Date.now();
      let message: ServerMessage;
      try {
        message = JSON.parse(String(event.data)) as ServerMessage;
      } catch {
        return;
      }
      if (message.type === "change") {
        if (!last) return socket.close();
        message = { ...changed(last, message), type: "bundle" };
      }
      if (message.type === "bundle") last = message;
      this.listener.message(message);
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearInterval(this.heart);
      if (this.closed) return;
      if (event.code === NO_TABLE) {
        this.close();
        this.listener.gone();
        return;
      }
      this.listener.state("lost");
      const wait = Math.min(8000, 300 * 2 ** this.tries++) * (0.75 + Math.random() / 2);
      this.timer = window.setTimeout(() => this.open(), wait);
    });
  }
}

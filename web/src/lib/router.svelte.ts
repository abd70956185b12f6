/** Addresses: / · /table/ID · /table/ID#join=TOKEN · /table/ID#return=TOKEN · /table/ID/replay · /rules/GAME#CLAUSE
 * · /guide/CHAPTER */

/** What a link opens: a seat that is open, or one's own seat again. */
export interface Key {
  kind: "join" | "return";
  token: string;
}

export type Route =
  | { screen: "lobby" }
  | { screen: "table"; id: string; key: Key | null }
  | { screen: "replay"; id: string }
  | { screen: "rules"; game: string; clause: string | null }
  | { screen: "guide"; chapter: string | null }
  | { screen: "about" }
  | { screen: "lost" };

export function parse(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [head = "", first, second] = parts;
  if (head === "" || head === "index.html") return { screen: "lobby" };
  if (head === "table" && first) {
    if (second === "replay") return { screen: "replay", id: first };
    return { screen: "table", id: first, key: keyOf(hash) };
  }
  if (head === "rules" && first) return { screen: "rules", game: first, clause: hash ? hash.slice(1) : null };
  if (head === "guide") return { screen: "guide", chapter: first ?? null };
  if (head === "about") return { screen: "about" };
  return { screen: "lost" };
}

function keyOf(hash: string): Key | null {
  const said = new URLSearchParams(hash.slice(1));
  for (const kind of ["join", "return"] as const) {
    const token = said.get(kind);
    if (token) return { kind, token };
  }
  return null;
}

class Router {
  route = $state.raw<Route>({ screen: "lobby" });

  start(): void {
    const read = (): void => {
      this.route = parse(location.pathname, location.hash);
    };
    read();
    addEventListener("popstate", read);
    document.addEventListener("click", (event) => {
      const anchor = (event.target as Element | null)?.closest?.("a");
      if (!anchor || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
      if (anchor.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(anchor.pathname + anchor.search + anchor.hash);
    });
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = parse(location.pathname, location.hash);
    if (!replace) scrollTo(0, 0);
  }
}

export const router = new Router();

/** Who sits at this browser: the name others read, and where friends reach this server. */
import { api } from "./api";
import type { Me } from "./wire";

class Myself {
  private known = $state.raw<Me>({ name: "", homes: [], lonely: false });

  get name(): string {
    return this.known.name;
  }
  /** Nobody but this machine can open what is linked from here. */
  get lonely(): boolean {
    return this.known.lonely;
  }

  async load(): Promise<void> {
    try {
      this.known = await api.me();
    } catch {
      // then there is no name to show
    }
  }

  async call(name: string): Promise<void> {
    this.known = await api.callMe(name);
  }

  /** A link of this server as a friend must type it: who sits at its own machine knows it as localhost. */
  address(link: string): string {
    return new URL(link, this.known.homes[0] ?? location.href).href;
  }
}

export const me = new Myself();

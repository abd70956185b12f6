/** What moves on the board: things on their way and things that fade, until they are there or nobody wants to wait. */
import type { Motion, SceneStore } from "./scene.svelte";
import { settings } from "./settings.svelte";
import type { Point } from "./wire";

/** Milliseconds for which a line says what moved, where nothing may move. */
const HINT = 2000;

export class Motions {
  /** From where to where things went, for those who want no motion. */
  hints = $state.raw<[Point, Point][]>([]);

  private running: Animation[] = [];
  private timer = 0;

  /** Shows the last change of a scene. */
  play(store: SceneStore, sheet: HTMLElement): void {
    const [motions, gone] = [store.motions, store.leaving];
    if (!motions.length && !gone.length) return;
    this.skip();
    if (settings.reduced) {
      store.leaving = [];
      this.hint(motions);
      return;
    }
    for (const { key, way, long } of motions) {
      const node = sheet.querySelector<SVGGElement>(`[data-item="${CSS.escape(key)}"]`);
      if (!node) continue;
      const scale = node.dataset["scale"] ?? "1";
      const steps = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` }));
      this.running.push(node.animate(steps, { duration: long ? 520 : 320, easing: "cubic-bezier(.3,.1,.2,1)" }));
    }
    for (const { key } of gone) {
      const node = sheet.querySelector<SVGGElement>(`[data-gone="${CSS.escape(key)}"]`);
      if (node) this.running.push(node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 240, fill: "forwards" }));
    }
    void Promise.allSettled(this.running.map((animation) => animation.finished)).then(() => {
      if (store.leaving === gone) store.leaving = [];
    });
  }

  /** To the end of all motion; false if there was none. */
  skip(): boolean {
    const any = this.running.some((animation) => animation.playState === "running");
    this.running.forEach((animation) => animation.finish());
    this.running = [];
    return any;
  }

  private hint(motions: Motion[]): void {
    this.hints = motions.flatMap(({ way }) => (way.length > 2 ? [[way[0], way.at(-1)] as [Point, Point]] : []));
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.hints = []), HINT);
  }
}

/** A bundle that is told by what differs from the one before. */
import type { Bundle, BundleChange, Run } from "./wire";

/** A list whose entries are new, or runs of the list before. */
export function spliced<Part extends object>(before: Part[], parts: (Run | Part)[] | null | undefined): Part[] {
  if (!parts) return before;
  return parts.flatMap((part) => (Array.isArray(part) ? before.slice(part[0], part[0] + part[1]) : [part]));
}

/** The bundle that a change makes of the one before. */
export function changed(before: Bundle, change: BundleChange): Bundle {
  return {
    ...before,
    ...(change.fields as Partial<Bundle>),
    scene: {
      ...before.scene,
      ...change.scene,
      items: spliced(before.scene.items, change.items),
      panels: spliced(before.scene.panels, change.panels),
    },
    options: spliced(before.options, change.options),
  };
}

/** Lines of a thing in hand. */
import type { Point, Shape } from "./wire";

export const polyline = (points: Point[]): string =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${round(x)} ${round(y)}`).join("");

const round = (value: number): number => Math.round(value * 100) / 100;

/** The four corners of an oblong, from its front left one clockwise. */
export function corners({ x, y, w, h, angle = 0 }: Shape): Point[] {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (u: number, v: number): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  return [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)];
}

/** A point of a circle; 0 degrees is up, clockwise. */
export function onArc([x, y]: Point, radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.sin(turn) * radius, y - Math.cos(turn) * radius];
}

/** Path data of an arc about a point, over some degrees (clockwise if positive). */
export function arc(centre: Point, radius: number, start: number, extent: number): string {
  const span = Math.max(-359.9, Math.min(359.9, extent));
  const [x0, y0] = onArc(centre, radius, start);
  const [x1, y1] = onArc(centre, radius, start + span);
  return `M${round(x0)} ${round(y0)}A${round(radius)} ${round(radius)} 0 ${Math.abs(span) > 180 ? 1 : 0} ${span > 0 ? 1 : 0} ${round(x1)} ${round(y1)}`;
}

/** Degrees by which the line from one finger to the other has turned, clockwise, between -180 and 180. */
export function turned(before: [Point, Point], now: [Point, Point]): number {
  const bearing = ([[x0, y0], [x1, y1]]: [Point, Point]): number => (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return ((bearing(now) - bearing(before) + 540) % 360) - 180;
}

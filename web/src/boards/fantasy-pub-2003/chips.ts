/** What a gouge leaves on cut lino: short strokes, all away from the middle. The same ones every time. */

import { round } from "../fantasy-pub/room";

/** An area of so many square pixels has one stroke. */
const AREA = 1500;

export function chips(width: number, height: number): string {
  const [x, y] = [width / 2, height * 0.49];
  let seed = 2003;
  const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const strokes: string[] = [];
  for (let left = Math.round((width * height) / AREA); left > 0; left--) {
    const [sx, sy] = [next() * width, next() * height];
    const away = Math.atan2(sy - y, sx - x) + (next() - 0.5) * 0.16;
    const far = Math.hypot(sx - x, sy - y) / Math.hypot(x, y);
    const length = 10 + far * 34 * (0.5 + next() * 0.5);
    const [ex, ey] = [sx + Math.cos(away) * length, sy + Math.sin(away) * length];
    const thick = 1 + next() * 1.4;
    const bend = (side: number) =>
      `${round((sx + ex) / 2 - Math.sin(away) * thick * side)} ${round((sy + ey) / 2 + Math.cos(away) * thick * side)}`;
    strokes.push(
      `M${round(sx)} ${round(sy)}Q${bend(1)} ${round(ex)} ${round(ey)}Q${bend(-0.4)} ${round(sx)} ${round(sy)}Z`,
    );
  }
  return strokes.join("");
}

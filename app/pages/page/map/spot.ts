import type { Position } from "#app/facts/reference/place/distance.ts";
import { toMapPoint } from "./albers-usa.ts";
import { stateFrames } from "./state-frames.ts";

export interface Spot {
  state: string;
  neighbors: string[];
  viewBox: string;
  dot: { x: number; y: number; size: number } | null;
}

const aspect = 1.6;
const margin = 0.08;
/** Below this width, the atlas's shapes look too coarse. */
const leastWidth = 190;
const insets = new Set(["AK", "HI"]);

export function toSpot(state: string | null, position: Position | null): Spot | null {
  const box = stateFrames[state ?? ""];
  if (!state || !box) return null;
  const [left, top, right, bottom] = box;
  const room = 1 + 2 * margin;
  const width = Math.round(Math.max((right - left) * room, (bottom - top) * room * aspect, leastWidth));
  const height = Math.round(width / aspect);
  const x = Math.round((left + right - width) / 2);
  const y = Math.round((top + bottom - height) / 2);
  const isInView = ([l, t, r, b]: (typeof stateFrames)[string]) =>
    l < x + width && r > x && t < y + height && b > y;
  const [dotX, dotY] = position ? toMapPoint(state, position) : [0, 0];
  const isOnMap = dotX > x && dotX < x + width && dotY > y && dotY < y + height;
  return {
    state,
    neighbors: insets.has(state)
      ? []
      : Object.keys(stateFrames).filter(
          (code) => code !== state && !insets.has(code) && isInView(stateFrames[code]!),
        ),
    viewBox: `${x} ${y} ${width} ${height}`,
    dot: position && isOnMap ? { x: dotX, y: dotY, size: Math.round(width / 48) } : null,
  };
}

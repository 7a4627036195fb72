import { findState } from "#app/facts/reference/place/states.ts";
import { statePoints } from "./state-points.ts";

const shownStates = 5;
const largestDot = 30;
const smallestDot = 4;

export interface StateMap {
  /** One path with a circle per state; its area is proportional to the count. */
  dots: string;
  largest: { name: string; slug: string; count: number; share: number }[];
}

export function toStateMap(byState: ReadonlyMap<string, number>): StateMap {
  const counts = [...byState].sort(([, a], [, b]) => b - a);
  const most = counts[0]?.[1] ?? 0;
  return {
    dots: counts.map(([code, count]) => toDot(code, Math.sqrt(count / most))).join(""),
    largest: counts.slice(0, shownStates).flatMap(([code, count]) => {
      const state = findState(code);
      return state ? [{ name: state.name, slug: state.slug, count, share: count / most }] : [];
    }),
  };
}

function toDot(code: string, size: number): string {
  const point = statePoints[code];
  if (!point) return "";
  const radius = Math.max(smallestDot, Math.round(size * largestDot));
  return `M${point[0] - radius} ${point[1]}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

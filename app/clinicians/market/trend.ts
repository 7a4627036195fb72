import { dayMs } from "#app/kit/platform/durations.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";

export interface Trend {
  points: readonly { day: string; count: number }[];
  change: number;
}

const weeks = 8;
const daysPerWeek = 7;
const fewestPoints = 2;

/** Days before the last counted one: the same weekday of the eight weeks before, oldest first, and the day itself. */
export const trendOffsets = Array.from({ length: weeks + 1 }, (_, at) => daysPerWeek * (weeks - at));

/** Null until two weeks were counted. */
export function toTrend(counts: readonly (readonly [day: number, count: number | null])[]): Trend | null {
  const points = counts.flatMap(([day, count]) =>
    count === null ? [] : [{ day: formatIsoDay(toIsoDay(day * dayMs)), count }],
  );
  if (points.length < fewestPoints) return null;
  return { points, change: points.at(-1)!.count - points[0]!.count };
}

import { minuteMs } from "#app/kit/platform/durations.ts";

/** Opening a page again within it is the same visit. */
export const visitMs = 30 * minuteMs;

export interface Visit {
  visitedAt: number;
  beforeAt: number | null;
}

/** The time of the visit before this one, which opening the page again soon does not change. Null for the first. */
export function readVisit(
  visit: Visit | undefined,
  now: number,
): { beforeAt: number | null; isNoted: boolean } {
  if (!visit) return { beforeAt: null, isNoted: false };
  const isNoted = now - visit.visitedAt <= visitMs;
  return { beforeAt: isNoted ? visit.beforeAt : visit.visitedAt, isNoted };
}

import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { toIsoDay } from "#app/kit/text/when.ts";

export const easternOffsetMs = 5 * hourMs;

export const keysPerDay = 2 ** 24;

/** "2027-03-31". Days of postings are Eastern, as are those that feeds and forms state. */
export const toPostingDate = (ms: number): string => toIsoDay(ms - easternOffsetMs);

/** Days since 1970 in Eastern Standard Time, our business hours. */
export const toPostingDay = (ms: number): number => Math.floor((ms - easternOffsetMs) / dayMs);

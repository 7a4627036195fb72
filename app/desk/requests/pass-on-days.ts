import { officeZone, toIsoDay } from "#app/kit/text/when.ts";
import { toWallTime } from "#app/kit/text/workday.ts";

const toOfficeIso = (ms: number): string => toIsoDay(toWallTime(ms, officeZone));

/** The days on which an application can have been passed on. */
export const toPassOnDays = (createdAt: number, now: number) => ({
  first: toOfficeIso(createdAt),
  today: toOfficeIso(now),
});

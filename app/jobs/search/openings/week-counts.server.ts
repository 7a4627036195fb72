import { dayMs, toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";

// Weeks begin on Monday (migrations/0029), and day 0 was a Thursday.
const daysPerWeek = 7;
const daysBeforeMonday = 3;

export const toPostingWeek = (ms: number): number =>
  Math.floor((toPostingDay(ms) + daysBeforeMonday) / daysPerWeek);

const toMonday = (week: number): number => week * daysPerWeek - daysBeforeMonday;

export const toWeekDate = (week: number): string =>
  new Date(toMonday(week) * dayMs).toISOString().slice(0, 10);

export interface WeekCount {
  week: number;
  /** Empty if the posting names none. */
  profession: string;
  postings: number;
  withPay: number;
}

export interface WeekCounts {
  posted: readonly WeekCount[];
  open: ReadonlyMap<number, number>;
}

/** Reads small tables. Null, and not cached, when the database fails. */
export async function findWeekCounts(
  { db, preventCaching }: Pick<SiteContext, "db" | "preventCaching">,
  firstWeek: number,
): Promise<WeekCounts | null> {
  const d1 = db.$client;
  try {
    const [posted, open] = await d1.batch([
      d1.prepare(postedSince).bind(firstWeek),
      d1.prepare(openSince).bind(toMonday(firstWeek)),
    ]);
    const openRows = (open?.results ?? []) as { week: number; postings: number }[];
    return {
      posted: (posted?.results ?? []) as WeekCount[],
      open: new Map(openRows.map(({ week, postings }) => [week, postings])),
    };
  } catch (error) {
    logError("jobs.week_counts", error);
    preventCaching();
    return null;
  }
}

const postedSince = `SELECT week, profession, postings, with_pay AS withPay FROM week_counts
  WHERE week >= ? AND postings > 0`;
const openSince = `SELECT (day + ${daysBeforeMonday}) / ${daysPerWeek} AS week, sum(postings) AS postings FROM day_counts
  WHERE day >= ? GROUP BY 1`;

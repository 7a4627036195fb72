import type { SiteContext } from "#app/platform/context.ts";
import { logError } from "#app/platform/log.ts";
import { type JobFilters, noFilters } from "./filters.ts";
import { toNewestPlan } from "./openings.server.ts";
import { searchWindow } from "./search.server.ts";
import { payQuartiles } from "./search-statements.ts";

/** What open postings say that they pay, each by the most it offers. */
export interface PostedPay {
  /** How many of the newest matches state their pay; 4,000 at most are looked at. */
  n: number;
  /** Dollars a year, postings by the hour or shift counted as full-time; null for fewer than five postings. */
  pay: { p10: null; p25: number; median: number; p75: number; p90: null } | null;
}

const fewest = 5;

/** Three rows whatever the number of matches. null where the database cannot be read, which is logged. */
export async function findPostedPay(
  context: SiteContext,
  filters: Partial<JobFilters>,
): Promise<PostedPay | null> {
  try {
    const plan = await toNewestPlan(context, { ...noFilters, ...filters });
    if (plan.text === "") return { n: 0, pay: null };
    const { results } = await payQuartiles(context.db.$client, plan, searchWindow).all<{
      n: number;
      pay: number;
    }>();
    const [p25, median, p75] = results.map(({ pay }) => Math.round(pay / 100));
    const n = results[0]?.n ?? 0;
    const isEnough = n >= fewest && p25 !== undefined && median !== undefined && p75 !== undefined;
    return { n, pay: isEnough ? { p10: null, p25, median, p75, p90: null } : null };
  } catch (error) {
    logError("jobs.posted_pay", error);
    context.preventCaching();
    return null;
  }
}

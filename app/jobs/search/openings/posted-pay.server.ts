import { toHourlyCents } from "#app/jobs/postings/record/pay-amounts.ts";
import type { EmploymentType, PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import { countFacets } from "#app/jobs/search/plan/facets.ts";
import { type JobFilters, noFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import { type SearchPlan, toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { countTotal, toTotal } from "#app/jobs/search/results/search.server.ts";
import { type ListRow, toCombinations } from "#app/jobs/search/results/search-rows.server.ts";
import { postedPay, scopeFacets } from "#app/jobs/search/results/search-statements.ts";
import type { Total } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { logError } from "#app/kit/platform/log.ts";
import { paths } from "#app/paths.ts";
import { listStatedPay, type StatedPay, toPostedFigures } from "./posted-pay.ts";

/** Only the newest are read. */
const mostRead = 300;

export interface PostedPay extends Total {
  to: string;
  /** How many of the postings that were read state their pay. */
  stated: number;
  isOnlyNewest: boolean;
  figures: ReturnType<typeof toPostedFigures>;
}

type Who = Pick<JobFilters, "profession" | "specialty">;

/** One round trip for all places. Null when the database cannot be read, and then the page is not cached. */
export async function findPostedPay(
  context: SiteContext,
  who: Who,
  locations: readonly string[],
): Promise<PostedPay[] | null> {
  const { db, now } = context;
  const d1 = db.$client;
  try {
    const searches = await Promise.all(
      locations.map(async (location) => {
        const asked: JobFilters = { ...noFilters, ...who, location, sort: "newest" };
        const place = await findSearchPlace(db, location, asked.radius);
        return { asked, plan: toSearchPlan(asked, place, now) };
      }),
    );
    const results = await d1.batch<Record<string, unknown>>(
      searches.flatMap(({ plan }) => [
        plan.scope === null ? countTotal(d1, plan) : scopeFacets(d1, plan.scope),
        postedPay(d1, plan, mostRead),
      ]),
    );
    const rows = results.map((result) => result.results[0] as ListRow | undefined);
    return searches.map(({ asked, plan }, at) => toPostedPay(asked, plan, rows[2 * at], rows[2 * at + 1]));
  } catch (error) {
    logError("jobs.posted_pay", error);
    context.preventCaching();
    return null;
  }
}

function toPostedPay(asked: JobFilters, plan: SearchPlan, count?: ListRow, list?: ListRow): PostedPay {
  const total = toTotal(
    plan,
    plan.scope === null ? Number(count?.list ?? 0) : countFacets(toCombinations(count), plan.choices).total,
  );
  const stated = listStatedPay(parseRows(list?.list ?? ""));
  return {
    ...total,
    to: paths.jobs(toSearchParams({ ...asked, sort: null })),
    stated: stated.length,
    isOnlyNewest: total.total > mostRead,
    figures: toPostedFigures(stated),
  };
}

function parseRows(list: string): StatedPay[] {
  return list
    .split(",")
    .filter(Boolean)
    .map((row) => {
      const [payUnit, employmentType, ...numbers] = row.split(" ");
      const [min, max, shiftHours, hoursPerWeek] = numbers.map((text) => Number(text) || null);
      const terms = {
        payUnit: payUnit as PayUnit,
        shiftHours: shiftHours ?? null,
        hoursPerWeek: hoursPerWeek ?? null,
        employmentType: employmentType as EmploymentType,
      };
      const toHourly = (cents: number | null | undefined) => (cents ? toHourlyCents(cents, terms) : null);
      return {
        low: toHourly(min ?? max),
        high: toHourly(max ?? min),
        employmentType: terms.employmentType,
      };
    });
}

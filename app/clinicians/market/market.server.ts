import { sql } from "drizzle-orm";
import { describeExpired, listCurrentLicenses } from "#app/clinicians/profile/record/expired-licenses.ts";
import type { Profile } from "#app/clinicians/profile/record/profile.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { type JobFilters, toSearchParams } from "#app/jobs/search/plan/filters.ts";
import { type AskedSearch, planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { anywhere } from "#app/jobs/search/plan/search-place.ts";
import { toSearchPlan } from "#app/jobs/search/plan/search-plan.ts";
import { countTotal, toTotal } from "#app/jobs/search/results/search.server.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import { radiusChoices } from "#app/jobs/search/typed/filter-choices.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatIsoDay, toIsoDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import {
  type CountedWork,
  type Holding,
  listBestCredentials,
  listCovered,
  listOpen,
  sumOn,
  toCredentialName,
  toHolding,
} from "./next-credentials.ts";
import { toOpenFilters } from "./open-filters.ts";
import { askOpenWork, readOpenWork } from "./open-work.server.ts";
import { type Trend, toTrend, trendOffsets } from "./trend.ts";

interface FoundJobs {
  /** "1,284", or "1,000+" when the search stops counting. */
  count: string;
  to: string;
}

interface Opening {
  name: string;
  more: number;
  to: string;
  how: string;
}

export interface Market {
  people: string;
  /** Says what counts by license include. Null without a license, when the counts go by the profession. */
  scope: string | null;
  /** Says which licenses have expired, so that they do not count. */
  expired: string | null;
  open: FoundJobs;
  /** A wish, or only the specialty that she has. */
  wanted: (FoundJobs & { isWish: boolean }) | null;
  trend: Trend | null;
  openings: readonly Opening[];
  /** The day of the counts behind the trend and the openings. */
  countedOn: string | null;
}

/** Null without a profession: then every job would be open, or none. */
export async function findMarket(
  context: Pick<SiteContext, "db" | "now">,
  profile: Profile,
): Promise<Market | null> {
  const { db, now } = context;
  const licenses = listCurrentLicenses(profile, toIsoDay(now));
  const holding = toHolding(profile.profession, licenses);
  if (!holding) return null;
  const wanted = toWantedFilters(holding.profession.slug, { ...profile, licenses });
  const [found, counted] = await Promise.all([
    wanted && readSearch(db, wanted),
    askOpenWork(db, sql`${JSON.stringify(listCovered(holding))}`).run(),
  ]);
  const asked = askMarket(context, profile, readOpenWork(counted), { wanted: found, mostOpenings });
  return asked ? asked.read(await db.$client.batch(asked.statements)) : null;
}

const mostOpenings = 3;

interface AskedMarket {
  statements: D1PreparedStatement[];
  read: (results: readonly D1Result[]) => Market;
}

/** The counts that are still to be read, and what to make of them. */
export function askMarket(
  { db, now }: Pick<SiteContext, "db" | "now">,
  profile: Profile,
  counts: CountedWork,
  { wanted, mostOpenings }: { wanted: AskedSearch | null; mostOpenings: number },
): AskedMarket | null {
  const today = toIsoDay(now);
  const licenses = listCurrentLicenses(profile, today);
  const holding = toHolding(profile.profession, licenses);
  if (!holding) return null;
  const { profession } = holding;
  const openings =
    licenses.length > 0 ? listBestCredentials(profession.slug, licenses, counts, mostOpenings) : [];
  const open = toOpenFilters(profession.slug, licenses);
  const searches = [{ filters: open, plan: toSearchPlan(open, anywhere, now) }];
  if (wanted) searches.push({ filters: wanted.filters, plan: planSearch(wanted, now) });
  return {
    statements: searches.map(({ plan }) => countTotal(db.$client, plan)),
    read: (results) => {
      const counted = searches.map(({ filters, plan }, at) => {
        const total = toTotal(plan, (results[at]!.results[0] as { list: number }).list);
        return { count: formatTotal(total), to: paths.jobs(toSearchParams(filters)) };
      });
      return {
        people: profession.plural.toLowerCase(),
        scope: licenses.length > 0 ? toScope(holding) : null,
        expired: describeExpired(profile, today),
        open: counted[0]!,
        wanted: wanted ? { ...counted.at(-1)!, isWish: saysWishes(profile) } : null,
        trend: toOwnTrend(holding, counts),
        openings: openings.map((credential) => ({
          name: toCredentialName(credential),
          more: credential.opens,
          to: paths.jobs(toSearchParams(toOpenFilters(profession.slug, credential.licenses))),
          how: paths.state(findState(credential.state)!.slug),
        })),
        countedOn: counts.lastDay === null ? null : formatIsoDay(toIsoDay(counts.lastDay * dayMs)),
      };
    },
  };
}

/** Matching counts one profession, and a license opens all that share it. */
function toScope(holding: Holding): string {
  const others = listCovered(holding).filter((slug) => slug !== holding.profession.slug);
  const names = others.map((slug) => findProfession(slug)!.plural.toLowerCase());
  const included = names.length > 0 ? `, so jobs for ${listWithAnd(names)} are included` : "";
  return `We count by your license${included}. We do not check certificates or experience here.`;
}

function toOwnTrend(holding: Holding, { lastDay, work }: CountedWork): Trend | null {
  if (lastDay === null) return null;
  const open = listOpen(holding, work);
  const days = trendOffsets.map((back) => lastDay - back);
  const isCounted = (day: number) => work.some(({ byDay }) => byDay.has(day));
  return toTrend(days.map((day) => [day, isCounted(day) ? sumOn(open, day) : null]));
}

/** A specialty that one has is not yet a wish. */
const saysWishes = ({ types, shifts, minPay, miles, place }: Profile): boolean =>
  types.length + shifts.length > 0 || minPay !== null || (place !== null && miles !== null);

function toWantedFilters(profession: string, profile: Profile): JobFilters | null {
  const { licenses, specialties, types, shifts, minPay, miles, place } = profile;
  const radius = radiusChoices.find((choice) => choice > 0 && choice >= (miles ?? 0));
  const isNear = place !== null && miles !== null && radius !== undefined;
  if (types.length + shifts.length + specialties.length === 0 && !minPay && !isNear) return null;
  return {
    ...toOpenFilters(profession, licenses),
    specialty: specialties[0] ?? null,
    type: types,
    shift: shifts,
    ...(minPay && { payMin: minPay.amount, payPeriod: minPay.per }),
    ...(isNear && { location: place, radius }),
  };
}

import type { JobFilters } from "#app/jobs/search/filters.ts";
import { countJobs } from "#app/jobs/search/search.server.ts";
import { anywhere, type SearchPlace, type SearchPlan, toSearchPlan } from "#app/jobs/search/search-plan.ts";
import { nearestPlace } from "#app/jobs/search/search-statements.ts";
import { formatTotal } from "#app/jobs/search/total.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Pill } from "./pills.ts";

interface EmptySearch {
  asked: JobFilters;
  fixed: Partial<JobFilters>;
  place: SearchPlace;
  pills: readonly Pill[];
  toUrl: (changed: Partial<JobFilters>) => string;
}

const maxCountedPills = 20;
const nearMiles = [100, 250];

export async function getWaysOut(context: SiteContext, search: EmptySearch) {
  const [costliest, nearest] = await Promise.all([
    findCostliestFilter(context, search),
    findNearestPlace(context, search),
  ]);
  return { costliest, nearest, advice: toAdvice(search) };
}

async function findCostliestFilter(context: SiteContext, { asked, fixed, place, pills, toUrl }: EmptySearch) {
  const counted = pills.slice(0, maxCountedPills);
  const plans: SearchPlan[] = counted.map(({ without }) => {
    const filters = { ...asked, ...without, ...fixed, page: 1 };
    return toSearchPlan(filters, filters.location ? place : anywhere, context.now);
  });
  const counts = await countJobs(context.db, plans);
  const best = Math.max(0, ...counts.map(({ total }) => total));
  const at = counts.findIndex(({ total }) => total === best);
  const pill = counted[at];
  return best > 0 && pill
    ? { label: pill.label, count: formatTotal(counts[at]!), to: toUrl(pill.without) }
    : null;
}

async function findNearestPlace(context: SiteContext, { asked, fixed, place, toUrl }: EmptySearch) {
  if (place.kind !== "city" || fixed.location !== undefined) return null;
  for (const radiusMiles of nearMiles.filter((miles) => miles > place.radiusMiles)) {
    const plan = toSearchPlan(asked, { ...place, radiusMiles }, context.now);
    const found = plan.text === "" ? null : await nearestPlace(context.db.$client, plan).first<NearestRow>();
    if (!found) continue;
    const name = `${found.city}, ${found.state}`;
    return { name, miles: Math.round(found.miles), to: toUrl({ location: name }) };
  }
  return null;
}

interface NearestRow {
  city: string;
  state: string;
  miles: number;
}

function toAdvice({ asked, place }: EmptySearch): string | null {
  if (place.kind !== "unread") return null;
  return /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/.test(asked.location)
    ? "Search by city and state, not by ZIP code or street address, such as “Houston, TX”."
    : "We did not recognize that place. Type a city, a state or both, such as “Houston, TX”.";
}

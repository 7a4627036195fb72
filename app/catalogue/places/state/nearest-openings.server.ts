import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { StateRow } from "#app/facts/catalog/place-records.ts";
import { findNearest } from "#app/facts/reference/place/distance.ts";
import { type State, toStateText } from "#app/facts/reference/place/states.ts";
import { findOpenings, type OpeningsView } from "#app/jobs/search/openings/openings.server.ts";
import type { JobFilters } from "#app/jobs/search/plan/filters.ts";
import { formatTotal } from "#app/jobs/search/results/total.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";

const statesAsked = 8;

/** `wider` leads to the nearest state with openings, neighbors first, if this one has none. */
export async function findOpeningsNear(
  context: SiteContext,
  state: State,
  filters: Partial<JobFilters>,
  limit: number,
): Promise<OpeningsView | null> {
  const found = await findOpenings(context, { ...filters, location: state.name }, limit);
  if (found?.total !== 0) return found;
  const [own, rows] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "state", state.slug),
    getFromCatalog(context.env.CATALOG, "states"),
  ]);
  const others = rows.filter(({ code }) => code !== state.code);
  const isBeside = ({ code }: StateRow) => own.neighbors.includes(code);
  const byDistance = findNearest(own, others, others.length).toSorted(
    (a, b) => Number(isBeside(b)) - Number(isBeside(a)),
  );
  const near = await Promise.all(
    byDistance.slice(0, statesAsked).map(async ({ name, code }) => ({
      code,
      openings: await findOpenings(context, { ...filters, location: name }, 1),
    })),
  );
  const nearest = near.find(({ openings }) => openings?.total);
  if (!nearest?.openings) return found;
  const { total, search } = nearest.openings;
  const label = `${formatTotal(nearest.openings)} ${total === 1 ? "job" : "jobs"} in ${toStateText(nearest.code)}`;
  return { ...found, wider: { label, to: search } };
}

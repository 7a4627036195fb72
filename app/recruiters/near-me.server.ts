import { cityMarkets } from "#app/markets/city-markets.ts";
import { findState, findStateBySlug, states } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import { readCatalog } from "#app/platform/catalog.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { toAuthorityText } from "./license-terms.server.ts";

const profession = "nurse-practitioner";
const soc = "29-1171";

export type NearView = NonNullable<Awaited<ReturnType<typeof findNearMe>>>["view"];

/**
 * What a nurse practitioner's employer finds near: in the state that was chosen, or else where the request came from.
 * null where neither is known.
 * @param chosen a state's slug
 */
export async function findNearMe(context: SiteContext, chosen: string | null) {
  const asked = findStateBySlug(chosen ?? "");
  const from = asked ? null : context.visitorPlace();
  const state = asked ?? from?.state ?? null;
  if (!state) return null;
  const city = from?.city ?? null;
  const location = city ? `${city}, ${state.code}` : state.name;
  const record = await readCatalog(context.env.CATALOG, "state", state.slug);
  const median = record?.medians[soc] ?? null;
  const toLink = (name: string, slug: string) => ({ name, to: paths.localRecruiters(profession, slug) });
  const neighbors = record?.neighbors.filter((code) => code !== state.code) ?? [];
  const view = {
    place: city ? `${city}, ${state.name}` : state.name,
    slug: state.slug,
    authority: record && toAuthorityText(state.code, record.nursePractitioners),
    median: median === null ? null : formatDollars(median),
    links: [
      toLink(`Recruiters in ${state.name}`, state.slug),
      ...cityMarkets
        .filter(({ stateCode }) => stateCode === state.code)
        .map((market) => toLink(`Recruiters in ${market.city}`, market.slug)),
      { name: `Working in ${state.name}`, to: paths.state(state.slug) },
      ...neighbors.flatMap((code) => {
        const neighbor = findState(code);
        return neighbor ? [toLink(neighbor.name, neighbor.slug)] : [];
      }),
    ],
  };
  return { location, view };
}

export const listStateChoices = () => states.map(({ slug, name }) => ({ slug, name }));

import { findInCatalog } from "#app/facts/catalog/catalog.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toAuthorityText } from "#app/catalogue/recruiters/authority-text.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findState, findStateBySlug, type State, states, toStateText } from "#app/facts/reference/place/states.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";

const profession = "nurse-practitioner";
const soc = "29-1171";

export type NearView = NonNullable<Awaited<ReturnType<typeof findNearMe>>>["view"];

/** Uses the request's state unless one is `chosen`, by slug. Returns null when neither is known. */
export async function findNearMe(context: SiteContext, chosen: string | null) {
  const asked = findStateBySlug(chosen ?? "");
  const from = asked ? null : context.visitorPlace();
  const state = asked ?? findState(from?.stateCode);
  if (!state) return null;
  const city = from?.city ?? null;
  const location = city ? `${city}, ${state.code}` : state.name;
  const record = await findInCatalog(context, "state", state.slug);
  const median = record?.medians[soc] ?? null;
  const toLink = (name: string, slug: string, note?: string) => ({
    name,
    to: paths.localRecruiters(profession, slug),
    note,
  });
  const neighbors = record?.neighbors.filter((code) => code !== state.code) ?? [];
  const view = {
    place: city ? `${city}, ${state.name}` : toStateText(state.code),
    slug: state.slug,
    facts: [
      record && toAuthorityText(state.code, record.nursePractitioners),
      median &&
        `Median nurse practitioner pay in ${toStateText(state.code)} was ${formatDollars(median)} in May 2025 (BLS).`,
    ].filter((fact) => fact !== null),
    links: [
      toLink(`Recruiters in ${toStateText(state.code)}`, state.slug),
      ...cityMarkets
        .filter(({ stateCode }) => stateCode === state.code)
        .map((market) => toLink(`Recruiters in ${market.city}`, market.slug)),
      { name: `Working in ${toStateText(state.code)}`, to: paths.state(state.slug) },
      ...neighbors.flatMap((code) => {
        const neighbor = findState(code);
        return neighbor
          ? [toLink(`Recruiters in ${toStateText(code)}`, neighbor.slug, "neighboring state")]
          : [];
      }),
    ],
  };
  return { location, view };
}

export type StateChoice = Pick<State, "slug" | "name">;

export const listStateChoices = (): StateChoice[] => states.map(({ slug, name }) => ({ slug, name }));

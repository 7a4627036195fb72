import { paths } from "#app/paths.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findNearest, type Position } from "#app/facts/reference/place/distance.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { statewideProfessions } from "#app/facts/reference/profession/profiled-professions.ts";
import { toHubsOf } from "#app/pages/sitemap/hub-links.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import { findLanding, type Landing, listPlaceLandings, toLandingPlace } from "./landing.ts";
import type { PlaceRecord } from "./place-record.ts";

const nearestShown = 3;
const followingShown = 4;

interface LandingLinks {
  near: GridLink[];
  here: GridLink[];
  about: GridLink[];
}

export function toLandingLinks(
  landing: Landing,
  record: PlaceRecord,
  related: readonly string[],
): LandingLinks {
  const { profession, place } = landing;
  const inPlace = (slug: string, note?: string): GridLink[] => {
    const found = findLanding(profession.slug, slug);
    return found ? [{ name: found.place.name, to: found.path, note }] : [];
  };
  const cities = record.kind === "city" ? record.market.nearest : toNearestCities(record.state);
  const states =
    record.kind === "city"
      ? [place.stateCode]
      : record.state.neighbors.filter((code) => code !== place.stateCode);
  return {
    near: [
      ...cities
        .slice(0, nearestShown)
        .flatMap(({ slug, stateCode, miles }) =>
          inPlace(slug, place.kind === "city" ? `${formatCount(miles)} miles` : findState(stateCode)!.name),
        ),
      ...states.flatMap((code) => inPlace(findState(code)?.slug ?? "", "statewide")),
    ],
    here: listOthersHere(landing, related),
    about: [
      ...toHubsOf(profession),
      { name: `${toLabel(profession.name)} profile`, to: paths.profession(profession.slug) },
      record.kind === "city"
        ? { name: `Working in ${toLandingPlace(place)}`, to: paths.geographic(place.slug) }
        : { name: `Working in ${toLandingPlace(place)}`, to: paths.state(place.slug) },
    ],
  };
}

const toNearestCities = (state: Position) => findNearest(state, cityMarkets, nearestShown);

/** Adds the list's next professions in a city, so that each of its pages is reachable from every other. */
function listOthersHere({ profession, place }: Landing, related: readonly string[]): GridLink[] {
  const all = listPlaceLandings(place.slug);
  const own = all.findIndex((other) => other.profession.slug === profession.slug);
  const statewide = new Set<string>(statewideProfessions);
  const following = all.map((_, at) => all[(own + 1 + at) % all.length]!).slice(0, followingShown);
  const chosen =
    place.kind === "state"
      ? all.filter((other) => statewide.has(other.profession.slug))
      : [...all.filter((other) => related.includes(other.profession.slug)), ...following];
  return [...new Set(chosen)]
    .filter((other) => other.profession.slug !== profession.slug)
    .map((other) => ({ name: toLabel(other.profession.plural), to: other.path }));
}

import { cityMarkets } from "#app/markets/city-markets.ts";
import { findNearest, type Position } from "#app/markets/distance.ts";
import { findState } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import { findProfiledProfession, statewideProfessions } from "#app/specialties/profiled-professions.ts";
import type { GridLink } from "#app/ui/link-grid.tsx";
import { toHubsOf } from "./hubs.ts";
import { findLanding, type Landing, listPlaceLandings } from "./landing.ts";
import type { PlaceRecord } from "./place-record.ts";

const nearestShown = 3;

export interface LandingLinks {
  /** The same profession in the three nearest cities and in the states around. */
  near: GridLink[];
  /** Other professions in the same place. */
  here: GridLink[];
  /** What the page belongs to. */
  about: GridLink[];
}

export function toLandingLinks(landing: Landing, record: PlaceRecord): LandingLinks {
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
      ...cities.slice(0, nearestShown).flatMap(({ slug, miles }) => inPlace(slug, `${miles} miles`)),
      ...states.flatMap((code) => inPlace(findState(code)?.slug ?? "", "statewide")),
    ],
    here: listOthersHere(landing),
    about: [
      ...toHubsOf(profession),
      { name: `${profession.name} profile`, to: paths.profession(profession.slug) },
      record.kind === "city"
        ? { name: `Working in ${place.name}`, to: paths.geographic(place.slug) }
        : { name: `Working in ${place.name}`, to: paths.state(place.slug) },
    ],
  };
}

const toNearestCities = (state: Position) => findNearest(state, cityMarkets, nearestShown);

/** In a city all of them; in a state the five with a page in each, and those that this one works with. */
function listOthersHere({ profession, place }: Landing): GridLink[] {
  const related = new Set<string>(statewideProfessions);
  return listPlaceLandings(place.slug)
    .filter(
      (other) =>
        other.profession.slug !== profession.slug &&
        (place.kind === "city" || related.has(other.profession.slug)),
    )
    .map((other) => ({ name: findProfiledProfession(other.profession.slug)!.plural, to: other.path }));
}

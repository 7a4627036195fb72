import type { CityMarket, StateRecord } from "#app/facts/catalog/place-records.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { findNearest, type Position } from "#app/facts/reference/place/distance.ts";
import { findState, states, toStateText } from "#app/facts/reference/place/states.ts";
import {
  findProfiledProfession,
  isStatewide,
  type ProfiledProfession,
  profiledProfessions,
  statewideProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { toLabel } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import { toHubsOf } from "#app/pages/sitemap/hub-links.ts";
import { paths } from "#app/paths.ts";

export interface LandingPlace {
  kind: "city" | "state";
  slug: string;
  name: string;
  fullName: string;
  stateCode: string;
}

export type PlaceRecord = { kind: "city"; market: CityMarket } | { kind: "state"; state: StateRecord };

export interface Landing {
  profession: ProfiledProfession;
  place: LandingPlace;
  path: string;
}

const places: readonly LandingPlace[] = [
  ...cityMarkets.map(
    ({ slug, city, stateCode }): LandingPlace => ({
      kind: "city",
      slug,
      name: city,
      fullName: `${city}, ${stateCode}`,
      stateCode,
    }),
  ),
  ...states.map(
    ({ slug, name, code }): LandingPlace => ({
      kind: "state",
      slug,
      name,
      fullName: name,
      stateCode: code,
    }),
  ),
];
const placeBySlug = new Map(places.map((place) => [place.slug, place]));

export const toLanding = (profession: ProfiledProfession, place: LandingPlace): Landing => ({
  profession,
  place,
  path: paths.localRecruiters(profession.slug, place.slug),
});

export const findPlace = (slug: string): LandingPlace | null => placeBySlug.get(slug) ?? null;

export function findLanding(professionSlug: string, placeSlug: string): Landing | null {
  const profession = findProfiledProfession(professionSlug);
  const place = findPlace(placeSlug);
  return profession && place ? toLanding(profession, place) : null;
}

export const listPlaceLandings = (placeSlug: string): Landing[] =>
  profiledProfessions.flatMap(({ slug }) => findLanding(slug, placeSlug) ?? []);

export const listProfessionLandings = (professionSlug: string): Landing[] =>
  places.flatMap(({ slug }) => findLanding(professionSlug, slug) ?? []);

/** The 500 of spec section 3. */
export const listCountedLandings = (): Landing[] =>
  places.flatMap((place) =>
    listPlaceLandings(place.slug).filter(
      ({ profession }) =>
        place.kind === "city" || (isStatewide(profession.slug) && place.slug !== "district-of-columbia"),
    ),
  );

export const toLandingTitle = ({ profession, place }: Landing): string =>
  `${toLabel(profession.name)} recruiters in ${toLandingPlace(place)}`;

export const toLandingPlace = ({ kind, name, stateCode }: LandingPlace): string =>
  kind === "city" ? name : toStateText(stateCode);

export const toArea = ({ place }: Landing): string =>
  place.kind === "city" ? `the ${place.name} area` : toStateText(place.stateCode);

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

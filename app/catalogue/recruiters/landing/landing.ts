import { paths } from "#app/paths.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states, toStateText } from "#app/facts/reference/place/states.ts";
import {
  findProfiledProfession,
  isStatewide,
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { toLabel } from "#app/kit/text/sentence.ts";

export interface LandingPlace {
  kind: "city" | "state";
  slug: string;
  name: string;
  fullName: string;
  stateCode: string;
}

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

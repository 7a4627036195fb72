import { cityMarkets, findCityMarket } from "#app/markets/city-markets.ts";
import { findStateBySlug, parseState, states } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import { isSlug } from "#app/shell/slug-words.ts";
import {
  findProfiledProfession,
  type ProfiledProfession,
  profiledProfessions,
  statewideProfessions,
} from "#app/specialties/profiled-professions.ts";
import { toLabel } from "./landing-words.ts";

interface LandingPlace {
  kind: "city" | "state";
  slug: string;
  /** "Chicago", "California" */
  name: string;
  /** "Chicago, IL", "California": what the job search takes as a location. */
  fullName: string;
  stateCode: string;
  /** Tells places apart when something is chosen by place; stays the same. */
  number: number;
}

/** A page about recruiting one profession in one place. */
export interface Landing {
  profession: ProfiledProfession;
  place: LandingPlace;
  path: string;
  /** Tells professions apart as a place's number does places. */
  turn: number;
}

const places: readonly LandingPlace[] = [
  ...cityMarkets.map(
    ({ slug, city, stateCode }, at): LandingPlace => ({
      kind: "city",
      slug,
      name: city,
      fullName: `${city}, ${stateCode}`,
      stateCode,
      number: at,
    }),
  ),
  ...states.map(
    ({ slug, name, code }, at): LandingPlace => ({
      kind: "state",
      slug,
      name,
      fullName: name,
      stateCode: code,
      number: cityMarkets.length + at,
    }),
  ),
];
const placeBySlug = new Map(places.map((place) => [place.slug, place]));

const toLanding = (profession: ProfiledProfession, place: LandingPlace): Landing => ({
  profession,
  place,
  path: paths.localRecruiters(profession.slug, place.slug),
  turn: profiledProfessions.indexOf(profession),
});

export function findLanding(professionSlug: string, placeSlug: string): Landing | null {
  const profession = findProfiledProfession(professionSlug);
  const place = placeBySlug.get(placeSlug);
  return profession && place ? toLanding(profession, place) : null;
}

export const listPlaceLandings = (placeSlug: string): Landing[] =>
  profiledProfessions.flatMap(({ slug }) => findLanding(slug, placeSlug) ?? []);

const listProfessionLandings = (professionSlug: string): Landing[] =>
  places.flatMap(({ slug }) => findLanding(professionSlug, slug) ?? []);

export const isStatewide = (slug: string): boolean =>
  statewideProfessions.some((statewide) => statewide === slug);

/** The 500 of spec section 3: every profession in every city, five of them in each of the 50 states. */
export const listCountedLandings = (): Landing[] =>
  places.flatMap((place) =>
    listPlaceLandings(place.slug).filter(
      ({ profession }) =>
        place.kind === "city" || (isStatewide(profession.slug) && place.slug !== "district-of-columbia"),
    ),
  );

type LandingAddress =
  | { kind: "page"; landing: Landing }
  /** Another address of a page. */
  | { kind: "moved"; to: string }
  /** What it names is not known, or one of the two. */
  | { kind: "uncovered"; profession: string; place: string };

const professionAliases: Record<string, string> = {
  rn: "registered-nurse",
  np: "nurse-practitioner",
  pa: "physician-assistant",
  lpn: "licensed-practical-nurse",
  crna: "nurse-anesthetist",
  "ob-gyn": "ob-gyn-physician",
  obgyn: "ob-gyn-physician",
  "family-physician": "family-medicine-physician",
  "emergency-physician": "emergency-medicine-physician",
  internist: "internal-medicine-physician",
};
const placeAliases: Record<string, string> = {
  nyc: "new-york-city",
  "washington-dc": "district-of-columbia",
};

/** What {profession}-recruiters-{place} names; null for a path of another form. */
export function parseLanding(pathname: string): LandingAddress | null {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  const parts = /^\/([^/]+?)-recruiters-([^/]+)$/.exec(path.toLowerCase());
  if (!parts) return null;
  const [, profession = "", place = ""] = parts;
  if (!isSlug(profession) || !isSlug(place)) return null;
  const landing = findLanding(
    professionAliases[profession] ?? profession,
    placeAliases[place] ?? (place.length === 2 ? parseState(place)?.slug : null) ?? place,
  );
  if (!landing) return { kind: "uncovered", profession, place };
  return landing.path === pathname ? { kind: "page", landing } : { kind: "moved", to: landing.path };
}

/** The pages nearest to one that is not covered: of its profession, or else of its place; none where both are unknown. */
export function listLandingsLike(profession: string, place: string): Landing[] {
  const ofProfession = findProfiledProfession(professionAliases[profession] ?? profession);
  if (ofProfession) return listProfessionLandings(ofProfession.slug);
  if (findCityMarket(place) ?? findStateBySlug(place)) return listPlaceLandings(place);
  return [];
}

/** "Pediatrician recruiters in Chicago" */
export const toLandingTitle = ({ profession, place }: Landing): string =>
  `${toLabel(profession.name)} recruiters in ${place.name}`;

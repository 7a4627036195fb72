import { findCityByAddress } from "#app/markets/city-markets.ts";
import { findStateByAddress } from "#app/markets/state-address.server.ts";
import { withoutEndSlash } from "#app/platform/end-slash.ts";
import { isSlug } from "#app/shell/slug-words.ts";
import { findProfessionByAddress } from "#app/specialties/profession-aliases.ts";
import {
  findPlace,
  type Landing,
  type LandingPlace,
  listPlaceLandings,
  listProfessionLandings,
  toLanding,
} from "./landing.ts";

type LandingAddress =
  | { kind: "page"; landing: Landing }
  /** Another address of a page. */
  | { kind: "moved"; to: string }
  /** What it names is not known, or one of the two. */
  | { kind: "uncovered"; profession: string; place: string };

const findPlaceByAddress = (asked: string): LandingPlace | null =>
  findPlace((findCityByAddress(asked) ?? findStateByAddress(asked))?.slug ?? "");

/** What {profession}-recruiters-{place} names; null for a path of another form. */
export function parseLanding(pathname: string): LandingAddress | null {
  const path = withoutEndSlash(pathname);
  const parts = /^\/([^/]+?)-recruiters?-([^/]+)$/.exec(path.toLowerCase());
  if (!parts) return null;
  const [, profession = "", place = ""] = parts;
  if (!isSlug(profession) || !isSlug(place)) return null;
  const [foundProfession, foundPlace] = [findProfessionByAddress(profession), findPlaceByAddress(place)];
  const landing = foundProfession && foundPlace && toLanding(foundProfession, foundPlace);
  if (!landing) return { kind: "uncovered", profession, place };
  return landing.path === pathname ? { kind: "page", landing } : { kind: "moved", to: landing.path };
}

/** The pages nearest to one that is not covered: of its profession, or else of its place; none where both are unknown. */
export function listLandingsLike(profession: string, place: string): Landing[] {
  const ofProfession = findProfessionByAddress(profession);
  if (ofProfession) return listProfessionLandings(ofProfession.slug);
  return listPlaceLandings(findPlaceByAddress(place)?.slug ?? "");
}

import { withoutEndSlash } from "#app/kit/platform/end-slash.ts";
import { findCityByAddress } from "#app/facts/reference/place/city-markets.ts";
import { findProfessionByAddress } from "#app/facts/reference/profession/profession-aliases.ts";
import { findStateByAddress } from "#app/pages/sitemap/state-address.server.ts";
import { isSlug } from "#app/kit/text/slug.ts";
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
  | { kind: "moved"; to: string }
  | { kind: "uncovered"; profession: string; place: string };

const findPlaceByAddress = (asked: string): LandingPlace | null =>
  findPlace((findCityByAddress(asked) ?? findStateByAddress(asked))?.slug ?? "");

const deepAddress = /^\/(?!api\/).*?([^/]+?)-recruiters-([^/]+)(?:\/|$)/;

/** Reads {profession}-recruiters-{place} in any part of a path (spec section 2), and returns null for a path without it. */
export function parseLanding(pathname: string): LandingAddress | null {
  const path = withoutEndSlash(pathname);
  const parts =
    /^\/([^/]+?)-recruiters?-([^/]+)$/.exec(path.toLowerCase()) ?? deepAddress.exec(path.toLowerCase());
  if (!parts) return null;
  const [, profession = "", place = ""] = parts;
  if (!isSlug(profession) || !isSlug(place)) return null;
  const [foundProfession, foundPlace] = [findProfessionByAddress(profession), findPlaceByAddress(place)];
  const landing = foundProfession && foundPlace && toLanding(foundProfession, foundPlace);
  if (!landing) return { kind: "uncovered", profession, place };
  return landing.path === pathname ? { kind: "page", landing } : { kind: "moved", to: landing.path };
}

export function listLandingsLike(profession: string, place: string): Landing[] {
  const ofProfession = findProfessionByAddress(profession);
  if (ofProfession) return listProfessionLandings(ofProfession.slug);
  return listPlaceLandings(findPlaceByAddress(place)?.slug ?? "");
}

import { type HiringPrefill, parseHiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { findCityByAddress } from "#app/facts/reference/place/city-markets.ts";
import { findProfessionByAddress } from "#app/facts/reference/profession/profession-aliases.ts";
import type { MissingPage } from "#app/kit/platform/http.ts";
import { withoutEndSlash } from "#app/kit/platform/local-path.ts";
import { isSlug, toTitleCase } from "#app/kit/text/slug.ts";
import { findHub } from "#app/pages/sitemap/hubs.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { findStateByAddress } from "#app/pages/sitemap/state-address.server.ts";
import { paths } from "#app/paths.ts";
import {
  findPlace,
  type Landing,
  type LandingPlace,
  listPlaceLandings,
  listProfessionLandings,
  toLanding,
  toLandingTitle,
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

/** Forms reject longer sources. */
const maxSourceLength = 80;
const mostLinks = 5;

const mainHubs = [
  paths.physicianRecruiters(),
  paths.nursePractitionerRecruiters(),
  paths.specialtyRecruiters("nursing"),
].map((path) => ({ title: findHub(path)!.name, to: path }));

export interface Uncovered {
  title: string;
  missing: MissingPage;
  source: string;
  prefill: HiringPrefill;
}

export function toUncovered(pathname: string, profession: string, place: string): Uncovered {
  const landings = listLandingsLike(profession, place).map((landing) => ({
    title: toLandingTitle(landing),
    to: landing.path,
  }));
  const { query, nearest } = toMissingPage(pathname, landings);
  const links = [...nearest, ...mainHubs.filter(({ to }) => nearest.every((link) => link.to !== to))];
  return {
    title: `${toTitleCase(profession)} recruiters in ${toTitleCase(place)}`,
    missing: { query, nearest: links.slice(0, mostLinks) },
    source: pathname.slice(1, maxSourceLength + 1),
    prefill: parseHiringPrefill(
      new URLSearchParams({ position: toTitleCase(profession), place: toTitleCase(place) }),
    ),
  };
}

import { type HiringPrefill, parseHiringPrefill } from "#app/companies/pitch/hiring-prefill.ts";
import { paths } from "#app/paths.ts";
import type { MissingPage } from "#app/kit/platform/http.ts";
import { findHub } from "#app/pages/sitemap/hubs.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { toTitleCase } from "#app/kit/text/slug.ts";
import { toLandingTitle } from "./landing.ts";
import { listLandingsLike } from "./landing-address.server.ts";

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

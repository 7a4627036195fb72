import { findNurses, type LocalPay } from "#app/catalogue/places/metro/metro-pay.ts";
import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { Metro, Place, StateRow } from "#app/facts/catalog/place-records.ts";
import { describeCampuses, toHospitalRows } from "#app/facts/reference/place/hospital-rows.ts";
import { findStateOfSlug } from "#app/facts/reference/place/pay-place.ts";
import { findStateBySlug, type State, toStateText } from "#app/facts/reference/place/states.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { wantedProfessions } from "#app/facts/reference/profession/wanted-professions.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { toEndRank } from "#app/kit/text/prose.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { formatPay, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { requireTab } from "#app/pages/sitemap/page-tab.server.ts";
import { findPlaceNames } from "#app/pages/sitemap/pages-of-kind.server.ts";
import { paths } from "#app/paths.ts";
import {
  describeLocalHospitals,
  listNearbyHospitals,
  listShownPay,
  mostHeld,
  nearMiles,
} from "./location-hospitals.ts";
import { listPlaceQuestions } from "./location-questions.ts";
import {
  describePlace,
  listNearbyPlaces,
  listPlacesOfLikeSize,
  listRings,
  type PlaceAround,
  type PlaceStory,
  toCityText,
  toMilesText,
} from "./location-story.ts";
import { type LocationTab, locationTabs } from "./location-tabs.ts";

const openingsShown = 2;
/** A tab has the rest. */
const hospitalsInBrief = 6;
const nearestShown = 10;
/** The metro area's page, or the state's, has the rest. */
const payInBrief = 4;
const peersShown = 12;
/** In smaller states, all places would show nearly the same peers. */
const fewPlaces = 40;
const registeredNurse = "29-1141";

export type LocationView = Awaited<ReturnType<typeof getLocationPage>>;
export type LocationTabView = Awaited<ReturnType<typeof getLocationTab>>;

/** Throws 301 to the state or place that the slug means, or 404 with the nearest. */
export async function getLocationPage(context: SiteContext, request: Request, slug: string) {
  const { state, places, place } = await requirePlace(context, request, slug);
  const metro = await findMetroOf(context, place);
  const radius = metro ? 10 : 25;
  // Of two places with one name in a state, the search knows only the larger.
  const isFindable = places.find(({ name }) => name === place.name) === place;
  const where = isFindable ? { location: `${place.name}, ${state.code}`, radius } : { location: state.name };
  const [openings, stateRow] = await Promise.all([
    findOpenings(context, where, openingsShown),
    metro ? null : findStateRow(context, state),
  ]);
  const story: PlaceStory = { place, places, state, metro };
  const around = listNearbyPlaces(story);
  const pays = listShownPay(story);
  const nurses = findNurses(pays);
  return {
    name: `${place.name}, ${state.code}`,
    city: place.name,
    slug: place.slug,
    canonical: paths.location(place.slug),
    openings,
    openingsTitle: isFindable ? `Jobs near ${place.name}` : `Jobs in ${toStateText(state.code)}`,
    openingsWhere: isFindable ? `within ${radius} miles of ${place.name}` : `in ${toStateText(state.code)}`,
    metro: metro && { name: metro.name, to: paths.metro(metro.slug) },
    state: {
      name: state.name,
      inState: toStateText(state.code),
      to: paths.state(state.slug),
      places: paths.locations(`state=${state.slug}`),
    },
    nurseMedian: nurses && formatDollars(nurses.pay.median!),
    description: toDescription(story, nurses),
    facts: listFacts(story, around),
    texts: describePlace(story, around),
    hospitals: {
      text: describeLocalHospitals(story),
      nearby: listNearbyHospitals(place, state)
        .slice(0, hospitalsInBrief)
        .map(({ name, miles, place: where }) => ({ name, cells: [miles.replaceAll(" ", "\u00a0"), where] })),
    },
    nearest: listNearest(place, around),
    pay: (metro ? pays.map(toPayRow) : listStatePay(stateRow)).slice(0, payInBrief),
    questions: listPlaceQuestions(story, around, pays, stateRow?.medians[registeredNurse] ?? null),
  };
}

async function requirePlace(context: SiteContext, request: Request, slug: string) {
  const state = findStateOfSlug(slug);
  const places = state && (await readCatalog(context.env.CATALOG, "places", state.slug));
  const place = places?.find((one) => one.slug === slug);
  if (!state || !places || !place) return leaveLocation(context, request, slug, state, places ?? []);
  return { state, places, place };
}

/** Only what one tab shows. */
export async function getLocationTab(context: SiteContext, request: Request, slug: string, asked = "") {
  const { state, places, place } = await requirePlace(context, request, slug);
  const name = `${place.name}, ${state.code}`;
  const tab = requireTab(request, locationTabs, asked, {
    whole: { title: name, to: paths.location(slug) },
    toPath: (other) => paths.locationTab(slug, other),
  });
  const story: PlaceStory = { place, places, state, metro: await findMetroOf(context, place) };
  const around = listNearbyPlaces(story);
  const on = <Part>(slug: LocationTab["slug"], part: Part) => (tab.slug === slug ? part : null);
  return {
    ...{ name, slug, city: place.name, state: state.name },
    tab: { slug: tab.slug, name: tab.name },
    title: tab.toTitle(name),
    lead: tab.toAbout(name),
    hospitals: on("hospitals", {
      text: describeLocalHospitals(story),
      // The city, which is this one, still says that there are several campuses.
      rows: toHospitalRows(place.hospitals).map(({ name, cells: [, ...cells] }, at) => ({
        name: describeCampuses(name, place.hospitals[at]!),
        cells,
      })),
      nearby: listNearbyHospitals(place, state).map(({ name, miles, beds, place: where }) => ({
        name,
        cells: [miles.replaceAll(" ", "\u00a0"), beds, where],
      })),
    }),
    nearby: on("nearby", {
      rings: listRings(around).map(({ miles, places: count, people }) => ({
        name: `${miles} miles`,
        cells: [formatCount(people), formatCount(count)],
      })),
      nearest: listNearest(place, around),
      peers: listPlacesOfLikeSize(story, around.length > 0 && places.length > fewPlaces ? peersShown : 0).map(
        (peer) => ({
          name: peer.name,
          to: paths.location(peer.slug),
          note: [peer.county, formatCount(peer.population)].filter(Boolean).join(" · "),
        }),
      ),
    }),
  };
}

async function findMetroOf({ env }: SiteContext, place: Place): Promise<Metro | null> {
  if (!place.metro) return null;
  const state = findStateOfSlug(place.metro.slug);
  const metros = state && (await readCatalog(env.CATALOG, "metros", state.slug));
  return metros?.find(({ slug }) => slug === place.metro!.slug) ?? null;
}

async function leaveLocation(
  { db }: SiteContext,
  request: Request,
  slug: string,
  state: State | null,
  places: readonly Place[],
): Promise<never> {
  const asked = slug.toLowerCase();
  const asState = findStateBySlug(asked);
  if (asState) throw movedTo(request, paths.state(asState.slug));
  // Of two places with one name in a state, each has its county in the slug.
  const inState = places.find(({ name }) => state && toSlug(`${name} ${state.code}`) === asked);
  if (inState) throw movedTo(request, paths.location(inState.slug));
  if (asked !== slug && findStateOfSlug(asked)) throw movedTo(request, paths.location(asked));
  const named = await findPlaceNames(db, asked);
  if (named.length === 1) throw movedTo(request, named[0]!.to);
  const pages = places.map((place) => ({
    title: `${place.name}, ${state!.code}`,
    to: paths.location(place.slug),
  }));
  throw notFound(toMissingPage(new URL(request.url).pathname, [...named, ...pages]));
}

function listFacts({ place, places, state, metro }: PlaceStory, around: readonly PlaceAround[]) {
  const bySize = toEndRank(place.rank, places.length, ["largest", "smallest"]);
  const center = metro && around.find(({ other }) => other.slug === metro.slug);
  return [
    {
      figure: formatCount(place.population),
      label: bySize
        ? `residents, ${bySize} of ${places.length} places of 20,000 people or more in ${toStateText(state.code)}`
        : "residents",
      source: "Census Bureau, 2019-2023",
    },
    { ...toHospitalFact(place), source: "CMS, 2026" },
    center
      ? {
          figure: toMilesText(center.miles),
          label: `to the center of ${toCityText(center.other.name)}`,
        }
      : null,
  ];
}

function toHospitalFact({ hospitals, hospitalsWithin25, latitude }: Place) {
  const isInTown = hospitals.length > 0 || latitude === null;
  const count = isInTown ? hospitals.length : hospitalsWithin25;
  const label = `${count === 1 ? "hospital" : "hospitals"} ${isInTown ? "in town" : `within ${nearMiles} miles`}`;
  return { figure: `${formatCount(count)}${isInTown && count === mostHeld ? "+" : ""}`, label };
}

const toPayRow = (local: LocalPay) => ({
  name: withWageScope(local.slug, local.name),
  to: paths.profession(local.slug),
  cells: [formatPay(local.pay.median, survey2024)],
});

async function findStateRow({ env }: SiteContext, state: State): Promise<StateRow | null> {
  const rows = await getFromCatalog(env.CATALOG, "states");
  return rows.find(({ code }) => code === state.code) ?? null;
}

function listStatePay(row: StateRow | null) {
  return wantedProfessions.flatMap((slug) => {
    const { soc, name } = findProfiledProfession(slug)!;
    const median = row?.medians[soc];
    return median ? [{ name, to: paths.profession(slug), cells: [formatDollars(median)] }] : [];
  });
}

function listNearest(place: Place, around: readonly PlaceAround[]) {
  const known = new Map(around.map((one) => [one.other.slug, one]));
  const listed = new Set(place.nearest.map(({ slug }) => slug));
  const others = around.slice(0, nearestShown).filter(({ other }) => !listed.has(other.slug));
  return [
    ...place.nearest.map((near) => ({ ...near, direction: known.get(near.slug)?.direction ?? "" })),
    ...others.map(({ other, miles, direction }) => ({ ...other, miles, direction })),
  ]
    .slice(0, nearestShown)
    .map(({ slug, name, population, miles, direction }) => ({
      name,
      to: paths.location(slug),
      cells: [`${toMilesText(miles)} ${direction}`.trim(), formatCount(population)],
    }));
}

function toDescription({ place, state, metro }: PlaceStory, nurses: LocalPay | null): string {
  const pay = nurses
    ? `RNs earn a median of ${formatDollars(nurses.pay.median!)} in the ${metro!.name} area.`
    : "Distances, state pay and license rules.";
  const { figure, label } = toHospitalFact(place);
  const hospitals = figure === "0" ? "" : `, ${figure} ${label}`;
  return `Healthcare jobs near ${place.name}, ${state.code}: ${formatCount(place.population)} residents${hospitals}. ${pay}`;
}

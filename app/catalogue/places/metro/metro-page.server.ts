import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { Metro, StateRow } from "#app/facts/catalog/place-records.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { toHospitalRows } from "#app/facts/reference/place/hospital-rows.ts";
import { findMetroByAlias, findStateOfSlug } from "#app/facts/reference/place/pay-place.ts";
import { findState, toStateText } from "#app/facts/reference/place/states.ts";
import {
  findProfiledProfession,
  statewideProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { wantedProfessions } from "#app/facts/reference/profession/wanted-professions.ts";
import { findOpenings } from "#app/jobs/search/openings/openings.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { movedTo, notFound } from "#app/kit/platform/http.ts";
import { formatSigned } from "#app/kit/text/figures.ts";
import { toCounted, toEndRank } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { formatPay, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { requireTab } from "#app/pages/sitemap/page-tab.server.ts";
import { paths } from "#app/paths.ts";
import { describeHospitals } from "./metro-hospitals.ts";
import {
  describePay,
  findNurses,
  type LocalPay,
  listLocalPay,
  toDifference,
  toRangeText,
} from "./metro-pay.ts";
import {
  citiesHeld,
  describePeople,
  listCities,
  metroCount,
  toCityName,
  toGrowth,
  toPopulation,
} from "./metro-people.ts";
import { listLicenseSources, listMetroQuestions, toLicenseRow } from "./metro-questions.ts";
import { type MetroTab, metroTabs } from "./metro-tabs.ts";

const openingsShown = 3;
const chartedPay = 5;
const paidShown = 4;
const firstYear = 2020;

export type MetroView = Awaited<ReturnType<typeof getMetroPage>>;
export type MetroTabView = Awaited<ReturnType<typeof getMetroTab>>;

/** Throws 301 for another name of an area, and 404 with the nearest for an unknown one. */
export async function getMetroPage(context: SiteContext, request: Request, slug: string) {
  const metro = (await findMetro(context, slug)) ?? (await leaveMetro(context, request, slug));
  const [rows, openings] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "states"),
    findOpenings(context, { location: metro.name }, openingsShown),
  ]);
  const states = metro.stateCodes.map((code) => rows.find((row) => row.code === code)!);
  const pays = listLocalPay(metro);
  const nurses = findNurses(pays);
  return {
    name: metro.name,
    city: toCityName(metro),
    slug: metro.slug,
    canonical: paths.metro(metro.slug),
    openings,
    nurseMedian: nurses && formatDollars(nurses.pay.median!),
    description: toDescription(metro, nurses),
    facts: listFacts(metro, nurses),
    people: describePeople(metro),
    series: metro.populations.map((people, at) => ({ year: firstYear + at, people })),
    hospitals: describeHospitals(metro)[0] ?? null,
    pay: pays.slice(0, paidShown).map(({ name, slug: profession, pay }) => ({
      name: withWageScope(profession, name),
      to: paths.profession(profession),
      cells: [formatPay(pay.median, survey2024)],
    })),
    licenses: {
      rows: states.map((state) => ({
        name: state.name,
        to: paths.state(state.slug),
        cells: toLicenseRow(state),
      })),
      sources: listLicenseSources(),
      authorityAsOf: formatDay(states[0]!.nursePractitioners.asOf),
    },
    states: states.map(toStateLinks),
    questions: listMetroQuestions(metro, pays, states),
  };
}

/** Only what one tab shows. */
export async function getMetroTab(context: SiteContext, request: Request, slug: string, asked = "") {
  const metro = (await findMetro(context, slug)) ?? (await leaveMetro(context, request, slug));
  const tab = requireTab(request, metroTabs, asked, {
    whole: { title: metro.name, to: paths.metro(metro.slug) },
    toPath: (other) => paths.metroTab(metro.slug, other),
  });
  const pays = listLocalPay(metro);
  const on = <Part>(slug: MetroTab["slug"], part: Part) => (tab.slug === slug ? part : null);
  return {
    name: metro.name,
    city: toCityName(metro),
    slug: metro.slug,
    tab: { slug: tab.slug, name: tab.name },
    title: tab.toTitle(metro.name),
    lead: tab.toAbout(metro.name),
    pay: on("pay", {
      texts: describePay(metro, pays),
      chart: pays.slice(0, chartedPay).map(({ name, slug: profession, pay }) => ({
        label: withWageScope(profession, name),
        to: paths.profession(profession),
        pay,
      })),
      rows: pays.map(toPayRow),
      residents: toResidentsNote(pays),
    }),
    hospitals: on("hospitals", {
      texts: describeHospitals(metro),
      rows: toHospitalRows(metro.largestHospitals),
    }),
    nearby: on("nearby", {
      nearest: metro.nearest.map((near) => toNearRow(near, findNurses(pays))),
      counties: metro.counties,
      arePlacesAll: metro.cities.length < citiesHeld,
      places: listCities(metro).map(({ slug: place, name, population }) => ({
        name,
        to: paths.location(place),
        note: formatCount(population),
      })),
      employers: listRecruiterPages(metro),
    }),
  };
}

async function findMetro({ env }: SiteContext, slug: string): Promise<Metro | null> {
  const state = findStateOfSlug(slug);
  const metros = state && (await readCatalog(env.CATALOG, "metros", state.slug));
  return metros?.find((metro) => metro.slug === slug) ?? null;
}

async function leaveMetro({ env }: SiteContext, request: Request, slug: string): Promise<never> {
  const index = await getFromCatalog(env.CATALOG, "metro-index");
  const found = findMetroByAlias(index, slug.toLowerCase());
  if (found) throw movedTo(request, paths.metro(found.slug));
  const pages = index.map((metro) => ({ title: `${metro.name} metro area`, to: paths.metro(metro.slug) }));
  throw notFound(toMissingPage(new URL(request.url).pathname, pages));
}

function listFacts(metro: Metro, nurses: LocalPay | null) {
  const growth = toGrowth(metro);
  const bySize = toEndRank(metro.rank, metroCount, ["largest", "smallest"]);
  const byGrowth = toEndRank(metro.growthRank, metroCount, [
    "fastest growth",
    growth < 0 ? "steepest decline" : "slowest growth",
  ]);
  return [
    {
      figure: formatCount(toPopulation(metro)),
      label: bySize ? `people, ${bySize} of ${metroCount} metros` : "people in the metro area",
      source: "Census Bureau, July 2025",
    },
    {
      figure: formatSigned(growth, (percent) => `${formatCount(percent)}%`),
      label: byGrowth
        ? `since ${firstYear}, ${byGrowth} of ${metroCount} metros`
        : `growth since ${firstYear}`,
      source: "Census Bureau, April 2020 to July 2025",
    },
    nurses && {
      figure: formatDollars(nurses.pay.median!),
      label: "median for registered nurses",
      source: "BLS, May 2024",
    },
    {
      figure: formatCount(metro.hospitals),
      label: metro.hospitals === 1 ? "hospital" : "hospitals",
      source: "CMS, 2026",
    },
  ];
}

const toPayRow = (local: LocalPay) => ({
  name: withWageScope(local.slug, local.name),
  to: paths.profession(local.slug),
  cells: [formatPay(local.pay.median, survey2024), toRangeText(local.pay), toDifference(local)],
});

function toNearRow(near: Metro["nearest"][number], nurses: LocalPay | null) {
  const gap = nurses && near.nurseMedian ? near.nurseMedian - nurses.pay.median! : null;
  return {
    name: near.name,
    to: paths.metro(near.slug),
    cells: [
      `${formatCount(near.miles)} miles`,
      formatCount(near.population),
      near.nurseMedian ? formatDollars(near.nurseMedian) : "–",
      gap === null ? "–" : formatSigned(gap, formatDollars),
    ],
  };
}

function listRecruiterPages(metro: Metro) {
  const city = toCityName(metro);
  const market = cityMarkets.find(
    (one) => one.stateCode === metro.stateCodes[0] && (one.city === city || one.city === `${city} City`),
  );
  const toLink = (profession: string, place: { slug: string; name: string }) => ({
    name: `${findProfiledProfession(profession)!.name} recruiters in ${place.name}`,
    to: paths.localRecruiters(profession, place.slug),
  });
  if (market)
    return [
      { name: `${market.city} market`, to: paths.geographic(market.slug) },
      ...wantedProfessions.map((slug) => toLink(slug, { slug: market.slug, name: market.city })),
    ];
  const { slug: stateSlug, code } = findState(metro.stateCodes[0])!;
  return statewideProfessions.map((slug) => toLink(slug, { slug: stateSlug, name: toStateText(code) }));
}

const toStateLinks = ({ name, code, slug }: StateRow) => ({
  name,
  inState: toStateText(code),
  jobs: paths.jobsInState(slug),
  state: paths.state(slug),
  places: paths.locations(`state=${slug}`),
});

function toDescription(metro: Metro, nurses: LocalPay | null): string {
  const pay = nurses ? `RNs earn a median of ${formatDollars(nurses.pay.median!)}. ` : "";
  return `Healthcare jobs in the ${metro.name} metro area of ${formatCount(toPopulation(metro))} people. ${pay}${startSentence(toCounted(metro.hospitals, "hospital"))}, pay by profession and license rules.`;
}

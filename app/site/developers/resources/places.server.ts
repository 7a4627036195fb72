import * as z from "zod";
import { getFromCatalog, readCatalog } from "#app/facts/catalog/catalog.ts";
import type { Metro, Place, StateRow } from "#app/facts/catalog/place-records.ts";
import { findStateOfSlug } from "#app/facts/reference/place/pay-place.ts";
import { findState, findStateBySlug, parseState } from "#app/facts/reference/place/states.ts";
import { compacts, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { publishedOccupations } from "#app/facts/reference/profession/published-occupations.ts";
import { findOpenCounts } from "#app/jobs/search/openings/open-counts.server.ts";
import { paths } from "#app/paths.ts";
import { cursorParam, cutList, toList } from "#app/site/developers/contract/cursor.ts";
import { sources, toFigure } from "#app/site/developers/contract/figures.ts";
import { none, notFound, slugParam, toResource } from "#app/site/developers/contract/resource.ts";
import { figure, listOfAnswers, stateCode, url } from "#app/site/developers/contract/shapes.ts";

type ToUrl = (path: string) => string;

const stateShape = {
  code: z.string(),
  slug: z.string(),
  url,
  name: z.string(),
  region: z.string(),
  population: figure,
  growth: figure,
  hospitals: figure,
  shortageAreas: figure.describe("Federal primary care shortage areas."),
  priceLevel: figure,
};

const priceUnit = "index, country = 100";

const toState = (row: StateRow, toUrl: ToUrl) => ({
  code: row.code,
  slug: row.slug,
  url: toUrl(paths.state(row.slug)),
  name: row.name,
  region: row.region,
  population: toFigure(row.population, "people", sources.census, "July 2025"),
  growth: toFigure(row.growthPercent, "percent", sources.census, "April 2020 to July 2025"),
  hospitals: toFigure(row.hospitals, "hospitals", sources.hospitals, "2026"),
  shortageAreas: toFigure(row.shortageAreas, "areas", sources.shortage, "May 2026"),
  priceLevel: toFigure(row.prices.all, priceUnit, sources.prices, "2024"),
});

export const states = toResource({
  path: "/states",
  id: "listStates",
  group: "Catalog",
  title: "States",
  about: "The 50 states and the District of Columbia.",
  params: none,
  query: z.object({ cursor: cursorParam }),
  answer: listOfAnswers(z.object(stateShape)),
  toExample: () => "/states",
  async find({ env }, { query, self, toUrl }) {
    const cut = cutList(self, query.cursor, await getFromCatalog(env.CATALOG, "states"));
    if ("refused" in cut) return cut;
    return toList(
      self,
      toUrl,
      cut.rows.map((row) => toState(row, toUrl)),
      cut.at,
    );
  },
});

export const state = toResource({
  path: "/states/{slug}",
  id: "getState",
  group: "Catalog",
  title: "One state",
  about: "A state with its compacts, what nurse practitioners may do there, pay and prices.",
  params: z.object({ slug: slugParam.describe("texas, or tx.") }),
  query: none,
  answer: z.object({
    ...stateShape,
    openJobs: z.number().int().nullable(),
    neighbors: z.array(z.string()),
    prices: z.object({ goods: figure, housing: figure, utilities: figure, services: figure }),
    medianPay: z
      .array(z.object({ profession: z.string(), soc: z.string(), median: figure }))
      .describe("The ten occupations that the survey publishes by state."),
    compacts: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        status: z
          .enum(["member", "enacted", "unverified", "none"])
          .describe("Only a member issues or honors licenses."),
        url: z.url(),
        asOf: z.string(),
      }),
    ),
    nursePractitioners: z.object({
      authority: z.enum(["full", "reduced", "restricted"]).describe("By the law in force."),
      source: z.string(),
      date: z.string(),
      note: z.string().nullable().describe("A newer law."),
    }),
  }),
  toExample: () => "/states/texas",
  async find(context, { params: { slug }, toUrl }) {
    const known = findStateBySlug(slug) ?? parseState(slug);
    if (!known) return notFound("There is no such state. /api/v1/states lists them.");
    const [record, counts] = await Promise.all([
      getFromCatalog(context.env.CATALOG, "state", known.slug),
      findOpenCounts(context),
    ]);
    const { nursePractitioners: own, prices } = record;
    const toPrice = (level: number) => toFigure(level, priceUnit, sources.prices, "2024");
    return {
      ...toState(record, toUrl),
      openJobs: counts && (counts.byState.get(known.code) ?? 0),
      neighbors: record.neighbors,
      prices: {
        goods: toPrice(prices.goods),
        housing: toPrice(prices.housing),
        utilities: toPrice(prices.utilities),
        services: toPrice(prices.services),
      },
      medianPay: publishedOccupations.flatMap(({ slug: profession, soc }) => {
        const median = record.medians[soc];
        return median
          ? [{ profession, soc, median: toFigure(median, "USD a year", sources.wages, "May 2025") }]
          : [];
      }),
      compacts: compacts.map(({ code, name, url: official, asOf }) => ({
        code,
        name,
        status: toCompactStatus(code, known.code),
        url: official,
        asOf,
      })),
      nursePractitioners: {
        authority: own.authority,
        source: "American Association of Nurse Practitioners",
        date: own.asOf,
        note: own.note || null,
      },
    };
  },
});

const kinds = ["city", "metro"] as const;

const placeShape = {
  kind: z.enum(kinds),
  slug: z.string(),
  url,
  name: z.string(),
  states: z.array(z.string()).describe("The principal city's state first."),
  population: figure,
  hospitals: figure,
};

const toCity = (place: Place, code: string, toUrl: ToUrl) => ({
  kind: "city" as const,
  slug: place.slug,
  url: toUrl(paths.location(place.slug)),
  name: place.name,
  states: [code],
  population: toFigure(place.population, "people", sources.census, "2019-2023"),
  hospitals: toFigure(place.hospitals.length, "hospitals", sources.hospitals, "2026"),
});

const toMetro = (metro: Metro, toUrl: ToUrl) => ({
  kind: "metro" as const,
  slug: metro.slug,
  url: toUrl(paths.metro(metro.slug)),
  name: metro.name,
  states: metro.stateCodes,
  population: toFigure(metro.populations.at(-1)!, "people", sources.census, "July 2025"),
  hospitals: toFigure(metro.hospitals, "hospitals", sources.hospitals, "2026"),
});

async function listPlacesOf(kv: KVNamespace, code: string) {
  const { slug } = findState(code)!;
  const [cities, metros] = await Promise.all([
    readCatalog(kv, "places", slug),
    readCatalog(kv, "metros", slug),
  ]);
  return { cities: cities ?? [], metros: metros ?? [] };
}

export const places = toResource({
  path: "/places",
  id: "listPlaces",
  group: "Catalog",
  title: "Places of a state",
  about: "Metro areas, then places of 20,000 people or more, largest first.",
  params: none,
  query: z.object({
    state: stateCode.describe("The state, by its two letters."),
    kind: z.enum(kinds).optional().describe("One of both kinds."),
    cursor: cursorParam,
  }),
  answer: listOfAnswers(z.object(placeShape)),
  toExample: () => "/places?state=TX&kind=metro",
  async find({ env }, { query, self, toUrl }) {
    const { cities, metros } = await listPlacesOf(env.CATALOG, query.state);
    const all = [
      ...(query.kind === "city" ? [] : metros.map((metro) => toMetro(metro, toUrl))),
      ...(query.kind === "metro" ? [] : cities.map((city) => toCity(city, query.state, toUrl))),
    ];
    const cut = cutList(self, query.cursor, all);
    return "refused" in cut ? cut : toList(self, toUrl, [...cut.rows], cut.at);
  },
});

export const place = toResource({
  path: "/places/{kind}/{slug}",
  id: "getPlace",
  group: "Catalog",
  title: "One place",
  about: "A metro area or a city. Its pay is at /pay/{role}/{place}.",
  params: z.object({ kind: z.enum(kinds), slug: slugParam.describe("houston-tx") }),
  query: none,
  answer: z.object({
    ...placeShape,
    metro: z.string().nullable().describe("The metro area of a city."),
    nearest: z.array(z.object({ slug: z.string(), name: z.string(), miles: z.number() })),
  }),
  toExample: () => "/places/metro/houston-tx",
  async find({ env }, { params: { kind, slug }, toUrl }) {
    const code = findStateOfSlug(slug)?.code;
    const { cities, metros } = code ? await listPlacesOf(env.CATALOG, code) : { cities: [], metros: [] };
    const toNearest = (all: readonly { slug: string; name: string; miles: number }[]) =>
      all.map(({ slug: near, name, miles }) => ({ slug: near, name, miles }));
    const metro = kind === "metro" && metros.find((one) => one.slug === slug);
    if (metro) return { ...toMetro(metro, toUrl), metro: null, nearest: toNearest(metro.nearest) };
    const city = kind === "city" && cities.find((one) => one.slug === slug);
    if (city)
      return {
        ...toCity(city, code!, toUrl),
        metro: city.metro?.slug ?? null,
        nearest: toNearest(city.nearest),
      };
    return notFound("There is no such place. /api/v1/places?state=TX lists those of a state.");
  },
});

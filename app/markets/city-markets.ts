import { findState } from "./states.ts";

/** The ten cities of spec section 3; their facts are in the catalogue. */
export const cityMarkets = [
  { slug: "new-york-city", city: "New York City", stateCode: "NY", latitude: 40.71, longitude: -74.01 },
  { slug: "los-angeles", city: "Los Angeles", stateCode: "CA", latitude: 34.05, longitude: -118.24 },
  { slug: "chicago", city: "Chicago", stateCode: "IL", latitude: 41.85, longitude: -87.65 },
  { slug: "houston", city: "Houston", stateCode: "TX", latitude: 29.76, longitude: -95.36 },
  { slug: "dallas", city: "Dallas", stateCode: "TX", latitude: 32.78, longitude: -96.81 },
  { slug: "miami", city: "Miami", stateCode: "FL", latitude: 25.77, longitude: -80.19 },
  { slug: "atlanta", city: "Atlanta", stateCode: "GA", latitude: 33.75, longitude: -84.39 },
  { slug: "phoenix", city: "Phoenix", stateCode: "AZ", latitude: 33.45, longitude: -112.07 },
  { slug: "boston", city: "Boston", stateCode: "MA", latitude: 42.36, longitude: -71.06 },
  { slug: "seattle", city: "Seattle", stateCode: "WA", latitude: 47.61, longitude: -122.33 },
] as const;

type CityMarketEntry = (typeof cityMarkets)[number];

export const findCityMarket = (slug: string) => cityMarkets.find((market) => market.slug === slug) ?? null;

/** Other names by which addresses ask for one of the ten. "la" is Louisiana. */
const shortNames: readonly [alias: string, slug: CityMarketEntry["slug"]][] = [
  ["nyc", "new-york-city"],
  ["new-york-ny", "new-york-city"],
  ["manhattan", "new-york-city"],
  ["atl", "atlanta"],
  ["dfw", "dallas"],
  ["dallas-fort-worth", "dallas"],
  ["phx", "phoenix"],
];
const byAlias = new Map<string, CityMarketEntry["slug"]>([
  ...shortNames,
  ...cityMarkets.flatMap(({ slug, stateCode }) => [
    [slug, slug] as const,
    [`${slug}-${stateCode.toLowerCase()}`, slug] as const,
    [`${slug}-${findState(stateCode)!.slug}`, slug] as const,
  ]),
]);

/** The city that an address means, by its slug or another usual name: "nyc", "Chicago", "boston-ma". */
export const findCityByAddress = (asked: string): CityMarketEntry | null =>
  findCityMarket(byAlias.get(asked.toLowerCase()) ?? "");

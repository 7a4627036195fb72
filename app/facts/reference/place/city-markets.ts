import { listAliasesOf } from "./city-aliases.ts";
import { findState } from "./states.ts";

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

const byAddress = new Map<string, CityMarketEntry>(
  cityMarkets.flatMap((market) => toAddresses(market).map((address) => [address, market] as const)),
);

function toAddresses({ slug, stateCode }: CityMarketEntry): string[] {
  // "new-york" alone is the state.
  const name = slug.replace(/-city$/, "");
  const states = [stateCode.toLowerCase(), findState(stateCode)!.slug];
  return [
    slug,
    ...[slug, name].flatMap((city) => states.map((state) => `${city}-${state}`)),
    ...listAliasesOf({ name: name.replaceAll("-", " "), stateCode }).map((alias) =>
      alias.replaceAll(" ", "-"),
    ),
  ];
}

export const findCityByAddress = (asked: string): CityMarketEntry | null =>
  byAddress.get(asked.toLowerCase()) ?? null;

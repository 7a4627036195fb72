/** The ten cities of spec section 3; their facts are in the catalogue. */
export const cityMarkets = [
  { slug: "new-york-city", city: "New York City", stateCode: "NY" },
  { slug: "los-angeles", city: "Los Angeles", stateCode: "CA" },
  { slug: "chicago", city: "Chicago", stateCode: "IL" },
  { slug: "houston", city: "Houston", stateCode: "TX" },
  { slug: "dallas", city: "Dallas", stateCode: "TX" },
  { slug: "miami", city: "Miami", stateCode: "FL" },
  { slug: "atlanta", city: "Atlanta", stateCode: "GA" },
  { slug: "phoenix", city: "Phoenix", stateCode: "AZ" },
  { slug: "boston", city: "Boston", stateCode: "MA" },
  { slug: "seattle", city: "Seattle", stateCode: "WA" },
] as const;

export const findCityMarket = (slug: string) => cityMarkets.find((market) => market.slug === slug) ?? null;

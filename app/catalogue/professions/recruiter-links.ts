import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import { states } from "#app/facts/reference/place/states.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import { paths } from "#app/paths.ts";

const statesShown = ["california", "texas", "florida", "new-york"];

export function listRecruiterLinks(slug: string, isStatewide: boolean): GridLink[] {
  const cities = cityMarkets.map((market) => ({
    name: market.city,
    to: paths.localRecruiters(slug, market.slug),
  }));
  if (!isStatewide) return cities;
  const largest = states.filter((state) => statesShown.includes(state.slug));
  return [
    ...cities,
    ...largest.map((state) => ({
      name: state.code === "NY" ? "New York State" : state.name,
      to: paths.localRecruiters(slug, state.slug),
    })),
  ];
}

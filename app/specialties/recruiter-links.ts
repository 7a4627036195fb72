import { cityMarkets } from "#app/markets/city-markets.ts";
import { states } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import type { GridLink } from "#app/ui/link-grid.tsx";

/** The largest states; their pages link to the rest. */
const statesShown = ["california", "texas", "florida", "new-york"];

/** A profession's recruiter pages in ten cities and, for some professions, in states. */
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

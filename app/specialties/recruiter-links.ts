import { cityMarkets } from "#app/markets/city-markets.ts";
import { states } from "#app/markets/states.ts";
import { paths } from "#app/paths.ts";
import type { GridLink } from "#app/ui/link-grid.tsx";
import { statewideProfessions } from "./profiled-professions.ts";

const hubs: Record<string, string> = {
  "registered-nurse": paths.specialtyRecruiters("nursing"),
  "licensed-practical-nurse": paths.specialtyRecruiters("nursing"),
  "nurse-practitioner": paths.nursePractitionerRecruiters(),
  "physician-assistant": paths.physicianAssistantRecruiters(),
  "family-medicine-physician": paths.specialtyRecruiters("family-medicine"),
  "internal-medicine-physician": paths.specialtyRecruiters("internal-medicine"),
  hospitalist: paths.specialtyRecruiters("internal-medicine"),
  "emergency-medicine-physician": paths.specialtyRecruiters("emergency-medicine"),
  pediatrician: paths.specialtyRecruiters("pediatrics"),
  "general-surgeon": paths.specialtyRecruiters("surgery"),
  "orthopedic-surgeon": paths.specialtyRecruiters("surgery"),
  radiologist: paths.specialtyRecruiters("radiology"),
  "radiologic-technologist": paths.specialtyRecruiters("radiology"),
  pharmacist: paths.specialtyRecruiters("pharmacy"),
};

/** The page for employers that says how recruiting for a profession runs; the hiring request where it has none. */
export const toRecruiterHub = (slug: string, category: string): string =>
  hubs[slug] ?? (category === "physician" ? paths.physicianRecruiters() : paths.hireRequest());

/** The largest; the rest are linked from each other. */
const statesShown = ["california", "texas", "florida", "new-york"];

/** A profession's recruiter pages: the ten cities, and states where it has them. */
export function listRecruiterLinks(slug: string): GridLink[] {
  const cities = cityMarkets.map((market) => ({
    name: market.city,
    to: paths.localRecruiters(slug, market.slug),
  }));
  if (!statewideProfessions.some((statewide) => statewide === slug)) return cities;
  const largest = states.filter((state) => statesShown.includes(state.slug));
  return [
    ...cities,
    ...largest.map((state) => ({
      name: state.code === "NY" ? "New York State" : state.name,
      to: paths.localRecruiters(slug, state.slug),
    })),
  ];
}

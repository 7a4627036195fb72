import { locationTabs } from "#app/catalogue/places/location/location-tabs.ts";
import { metroTabs } from "#app/catalogue/places/metro/metro-tabs.ts";
import { paths } from "#app/paths.ts";
import type { Screen } from "./screen.ts";

export const placeScreens: readonly Screen[] = [
  { name: "metro areas", alike: "locations", path: paths.metroAreas() },
  { name: "metro area", alike: "state", path: paths.metro("kansas-city-mo") },
  ...metroTabs.map(({ slug, name }) => ({
    name: `metro area, ${name}`,
    alike: "metro area",
    path: paths.metroTab("kansas-city-mo", slug),
  })),
  { name: "locations", path: paths.locations() },
  { name: "places of a state", alike: "locations", path: paths.locations("state=texas") },
  { name: "place", alike: "locations", path: paths.location("college-station-tx") },
  ...locationTabs.map(({ slug, name }) => ({
    name: `place, ${name}`,
    alike: "place",
    path: paths.locationTab("college-station-tx", slug),
  })),
  { name: "place on no map", alike: "place", path: paths.location("tysons-va") },
  { name: "map of the country", alike: "profession with a map", path: paths.geography() },
  { name: "state", path: paths.state("texas") },
  { name: "state, license", alike: "state", path: paths.stateTab("texas", "license") },
  { name: "state, hospitals", alike: "state", path: paths.stateTab("texas", "hospitals") },
  { name: "state, living costs", alike: "state", path: paths.stateTab("texas", "living-costs") },
  { name: "state, pay", alike: "state", path: paths.stateTab("texas", "pay") },
  { name: "two states compared", alike: "state", path: paths.compareStates("colorado", "texas") },
  { name: "market of a state", alike: "state", path: paths.geographic("ohio") },
  { name: "market of a city", alike: "state", path: paths.geographic("chicago") },
  { name: "city markets", alike: "metro areas", path: paths.geographicMarkets() },
  {
    name: "profession in a state",
    alike: "state",
    path: paths.geographicProfession("texas", "registered-nurse"),
  },
];

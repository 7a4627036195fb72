import type { PageTab } from "#app/pages/sitemap/page-tab.server.ts";
import { paths } from "#app/paths.ts";

export const locationTabs = [
  {
    slug: "hospitals",
    name: "Hospitals",
    toTitle: (place: string) => `Hospitals in and near ${place}`,
    toAbout: (place: string) => `Hospitals in ${place} and the nearest ones, with their beds and distances.`,
  },
  {
    slug: "nearby",
    name: "Nearby",
    toTitle: (place: string) => `Places near ${place}`,
    toAbout: (place: string) => `Cities and towns near ${place} by distance, and places of similar size.`,
  },
] as const satisfies readonly PageTab[];

export type LocationTab = (typeof locationTabs)[number];

export const listLocationTabPaths = (place: string): string[] =>
  locationTabs.map(({ slug }) => paths.locationTab(place, slug));

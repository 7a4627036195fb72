import type { PageTab } from "#app/pages/sitemap/page-tab.server.ts";
import { paths } from "#app/paths.ts";

export const metroTabs = [
  {
    slug: "pay",
    name: "Pay",
    toTitle: (metro: string) => `Healthcare pay in the ${metro} metro area`,
    toAbout: (metro: string) => `What healthcare professions earn in the ${metro} area beside the country.`,
  },
  {
    slug: "hospitals",
    name: "Hospitals",
    toTitle: (metro: string) => `Hospitals in the ${metro} metro area`,
    toAbout: (metro: string) => `The largest hospitals in the ${metro} area, their owners, beds and stars.`,
  },
  {
    slug: "nearby",
    name: "Nearby",
    toTitle: (metro: string) => `Cities and metro areas near ${metro}`,
    toAbout: (metro: string) => `Cities and counties of the ${metro} area, and what the nearest metros pay.`,
  },
] as const satisfies readonly PageTab[];

export type MetroTab = (typeof metroTabs)[number];

export const listMetroTabPaths = (metro: string): string[] =>
  metroTabs.map(({ slug }) => paths.metroTab(metro, slug));

/** Said once beside the figures: a state's are a year newer. */
export const metroPaySource =
  "BLS, May 2024, the newest figures we have for metro areas and, beside them, the nation. State pages have May 2025, so do not compare the two as one year.";

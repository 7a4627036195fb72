import type { PageTab } from "#app/pages/sitemap/page-tab.server.ts";
import { paths } from "#app/paths.ts";

/** Titles are of people: "registered nurses". */
export const professionTabs = [
  {
    slug: "pay",
    name: "Pay",
    toTitle: (people: string) => `What ${people} earn`,
    toAbout: (people: string) => `Pay of ${people} across the country, by state and in the metro areas.`,
  },
  {
    slug: "license",
    name: "License",
    toTitle: (people: string) => `Licenses of ${people}`,
    toAbout: (people: string) => `Where ${people} need a license, and which states honor one from elsewhere.`,
  },
  {
    slug: "work",
    name: "The work",
    toTitle: (people: string) => `The work of ${people}`,
    toAbout: (people: string) => `What ${people} do, where they work, how they train and why employers hire.`,
  },
  {
    slug: "careers",
    name: "Career paths",
    toTitle: (people: string) => `Career paths of ${people}`,
    toAbout: (people: string) =>
      `The outlook for ${people} to 2034, specialties, next steps and related work.`,
  },
  {
    slug: "hire",
    name: "Hire",
    toTitle: (people: string) => `Hire ${people}`,
    toAbout: (people: string) => `Markets where we recruit ${people}: open jobs, local pay and time to hire.`,
  },
  {
    slug: "questions",
    name: "Questions",
    toTitle: (people: string) => `Questions about ${people}`,
    toAbout: (people: string) => `What people ask about the pay, licenses and jobs of ${people}.`,
  },
] as const satisfies readonly PageTab[];

export type ProfessionTab = (typeof professionTabs)[number];

export const listProfessionTabPaths = (profession: string): string[] =>
  professionTabs.map(({ slug }) => paths.professionTab(profession, slug));

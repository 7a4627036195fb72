import type { PageTab } from "#app/pages/sitemap/page-tab.server.ts";
import { paths } from "#app/paths.ts";

export const stateTabs = [
  {
    slug: "pay",
    name: "Pay",
    toTitle: (state: string) => `Healthcare pay in ${state}`,
    toAbout: (state: string) => `What ten healthcare occupations and physicians earn in ${state}.`,
  },
  {
    slug: "license",
    name: "License",
    toTitle: (state: string) => `License rules in ${state}`,
    toAbout: (state: string) => `Which license compacts ${state} has joined, profession by profession.`,
  },
  {
    slug: "hospitals",
    name: "Hospitals",
    toTitle: (state: string) => `Hospitals in ${state}`,
    toAbout: (state: string) => `Who owns the hospitals in ${state}, the largest ones and other facilities.`,
  },
  {
    slug: "living-costs",
    name: "Living costs",
    toTitle: (state: string) => `Living costs in ${state}`,
    toAbout: (state: string) => `Rents and prices in ${state}, and what ten occupations keep after taxes.`,
  },
  {
    slug: "living",
    name: "Cities",
    toTitle: (state: string) => `Living in ${state}`,
    toAbout: (state: string) => `Cities, metro areas and the economy of ${state}.`,
  },
  {
    slug: "comparison",
    name: "Compared",
    toTitle: (state: string) => `How ${state} compares`,
    toAbout: (state: string) => `${state} beside similar states and the country.`,
  },
  {
    slug: "professions",
    name: "Professions",
    toTitle: (state: string) => `Professions in ${state}`,
    toAbout: (state: string) => `Each profession in ${state} with its median pay.`,
  },
  {
    slug: "questions",
    name: "Questions",
    toTitle: (state: string) => `Questions about ${state}`,
    toAbout: (state: string) => `What clinicians ask before they move to ${state}.`,
  },
] as const satisfies readonly PageTab[];

export type StateTab = (typeof stateTabs)[number];

export const listStateTabPaths = (state: string): string[] =>
  stateTabs.map(({ slug }) => paths.stateTab(state, slug));

import { paths } from "#app/paths.ts";

/** Pages of their own, because a state has more to say than a phone shows at once. */
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
    slug: "living",
    name: "Living",
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
] as const;

export type StateTab = (typeof stateTabs)[number];

export const findStateTab = (slug: string | undefined): StateTab | undefined =>
  stateTabs.find((tab) => tab.slug === slug);

export const listStateTabPaths = (state: string): string[] =>
  stateTabs.map(({ slug }) => paths.stateTab(state, slug));

import { specialties, specialtyGroups } from "./specialties.ts";

export const specialtyOptions = [
  ...specialties.map(({ slug, name }) => ({ value: slug, label: name })),
  ...Object.entries(specialtyGroups)
    .filter(([slug]) => !specialties.some((specialty) => specialty.slug === slug))
    .map(([slug, group]) => ({ value: slug, label: group.name })),
  // `localeCompare` would load its tables, 16 ms of a search's start, and these are plain English.
].sort((a, b) => (a.label < b.label ? -1 : 1));

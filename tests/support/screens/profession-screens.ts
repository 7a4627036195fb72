import { professionTabs } from "#app/catalogue/professions/profession-tabs.ts";
import { paths } from "#app/paths.ts";
import type { Screen } from "./screen.ts";

export const professionScreens: readonly Screen[] = [
  { name: "specialties", alike: "locations", path: paths.specialties() },
  { name: "specialties, searched", alike: "specialties", path: paths.specialties("query=icu") },
  { name: "professions", alike: "specialties", path: paths.professions() },
  { name: "profession with a map", path: paths.profession("nurse-practitioner") },
  {
    name: "profession without medians by state",
    alike: "profession with a map",
    path: paths.profession("cardiologist"),
  },
  ...professionTabs.map(({ slug, name }) => ({
    name: `profession, ${name}`,
    alike: "profession with a map",
    path: paths.professionTab("nurse-practitioner", slug),
  })),
  { name: "careers", alike: "profession with a map", path: paths.healthcareCareers() },
  { name: "career path", alike: "careers", path: paths.careerPath("rn-to-nurse-practitioner") },
  { name: "NP and PA specialties", alike: "careers", path: paths.npPaSpecialties() },
  { name: "specialty", alike: "profession with a map", path: paths.specialty("cardiology") },
  { name: "specialty, filed with others", alike: "specialty", path: paths.specialty("community-psychiatry") },
  { name: "field of specialties", alike: "specialty", path: paths.specialty("icu") },
  { name: "specialty family", alike: "specialties", path: paths.specialtyFamily("primary-care") },
];

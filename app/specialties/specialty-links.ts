import { cityMarkets } from "#app/markets/city-markets.ts";
import { paths, type RecruitedSpecialty } from "#app/paths.ts";
import type { SpecialtyEntry } from "#app/platform/catalog-records.ts";
import type { GridLink } from "#app/ui/link-grid.tsx";
import { type ProfiledProfession, profiledProfessions } from "./profiled-professions.ts";

const recruited: [RecruitedSpecialty, (entry: SpecialtyEntry) => boolean][] = [
  ["nursing", ({ category }) => category === "nursing"],
  ["surgery", ({ family }) => family === "Surgical Specialties"],
  ["pediatrics", ({ family }) => family === "Pediatrics & Child Health"],
  ["pharmacy", ({ family }) => family === "Pharmacy"],
  ["emergency-medicine", ({ search }) => search?.specialty === "emergency-medicine"],
  ["family-medicine", ({ search }) => search?.specialty === "family-medicine"],
  ["internal-medicine", ({ search }) => search?.specialty === "internal-medicine"],
  ["radiology", ({ search }) => search?.specialty === "radiology"],
];

const hubs: Record<string, [name: string, to: string]> = {
  physician: ["Physician recruiters", paths.physicianRecruiters()],
  "nurse-practitioner": ["Nurse practitioner recruiters", paths.nursePractitionerRecruiters()],
  "physician-assistant": ["Physician assistant recruiters", paths.physicianAssistantRecruiters()],
};

/** The page of who works in a specialty: of the profession in this field, else of the profession. */
function findProfileOf({ search }: SpecialtyEntry): ProfiledProfession | null {
  const ofProfession = profiledProfessions.filter(({ profession }) => profession === search?.profession);
  return (
    ofProfession.find(({ specialty }) => specialty !== null && specialty === search?.specialty) ??
    ofProfession.find(({ specialty }) => specialty === null) ??
    null
  );
}

/** Pages about its profession and for those who hire for it. */
export function toSpecialtyLinks(entry: SpecialtyEntry): GridLink[] {
  const profile = findProfileOf(entry);
  const hub = hubs[entry.search?.profession ?? ""];
  // Each specialty leads to other cities, so that all of them are led to.
  const cities = [0, 1].map((step) => cityMarkets[(entry.id + step * 3) % cityMarkets.length]!);
  return [
    profile && { name: profile.plural, to: paths.profession(profile.slug), note: "Profession" },
    hub && { name: hub[0], to: hub[1], note: "Hire" },
    ...recruited
      .filter(([, isMeant]) => isMeant(entry))
      .map(([slug]) => ({ name: toRecruitingName(slug), to: paths.specialtyRecruiters(slug), note: "Hire" })),
    ...(profile
      ? cities.map(({ slug, city }) => ({
          name: `${profile.name} recruiters in ${city}`,
          to: paths.localRecruiters(profile.slug, slug),
          note: "Hire",
        }))
      : []),
  ].filter((link) => link !== null && link !== undefined);
}

function toRecruitingName(slug: RecruitedSpecialty): string {
  const words = slug.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} recruiters`;
}

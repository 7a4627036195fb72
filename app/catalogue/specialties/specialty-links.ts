import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { paths } from "#app/paths.ts";
import { cityMarkets } from "#app/facts/reference/place/city-markets.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { listRecruitersIn } from "#app/pages/sitemap/hub-links.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";

function findProfileOf({ search }: SpecialtyEntry): ProfiledProfession | null {
  const ofProfession = profiledProfessions.filter(({ profession }) => profession === search?.profession);
  return (
    ofProfession.find(({ specialty }) => specialty !== null && specialty === search?.specialty) ??
    ofProfession.find(({ specialty }) => specialty === null) ??
    null
  );
}

export function toSpecialtyLinks(entry: SpecialtyEntry): GridLink[] {
  const profile = findProfileOf(entry);
  // Specialties link to different cities, so that every city gets links.
  const cities = [0, 1].map((step) => cityMarkets[(entry.id + step * 3) % cityMarkets.length]!);
  return [
    profile && { name: profile.plural, to: paths.profession(profile.slug), note: "Profession" },
    ...listRecruitersIn(entry).map((link) => ({ ...link, note: "Hire" })),
    ...(profile
      ? cities.map(({ slug, city }) => ({
          name: `${profile.name} recruiters in ${city}`,
          to: paths.localRecruiters(profile.slug, slug),
          note: "Hire",
        }))
      : []),
  ].filter((link) => link !== null);
}

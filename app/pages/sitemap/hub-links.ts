import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import type { ProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import type { GridLink } from "#app/kit/ui/link-grid.tsx";
import { paths } from "#app/paths.ts";
import { type Hub, hubs } from "./hubs.ts";

const hubsShown = 3;

/** Falls back to the employers page. */
export function toHubsOf({ slug }: Pick<ProfiledProfession, "slug">): GridLink[] {
  const found = hubs.filter(({ professions }) => professions.includes(slug)).slice(0, hubsShown);
  return found.length > 0
    ? found.map(({ name, path }) => ({ name, to: path }))
    : [{ name: "For employers", to: paths.employers() }];
}

export const toMainHub = (profession: ProfiledProfession): GridLink => toHubsOf(profession)[0]!;

const recruiterHubs = hubs.filter(({ path }) => path.endsWith("-recruiters"));

export const findRecruitersOf = (profession: string): string | null =>
  recruiterHubs
    .filter(({ professions }) => professions.includes(profession))
    .reduce<Hub | null>(
      (best, hub) => (!best || hub.professions.length < best.professions.length ? hub : best),
      null,
    )?.path ?? null;

export const listRecruitersIn = (entry: SpecialtyEntry): GridLink[] =>
  recruiterHubs.filter((hub) => isAbout(hub, entry)).map(({ name, path }) => ({ name, to: path }));

function isAbout({ about, search }: Hub, { category, family, search: filed }: SpecialtyEntry): boolean {
  if (about !== null) return about === category || about === family;
  if (!filed) return false;
  return search.specialty === null
    ? search.profession.includes(filed.profession ?? "")
    : search.specialty === filed.specialty;
}

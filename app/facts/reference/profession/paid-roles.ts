import { toRunningText } from "#app/kit/text/figures.ts";
import { toAliasKey, usualNames } from "./profession-aliases.ts";
import { findProfession, type ProfessionGroup, professions } from "./professions.ts";
import { profiledProfessions } from "./profiled-professions.ts";
import { findSpecialty } from "./specialties.ts";
import { physicianSpecialtyCodes, wageScopes } from "./wage-occupation.ts";

export interface PaidRole {
  slug: string;
  name: string;
  plural: string;
  soc: string;
  profession: string;
  specialty: string | null;
  group: ProfessionGroup;
  /** The role whose pages have the occupation's figures. Null if this one's do. */
  countedWith: string | null;
}

/** Occupations in the survey without a profession's page. */
const otherFields = [
  ["dermatologist", "Dermatologist", "dermatology"],
  ["neurologist", "Neurologist", "neurology"],
  ["ophthalmologist", "Ophthalmologist", "ophthalmology"],
  ["pathologist", "Pathologist", "pathology"],
] as const;

type Named = Omit<PaidRole, "countedWith">;

const groupOf = (profession: string): ProfessionGroup => findProfession(profession)!.group;

function listNamed(): Named[] {
  const profiled = profiledProfessions.map(({ slug, name, plural, soc, profession, specialty }) => ({
    ...{ slug, name, plural, soc, profession, specialty },
    group: groupOf(profession),
  }));
  const fields = otherFields.map(([slug, name, specialty]) => toField(slug, name, `${name}s`, specialty));
  const shown = new Set([...profiled, ...fields].map(({ specialty }) => specialty));
  const rest = [...physicianSpecialtyCodes.keys()]
    .filter((specialty) => !shown.has(specialty))
    .map((specialty) => {
      const { name } = findSpecialty(specialty)!;
      return toField(specialty, name, `Physicians in ${toRunningText(name)}`, specialty);
    });
  const others = professions
    .filter(({ slug }) => !profiled.some((of) => of.profession === slug && !of.specialty))
    .map(({ slug, name, plural, soc, group }) => ({
      ...{ slug, name, plural, soc, group },
      profession: slug,
      specialty: null,
    }));
  return [...profiled, ...fields, ...others, ...rest];
}

const toField = (slug: string, name: string, plural: string, specialty: string): Named => ({
  ...{ slug, name, plural, specialty },
  soc: physicianSpecialtyCodes.get(specialty)!,
  profession: "physician",
  group: "physician",
});

/** The first role with a code has its pages: a profession comes before what is counted with it. */
export const paidRoles: readonly PaidRole[] = listNamed().map((role, at, all) => {
  const first = all.find(({ soc }) => soc === role.soc)!;
  return { ...role, countedWith: all.indexOf(first) === at ? null : first.slug };
});

const bySlug = new Map(paidRoles.map((role) => [role.slug, role]));

export const findPaidRole = (slug: string | null | undefined): PaidRole | null =>
  bySlug.get(slug ?? "") ?? null;

export const getPayOwner = (role: PaidRole): PaidRole => findPaidRole(role.countedWith) ?? role;

export const paidOwners = paidRoles.filter(({ countedWith }) => countedWith === null);

/** Others in the figures: "all other surgeons". Null when the survey counts the role alone. */
export function toPayScope(role: PaidRole): string | null {
  const owner = getPayOwner(role);
  return wageScopes[owner.slug] ?? (owner === role ? null : toRunningText(owner.plural));
}

export function findRoleOfPosting(profession: string | null, specialty: string | null): PaidRole | null {
  const ofField =
    profession === "physician" &&
    paidRoles.find((role) => specialty !== null && role.specialty === specialty);
  return ofField || (paidRoles.find((role) => role.profession === profession && !role.specialty) ?? null);
}

let aliases: Map<string, PaidRole> | undefined;

/** By slug, name or synonym, such as "rn". The first claim wins. */
export function findRoleByName(asked: string): PaidRole | null {
  aliases ??= toAliases();
  return aliases.get(toAliasKey(asked)) ?? null;
}

function toAliases(): Map<string, PaidRole> {
  const found = new Map<string, PaidRole>();
  const add = (name: string, role: PaidRole | null) => {
    if (role && !found.has(toAliasKey(name))) found.set(toAliasKey(name), role);
  };
  for (const role of paidRoles) for (const name of [role.slug, role.name, role.plural]) add(name, role);
  for (const role of paidRoles) if (role.specialty) add(role.specialty, role);
  for (const { slug, name, plural, synonyms } of professions)
    for (const called of [slug, name, plural, ...synonyms]) add(called, findRoleOfPosting(slug, null));
  for (const [alias, slug] of [...usualNames, ["surgeon", "general-surgeon"]] as const)
    add(alias, findPaidRole(slug));
  return found;
}

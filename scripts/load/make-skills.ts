import { readdirSync } from "node:fs";
import * as z from "zod";
import type { SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { slug } from "#app/facts/catalog/record-fields.ts";
import {
  type ChecklistEntry,
  type SkillCertificate,
  type SkillGroup,
  type SkillsChecklist,
  skillsChecklist,
} from "#app/facts/catalog/skill-records.ts";
import type { Reference } from "./reference/reference.ts";
import { searchedProfession, searchedSpecialty } from "./source/written.ts";

const skillsFolder = "content/skills";

const sharedFile = "shared.json";

const { title } = skillsChecklist.shape.groups.element.shape;
const items = z.record(slug, skillsChecklist.shape.groups.element.shape.items.element.shape.text);
const sharedGroups = z.record(slug, z.strictObject({ title, items }));
type SharedGroups = z.infer<typeof sharedGroups>;

const writtenChecklist = skillsChecklist.extend({
  professions: z.array(searchedProfession).min(1),
  specialty: searchedSpecialty.nullable(),
  related: z.array(slug).min(1),
  certificates: z.array(z.strictObject({ code: z.string(), groups: z.array(slug).min(1) })).min(1),
  /** A text is the name of a shared group. */
  groups: z.array(z.union([slug, z.strictObject({ id: slug, title, items })])),
});
type WrittenChecklist = z.infer<typeof writtenChecklist>;

const certificates = z.object({
  certifications: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      certifying_body: z.string(),
      eligibility: z.string().nullable(),
      valid_years: z.number().nullable(),
      sources: z.array(z.string()).min(1),
    }),
  ),
  sources: z.record(z.string(), z.string()),
});
type Certificates = z.infer<typeof certificates>;

export function toSkillRecords(reference: Reference, index: readonly SpecialtyEntry[], folder: string) {
  const shared = reference.readWritten(`${skillsFolder}/${sharedFile}`, sharedGroups);
  const known = reference.readWritten("certifications.json", certificates);
  const names = new Map(index.map((entry) => [entry.slug, entry.name]));
  const checklists = readdirSync(`${folder}/${skillsFolder}`)
    .filter((file) => file.endsWith(".json") && file !== sharedFile)
    .sort()
    .map((file): SkillsChecklist => {
      const written = reference.readWritten(`${skillsFolder}/${file}`, writtenChecklist);
      if (file !== `${written.slug}.json`) throw new Error(`${skillsFolder}/${file} is of ${written.slug}.`);
      return {
        ...written,
        related: written.related.map((other) => ({ slug: other, name: get(names, other, "specialty") })),
        certificates: written.certificates.map((of) => toCertificate(of, known, written)),
        groups: written.groups.map((group) => toGroup(group, shared)),
      };
    });
  return { checklists, index: checklists.map(toEntry).sort((a, b) => a.title.localeCompare(b.title, "en")) };
}

function toGroup(group: WrittenChecklist["groups"][number], shared: SharedGroups): SkillGroup {
  const isShared = typeof group === "string";
  const { title, items } = isShared ? get(new Map(Object.entries(shared)), group, "shared group") : group;
  return {
    id: isShared ? group : group.id,
    title,
    items: Object.entries(items).map(([id, text]) => ({ id, text })),
  };
}

function toCertificate(
  { code, groups }: WrittenChecklist["certificates"][number],
  { certifications, sources }: Certificates,
  { groups: own }: WrittenChecklist,
): SkillCertificate {
  const byCode = new Map(certifications.map((row) => [row.code, row]));
  const row = get(byCode, code, "certificate");
  const ids = new Map(
    own.map((group) => (typeof group === "string" ? [group, group] : [group.id, group.id])),
  );
  return {
    code,
    name: row.name,
    body: row.certifying_body,
    eligibility: row.eligibility,
    validYears: row.valid_years,
    source: row.sources.map((id) => sources[id] ?? id).join("; "),
    groups: groups.map((id) => get(ids, id, "group")),
  };
}

function toEntry({ slug, title, lead, professions, specialty, groups }: SkillsChecklist): ChecklistEntry {
  const items = groups.reduce((sum, group) => sum + group.items.length, 0);
  return { slug, title, lead, professions, specialty, items };
}

function get<Value>(all: ReadonlyMap<string, Value>, key: string, what: string): Value {
  const value = all.get(key);
  if (value === undefined)
    throw new Error(`A skills checklist names the ${what} "${key}", which is unknown.`);
  return value;
}

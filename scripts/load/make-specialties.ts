import { readdirSync } from "node:fs";
import * as z from "zod";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/facts/catalog/profession-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findEntryOfField } from "#app/pages/sitemap/specialty-aliases.ts";
import type { Reference } from "./reference/reference.ts";
import { toPublishedPay } from "./reference/surveyed-pay.ts";
import { toCellNumber } from "./source/csv.ts";

const writtenFile = z.strictObject({
  family: z.string(),
  dataFile: z.string(),
  specialties: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      slug: z.string(),
      category: z.enum(["physician", "advanced-practice", "nursing", "allied", "administration"]),
      priority: z.enum(["top-30", "high-demand", "standard"]),
      soc: z.string().nullable(),
      search: z.string().nullable(),
      /** Not repeated in physicians' files. */
      profession: z.string().nullable().optional(),
      nucc: z.string().nullable(),
      description: z.string(),
      training: z.string(),
      hiring: z.string(),
      related: z.array(z.string()),
    }),
  ),
});
type WrittenSpecialty = z.infer<typeof writtenFile>["specialties"][number];

export function toSpecialtyRecords(reference: Reference, folder: string) {
  const files = readdirSync(`${folder}/catalog/specialties`)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => reference.readWritten(`catalog/specialties/${name}`, writtenFile));
  const index: SpecialtyEntry[] = files
    .flatMap(({ family, dataFile, specialties }) =>
      specialties.map(({ id, slug, name, category, priority, ...rest }) => ({
        id,
        slug,
        name,
        category,
        family,
        priority,
        dataFile,
        search: toSearch(category, rest),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, "en") || a.slug.localeCompare(b.slug, "en"));
  const all = files.flatMap(({ specialties }) => specialties);
  const related = toRelatedBothWays(all);
  const national = toNationalByCode(reference, all);
  const filedOccupations = toFiledOccupations(reference, index, all);
  const details = new Map<string, SpecialtyDetail[]>(
    files.map(({ dataFile, specialties }) => [
      dataFile,
      specialties.map(({ slug, soc, nucc, description, training, hiring }) => ({
        slug,
        soc,
        nucc,
        description,
        training,
        hiring,
        related: related.get(slug) ?? [],
        filedOccupation: filedOccupations.get(slug) ?? null,
        national: national.get(soc ?? "") ?? null,
      })),
    ]),
  );
  return { index, details };
}

function toRelatedBothWays(specialties: readonly WrittenSpecialty[]): Map<string, string[]> {
  const related = new Map(specialties.map(({ slug, related }) => [slug, [...related]]));
  for (const { slug, related: named } of specialties)
    for (const other of named) {
      const back = related.get(other);
      if (back && !back.includes(slug)) back.push(slug);
    }
  return related;
}

/** A search by specialty alone would also find physicians, so this is null without a profession. */
function toSearch(
  category: WrittenSpecialty["category"],
  { profession: written, search: specialty }: Pick<WrittenSpecialty, "profession" | "search">,
): SpecialtyEntry["search"] {
  const profession = category === "physician" ? (written ?? "physician") : (written ?? null);
  return profession ? { profession, specialty } : null;
}

function toFiledOccupations(
  { nationalWages }: Reference,
  index: readonly SpecialtyEntry[],
  specialties: readonly WrittenSpecialty[],
): Map<string, string> {
  const socOf = new Map(specialties.map(({ slug, soc }) => [slug, soc]));
  return new Map(
    index.flatMap(({ slug, search }) => {
      const own = socOf.get(slug);
      if (!search?.specialty || !own) return [];
      const field = findEntryOfField(index, search.specialty);
      const isSameWork = field?.search?.profession === search.profession;
      const ofProfession = search.profession === "physician" ? null : findProfession(search.profession)?.soc;
      const soc = (isSameWork && socOf.get(field.slug)) || ofProfession;
      const title = soc && soc !== own ? nationalWages.get(soc)?.title : null;
      return title ? [[slug, title] as const] : [];
    }),
  );
}

/** Ranks only among the codes that specialties use. */
function toNationalByCode(
  reference: Reference,
  specialties: readonly WrittenSpecialty[],
): Map<string, SpecialtyDetail["national"]> {
  const counts = new Map<string, number>();
  for (const { soc } of specialties) if (soc) counts.set(soc, (counts.get(soc) ?? 0) + 1);
  const rows = [...counts].flatMap(([soc, count]) => {
    const row = reference.nationalWages.get(soc);
    return row ? [{ soc, count, row, pay: toPublishedPay(row) }] : [];
  });
  return new Map(
    rows.map(({ soc, count, row, pay }) => [
      soc,
      {
        occupation: row.title!,
        pay,
        jobs: toCellNumber(row.employment),
        rank: toRank(
          pay.median,
          rows.map((other) => other.pay.median),
        ),
        occupations: rows.length,
        specialties: count,
      },
    ]),
  );
}

const toRank = (median: number | null, all: readonly (number | null)[]): number | null =>
  median === null ? null : 1 + all.filter((other) => (other ?? 0) > median).length;

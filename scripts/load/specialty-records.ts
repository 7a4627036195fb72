import { readdirSync } from "node:fs";
import * as z from "zod";
import type { SpecialtyDetail, SpecialtyEntry } from "#app/platform/catalog-records.ts";
import { toNumber } from "./csv.ts";
import { toPay } from "./pay.ts";
import type { Reference } from "./reference.ts";

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
      /** A specialty of the job search. */
      search: z.string().nullable(),
      /** A profession of the job search; physicians' files do not repeat it. */
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

/** All specialties of data/catalog/specialties: the index by name, and the details by data file. */
export function toSpecialtyRecords(reference: Reference, folder: string) {
  const files = readdirSync(`${folder}/catalog/specialties`)
    .sort()
    .map((name) => writtenFile.parse(reference.readJson(`catalog/specialties/${name}`)));
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
  const details = new Map<string, SpecialtyDetail[]>(
    files.map(({ dataFile, specialties }) => [
      dataFile,
      specialties.map(({ slug, soc, nucc, description, training, hiring, related }) => ({
        slug,
        soc,
        nucc,
        description,
        training,
        hiring,
        related,
        national: toNational(reference, soc),
      })),
    ]),
  );
  return { index, details };
}

/** A specialty alone would also find the physicians of it, so one without a profession is not searched. */
function toSearch(
  category: WrittenSpecialty["category"],
  { profession: written, search: specialty }: Pick<WrittenSpecialty, "profession" | "search">,
): SpecialtyEntry["search"] {
  const profession = category === "physician" ? (written ?? "physician") : (written ?? null);
  return profession ? { profession, specialty } : null;
}

function toNational(reference: Reference, soc: string | null): SpecialtyDetail["national"] {
  const row = reference.nationalWages.get(soc ?? "");
  return row ? { occupation: row.title!, pay: toPay(row), jobs: toNumber(row.employment) } : null;
}

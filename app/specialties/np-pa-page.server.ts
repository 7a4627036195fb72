import { formatChange } from "#app/markets/figures.ts";
import { getFromCatalog } from "#app/platform/catalog.ts";
import type { CatalogRecord } from "#app/platform/catalog-records.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { ProfessionRow } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import type { FigureRow } from "#app/ui/figure-table.tsx";
import written from "../../data/catalog/np_pa_specialties.json" with { type: "json" };
import { countOpenInAll, findOpenBySpecialty, type OpenBySpecialty } from "./open-by-specialty.server.ts";

interface NpPaSpecialty {
  /** A specialty of the catalogue where one fits. */
  slug: string;
  name: string;
  npCertificate: string;
  paCertificate: string;
  procedures: string;
  schedule: string;
  supervision: string;
  text: string;
}

const fields: readonly NpPaSpecialty[] = written;
const both = ["nurse-practitioner", "physician-assistant"] as const;

export type NpPaField = Awaited<ReturnType<typeof getNpPaPage>>["fields"][number];

/** The fields that hire both professions with what is open in each, and the two professions side by side. */
export async function getNpPaPage(context: SiteContext) {
  const [specialties, index, counts] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "specialty-index"),
    getFromCatalog(context.env.CATALOG, "profession-index"),
    findOpenBySpecialty(context),
  ]);
  const filed = new Map(specialties.map(({ slug, search }) => [slug, search?.specialty ?? null]));
  return {
    fields: fields.map((field) => toField(field, filed.get(field.slug) ?? null, filed, counts)),
    comparison: toComparison(index),
  };
}

function toField(
  field: NpPaSpecialty,
  specialty: string | null,
  pages: ReadonlyMap<string, unknown>,
  counts: OpenBySpecialty | null,
) {
  const { slug, ...texts } = field;
  const open = specialty
    ? countOpenInAll(
        counts,
        both.map((profession) => ({ profession, specialty })),
      )
    : null;
  return {
    ...texts,
    id: slug,
    hasPage: pages.has(slug),
    specialty,
    open: open === null ? null : formatCount(open),
  };
}

function toComparison({ rows }: CatalogRecord<"profession-index">): FigureRow[] {
  const pair = both.map((slug) => rows.find((row) => row.slug === slug)!);
  const line = (name: string, toCell: (row: ProfessionRow) => string | null | undefined): FigureRow => ({
    name,
    cells: pair.map((row) => toCell(row) ?? "not published"),
  });
  const dollars = (value: number | null) => (value === null ? null : formatDollars(value));
  return [
    line("Median pay a year", ({ pay }) => dollars(pay.median)),
    line("Best-paid tenth, from", ({ pay }) => dollars(pay.p90)),
    line("Jobs", ({ jobs }) => (jobs === null ? null : formatCount(jobs))),
    line("Growth, 2024 to 2034", ({ outlook }) => outlook && formatChange(outlook.changePercent)),
    line("Openings a year", ({ outlook }) => outlook && formatCount(outlook.openingsPerYear)),
    line("Usual schooling", ({ outlook }) => outlook?.entryEducation),
  ];
}

import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import { getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRow } from "#app/facts/catalog/profession-records.ts";
import {
  countOpenInAll,
  findOpenBySpecialty,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import type { FigureRow } from "#app/kit/ui/chart/figure-table.tsx";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { npPaFields } from "./np-pa-fields.ts";

const both = ["nurse-practitioner", "physician-assistant"] as const;

export type NpPaOpen = Awaited<ReturnType<typeof getNpPaPage>>["fields"][number];

export async function getNpPaPage(context: SiteContext) {
  const [specialties, index, counts] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "specialty-index"),
    getFromCatalog(context.env.CATALOG, "profession-index"),
    findOpenBySpecialty(context),
  ]);
  const filed = new Map(specialties.map(({ slug, search }) => [slug, search?.specialty ?? null]));
  return {
    fields: npPaFields.map(({ slug, name }) => ({
      id: slug,
      name,
      hasPage: filed.has(slug),
      ...findOpen(filed.get(slug) ?? null, counts),
    })),
    comparison: toComparison(index),
  };
}

function findOpen(specialty: string | null, counts: OpenBySpecialty | null) {
  if (!specialty) return { specialty, open: null };
  const searches = both.map((profession) => ({ profession, specialty }));
  const open = countOpenInAll(counts, searches);
  return { specialty, open: open === null ? null : formatCount(open) };
}

function toComparison({ rows }: CatalogRecord<"profession-index">): FigureRow[] {
  const pair = both.map((slug) => rows.find((row) => row.slug === slug)!);
  const line = (name: string, toCell: (row: ProfessionRow) => string | null | undefined): FigureRow => ({
    name,
    cells: pair.map((row) => toCell(row) ?? "no figure"),
  });
  const dollars = (value: number | null) => (value === null ? null : formatDollars(value));
  return [
    line("Median pay a year", ({ pay }) => dollars(pay.median)),
    line("90th percentile", ({ pay }) => dollars(pay.p90)),
    line("Jobs", ({ jobs }) => (jobs === null ? null : formatCount(jobs))),
    line("Growth, 2024 to 2034", ({ outlook }) => outlook && formatChange(outlook.changePercent)),
    line("Openings a year", ({ outlook }) => outlook && formatCount(outlook.openingsPerYear)),
    line("Typical entry-level education", ({ outlook }) => outlook?.entryEducation),
  ];
}

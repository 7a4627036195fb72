import type { CatalogRecord } from "#app/facts/catalog/catalog-records.ts";
import type { ProfessionRow } from "#app/facts/catalog/profession-records.ts";
import type { CareerPath } from "#app/facts/catalog/written-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { withWageScope } from "#app/facts/reference/profession/wanted-professions.ts";
import { formatChange, toRunningText } from "#app/kit/text/figures.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { paths } from "#app/paths.ts";

export type CareerPathView = ReturnType<typeof toCareerPathView>;

export function toCareerPathView(
  { slug, title, from, to, years, steps, truths }: CareerPath,
  { rows }: CatalogRecord<"profession-index">,
) {
  const find = (profession: string | null) => rows.find((row) => row.slug === profession) ?? null;
  const [start, end] = [find(from), find(to)];
  return {
    slug,
    title,
    years,
    steps: [...steps],
    truths: [...truths],
    ends: [start, start?.slug === end?.slug ? null : end].filter((row) => row !== null).map(toEnd),
    pay: toPayText([start, end].filter((row) => row !== null)),
    difference: start && end && toDifference(start, end),
  };
}

/** The survey may count both ends as one occupation. */
const toPayText = (rows: readonly ProfessionRow[]): string =>
  [...new Set(rows.flatMap(({ pay }) => pay.median ?? []))].map(formatDollars).join(" to ");

function toEnd({ slug, name, category, pay, outlook }: ProfessionRow) {
  const search = findProfession(slug) ? `profession=${slug}` : "";
  return {
    name,
    to: category ? paths.profession(slug) : paths.jobs(search),
    median: pay.median === null ? "no figure" : withWageScope(slug, formatDollars(pay.median)),
    change: outlook ? formatChange(outlook.changePercent) : "no figure",
  };
}

function toDifference(start: ProfessionRow, end: ProfessionRow): string | null {
  if (start.slug === end.slug) return null;
  if (start.soc === end.soc)
    return `BLS counts both jobs as ${toRunningText(start.plural)}, so there is one pay figure.`;
  if (start.pay.median === null || end.pay.median === null) return null;
  const more = end.pay.median - start.pay.median;
  const times = Math.round((end.pay.median / start.pay.median) * 10) / 10;
  return `The median is ${formatDollars(Math.abs(more))} a year ${more > 0 ? "higher" : "lower"}${times >= 1.3 ? `, ${times} times as much` : ""}.`;
}

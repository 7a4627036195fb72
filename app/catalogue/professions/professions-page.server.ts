import { type CatalogRecord, getFromCatalog } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRow } from "#app/facts/catalog/profession-records.ts";
import { countStates, getCompact, listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import {
  findProfiledProfession,
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import {
  countOpen,
  countOpenOfProfession,
  findOpenBySpecialty,
  type OpenBySpecialty,
} from "#app/jobs/search/openings/open-by-specialty.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { formatChange } from "#app/kit/text/figures.ts";
import type { FigureRow } from "#app/kit/ui/chart/figure-table.tsx";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { otherProfessions } from "#app/pages/sitemap/site-pages.server.ts";
import { paths } from "#app/paths.ts";

const categories = [
  ["physician", "Physicians and surgeons"],
  ["advanced-practice", "Advanced practice"],
  ["nursing", "Nursing"],
  ["allied", "Allied health"],
  ["administration", "Administration"],
] as const;

export async function getProfessionsPage(context: SiteContext) {
  const [index, counts] = await Promise.all([
    getFromCatalog(context.env.CATALOG, "profession-index"),
    findOpenBySpecialty(context),
  ]);
  return {
    index,
    groups: categories.map(([category, title]) => ({
      title,
      rows: index.rows.filter((row) => row.category === category).map((row) => toFigureRow(row, counts)),
    })),
    standouts: toStandouts(index),
    compacts: listCompactNames(),
    others: otherProfessions.map(({ slug, plural, to }) => {
      const open = countOpenOfProfession(counts, slug);
      return {
        name: plural,
        to,
        note: open === null ? null : `${formatCount(open)} open`,
      };
    }),
  };
}

function toFigureRow({ slug, name, pay, outlook }: ProfessionRow, counts: OpenBySpecialty | null): FigureRow {
  const profession = findProfiledProfession(slug)!;
  const open = profession.specialty
    ? countOpen(counts, profession)
    : countOpenOfProfession(counts, profession.profession);
  return {
    name: withWageScope(slug, name),
    to: paths.profession(slug),
    cells: [
      open === null ? "–" : formatCount(open),
      pay.median === null ? "no figure" : formatDollars(pay.median),
      outlook ? formatChange(outlook.changePercent) : "no figure",
      outlook ? formatCount(outlook.openingsPerYear) : "no figure",
      toCompactCell(profession),
    ],
  };
}

function toCompactCell({ compact: code }: ProfiledProfession): string {
  if (!code) return "none";
  const members = listCompactMembers(code);
  return members.length > 0 ? `${code}, ${countStates(members, "states")}` : "not in force yet";
}

const listCompactNames = (): string =>
  [...new Set(profiledProfessions.flatMap(({ compact }) => compact ?? []))]
    .filter((code) => listCompactMembers(code).length > 0 && code !== "PSYPACT")
    .map((code) => `${code}: ${getCompact(code).name}`)
    .join("; ");

function toStandouts({ rows }: CatalogRecord<"profession-index">) {
  const profiled = rows.filter((row) => row.category !== null);
  const most = (toValue: (row: ProfessionRow) => number) =>
    profiled.reduce((best, row) => (toValue(row) > toValue(best) ? row : best));
  const paid = most(({ pay }) => pay.median ?? 0);
  const growing = most(({ outlook }) => outlook?.changePercent ?? 0);
  const open = most(({ outlook }) => outlook?.openingsPerYear ?? 0);
  return [
    {
      figure: formatDollars(paid.pay.median!),
      label: `highest median pay: ${paid.name}`,
      source: "BLS, May 2025",
    },
    {
      figure: formatChange(growing.outlook!.changePercent),
      label: `fastest growth: ${growing.name}`,
      source: "BLS, 2024 to 2034",
    },
    {
      figure: formatCount(open.outlook!.openingsPerYear),
      label: `most openings a year: ${open.name}`,
      source: "BLS, 2024 to 2034",
    },
  ];
}

import type { CatalogRecord } from "#app/facts/catalog/catalog.ts";
import type { ProfessionRow } from "#app/facts/catalog/profession-records.ts";
import type { CareerPath } from "#app/facts/catalog/written-records.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { formatChange, listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { paths } from "#app/paths.ts";

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

type Index = CatalogRecord<"profession-index">;

const named = 3;
const median = ({ pay }: ProfessionRow): number => pay.median ?? 0;
const pay = (row: ProfessionRow): string => formatDollars(median(row));

const listOccupations = ({ rows }: Index): ProfessionRow[] =>
  rows.filter(({ soc }, at) => rows.findIndex((row) => row.soc === soc) === at);

const tell = (rows: readonly ProfessionRow[], toFigure: (row: ProfessionRow) => string): string =>
  listWithAnd(rows.slice(0, named).map((row) => `${toPeople(row)} (${toFigure(row)})`.replace(") (", ", ")));

const toPeople = ({ slug, name }: ProfessionRow): string =>
  withWageScope(
    slug,
    toRunningText(findProfiledProfession(slug)?.plural ?? findProfession(slug)?.plural ?? name),
  );

/** BLS classes this wage code with certificates, but employers hire coordinators with a bachelor's degree. */
const needsDegree = "clinical-research-coordinator";

export function listCareerQuestions(index: Index): Question[] {
  const rows = listOccupations(index);
  const short = rows.filter(
    ({ slug, outlook }) =>
      slug !== needsDegree && /^(High school|Postsecondary)/.test(outlook?.entryEducation ?? ""),
  );
  const associate = rows.filter(({ outlook }) => outlook?.entryEducation === "Associate's degree");
  const byPay = (list: ProfessionRow[]) => list.toSorted((a, b) => median(b) - median(a));
  return [
    {
      question: "Which healthcare jobs pay the most without a college degree?",
      answer: `${startSentence(tell(byPay(short), pay))} have the highest medians among jobs that BLS says people usually enter with a high school diploma or a certificate (May 2025).`,
    },
    {
      question: "Which healthcare jobs pay the most with an associate's degree?",
      answer: `${startSentence(tell(byPay(associate), pay))} have the highest medians among jobs that BLS says people usually enter with an associate's degree (May 2025).`,
    },
  ];
}

export function listProfessionsQuestions(index: Index): Question[] {
  const rows = listOccupations(index).filter(({ category }) => category !== null);
  const byPay = rows.toSorted((a, b) => median(b) - median(a));
  const growth = (row: ProfessionRow) => row.outlook?.changePercent ?? 0;
  const byGrowth = rows.toSorted((a, b) => growth(b) - growth(a));
  const openings = (row: ProfessionRow) => row.outlook?.openingsPerYear ?? 0;
  const byOpenings = rows.toSorted((a, b) => openings(b) - openings(a));
  return [
    {
      question: "Which healthcare profession pays the most?",
      answer: `${startSentence(tell(byPay, pay))} have the highest medians (BLS, May 2025). ${startSentence(tell(byPay.slice(-1), pay))} have the lowest of these ${rows.length} occupations.`,
    },
    {
      question: "Which professions are growing fastest, and which have the most openings?",
      answer: `BLS projects the fastest growth from 2024 to 2034 for ${tell(byGrowth, (row) => formatChange(growth(row)))}. It projects the most openings for ${tell(byOpenings, (row) => `${formatCount(openings(row))} a year`)}.`,
    },
  ];
}

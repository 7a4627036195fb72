import { startSentence } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import { formatChange, listWithAnd, toRunningText } from "#app/markets/figures.ts";
import { withWageScope } from "#app/markets/wanted-professions.ts";
import type { CatalogRecord } from "#app/platform/catalog-records.ts";
import type { ProfessionRow } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";

type Index = CatalogRecord<"profession-index">;

const named = 3;
const median = ({ pay }: ProfessionRow): number => pay.median ?? 0;

/** One row for each occupation that the survey tells apart. */
const listOccupations = ({ rows }: Index): ProfessionRow[] =>
  rows.filter(({ soc }, at) => rows.findIndex((row) => row.soc === soc) === at);

const tell = (rows: readonly ProfessionRow[], toFigure: (row: ProfessionRow) => string): string =>
  listWithAnd(
    rows
      .slice(0, named)
      .map((row) => `${withWageScope(row.slug, toRunningText(row.name))} (${toFigure(row)})`),
  );

/** What the medians and projections of all professions answer about ways in. */
export function listCareerQuestions(index: Index): Question[] {
  const rows = listOccupations(index);
  const short = rows.filter(({ outlook }) =>
    /^(High school|Postsecondary)/.test(outlook?.entryEducation ?? ""),
  );
  const associate = rows.filter(({ outlook }) => outlook?.entryEducation === "Associate's degree");
  const byPay = (list: ProfessionRow[]) => list.toSorted((a, b) => median(b) - median(a));
  const pay = (row: ProfessionRow) => formatDollars(median(row));
  return [
    {
      question: "Which healthcare jobs pay most without a college degree?",
      answer: `Among those that people usually enter with a school diploma or a certificate: ${tell(byPay(short), pay)}, by the median of May 2025.`,
    },
    {
      question: "What pays best with an associate's degree?",
      answer: `${startSentence(tell(byPay(associate), pay))} lead, by the median of May 2025 and the schooling that the Bureau of Labor Statistics calls typical.`,
    },
  ];
}

/** The same about all professions side by side. */
export function listProfessionsQuestions(index: Index): Question[] {
  const rows = listOccupations(index).filter(({ category }) => category !== null);
  const byPay = rows.toSorted((a, b) => median(b) - median(a));
  const growth = (row: ProfessionRow) => row.outlook?.changePercent ?? 0;
  const byGrowth = rows.toSorted((a, b) => growth(b) - growth(a));
  const openings = (row: ProfessionRow) => row.outlook?.openingsPerYear ?? 0;
  const byOpenings = rows.toSorted((a, b) => openings(b) - openings(a));
  return [
    {
      question: "Which of these professions pays most?",
      answer: `The highest medians of May 2025 are those of the ${tell(byPay, (row) => formatDollars(median(row)))}. The lowest of the ${rows.length} is that of the ${tell(byPay.slice(-1), (row) => formatDollars(median(row)))}.`,
    },
    {
      question: "Which grow fastest, and which have the most openings?",
      answer: `From 2024 to 2034 the fastest are ${tell(byGrowth, (row) => formatChange(growth(row)))}. Most openings come up for the ${tell(byOpenings, (row) => `${formatCount(openings(row))} a year`)}.`,
    },
  ];
}

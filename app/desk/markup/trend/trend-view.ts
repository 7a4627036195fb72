import { type MarkupRuleId, markupRules } from "#app/jobs/checks/markup/markup-rules.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { MarkupRun } from "./runs.server.ts";

interface TrendLine {
  name: string;
  note: string;
  values: number[];
}

export interface TrendView {
  lines: TrendLine[];
  ends: [string, string];
  table: { headings: string[]; rows: { name: string; cells: string[] }[] };
}

/** Null before the second night. Each version of the rules has its own lines. */
export function toNightTrend(
  runs: readonly MarkupRun[],
  totals: ReadonlyMap<string, number>,
  rule: MarkupRuleId | null,
): TrendView | null {
  const nights = runs.filter(({ finishedAt }) => finishedAt !== null).reverse();
  if (nights.length < 2) return null;
  const versions = [...new Set(nights.map(({ rulesVersion }) => rulesVersion))];
  const count = (run: MarkupRun, id: MarkupRuleId) => totals.get(`${run.id} ${id}`) ?? 0;
  const series: [string, (run: MarkupRun) => number][] = rule
    ? [[`${rule} ${markupRules[rule].name}`, (run) => count(run, rule)]]
    : [
        ["Postings with errors", ({ withErrors }) => withErrors],
        ["Postings with warnings", ({ withWarnings }) => withWarnings],
        ["Average score", toMeanScore],
      ];
  return {
    lines: versions.flatMap((version) => {
      const own = nights.filter(({ rulesVersion }) => rulesVersion === version);
      return series.map(([name, toValue]) => {
        const values = own.map(toValue);
        return {
          name: versions.length > 1 ? `${name}, rules ${version}` : name,
          note: formatCount(values.at(-1)!),
          values,
        };
      });
    }),
    ends: [formatIsoDay(nights[0]!.day), formatIsoDay(nights.at(-1)!.day)],
    table: {
      headings: ["Night", "Rules", "Checked", ...series.map(([name]) => name)],
      rows: [...nights].reverse().map((run) => ({
        name: formatIsoDay(run.day),
        cells: [
          String(run.rulesVersion),
          formatCount(run.checked),
          ...series.map(([, toValue]) => formatCount(toValue(run))),
        ],
      })),
    },
  };
}

export const toMeanScore = ({ scoreSum, checked }: Pick<MarkupRun, "scoreSum" | "checked">): number =>
  checked === 0 ? 0 : Math.round(scoreSum / checked);

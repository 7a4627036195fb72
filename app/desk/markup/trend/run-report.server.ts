import { type MarkupRuleId, markupRules } from "#app/jobs/checks/markup/markup-rules.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { listMarkupRuns, listTotals } from "./runs.server.ts";
import { toMeanScore } from "./trend-view.ts";

interface RunReport {
  /** False when a rule has more errors than the night before. */
  ok: boolean;
  night: string | null;
  rulesVersion: number | null;
  checked: number;
  eligible: number;
  withErrors: number;
  withWarnings: number;
  averageScore: number;
  rules: { id: MarkupRuleId; severity: string; postings: number; before: number | null }[];
}

const runsRead = 10;

/** Compares only nights with the same rules, because a new rule's errors are not new. */
export async function getRunReport(db: Db): Promise<RunReport> {
  const finished = (await listMarkupRuns(db, runsRead)).filter(({ finishedAt }) => finishedAt !== null);
  const [last] = finished;
  if (!last)
    return {
      ok: true,
      night: null,
      rulesVersion: null,
      checked: 0,
      eligible: 0,
      withErrors: 0,
      withWarnings: 0,
      averageScore: 0,
      rules: [],
    };
  const before = finished.find(
    ({ id, rulesVersion }) => id !== last.id && rulesVersion === last.rulesVersion,
  );
  const totals = await listTotals(db, [last.id, ...(before ? [before.id] : [])]);
  const count = (runId: number, id: MarkupRuleId) =>
    totals.find((total) => total.runId === runId && total.rule === id)?.postings ?? 0;
  const rules = (Object.keys(markupRules) as MarkupRuleId[])
    .map((id) => ({
      id,
      severity: markupRules[id].severity,
      postings: count(last.id, id),
      before: before ? count(before.id, id) : null,
    }))
    .filter(({ postings, before }) => postings > 0 || (before ?? 0) > 0);
  const isWorse = rules.some(
    ({ severity, postings, before }) =>
      (severity === "E" || severity === "P") && postings > (before ?? postings),
  );
  return {
    ok: !isWorse,
    night: last.day,
    rulesVersion: last.rulesVersion,
    checked: last.checked,
    eligible: last.eligible,
    withErrors: last.withErrors,
    withWarnings: last.withWarnings,
    averageScore: toMeanScore(last),
    rules,
  };
}

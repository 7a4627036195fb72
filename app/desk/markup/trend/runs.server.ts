import type { MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import type { Db } from "#app/kit/platform/db.ts";

export interface MarkupRun {
  id: number;
  day: string;
  rulesVersion: number;
  startedAt: number;
  finishedAt: number | null;
  doneId: number;
  checked: number;
  eligible: number;
  withErrors: number;
  withWarnings: number;
  withPay: number;
  scoreSum: number;
}

const columns = `id, day, rules_version AS rulesVersion, started_at AS startedAt, finished_at AS finishedAt, done_id AS doneId,
  checked, eligible, with_errors AS withErrors, with_warnings AS withWarnings, with_pay AS withPay, score_sum AS scoreSum`;

/** Includes the unfinished run. */
export async function listMarkupRuns({ $client }: Db, limit: number): Promise<MarkupRun[]> {
  const { results } = await $client
    .prepare(`SELECT ${columns} FROM markup_runs ORDER BY id DESC LIMIT ?1`)
    .bind(limit)
    .all<MarkupRun>();
  return results;
}

interface RuleTotal {
  runId: number;
  rule: MarkupRuleId;
  postings: number;
}

export async function listTotals({ $client }: Db, runIds: readonly number[]): Promise<RuleTotal[]> {
  const { results } = await $client
    .prepare(
      `SELECT run_id AS runId, rule, postings FROM markup_totals WHERE run_id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(runIds))
    .all<RuleTotal>();
  return results;
}

/** A run writes nothing for an unchanged posting, so the run's own time counts too. */
export function toCheckedAt(
  { jobId, checkedAt }: { jobId: number; checkedAt: number },
  runs: readonly MarkupRun[],
): number {
  const passed = runs.find(({ finishedAt, doneId }) => finishedAt !== null || doneId >= jobId);
  return Math.max(checkedAt, passed?.startedAt ?? 0);
}

export async function findUnmailedSince({ $client }: Db): Promise<number | null> {
  const row = await $client
    .prepare(
      "SELECT min(written_at) AS at FROM posting_files INDEXED BY posting_files_due WHERE changes <> written_changes",
    )
    .first<{ at: number | null }>();
  return row?.at ?? null;
}

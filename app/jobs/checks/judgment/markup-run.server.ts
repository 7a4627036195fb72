import { sql } from "drizzle-orm";
import { rulesVersion } from "#app/jobs/checks/markup/markup-rules.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { judgeLive, type PostingCheck, toChecksUpsert } from "./kept-checks.server.ts";

const idsPerStep = 500;
/** 4,000 ids in each of a day's 288 ticks: over a million. A tick takes some 6 s of its 30 s of CPU. */
const stepsPerTick = 8;
const startHourUtc = 5;
/** A year of nights. */
const keptRuns = 400;

interface Run {
  id: number;
  doneId: number;
}

/** For the cron: begins or continues the night's run. New rules begin one at once. */
export async function continueMarkupRun(db: Db, env: Pick<Env, "SITE_URL">, now: number): Promise<number> {
  const run = await findRun(db, now);
  if (!run) return 0;
  const last = await db.$client.prepare("SELECT max(id) AS id FROM jobs").first<{ id: number | null }>();
  const lastId = last?.id ?? 0;
  let checked = 0;
  for (let step = 0; step < stepsPerTick; step++) {
    const from = run.doneId;
    const to = from + idsPerStep;
    const checks = await judgeLive(db, sql`${jobs.id} > ${from} AND ${jobs.id} <= ${to}`, env.SITE_URL, now);
    await db.$client.batch(toStep(db, run, { from, to, isLast: to >= lastId }, checks, now));
    checked += checks.length;
    if (to >= lastId) return checked;
    run.doneId = to;
  }
  return checked;
}

async function findRun({ $client }: Db, now: number): Promise<Run | null> {
  const day = toIsoDay(now - startHourUtc * hourMs);
  const [, , found] = await $client.batch<Run>([
    // After a release changes the rules, the old run would never end.
    $client
      .prepare("DELETE FROM markup_runs WHERE finished_at IS NULL AND rules_version <> ?1")
      .bind(rulesVersion),
    $client
      .prepare(
        `INSERT INTO markup_runs (day, rules_version, started_at) SELECT ?1, ?2, ?3
          WHERE NOT EXISTS (SELECT 1 FROM markup_runs WHERE finished_at IS NULL) ON CONFLICT DO NOTHING`,
      )
      .bind(day, rulesVersion, now),
    $client.prepare(
      "SELECT id, done_id AS doneId FROM markup_runs WHERE finished_at IS NULL ORDER BY id DESC LIMIT 1",
    ),
    $client
      .prepare("DELETE FROM markup_runs WHERE id <= (SELECT max(id) FROM markup_runs) - ?1")
      .bind(keptRuns),
  ]);
  return found?.results[0] ?? null;
}

interface Step {
  from: number;
  to: number;
  isLast: boolean;
}

/** All or nothing, and only once: an overlapping tick finds the run further on. */
function toStep(
  db: Db,
  run: Run,
  { from, to, isLast }: Step,
  checks: readonly PostingCheck[],
  now: number,
): D1PreparedStatement[] {
  const { $client } = db;
  const isTurn = `(SELECT done_id FROM markup_runs WHERE id = ${run.id}) = ${from}`;
  const totals = new Map<string, number>();
  for (const { rules } of checks) for (const rule of rules) totals.set(rule, (totals.get(rule) ?? 0) + 1);
  const count = (isCounted: (check: PostingCheck) => boolean) => checks.filter(isCounted).length;
  return [
    toChecksUpsert(db, checks, now, isTurn),
    $client
      .prepare(
        `DELETE FROM markup_checks WHERE job_id > ?1 AND job_id <= ?2 AND ${isTurn}
          AND job_id NOT IN (SELECT value FROM json_each(?3))`,
      )
      .bind(from, isLast ? Number.MAX_SAFE_INTEGER : to, JSON.stringify(checks.map(({ jobId }) => jobId))),
    $client
      .prepare(
        `INSERT INTO markup_totals (run_id, rule, postings) SELECT ?1, key, value FROM json_each(?2) WHERE ${isTurn}
          ON CONFLICT DO UPDATE SET postings = postings + excluded.postings`,
      )
      .bind(run.id, JSON.stringify(Object.fromEntries(totals))),
    $client
      .prepare(
        `UPDATE markup_runs SET done_id = ?3, finished_at = ?4, checked = checked + ?5, eligible = eligible + ?6,
          with_errors = with_errors + ?7, with_warnings = with_warnings + ?8, with_pay = with_pay + ?9,
          score_sum = score_sum + ?10 WHERE id = ?1 AND done_id = ?2`,
      )
      .bind(
        run.id,
        from,
        to,
        isLast ? now : null,
        checks.length,
        count(({ isEligible }) => isEligible),
        count(({ errors }) => errors > 0),
        count(({ warnings }) => warnings > 0),
        count(({ hasPay }) => hasPay),
        checks.reduce((sum, { score }) => sum + score, 0),
      ),
  ];
}

import { inArray, type SQL } from "drizzle-orm";
import type { MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import { selectLiveRecords } from "#app/jobs/postings/record/find-job.server.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { judgePosting } from "./judge-posting.server.ts";

export interface PostingCheck {
  jobId: number;
  rulesVersion: number;
  score: number;
  errors: number;
  warnings: number;
  rules: MarkupRuleId[];
  isEligible: boolean;
  hasPay: boolean;
}

export async function judgeLive(db: Db, of: SQL, siteUrl: string, now: number): Promise<PostingCheck[]> {
  const records = await selectLiveRecords(db, of, now);
  return records.map((record) => {
    const { checked } = judgePosting(record, siteUrl, now);
    const grave = new Set(
      checked.findings
        .filter(({ severity }) => severity === "E" || severity === "P")
        .map(({ ruleId }) => ruleId),
    );
    const rules = [...new Set(checked.findings.map(({ ruleId }) => ruleId))].sort();
    return {
      jobId: record.id,
      rulesVersion: checked.rulesVersion,
      score: checked.score,
      errors: grave.size,
      warnings: rules.length - grave.size,
      rules,
      isEligible: checked.isEligible,
      hasPay: checked.posting?.baseSalary !== undefined,
    };
  });
}

/** Writes only changes: a night's run over a million postings must not write a million rows. */
export function toChecksUpsert(
  db: Db,
  checks: readonly PostingCheck[],
  now: number,
  isTrue = "true",
): D1PreparedStatement {
  const rows = checks.map(({ rules, ...check }) => ({ ...check, rules: JSON.stringify(rules) }));
  return db.$client
    .prepare(
      `INSERT INTO markup_checks (job_id, rules_version, score, errors, warnings, rules, checked_at)
        SELECT value ->> 'jobId', value ->> 'rulesVersion', value ->> 'score', value ->> 'errors', value ->> 'warnings',
          value ->> 'rules', ?2 FROM json_each(?1) WHERE ${isTrue} AND EXISTS (SELECT 1 FROM jobs WHERE id = value ->> 'jobId')
        ON CONFLICT DO UPDATE SET rules_version = excluded.rules_version, score = excluded.score, errors = excluded.errors,
          warnings = excluded.warnings, rules = excluded.rules, checked_at = excluded.checked_at
        WHERE rules_version <> excluded.rules_version OR score <> excluded.score OR errors <> excluded.errors
          OR rules <> excluded.rules`,
    )
    .bind(JSON.stringify(rows), now);
}

/** Also forgets postings that are not live. */
export async function toRecheck(
  { db, env, now }: Pick<SiteContext, "db" | "env" | "now">,
  ids: readonly number[],
): Promise<D1PreparedStatement[]> {
  const checks = ids.length === 0 ? [] : await judgeLive(db, inArray(jobs.id, [...ids]), env.SITE_URL, now);
  const live = new Set(checks.map(({ jobId }) => jobId));
  return [
    toChecksUpsert(db, checks, now),
    db.$client
      .prepare("UPDATE markup_checks SET checked_at = ?2 WHERE job_id IN (SELECT value FROM json_each(?1))")
      .bind(JSON.stringify([...live]), now),
    db.$client
      .prepare("DELETE FROM markup_checks WHERE job_id IN (SELECT value FROM json_each(?1))")
      .bind(JSON.stringify(ids.filter((id) => !live.has(id)))),
  ];
}

/** If it fails, the nightly run repeats it. */
export function recheckSoon(context: SiteContext, slug: string): void {
  const work = async () => {
    const row = await context.db.$client
      .prepare("SELECT id FROM jobs WHERE slug = ?1")
      .bind(slug)
      .first<{ id: number }>();
    if (row) await context.db.$client.batch(await toRecheck(context, [row.id]));
  };
  context.waitUntil(work().catch((error) => logError("markup.recheck", error)));
}

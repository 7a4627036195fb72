import { type SQL, sql } from "drizzle-orm";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import type { AccountRow, SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import type { Viewer } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { type SavedPosting, savedColumns, toCurrentFacts } from "./current-facts.server.ts";
import { type OwnRow, readPayBefore, toAccountRow, toOwnRows, toPayBefore } from "./saved-rows.server.ts";

const newsDays = 30;

/** SQL of one person's saved postings whose pay changed, or that ended, since she saved them: the latest first. */
const toChanged = (userId: number, now: number, limit: number, isAsked = sql`true`): SQL => sql`
  SELECT s.job_id, s.saved_at, s.told_event, (SELECT max(v.id) FROM job_events v
      WHERE v.job_id = s.job_id AND v.kind IN ('pay', 'state') AND v.at > max(s.saved_at, ${now - newsDays * dayMs})
        AND (v.kind = 'pay' OR (j.status IN ('filled', 'closed', 'expired') AND v.detail ->> 'to' = j.status))) AS event
    FROM saved_jobs s INDEXED BY saved_jobs_newest CROSS JOIN jobs j ON j.id = s.job_id
    WHERE s.user_id = ${userId} AND s.removed_at IS NULL AND event IS NOT NULL AND ${isAsked}
    ORDER BY event DESC LIMIT ${limit}`;

/** What `readChanged` reads. */
export const askChanged = (
  db: Db,
  viewer: Pick<Viewer, "id" | "emailVerified">,
  now: number,
  limit: number,
): D1PreparedStatement => toOwnRows(db, viewer, toChanged(viewer.id, now, limit));

/** The latest change first. */
export const readChanged = ({ results }: D1Result, now: number, license: MyLicense | null): AccountRow[] =>
  (results as unknown as OwnRow[])
    .sort((a, b) => toChangedAt(b) - toChangedAt(a))
    .map((row) => toAccountRow(row, now, license))
    .filter(({ entry, facts }) => entry.pay !== null || facts?.state === "closed");

const toChangedAt = ({ status, payChangedAt, endedAt }: OwnRow): number =>
  Math.max(payChangedAt ?? 0, status === "open" ? 0 : (endedAt ?? 0));

export interface SavedNews {
  job: number;
  /** The last of job_events that it tells of. */
  event: number;
  facts: SavedFacts;
  /** "Was $40 an hour until Nov 20". Null when the pay is the same. */
  payWas: string | null;
}

interface NewsRow extends SavedPosting {
  job: number;
  event: number;
  payBefore: string | null;
  payChangedAt: number | null;
}

/** For a mail: what no mail told of yet. */
export async function listSavedNews(
  db: Db,
  userId: number,
  license: MyLicense | null,
  now: number,
): Promise<SavedNews[]> {
  const rows = await db.all<NewsRow>(sql`
    WITH shown AS MATERIALIZED (${toChanged(userId, now, mostTold, sql`event > s.told_event`)})
    SELECT ${savedColumns}, jobs.id AS job, shown.event AS event,
      ${toPayBefore(sql`max(shown.saved_at, ifnull((SELECT at FROM job_events WHERE id = shown.told_event), 0))`)}
    FROM shown CROSS JOIN jobs ON jobs.id = shown.job_id JOIN employers ON employers.id = jobs.employer_id
      JOIN job_details ON job_details.job_id = jobs.id`);
  return rows
    .sort((a, b) => b.event - a.event)
    .flatMap((row) => {
      const facts = toCurrentFacts(row, now, license);
      const before = readPayBefore(row);
      const payWas = before && `Was ${before.text} until ${before.changedOn}`;
      return facts && (payWas || facts.state === "closed")
        ? [{ job: row.job, event: row.event, facts, payWas }]
        : [];
    });
}

/** In one mail. The rest comes with the next. */
const mostTold = 10;

const toJson = (news: readonly SavedNews[]): string =>
  JSON.stringify(news.map(({ job, event }) => [job, event]));

/** SQL: no mail told her of any of them yet. */
export const isUntold = (userId: number, news: readonly SavedNews[]): SQL => sql`NOT EXISTS (
  SELECT 1 FROM json_each(${toJson(news)}) n JOIN saved_jobs s ON s.user_id = ${userId} AND s.job_id = n.value ->> 0
  WHERE s.told_event >= n.value ->> 1)`;

/** For the batch of the mail that tells. `isTrue` is SQL that no row of the batch changes. */
export const toToldUpdate = (db: Db, userId: number, news: readonly SavedNews[], isTrue: SQL) =>
  toStatement(
    db,
    sql`UPDATE saved_jobs SET told_event = n.value ->> 1 FROM json_each(${toJson(news)}) n
      WHERE user_id = ${userId} AND job_id = n.value ->> 0 AND told_event < n.value ->> 1 AND ${isTrue}`,
  );

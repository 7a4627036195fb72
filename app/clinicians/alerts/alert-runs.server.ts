import { sql } from "drizzle-orm";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { matchOpenings } from "#app/jobs/search/percolator/percolate.server.ts";
import { rereadSearches } from "#app/jobs/search/percolator/saved-searches.server.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";

// For the cron. What is left over comes with the next run, five minutes later.

const runsPerTime = 10;

/** Openings meet the searches, and instant alerts that found something become due. */
export async function matchAlerts(db: Db, now: number): Promise<void> {
  for (let runs = 0; runs < runsPerTime; runs++) {
    const toDue = (run: number) =>
      toStatement(
        db,
        sql`UPDATE alerts SET due_at = ${now} WHERE rhythm = 'instant' AND state = 'active' AND due_at IS NULL
          AND search_id IN (SELECT search_id FROM search_hits WHERE run = ${run})`,
      );
    if (!(await matchOpenings(db, now, toDue)).isMore) return;
  }
}

const peoplePerTime = 5_000;

/** A message for each person to whom a mail is due, with a Worker's limits to itself. */
export async function queueAlerts(db: Db, env: Pick<Env, "WORK_QUEUE">, now: number): Promise<number> {
  const people = await db.all<{ id: number }>(sql`
    SELECT DISTINCT person_id AS id FROM (
      SELECT person_id FROM alerts WHERE due_at <= ${now} AND NOT EXISTS (SELECT 1 FROM alert_stop)
      ORDER BY due_at LIMIT ${peoplePerTime})`);
  await sendWork(
    env,
    people.map(({ id }) => ({ kind: "alerts", id })),
  );
  return people.length;
}

const rereadsPerTime = 5;

export async function rereadAlerts(db: Db, now: number): Promise<void> {
  for (let runs = 0; runs < rereadsPerTime; runs++) if (!(await rereadSearches(db, now))) return;
}

/** Weekly mails look back seven days, and quiet days make it thirteen. */
const keptHitDays = 15;
/** A repost is news again after this long. */
const keptPostingDays = 60;
/** For the desk's counts. */
const keptMailDays = 90;
const unconfirmedDays = 30;

export async function removeOldAlerts(db: Db, now: number): Promise<void> {
  const before = (days: number) => now - days * dayMs;
  await db.$client.batch(
    [
      sql`DELETE FROM search_hits WHERE run <= (SELECT ifnull(max(seq), 0) FROM openings
        WHERE matched_at IS NOT NULL AND opened_at < ${before(keptHitDays)})`,
      sql`DELETE FROM openings WHERE opened_at < ${before(keptPostingDays)} AND matched_at IS NOT NULL`,
      sql`DELETE FROM alert_postings WHERE at < ${before(keptPostingDays)}`,
      sql`DELETE FROM alert_mails WHERE at < ${before(keptMailDays)}`,
      sql`DELETE FROM alert_days WHERE day < ${toPostingDay(before(keptMailDays))}`,
      sql`DELETE FROM alerts WHERE state = 'unconfirmed' AND changed_at < ${before(unconfirmedDays)}`,
      sql`DELETE FROM alerts WHERE state = 'ended' AND changed_at < ${before(keptMailDays)}`,
      sql`DELETE FROM alert_people WHERE NOT EXISTS (SELECT 1 FROM alerts a WHERE a.person_id = alert_people.id)
        AND created_at < ${before(1)}`,
      sql`DELETE FROM saved_searches WHERE NOT EXISTS (SELECT 1 FROM alerts a WHERE a.search_id = saved_searches.id)
        AND read_at < ${before(0)}`,
    ].map((query) => toStatement(db, query)),
  );
}

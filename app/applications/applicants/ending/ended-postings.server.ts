import {
  type Addressee,
  addresseeColumns,
  type Told,
  toNoticeInsert,
} from "#app/applications/notices/notice-inserts.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import { isInterviewedSql } from "./end-applications.server.ts";

/** How a posting ended, as SQL about its row `j`. Ways that our desk went first. */
const waysSql = `CASE WHEN j.status = 'removed' THEN 'removed' WHEN ${toHeldCompany("j.employer_id")} THEN 'suspended'
  WHEN j.status = 'filled' THEN 'filled' WHEN j.status IN ('expired', 'closed', 'withdrawn') THEN 'closed' END`;

type Way = "removed" | "suspended" | "filled" | "closed";

interface EndedPosting {
  jobId: number;
  /** Null for one that is open again. */
  way: Way | null;
}

const postingsPerRun = 50;
const peoplePerBatch = 200;

/**
 * Tells everyone who still waits for a posting that has ended, in our words and at once. `ended_postings` names them, whatever
 * ended them (migrations/0082). `only` is SQL about the posting `j`.
 */
export async function answerEndedPostings(told: Told, only = "true"): Promise<void> {
  const { results } = await told.db.$client
    .prepare(
      `SELECT p.job_id AS jobId, ${waysSql} AS way FROM ended_postings p CROSS JOIN jobs j ON j.id = p.job_id
        WHERE p.due_at <= ?1 AND ${only} ORDER BY p.due_at LIMIT ${postingsPerRun}`,
    )
    .bind(told.now)
    .all<EndedPosting>();
  for (const { jobId, way } of results) while (await answerSome(told, jobId, way));
}

/** Returns whether more are left. Two runs at once tell each person once: what a batch does is guarded by its own posting's row. */
async function answerSome(told: Told, jobId: number, way: Way | null): Promise<boolean> {
  const { db, now } = told;
  const d1 = db.$client;
  const isDue = `EXISTS (SELECT 1 FROM ended_postings p JOIN jobs j ON j.id = p.job_id WHERE p.job_id = ${Number(jobId)}
    AND p.due_at <= ${now} AND ${waysSql} IS ${way ? `'${way}'` : "NULL"})`;
  const done = d1.prepare(`DELETE FROM ended_postings WHERE job_id = ${Number(jobId)} AND ${isDue}`);
  if (way === null) {
    await done.run();
    return false;
  }
  // An offer outlives its posting, but not if we ended it.
  const isOurs = way === "removed" || way === "suspended";
  const isLeft = `job_id = ${Number(jobId)} AND ${isOpenSql}${isOurs ? "" : " AND state <> 'offer'"}`;
  const [left, offers] = await Promise.all([
    listAddressees(d1, isLeft, peoplePerBatch),
    isOurs ? [] : listAddressees(d1, `job_id = ${Number(jobId)} AND state = 'offer'`, peoplePerBatch),
  ]);
  const isThem = `${isLeft} AND id IN (${left.map(({ id }) => Number(id)).join(", ") || "NULL"}) AND ${isDue}`;
  const isOffer = `job_id = ${Number(jobId)} AND state = 'offer' AND ${isDue}`;
  const isLast = left.length < peoplePerBatch;
  const [toOthers, toInterviewed] = await Promise.all([
    toNoticeInsert(told, way, left),
    toNoticeInsert(told, way === "filled" || way === "closed" ? `${way}-interviewed` : way, left),
  ]);
  const toOffers = await toNoticeInsert(told, way === "filled" ? "filled-offer" : "closed-offer", offers);
  const results = await d1.batch([
    toOthers(`${isThem} AND NOT ${isInterviewedSql}`),
    toInterviewed(`${isThem} AND ${isInterviewedSql}`),
    d1
      .prepare(
        `INSERT INTO application_events (application_id, kind, detail, at)
          SELECT id, 'state', json_object('from', state, 'to', 'not-selected', 'way', ?1), ?2 FROM applications WHERE ${isThem}`,
      )
      .bind(way, now),
    d1.prepare(`UPDATE applications SET state = 'not-selected', updated_at = ?1 WHERE ${isThem}`).bind(now),
    ...(isLast ? [toOffers(isOffer), done] : []),
  ]);
  return !isLast && results[3]!.meta.changes > 0;
}

const listAddressees = async (d1: D1Database, where: string, limit: number): Promise<Addressee[]> =>
  (
    await d1
      .prepare(
        `SELECT ${addresseeColumns} FROM applications WHERE ${where} ORDER BY created_at, id LIMIT ${limit}`,
      )
      .all<Addressee>()
  ).results;

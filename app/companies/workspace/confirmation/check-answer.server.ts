import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { mayOpen } from "#app/jobs/changes/job-guards.server.ts";
import { changeStatuses, confirmJobs, toConfirmedEvents } from "#app/jobs/changes/many-jobs.server.ts";
import { reopenOrHold } from "#app/jobs/changes/reopen-or-hold.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { readCheckToken } from "./check-mail.ts";

export type CheckAnswer = "open" | "filled";

const reopenedMs = 30 * dayMs;

interface AskedRow {
  /** Whose link it is. */
  userId: number;
  id: number;
  employerId: number;
  title: string;
  company: string;
  companySlug: string;
  status: string;
  validThrough: number;
}

/** Who was asked still writes for the company `j.employer_id`. */
const toWrites = (userId: number): string =>
  `EXISTS (SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.employer_id = j.employer_id
    AND m.user_id = ${Number(userId)} AND m.role IN (${whoWrites.map((role) => `'${role}'`).join()}) AND u.suspended_at IS NULL)`;

/** Null once answered, or if the person has left the company. Looking is not answering, because mail scanners open links. */
export async function findAsked(
  { $client }: Db,
  token: string,
  sessionSecret: string,
): Promise<AskedRow | null> {
  const asked = await readCheckToken(token, sessionSecret);
  if (asked === null) return null;
  return $client
    .prepare(
      `SELECT ?2 AS userId, j.id, j.employer_id AS employerId, j.title, e.name AS company, e.slug AS companySlug, j.status,
          j.valid_through AS validThrough
        FROM hiring_checks c JOIN jobs j ON j.id = c.job_id JOIN employers e ON e.id = j.employer_id
        WHERE c.secret_hash = ?1 AND ${toWrites(asked.userId)}`,
    )
    .bind(await sha256(asked.secret), asked.userId)
    .first<AskedRow>();
}

/** "review" when we read the posting before it opens again; null when the answer came too late. */
export async function answerAsked(
  db: Db,
  job: AskedRow,
  answer: CheckAnswer,
  now: number,
): Promise<CheckAnswer | "review" | null> {
  const own = { ids: [job.id], employerId: job.employerId };
  const by = { userId: null, reason: "by the link in our email" };
  const isMember = toWrites(job.userId);
  const isAsked = `EXISTS (SELECT 1 FROM hiring_checks c WHERE c.job_id = j.id) AND ${isMember}`;
  if (answer === "filled")
    return (await changeStatuses(db, own, "fill", by, now, { onlyIf: isAsked })).length > 0 ? answer : null;
  if (job.status === "open") return (await confirmJobs(db, own, by, now, isAsked)).length > 0 ? answer : null;
  const end = job.validThrough > now ? job.validThrough : now + reopenedMs;
  const toNote = (isPossible: string) => [
    toConfirmedEvents(db.$client, `j.id = ${Number(job.id)} AND ${isPossible}`, by, now),
  ];
  const outcome = await reopenOrHold(db, job, end, by, now, { also: toNote, onlyIf: isMember });
  if (outcome !== null) return outcome === "open" ? answer : "review";
  const waiting = await changeStatuses(db, own, "resubmit", by, now, {
    onlyIf: `${isAsked} AND NOT ${mayOpen}`,
  });
  return waiting.length > 0 ? "review" : null;
}

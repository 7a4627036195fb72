import { sql } from "drizzle-orm";
import { toIsToldSql } from "#app/applications/notices/told-state.ts";
import { readCopy } from "#app/applications/receipt/application-copy.ts";
import type { ToldStanding } from "#app/applications/receipt/application-words.ts";
import { findToldParts, toStandingColumns } from "#app/applications/receipt/told.server.ts";
import { isPausedByUs } from "#app/jobs/postings/record/find-job.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type ListPlace, toPageSql } from "#app/kit/platform/keyset.ts";

export const applicationsPerPage = 12;

// An account with an unproved address sees none: a missing one would tell a stranger that the address has applied before.
const isProved = (userId: number) =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email_verified_at IS NOT NULL)`;

export interface ListedApplication extends ToldStanding {
  /** JSON: when it came to each state last. */
  reached: string;
  /** JSON: the interview that is open. */
  interview: string | null;
  id: number;
  publicId: string;
  jobTitle: string;
  employerName: string;
  /** As the posting said when it was sent. Null without a copy. */
  place: string | null;
  pay: string | null;
}

const selectOwnApplications = (userId: number, now: number) =>
  sql`SELECT id, public_id AS publicId, job_title AS jobTitle, employer_name AS employerName,
    ${sql.raw(toStandingColumns("applications", now))}, (SELECT json_group_object(t.detail ->> 'to', t.at)
      FROM application_events t WHERE t.application_id = applications.id AND t.kind = 'state'
        AND ${sql.raw(toIsToldSql("t", now))}) AS reached,
    (SELECT json_object('id', i.public_id, 'state', i.state, 'at', i.start_at, 'zone', i.time_zone) FROM interviews i
      WHERE i.application_id = applications.id AND i.state IN ('proposed', 'asked', 'confirmed')) AS interview,
    (SELECT c.copy ->> '$.posting.place' FROM application_copies c WHERE c.application_id = applications.id) AS place,
    (SELECT c.copy ->> '$.posting.pay' FROM application_copies c WHERE c.application_id = applications.id) AS pay
  FROM applications WHERE user_id = ${userId} AND ${isProved(userId)}`;

/** A page of them, the newest first. */
export const askOwnApplications = (db: Db, userId: number, place: ListPlace, now: number) =>
  toStatement(
    db,
    sql`${selectOwnApplications(userId, now)}
      ${sql.raw(toPageSql(place, ["created_at", "id"], "DESC", applicationsPerPage))}`,
  );

/** Those that wait for the applicant, however old. */
export const askConversations = (db: Db, userId: number, now: number) =>
  toStatement(
    db,
    sql`${selectOwnApplications(userId, now)} AND state IN ('interview', 'offer')
      ORDER BY created_at DESC, id DESC LIMIT ${applicationsPerPage}`,
  );

interface ApplicationRow
  extends Omit<ListedApplication, "publicId" | "reached" | "interview" | "place" | "pay"> {
  jobSlug: string | null;
  jobStatus: JobStatus | null;
  isJobPausedByUs: number | null;
  companyId: number | null;
  companySlug: string | null;
  messagesReadAt: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  isBeforeProof: number;
  /** JSON. */
  copy: string | null;
}

export async function findOwnApplication(db: Db, userId: number, publicId: string, now: number) {
  const [row] = await db.all<ApplicationRow>(sql`
    SELECT a.id, a.job_title AS jobTitle, a.employer_name AS employerName, jobs.slug AS jobSlug, jobs.status AS jobStatus,
      ${isPausedByUs} AS isJobPausedByUs, e.id AS companyId, e.slug AS companySlug, a.messages_read_at AS messagesReadAt, ${sql.raw(toStandingColumns("a", now))}, a.first_name AS firstName,
      a.last_name AS lastName, a.email, a.phone, a.message,
      EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email = lower(a.email)
        AND email_verified_at > a.created_at) AS isBeforeProof, c.copy
    FROM applications a LEFT JOIN application_copies c ON c.application_id = a.id LEFT JOIN jobs ON jobs.id = a.job_id LEFT JOIN employers e ON e.id = a.employer_id
    WHERE a.public_id = ${publicId} AND a.user_id = ${userId} AND ${isProved(userId)}`);
  if (!row) return null;
  const { companyId, companySlug, ...application } = row;
  return {
    ...application,
    ...(await findToldParts(db, row.id, now)),
    copy: readCopy(row.copy),
    isJobPausedByUs: row.isJobPausedByUs === 1,
    company: companyId === null ? null : { id: companyId, slug: companySlug! },
  };
}

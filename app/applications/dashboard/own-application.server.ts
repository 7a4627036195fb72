import { sql } from "drizzle-orm";
import { toIsToldSql, toToldStateSql, toWaySql } from "#app/applications/notices/told-state.ts";
import { readCopy } from "#app/applications/receipt/application-copy.ts";
import { listStoredFiles } from "#app/applications/receipt/sent-files.server.ts";
import type { applicationEvents } from "#app/applications/schema.ts";
import { isPausedByUs } from "#app/jobs/postings/record/find-job.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type ListPlace, toPageSql } from "#app/kit/platform/keyset.ts";
import type { Standing } from "./application-words.ts";

export const applicationsPerPage = 50;
const mostEvents = 200;

// An account with an unproved address sees none: a missing one would tell a stranger that the address has applied before.
const isProved = (userId: number) =>
  sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email_verified_at IS NOT NULL)`;

export interface ListedApplication extends Standing {
  latest: string | null;
  id: number;
  publicId: string;
  jobTitle: string;
  employerName: string;
  createdAt: number;
  answeredAt: number | null;
  /** When the applicant last asked how it stands. */
  askedAt: number | null;
}

const toStandingColumns = (of: string, now: number) =>
  sql.raw(`${toToldStateSql(of, now)} AS state, ${toWaySql(of)} AS way, ${of}.is_for_desk AS isForDesk,
    ${of}.seen_at AS seenAt, ${of}.passed_on_at AS passedOnAt`);

const askedAt = (of: string) =>
  sql.raw(
    `(SELECT max(q.at) FROM application_events q WHERE q.application_id = ${of}.id AND q.kind = 'asked')`,
  );

export const askOwnApplications = (db: Db, userId: number, place: ListPlace, now: number) =>
  toStatement(
    db,
    sql`SELECT id, public_id AS publicId, job_title AS jobTitle, employer_name AS employerName,
      ${toStandingColumns("applications", now)}, created_at AS createdAt, answered_at AS answeredAt,
      ${askedAt("applications")} AS askedAt, (SELECT json_object('kind', t.kind, 'detail', json(t.detail), 'at', t.at)
        FROM application_events t WHERE t.application_id = applications.id
          AND t.kind IN ('seen', 'opened', 'passed-on', 'asked', 'state', 'answer', 'sent')
          AND ${sql.raw(toIsToldSql("t", now))} ORDER BY t.id DESC LIMIT 1) AS latest
    FROM applications WHERE user_id = ${userId} AND ${isProved(userId)}
      ${sql.raw(toPageSql(place, ["created_at", "id"], "DESC", applicationsPerPage))}`,
  );

interface ApplicationRow extends Omit<ListedApplication, "publicId" | "latest"> {
  jobSlug: string | null;
  jobStatus: JobStatus | null;
  isJobPausedByUs: number | null;
  companyId: number | null;
  companySlug: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  isBeforeProof: number;
  /** JSON. */
  copy: string | null;
}

interface EventRow {
  kind: (typeof applicationEvents.$inferSelect)["kind"];
  /** JSON. */
  detail: string;
  at: number;
}

export async function findOwnApplication(db: Db, userId: number, publicId: string, now: number) {
  const [row] = await db.all<ApplicationRow>(sql`
    SELECT a.id, a.job_title AS jobTitle, a.employer_name AS employerName, jobs.slug AS jobSlug, jobs.status AS jobStatus,
      ${isPausedByUs} AS isJobPausedByUs, e.id AS companyId, e.slug AS companySlug, ${toStandingColumns("a", now)}, a.first_name AS firstName,
      a.last_name AS lastName, a.email, a.phone, a.message, a.created_at AS createdAt,
      EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND email = lower(a.email)
        AND email_verified_at > a.created_at) AS isBeforeProof, a.answered_at AS answeredAt, ${askedAt("a")} AS askedAt, c.copy
    FROM applications a LEFT JOIN application_copies c ON c.application_id = a.id LEFT JOIN jobs ON jobs.id = a.job_id LEFT JOIN employers e ON e.id = a.employer_id
    WHERE a.public_id = ${publicId} AND a.user_id = ${userId} AND ${isProved(userId)}`);
  if (!row) return null;
  const { companyId, companySlug, ...application } = row;
  const files = await listStoredFiles(db, row.id);
  const events = await db.all<EventRow>(sql`
    SELECT kind, detail, at FROM application_events
    WHERE application_id = ${row.id} AND ${sql.raw(toIsToldSql("application_events", now))} ORDER BY id LIMIT ${mostEvents}`);
  return {
    ...application,
    copy: readCopy(row.copy),
    files,
    isJobPausedByUs: row.isJobPausedByUs === 1,
    company: companyId === null ? null : { id: companyId, slug: companySlug! },
    events: events.map(({ kind, detail, at }) => ({
      ...{ kind, at },
      detail: JSON.parse(detail) as Record<string, unknown>,
    })),
  };
}

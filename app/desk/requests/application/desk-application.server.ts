import { readCopy } from "#app/applications/receipt/application-copy.ts";
import { askStoredFiles, type StoredFile } from "#app/applications/receipt/sent-files.server.ts";
import type { Db } from "#app/kit/platform/db.ts";

interface DeskApplicationRow {
  id: number;
  publicId: string;
  state: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  jobId: number | null;
  jobTitle: string;
  jobSlug: string | null;
  employerId: number | null;
  employerName: string;
  website: string | null;
  applyUrl: string | null;
  createdAt: number;
  passedOnAt: number | null;
  /** JSON, as the two below. */
  copy: string | null;
  hidesFrom: string | null;
}

interface Source {
  url: string | null;
  feed: string | null;
}

interface Asker {
  name: string;
  email: string;
  phone: string | null;
}

const mostSources = 5;

/** Null for an application that its employer answers. */
export async function findDeskApplication(db: Db, publicId: string) {
  const d1 = db.$client;
  const row = await d1
    .prepare(
      `SELECT a.id, a.public_id AS publicId, a.state, a.first_name AS firstName, a.last_name AS lastName, a.email, a.phone,
        a.message, a.job_id AS jobId, a.job_title AS jobTitle, j.slug AS jobSlug, a.employer_id AS employerId,
        a.employer_name AS employerName, e.website, j.apply_url AS applyUrl, a.created_at AS createdAt,
        a.passed_on_at AS passedOnAt, c.copy, (SELECT d.details -> '$.privacy.hidden' FROM profile_details d
          WHERE d.user_id = a.user_id) AS hidesFrom
        FROM applications a LEFT JOIN jobs j ON j.id = a.job_id LEFT JOIN employers e ON e.id = a.employer_id
        LEFT JOIN application_copies c ON c.application_id = a.id WHERE a.public_id = ?1 AND a.is_for_desk = 1`,
    )
    .bind(publicId)
    .first<DeskApplicationRow>();
  if (!row) return null;
  const [files, sources, askers] = await d1.batch([
    askStoredFiles(db, row.id),
    d1
      .prepare(
        `SELECT s.url, f.address AS feed FROM job_sources s LEFT JOIN employer_feeds f ON f.source = s.source
          WHERE s.job_id = ?1 LIMIT ${mostSources}`,
      )
      .bind(row.jobId),
    d1
      .prepare(
        `SELECT name, email, phone FROM hire_requests WHERE employer_id = ?1
          ORDER BY created_at DESC LIMIT ${mostSources}`,
      )
      .bind(row.employerId),
  ]);
  return {
    row,
    copy: readCopy(row.copy),
    hidesFrom: (JSON.parse(row.hidesFrom ?? "[]") as { name: string }[]).map(({ name }) => name),
    files: files!.results as unknown as StoredFile[],
    sources: sources!.results as unknown as Source[],
    askers: askers!.results as unknown as Asker[],
  };
}

export type DeskApplication = NonNullable<Awaited<ReturnType<typeof findDeskApplication>>>;

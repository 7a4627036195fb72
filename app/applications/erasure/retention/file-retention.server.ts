import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { type Mail, queueOutbox, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { site } from "#app/site.ts";
import { workPaths } from "#app/work-paths.ts";

/** After an application ended. Its copy stays. */
const filesKeptMs = 365 * dayMs;
const toldBeforeMs = 30 * dayMs;
/** A company gets one mail a month, so each names what goes until 30 days after the next one. */
const restMs = 30 * dayMs;
const mostCompanies = 50;
const mostFiles = 500;

const isKept = "f.r2_key IS NOT NULL AND f.ended_at IS NOT NULL";

interface Due {
  employerId: number;
  slug: string;
  files: number;
  firstEnded: number;
}

/** Tells companies which files go. A company without anyone to tell is only noted, so that its files go in time. */
export async function tellOfOldFiles(
  db: Db,
  env: Pick<Env, "SITE_URL" | "MAIL_QUEUE">,
  now: number,
): Promise<number> {
  const until = now - filesKeptMs + toldBeforeMs + restMs;
  const { results } = await db.$client
    .prepare(
      `SELECT e.id AS employerId, e.slug, count(*) AS files, min(f.ended_at) AS firstEnded
        FROM application_files f JOIN applications a ON a.id = f.application_id JOIN employers e ON e.id = a.employer_id
        WHERE ${isKept} AND f.ended_at <= ?1 AND f.told_at IS NULL
          AND (e.files_told_at IS NULL OR e.files_told_at <= ?2)
        GROUP BY e.id LIMIT ${mostCompanies}`,
    )
    .bind(until, now - restMs)
    .all<Due>();
  for (const due of results) await tellCompany(db, env.SITE_URL, due, until, now);
  if (results.length > 0) await queueOutbox(db, env, now);
  return results.length;
}

async function tellCompany(db: Db, origin: string, due: Due, until: number, now: number): Promise<void> {
  const { employerId } = due;
  const first = Math.max(due.firstEnded + filesKeptMs, now + toldBeforeMs);
  const last = now + toldBeforeMs + restMs;
  const emails = await listMemberEmails(db, employerId, ["owner", "recruiter"]);
  const mails = emails.map((to) => toOldFilesMail(to, origin, due, first, last));
  const isRested = `(files_told_at IS NULL OR files_told_at <= ${now - restMs})`;
  await db.$client.batch([
    toOutboxInserts(
      db,
      mails,
      now,
      `EXISTS (SELECT 1 FROM employers WHERE id = ${employerId} AND ${isRested})`,
    ),
    db.$client
      .prepare(
        `UPDATE application_files AS f SET told_at = ?3 WHERE ${isKept} AND f.ended_at <= ?2 AND f.told_at IS NULL
          AND f.application_id IN (SELECT id FROM applications WHERE employer_id = ?1)
          AND EXISTS (SELECT 1 FROM employers WHERE id = ?1 AND ${isRested})`,
      )
      .bind(employerId, until, now),
    db.$client
      .prepare(`UPDATE employers SET files_told_at = ?2 WHERE id = ?1 AND ${isRested}`)
      .bind(employerId, now),
  ]);
}

export const toOldFilesMail = (
  to: string,
  origin: string,
  { files, slug }: Pick<Due, "files" | "slug">,
  first: number,
  last: number,
): Mail => ({
  to,
  subject: files === 1 ? "1 applicant file will be deleted" : `${files} applicant files will be deleted`,
  body: [
    "Hello,",
    `We delete the files of an application, as a résumé, 12 months after it ended. Between ${toOfficeDay(first)} and ${toOfficeDay(last)} that is ${files === 1 ? "1 file" : `${files} files`} of your applicants. What they wrote and your notes stay.`,
    `If you still need a file, download it before. Open your applicants:`,
    origin + workPaths.hiringApplicants(slug),
    `We send this at most once a month.`,
    site.name,
    site.email,
  ].join("\n\n"),
});

/** Without the key in the row, its page says that the file is gone. The object goes first: a run that stops midway goes on. */
export async function removeOldFiles(db: Db, { FILES }: Pick<Env, "FILES">, now: number): Promise<number> {
  const { results } = await db.$client
    .prepare(
      `SELECT f.id, f.r2_key AS r2Key FROM application_files f JOIN applications a ON a.id = f.application_id
        WHERE ${isKept} AND f.ended_at <= ?1 AND (f.told_at <= ?2 OR a.employer_id IS NULL)
        ORDER BY f.ended_at LIMIT ${mostFiles}`,
    )
    .bind(now - filesKeptMs, now - toldBeforeMs)
    .all<{ id: number; r2Key: string }>();
  if (results.length === 0) return 0;
  await FILES.delete(results.map(({ r2Key }) => r2Key));
  await db.$client
    .prepare(
      "UPDATE application_files SET r2_key = NULL WHERE id IN (SELECT value FROM json_each(?)) AND ended_at IS NOT NULL",
    )
    .bind(JSON.stringify(results.map(({ id }) => id)))
    .run();
  return results.length;
}

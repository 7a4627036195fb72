import { askForReading, findReading } from "#app/clinicians/documents/reading.server.ts";
import type { Suggestion } from "#app/clinicians/documents/suggestions/suggestion.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";

const mostOfRun = 50;
const newestOfCompany = 20;
/** A reading that was asked for again and is not there by then never comes. */
const givenUpMs = hourMs;

interface Unread {
  id: number;
  r2Key: string;
  type: string;
  createdAt: number;
  askedAt: number;
}

const columns = "f.id, f.r2_key AS r2Key, f.type, created_at AS createdAt, f.asked_at AS askedAt";
const isUnread = "f.field = 'resume' AND f.r2_key IS NOT NULL AND f.read_at IS NULL";

/**
 * Takes what the documents Worker read of sent résumés into the search, and asks again for what it did not read. The sweep
 * removes the readings.
 */
export async function takeResumeTexts(
  db: Db,
  env: Pick<Env, "FILES" | "DOCUMENT_QUEUE">,
  now: number,
): Promise<number> {
  const { results } = await db.$client
    .prepare(
      `SELECT ${columns} FROM application_files f CROSS JOIN applications a ON a.id = f.application_id
        WHERE ${isUnread} ORDER BY f.asked_at DESC, f.id LIMIT ${mostOfRun}`,
    )
    .all<Unread>();
  const due = await takeTexts({ db, env, now, requestId: "cron" }, results);
  for (const { id, r2Key, type, askedAt } of due) {
    if (askedAt === 0) await askForReading({ env, requestId: "cron" }, { kind: "resume", r2Key, type });
    await db.$client
      .prepare(
        `UPDATE application_files SET asked_at = iif(asked_at = 0, ?2, asked_at),
          read_at = iif(asked_at > 0 AND asked_at <= ?3, ?2, NULL) WHERE id = ?1 AND read_at IS NULL`,
      )
      .bind(id, now, now - givenUpMs)
      .run();
  }
  return results.length - due.length;
}

interface Taking {
  db: Db;
  env: Pick<Env, "FILES">;
  now: number;
  requestId: string;
}

/** So that an employer finds what was sent a minute ago. */
export async function takeNewestTexts(context: Taking, employerId: number): Promise<void> {
  const { results } = await context.db.$client
    .prepare(
      `SELECT ${columns} FROM (SELECT id, created_at FROM applications WHERE employer_id = ?1
          ORDER BY created_at DESC, id DESC LIMIT ${newestOfCompany}) newest
        CROSS JOIN application_files f ON f.application_id = newest.id WHERE ${isUnread}`,
    )
    .bind(employerId)
    .all<Unread>();
  await takeTexts(context, results);
}

/** Returns those without a reading. */
async function takeTexts(context: Taking, files: readonly Unread[]): Promise<Unread[]> {
  const { db, now } = context;
  const readings = await Promise.all(
    files.map((file) =>
      findReading(context, { r2Key: file.r2Key, changedAt: Math.max(file.createdAt, file.askedAt) }),
    ),
  );
  const taken = files.flatMap((file, at) => {
    const reading = readings[at]!;
    if (reading.ok) return [{ file, text: reading.text ?? "", said: reading.suggestions }];
    return reading.reason === "waiting" || reading.reason === "lost" ? [] : [{ file, text: "", said: [] }];
  });
  if (taken.length === 0) return [...files];
  await db.$client.batch(taken.flatMap(({ file, ...read }) => toTextWrites(db.$client, file, read, now)));
  const ids = new Set(taken.map(({ file }) => file.id));
  return files.filter(({ id }) => !ids.has(id));
}

/** Nothing of a file that was removed meanwhile. */
const toTextWrites = (
  d1: D1Database,
  { id, r2Key }: Pick<Unread, "id" | "r2Key">,
  { text, said }: { text: string; said: readonly Suggestion[] },
  now: number,
): D1PreparedStatement[] => [
  d1
    .prepare(
      `INSERT INTO resume_texts (file_id, company, text)
        SELECT f.id, 'company' || coalesce(a.employer_id, ''), ?3 FROM application_files f
          JOIN applications a ON a.id = f.application_id
          WHERE f.id = ?1 AND f.r2_key = ?2 AND f.read_at IS NULL AND ?3 <> ''`,
    )
    .bind(id, r2Key, text),
  // What the applicant wrote into a profile says more than what we read of the résumé.
  d1
    .prepare(
      `UPDATE applicant_facts SET years = ifnull(years, ?3), certificates = iif(certificates = '[]', ?4, certificates)
        WHERE application_id = (SELECT f.application_id FROM application_files f
          WHERE f.id = ?1 AND f.r2_key = ?2 AND f.read_at IS NULL)`,
    )
    .bind(id, r2Key, ...toResumeFacts(said)),
  d1
    .prepare("UPDATE application_files SET read_at = ?3 WHERE id = ?1 AND r2_key = ?2 AND read_at IS NULL")
    .bind(id, r2Key, now),
];

/** The columns `years` and `certificates` of `applicant_facts`. */
export const toResumeFacts = (said: readonly Suggestion[]): [years: number | null, certificates: string] => [
  (said.find(({ field }) => field === "years")?.value as number | undefined) ?? null,
  JSON.stringify(
    said.flatMap(({ field, value }) => (field === "certificates" ? [[value.code, value.expires]] : [])),
  ),
];

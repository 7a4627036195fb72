import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { randomId } from "#app/kit/platform/random.ts";

export const mostPreparedADay = 20;
const keptMs = 7 * dayMs;

interface Prepared {
  userId: number;
  jobId: number;
  /** By the names of the form's fields. */
  fields: Readonly<Record<string, string>>;
}

/** Null once the person got twenty in a day. */
export async function createPreparedDraft(
  db: Db,
  { userId, jobId, fields }: Prepared,
  now: number,
): Promise<{ publicId: string; endsAt: number } | null> {
  const publicId = randomId();
  const { meta } =
    await db.run(sql`INSERT INTO application_drafts (public_id, user_id, job_id, fields, created_at)
    SELECT ${publicId}, ${userId}, ${jobId}, ${JSON.stringify(fields)}, ${now}
    WHERE (SELECT count(*) FROM application_drafts WHERE user_id = ${userId} AND created_at > ${now - dayMs})
      < ${mostPreparedADay}`);
  return meta.changes > 0 ? { publicId, endsAt: now + keptMs } : null;
}

/** Null for someone else's draft, and for one that is too old. */
export async function findPreparedDraft(
  db: Db,
  { userId, publicId }: { userId: number; publicId: string },
  now: number,
): Promise<{ slug: string; fields: Record<string, string> } | null> {
  const [row] = await db.all<{ slug: string; fields: string }>(
    sql`SELECT j.slug, d.fields FROM application_drafts d JOIN jobs j ON j.id = d.job_id
      WHERE d.public_id = ${publicId} AND d.user_id = ${userId} AND d.created_at > ${now - keptMs}`,
  );
  return row ? { slug: row.slug, fields: JSON.parse(row.fields) } : null;
}

/** Once the person sent an application to the posting. */
export const removePreparedDrafts = (db: Db, userId: number, jobId: number) =>
  db.run(sql`DELETE FROM application_drafts WHERE user_id = ${userId} AND job_id = ${jobId}`);

export const removeOldPreparedDrafts = (db: Db, now: number) =>
  db.run(sql`DELETE FROM application_drafts WHERE created_at <= ${now - keptMs}`);

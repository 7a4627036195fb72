import { type SQL, sql } from "drizzle-orm";
import { exportPrefix } from "#app/applications/erasure/person-files.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { sweepFiles } from "#app/kit/platform/file/sweep-files.server.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sendWork } from "#app/kit/platform/queue/work-queue.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";

/** From asking for one to asking for the next. */
const restMs = dayMs;
/** A request that could not be met in this time is dropped, and the person may ask again. */
const unmadeKeptMs = 2 * dayMs;
/** A message that is not taken by then is lost. */
const lostAfterMs = hourMs;

interface Asker {
  email: string;
  /** Null for someone without an account. */
  userId: number | null;
  /** SQL that is true while this person may ask. */
  may: SQL;
}

/** One a day of an address. The answer is the same for the second of two clicks. */
export async function askForExport(
  { db, env, now, waitUntil }: SiteContext,
  { email, userId, may }: Asker,
): Promise<void> {
  const [asked] = await db.all<{ id: number }>(sql`
    INSERT INTO data_exports (public_id, email, user_id, asked_at, queued_at, expires_at)
    SELECT ${randomId()}, ${email}, ${userId}, ${now}, ${now}, ${now + unmadeKeptMs}
    WHERE ${may} AND NOT EXISTS (SELECT 1 FROM data_exports WHERE email = ${email} AND asked_at > ${now - restMs})
    RETURNING id`);
  if (asked)
    waitUntil(
      sendWork(env, [{ kind: "export", id: asked.id }]).catch((error) => logError("export.queue", error)),
    );
}

interface AskedExport {
  askedAt: number;
  madeAt: number | null;
  expiresAt: number;
}

/** The latest of an address, while another one cannot be asked for. */
export async function findAskedExport(db: Db, email: string, now: number): Promise<AskedExport | null> {
  const [row] = await db.all<AskedExport>(sql`
    SELECT asked_at AS askedAt, made_at AS madeAt, expires_at AS expiresAt FROM data_exports
    WHERE email = ${email} AND asked_at > ${now - restMs} ORDER BY asked_at DESC LIMIT 1`);
  return row ?? null;
}

interface MadeExport {
  publicId: string;
  size: number;
  expiresAt: number;
}

/** Looking uses nothing up, because mail scanners open links, and a download may break off. */
export async function findMadeExport(db: Db, secret: string, now: number): Promise<MadeExport | null> {
  const [row] = await db.all<MadeExport>(sql`
    SELECT public_id AS publicId, size, expires_at AS expiresAt FROM data_exports
    WHERE secret_hash = ${await sha256(secret)} AND expires_at > ${now}`);
  return row ?? null;
}

export const toExportKey = (publicId: string): string => `${exportPrefix}${publicId}.zip`;

const mostPerRun = 100;

/** Removes what has expired with its file, and sends lost requests to the queue again. */
export async function sweepExports(
  db: Db,
  env: Pick<Env, "FILES" | "WORK_QUEUE">,
  now: number,
): Promise<number> {
  const ended = await db.all<{ publicId: string }>(
    sql`SELECT public_id AS publicId FROM data_exports WHERE expires_at <= ${now} LIMIT ${mostPerRun}`,
  );
  if (ended.length > 0) {
    await env.FILES.delete(ended.map(({ publicId }) => toExportKey(publicId)));
    const ids = JSON.stringify(ended.map(({ publicId }) => publicId));
    await db.run(sql`DELETE FROM data_exports WHERE expires_at <= ${now}
      AND public_id IN (SELECT value FROM json_each(${ids}))`);
  }
  const lost = await db.all<{ id: number }>(sql`
    UPDATE data_exports SET queued_at = ${now} WHERE id IN (
      SELECT id FROM data_exports WHERE made_at IS NULL AND queued_at <= ${now - lostAfterMs} LIMIT ${mostPerRun})
    RETURNING id`);
  await sendWork(
    env,
    lost.map(({ id }) => ({ kind: "export" as const, id })),
  );
  return ended.length + (await sweepOrphanExports(db, env.FILES, now));
}

/** Files whose request was erased while they were written. */
const sweepOrphanExports = (db: Db, bucket: R2Bucket, now: number): Promise<number> =>
  sweepFiles(bucket, now, {
    prefix: exportPrefix,
    placeKey: "places/export-orphans",
    findKept: async (keys) => {
      const ids = JSON.stringify(keys.map((key) => key.slice(exportPrefix.length).replace(/\.zip$/, "")));
      const rows = await db.all<{ publicId: string }>(
        sql`SELECT public_id AS publicId FROM data_exports WHERE public_id IN (SELECT value FROM json_each(${ids}))`,
      );
      return rows.map(({ publicId }) => toExportKey(publicId));
    },
  });

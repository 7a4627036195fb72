import { sql } from "drizzle-orm";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { inTime } from "#app/kit/platform/in-time.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type DocumentKind, toReadingKey } from "./document.ts";
import type { DocumentMessage, DocumentReading } from "./document-reading.ts";

const sendLimitMs = 5_000;
const readLimitMs = 5_000;

/** Only résumés are read. Where the queue does not take it, the file is stored all the same, and its owner can ask again. */
export async function askForReading(
  { env, requestId }: { env: Pick<Env, "DOCUMENT_QUEUE">; requestId: string },
  { kind, r2Key, type }: { kind: DocumentKind; r2Key: string; type: string },
): Promise<void> {
  if (kind !== "resume") return;
  const message = { key: r2Key, type } as DocumentMessage;
  try {
    await inTime(env.DOCUMENT_QUEUE.send(message), sendLimitMs, "The queue");
  } catch (error) {
    logError("document.queue", error, { requestId });
  }
}

interface NewestResume {
  publicId: string;
  name: string;
  type: string;
  r2Key: string;
  changedAt: number;
}

export async function findNewestResume(
  { db }: Pick<SiteContext, "db">,
  userId: number,
): Promise<NewestResume | null> {
  const [row] = await db.all<NewestResume>(sql`SELECT public_id AS publicId, name, type, r2_key AS r2Key,
    changed_at AS changedAt FROM documents WHERE user_id = ${userId} AND kind = 'resume'
    ORDER BY changed_at DESC, id DESC LIMIT 1`);
  return row ?? null;
}

/** A reader that has not answered by then has lost the message, or cannot read the file. */
const lateMs = 10 * minuteMs;

export type FoundReading =
  | Extract<DocumentReading, { ok: true }>
  | { ok: false; reason: Extract<DocumentReading, { ok: false }>["reason"] | "waiting" | "lost" };

export async function findReading(
  { env, now, requestId }: { env: Pick<Env, "FILES">; now: number; requestId: string },
  { r2Key, changedAt }: Pick<NewestResume, "r2Key" | "changedAt">,
): Promise<FoundReading> {
  const isLate = now - changedAt > lateMs;
  try {
    const found = await inTime(env.FILES.get(toReadingKey(r2Key)), readLimitMs, "R2");
    if (!found) return { ok: false, reason: isLate ? "lost" : "waiting" };
    const reading = await found.json<DocumentReading>();
    if (!reading.ok && reading.reason === "unfinished" && !isLate) return { ok: false, reason: "waiting" };
    return reading;
  } catch (error) {
    logError("document.reading", error, { requestId });
    return { ok: false, reason: "lost" };
  }
}

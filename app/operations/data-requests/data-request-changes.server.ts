import type { z } from "zod";
import { toAuditInsert } from "#app/platform/audit.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { type answerDataSchema, toDataDue, type toDataRequestSchema } from "./data-request.ts";

const subjectOf = (publicId: string) => `data_request:${publicId}`;

/** A second click with the same key adds nothing. */
export async function addDataRequest(
  { db, now }: SiteContext,
  actorId: number,
  { key, kind, email, source, received, reference }: z.output<ReturnType<typeof toDataRequestSchema>>,
): Promise<void> {
  const receivedAt = Date.parse(received);
  await db.$client.batch([
    toAuditInsert(
      db,
      { actorId, action: "data_request.add", subject: subjectOf(key), detail: { to: "open", kind }, at: now },
      // The schema allows only letters, digits and dashes in a key.
      `NOT EXISTS (SELECT 1 FROM data_requests WHERE public_id = '${key}')`,
    ),
    db.$client
      .prepare(
        `INSERT INTO data_requests (public_id, kind, email, source, reference, received_at, due_at, state, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, 'open', ?) ON CONFLICT (public_id) DO NOTHING`,
      )
      .bind(key, kind, email, source, reference, receivedAt, toDataDue(receivedAt), now),
  ]);
}

const sorted = (records: string) =>
  `(SELECT json_group_array(value) FROM (SELECT value FROM (${records}) ORDER BY value))`;

/** Records have the names of the privacy policy. What others ticked meanwhile stays. False when the request is closed. */
export async function checkRecords(
  { db, now }: SiteContext,
  actorId: number,
  publicId: string,
  { ticked, unticked }: { ticked: readonly string[]; unticked: readonly string[] },
): Promise<boolean> {
  const where = "public_id = ?1 AND state = 'open'";
  const checked = sorted("SELECT value FROM json_each(checked)");
  const after = sorted(
    "SELECT value FROM json_each(checked) WHERE value NOT IN (SELECT value FROM json_each(?3)) UNION SELECT value FROM json_each(?2)",
  );
  const values = [publicId, JSON.stringify(ticked), JSON.stringify(unticked)] as const;
  const [, changed] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at) SELECT ?4, 'data_request.check',
          'data_request:' || public_id, json_object('from', json_array_length(checked), 'to', json_array_length(${after})), ?5
          FROM data_requests WHERE ${where} AND ${checked} <> ${after}`,
      )
      .bind(...values, actorId, now),
    db.$client.prepare(`UPDATE data_requests SET checked = ${after} WHERE ${where}`).bind(...values),
  ]);
  return changed!.meta.changes > 0;
}

/** An erasure needs every record of the checklist; `required` is empty for other kinds. */
export async function closeDataRequest(
  { db, now }: SiteContext,
  actorId: number,
  publicId: string,
  { state, note }: z.output<typeof answerDataSchema>,
  required: readonly string[],
): Promise<boolean> {
  const where = `public_id = ?1 AND state = 'open' AND (?2 = 'refused' OR kind <> 'erasure'
    OR NOT EXISTS (SELECT 1 FROM json_each(?3) r WHERE r.value NOT IN (SELECT value FROM json_each(checked))))`;
  const values = [publicId, state, JSON.stringify(required), now] as const;
  const [, closed] = await db.$client.batch([
    db.$client
      .prepare(
        `INSERT INTO audit_log (actor_id, action, subject, detail, at) SELECT ?5, 'data_request.close',
          'data_request:' || public_id, json_object('from', state, 'to', ?2), ?4 FROM data_requests WHERE ${where}`,
      )
      .bind(...values, actorId),
    db.$client
      .prepare(`UPDATE data_requests SET state = ?2, note = ?5, closed_at = ?4 WHERE ${where}`)
      .bind(...values, note),
  ]);
  return closed!.meta.changes > 0;
}

/** California asks for records of requests for 24 months (CCPA regulations, section 7101). */
const keptDays = 730;

export async function removeOldDataRequests(db: Db, now: number): Promise<void> {
  await db.$client
    .prepare("DELETE FROM data_requests WHERE closed_at IS NOT NULL AND closed_at < ?")
    .bind(now - keptDays * 86_400_000)
    .run();
}

import { sql } from "drizzle-orm";
import { deskStatuses } from "#app/kit/platform/column-words.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import type { RequestStatus } from "./list-search.ts";
import { ofRequests, type RequestKind } from "./requests.server.ts";

interface StatusChange {
  publicId: string;
  status: RequestStatus;
  actorId: number;
  now: number;
}

/** Returns the status before. Two clicks at once are recorded once: the log is written from stored rows. */
export async function updateRequestStatus(
  db: Db,
  kind: RequestKind,
  { publicId, status, actorId, now }: StatusChange,
): Promise<RequestStatus | null> {
  if (kind === "application" && !deskStatuses.some((each) => each === status)) return null;
  const { table, status: column, isForDesk } = ofRequests(kind);
  const isIt = sql`public_id = ${publicId} AND ${isForDesk}`;
  const isChanged = sql`${isIt} AND ${column} <> ${status}`;
  const detail = sql`json_object('from', ${column}, 'to', ${status})`;
  const noted =
    kind === "application"
      ? sql`INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ${actorId}, 'desk-status', ${detail}, ${now} FROM ${table} WHERE ${isChanged}`
      : sql`INSERT INTO request_events (kind, request_id, actor_id, event, detail, at)
          SELECT ${kind}, id, ${actorId}, 'status', ${detail}, ${now} FROM ${table} WHERE ${isChanged}`;
  const [before] = await db.$client.batch<{ status: RequestStatus }>(
    [
      sql`SELECT ${column} AS status FROM ${table} WHERE ${isIt}`,
      sql`INSERT INTO audit_log (actor_id, action, subject, detail, at)
        SELECT ${actorId}, ${`${kind}.status`}, ${`${kind}:`} || id, ${detail}, ${now} FROM ${table} WHERE ${isChanged}`,
      noted,
      sql`UPDATE ${table} SET ${column} = ${status}, updated_at = ${now} WHERE ${isChanged}`,
    ].map((query) => toStatement(db, query)),
  );
  return before!.results[0]?.status ?? null;
}

export async function findRequestStatus(db: Db, kind: RequestKind, publicId: string) {
  const { table, status } = ofRequests(kind);
  const [row] = await db.all<{ status: RequestStatus }>(
    sql`SELECT ${status} AS status FROM ${table} WHERE public_id = ${publicId}`,
  );
  return row?.status ?? null;
}

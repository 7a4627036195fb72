import { and, eq, ne, sql } from "drizzle-orm";
import { applicationEvents } from "#app/applications/schema.ts";
import { requestEvents } from "#app/companies/schema.ts";
import { deskStatuses } from "#app/kit/platform/column-words.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { auditLog } from "#app/kit/schema.ts";
import type { RequestStatus } from "./list-search.ts";
import { type RequestKind, requestTables, whereForDesk } from "./requests.server.ts";

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
  const table = requestTables[kind];
  const isIt = and(eq(table.publicId, publicId), whereForDesk(table));
  const isChanged = and(isIt, ne(table.status, status));
  const detail = sql`json_object('from', ${table.status}, 'to', ${status})`;
  const before = db.select({ status: table.status }).from(table).where(isIt).limit(1);
  const logged = db
    .insert(auditLog)
    .select(
      sql`SELECT NULL, ${actorId}, ${`${kind}.status`}, ${`${kind}:`} || ${table.id}, ${detail}, ${now} FROM ${table} WHERE ${isChanged}`,
    );
  const noted = db
    .insert(applicationEvents)
    .select(
      sql`SELECT NULL, ${table.id}, ${actorId}, 'desk-status', ${detail}, ${now}, NULL FROM ${table} WHERE ${isChanged}`,
    );
  const kept = db
    .insert(requestEvents)
    .select(
      sql`SELECT NULL, ${kind}, ${table.id}, ${actorId}, 'status', ${detail}, ${now}, NULL FROM ${table} WHERE ${isChanged}`,
    );
  const changed = db.update(table).set({ status, updatedAt: now }).where(isChanged);
  const [rows] = await db.batch([before, logged, kind === "application" ? noted : kept, changed]);
  return rows[0]?.status ?? null;
}

export async function findRequestStatus(db: Db, kind: RequestKind, publicId: string) {
  const table = requestTables[kind];
  const [row] = await db
    .select({ status: table.status })
    .from(table)
    .where(eq(table.publicId, publicId))
    .limit(1);
  return row?.status ?? null;
}

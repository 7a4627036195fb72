import { and, asc, desc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import {
  applicationEvents,
  applications,
  attachments,
  auditLog,
  contacts,
  hireRequests,
} from "#app/platform/schema.ts";
import { type ListSearch, type RequestStatus, requestsPerPage } from "./list-search.ts";

type RequestTable = typeof hireRequests | typeof contacts | typeof applications;

/** Returns one row more than is shown; see `toListPage`. */
export function listHireRequests(db: Db, search: ListSearch) {
  return db
    .select({
      id: hireRequests.id,
      publicId: hireRequests.publicId,
      name: hireRequests.name,
      email: hireRequests.email,
      phone: hireRequests.phone,
      company: hireRequests.company,
      details: hireRequests.details,
      status: hireRequests.status,
      createdAt: hireRequests.createdAt,
      attachmentId: attachments.publicId,
      fileName: attachments.fileName,
      sizeBytes: attachments.sizeBytes,
    })
    .from(hireRequests)
    .leftJoin(attachments, eq(attachments.hireRequestId, hireRequests.id))
    .where(toCondition(hireRequests, search))
    .orderBy(...toOrder(hireRequests, search))
    .limit(requestsPerPage + 1);
}

/** @param listId the row's id in the list, where it is not that in its table */
export function toCondition(
  table: RequestTable,
  { status, before, after }: ListSearch,
  listId: SQLWrapper = table.id,
) {
  const place = sql`(${table.createdAt}, ${listId})`;
  return and(
    status ? eq(table.status, status) : undefined,
    before ? sql`${place} < (${before.createdAt}, ${before.id})` : undefined,
    after ? sql`${place} > (${after.createdAt}, ${after.id})` : undefined,
  );
}

export function toOrder(table: RequestTable, { after }: ListSearch) {
  const direction = after ? asc : desc;
  return [direction(table.createdAt), direction(table.id)];
}

const tables = { hire_request: hireRequests, contact: contacts, application: applications } as const;
export type RequestKind = keyof typeof tables;

export function countNew(db: Db, kind: RequestKind) {
  const table: RequestTable = tables[kind];
  return db.select({ count: sql<number>`count(*)` }).from(table).where(eq(table.status, "new"));
}

/** Returns false when there is no such request. */
export async function updateRequestStatus(
  db: Db,
  kind: RequestKind,
  change: { publicId: string; status: RequestStatus; actorId: number; now: number },
): Promise<boolean> {
  const { publicId, status, actorId, now } = change;
  const table: RequestTable = tables[kind];
  const [row] = await db
    .select({ id: table.id, status: table.status })
    .from(table)
    .where(eq(table.publicId, publicId))
    .limit(1);
  if (!row) return false;
  if (row.status === status) return true;
  const detail = { from: row.status, to: status };
  const event = { applicationId: row.id, actorId, kind: "desk-status" as const, detail, at: now };
  await db.batch([
    db.update(table).set({ status, updatedAt: now }).where(eq(table.id, row.id)),
    db
      .insert(auditLog)
      .values({ actorId, action: `${kind}.status`, subject: `${kind}:${row.id}`, detail, at: now }),
    ...(kind === "application" ? [db.insert(applicationEvents).values(event)] : []),
  ]);
  return true;
}

import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { attachments, auditLog, contacts, hireRequests, jobs } from "#app/platform/schema.ts";
import { type ListSearch, type RequestStatus, requestsPerPage } from "./list-search.ts";

type RequestTable = typeof hireRequests | typeof contacts;

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

export function listContacts(db: Db, search: ListSearch) {
  return db
    .select({
      id: contacts.id,
      publicId: contacts.publicId,
      kind: contacts.kind,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      specialty: contacts.specialty,
      message: contacts.message,
      source: contacts.source,
      company: contacts.company,
      position: contacts.position,
      status: contacts.status,
      createdAt: contacts.createdAt,
      jobSlug: jobs.slug,
      jobTitle: jobs.title,
    })
    .from(contacts)
    .leftJoin(jobs, eq(jobs.id, contacts.jobId))
    .where(toCondition(contacts, search))
    .orderBy(...toOrder(contacts, search))
    .limit(requestsPerPage + 1);
}

function toCondition(table: RequestTable, { status, before, after }: ListSearch) {
  const place = sql`(${table.createdAt}, ${table.id})`;
  return and(
    status ? eq(table.status, status) : undefined,
    before ? sql`${place} < (${before.createdAt}, ${before.id})` : undefined,
    after ? sql`${place} > (${after.createdAt}, ${after.id})` : undefined,
  );
}

function toOrder(table: RequestTable, { after }: ListSearch) {
  const direction = after ? asc : desc;
  return [direction(table.createdAt), direction(table.id)];
}

export function countNewHireRequests(db: Db) {
  return db.select({ count: sql<number>`count(*)` }).from(hireRequests).where(eq(hireRequests.status, "new"));
}

export function countNewContacts(db: Db) {
  return db.select({ count: sql<number>`count(*)` }).from(contacts).where(eq(contacts.status, "new"));
}

const tables = { hire_request: hireRequests, contact: contacts } as const;

/** Returns false when there is no such request. */
export async function updateRequestStatus(
  db: Db,
  kind: keyof typeof tables,
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
  await db.batch([
    db.update(table).set({ status, updatedAt: now }).where(eq(table.id, row.id)),
    db.insert(auditLog).values({
      actorId,
      action: `${kind}.status`,
      subject: `${kind}:${row.id}`,
      detail: { from: row.status, to: status },
      at: now,
    }),
  ]);
  return true;
}

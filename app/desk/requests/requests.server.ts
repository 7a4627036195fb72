import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { applications, contacts, users } from "#app/accounts/schema.ts";
import { attachments, hireRequests } from "#app/companies/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type ListSearch, requestsPerPage, toRequestOrder } from "./list-search.ts";
import { mostFound } from "./request-count.ts";

export const requestTables = {
  hire_request: hireRequests,
  contact: contacts,
  application: applications,
} as const;
export type RequestKind = keyof typeof requestTables;

type RequestTable = (typeof requestTables)[RequestKind];

export interface RequestSlice {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

export type HireRequestRead = Awaited<ReturnType<typeof selectHireRequests>>[number];

export function selectHireRequests(db: Db, { where, orderBy, limit }: RequestSlice) {
  return db
    .select({
      id: hireRequests.id,
      publicId: hireRequests.publicId,
      name: hireRequests.name,
      email: hireRequests.email,
      phone: hireRequests.phone,
      company: hireRequests.company,
      position: hireRequests.position,
      place: hireRequests.place,
      headcount: hireRequests.headcount,
      details: hireRequests.details,
      source: hireRequests.source,
      reference: hireRequests.reference,
      status: hireRequests.status,
      assignee: sql<string | null>`${users.firstName}`.as("assignee"),
      assignedTo: hireRequests.assignedTo,
      employerId: hireRequests.employerId,
      createdAt: hireRequests.createdAt,
      attachmentId: attachments.publicId,
      fileName: attachments.fileName,
      sizeBytes: attachments.sizeBytes,
    })
    .from(hireRequests)
    .leftJoin(attachments, eq(attachments.hireRequestId, hireRequests.id))
    .leftJoin(users, eq(users.id, hireRequests.assignedTo))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/** Leaves out what its employer answers. The literal lets SQLite choose the partial index. */
export const whereForDesk = (table: RequestTable): SQL | undefined =>
  table === applications ? sql`${applications.isForDesk} = 1` : undefined;

/** Returns one row more than a page shows. `listId` is the row's id in a list of several tables. */
export function toPageSlice(
  table: RequestTable,
  search: ListSearch,
  viewerId: number,
  listId: SQLWrapper = table.id,
): RequestSlice {
  const { status, isMine } = search;
  const place = sql`(${table.createdAt}, ${listId})`;
  const { key, beyond, order } = toRequestOrder(search);
  const direction = order === "ASC" ? asc : desc;
  return {
    where: and(
      whereForDesk(table),
      isMine
        ? "assignedTo" in table && table !== applications
          ? eq(table.assignedTo, viewerId)
          : sql`false`
        : undefined,
      status ? sql`${table.status} = ${status}` : undefined,
      key ? sql`${place} ${sql.raw(beyond)} (${key[0]}, ${key[1]})` : undefined,
    ),
    orderBy: [direction(table.createdAt), direction(table.id)],
    limit: requestsPerPage + 1,
  };
}

const indexes = {
  hire_request: sql.raw("hire_requests_fts"),
  contact: sql.raw("contacts_fts"),
  application: sql.raw("applications_fts"),
};

export function toFoundSlice(kind: RequestKind, match: string): RequestSlice {
  const { id } = requestTables[kind];
  const index = indexes[kind];
  const limit = mostFound + 1;
  return {
    where: sql`${id} IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ORDER BY rowid DESC LIMIT ${limit})`,
    orderBy: [desc(id)],
    limit,
  };
}

export const toOneSlice = (kind: RequestKind, publicId: string): RequestSlice => ({
  where: eq(requestTables[kind].publicId, publicId),
  orderBy: [],
  limit: 1,
});

/** Returns one row more than is shown; see `toRequestPage`. */
export const listHireRequests = (db: Db, search: ListSearch, viewerId: number) =>
  selectHireRequests(db, toPageSlice(hireRequests, search, viewerId));

export const findHireRequests = (db: Db, match: string) =>
  selectHireRequests(db, toFoundSlice("hire_request", match));

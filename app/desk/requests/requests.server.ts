import { type SQL, sql } from "drizzle-orm";
import { toOverdueBefore } from "#app/kit/forms/due.ts";
import { requestStatuses } from "#app/kit/platform/column-words.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import {
  type ListSearch,
  mostCounted,
  mostFound,
  type RequestStatus,
  type RequestTotals,
  requestsPerPage,
  toRequestOrder,
} from "./list-search.ts";

// Hire requests, and the slices by which messages and applications are read.

const requestTables = {
  hire_request: { table: sql.raw("hire_requests"), status: sql.raw("status") },
  contact: { table: sql.raw("contacts"), status: sql.raw("status") },
  // The state is the employer's.
  application: { table: sql.raw("applications"), status: sql.raw("desk_status") },
} as const;
export type RequestKind = keyof typeof requestTables;

/** Leaves out what its employer answers. The literal lets SQLite choose the partial index. */
export const ofRequests = (kind: RequestKind): { table: SQL; status: SQL; isForDesk: SQL } => ({
  ...requestTables[kind],
  isForDesk: kind === "application" ? sql`applications.is_for_desk = 1` : sql`true`,
});

export interface RequestSlice {
  where: SQL;
  /** With its ORDER BY. */
  order: SQL;
  limit: number;
}

export interface HireRequestRead {
  id: number;
  publicId: string;
  name: string;
  email: string;
  phone: string | null;
  company: string;
  position: string | null;
  place: string | null;
  headcount: number | null;
  details: string;
  source: string | null;
  reference: string | null;
  status: RequestStatus;
  assignee: string | null;
  assignedTo: number | null;
  employerId: number | null;
  createdAt: number;
  attachmentId: string | null;
  fileName: string | null;
  sizeBytes: number | null;
}

export const selectHireRequests = (db: Db, { where, order, limit }: RequestSlice) =>
  db.all<HireRequestRead>(sql`
    SELECT hire_requests.id, hire_requests.public_id AS publicId, hire_requests.name, hire_requests.email,
      hire_requests.phone, hire_requests.company, hire_requests.position, hire_requests.place, hire_requests.headcount,
      hire_requests.details, hire_requests.source, hire_requests.reference, hire_requests.status,
      users.first_name AS assignee, hire_requests.assigned_to AS assignedTo, hire_requests.employer_id AS employerId,
      hire_requests.created_at AS createdAt, attachments.public_id AS attachmentId, attachments.file_name AS fileName,
      attachments.size_bytes AS sizeBytes
    FROM hire_requests LEFT JOIN attachments ON attachments.hire_request_id = hire_requests.id
    LEFT JOIN users ON users.id = hire_requests.assigned_to
    WHERE ${where} ${order} LIMIT ${limit}`);

/** Returns one row more than a page shows. `listId` is the row's id in a list of several tables. */
export function toPageSlice(
  kind: RequestKind,
  search: ListSearch,
  viewerId: number,
  listId?: SQL,
): RequestSlice {
  const { table, status, isForDesk } = ofRequests(kind);
  const { key, beyond, order } = toRequestOrder(search);
  const place = sql`(${table}.created_at, ${listId ?? sql`${table}.id`})`;
  const direction = sql.raw(order);
  const conditions = [
    isForDesk,
    ...(search.isMine ? [kind === "application" ? sql`false` : sql`${table}.assigned_to = ${viewerId}`] : []),
    ...(search.status ? [sql`${table}.${status} = ${search.status}`] : []),
    ...(key ? [sql`${place} ${sql.raw(beyond)} (${key[0]}, ${key[1]})`] : []),
  ];
  return {
    where: sql.join(conditions, sql` AND `),
    order: sql`ORDER BY ${table}.created_at ${direction}, ${table}.id ${direction}`,
    limit: requestsPerPage + 1,
  };
}

export function toFoundSlice(kind: RequestKind, match: string): RequestSlice {
  const { table } = ofRequests(kind);
  const index = sql`${table}_fts`;
  const limit = mostFound + 1;
  return {
    where: sql`${table}.id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ${match} ORDER BY rowid DESC LIMIT ${limit})`,
    order: sql`ORDER BY ${table}.id DESC`,
    limit,
  };
}

export const toOneSlice = (kind: RequestKind, publicId: string): RequestSlice => ({
  where: sql`${ofRequests(kind).table}.public_id = ${publicId}`,
  order: sql``,
  limit: 1,
});

/** Returns one row more than is shown; see `toRequestPage`. */
export const listHireRequests = (db: Db, search: ListSearch, viewerId: number) =>
  selectHireRequests(db, toPageSlice("hire_request", search, viewerId));

export const findHireRequests = (db: Db, match: string) =>
  selectHireRequests(db, toFoundSlice("hire_request", match));

type Totals = Record<RequestStatus | "overdue", number> & { oldestNewAt: number | null };

export function selectTotals(db: Db, kind: RequestKind, now: number): D1PreparedStatement {
  const { table, status, isForDesk } = ofRequests(kind);
  const countUpTo = (where: SQL) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE ${where} LIMIT ${mostCounted}))`;
  const has = (word: RequestStatus) => sql`${isForDesk} AND ${status} = ${sql.raw(`'${word}'`)}`;
  const counts = requestStatuses.map((word) => sql`${countUpTo(has(word))} AS ${sql.raw(word)}`);
  return toStatement(
    db,
    sql`SELECT ${sql.join(counts, sql`, `)},
      ${countUpTo(sql`${has("new")} AND created_at <= ${toOverdueBefore(now)}`)} AS overdue,
      (SELECT min(created_at) FROM ${table} WHERE ${has("new")}) AS oldestNewAt`,
  );
}

export async function countRequests(
  db: Db,
  kinds: readonly RequestKind[],
  now: number,
): Promise<RequestTotals> {
  const results = await db.$client.batch<Totals>(kinds.map((kind) => selectTotals(db, kind, now)));
  const totals = results.flatMap((result) => result.results);
  const add = (name: RequestStatus | "overdue") => totals.reduce((sum, each) => sum + each[name], 0);
  const oldest = totals.flatMap(({ oldestNewAt }) => (oldestNewAt === null ? [] : [oldestNewAt]));
  return {
    counts: Object.fromEntries(
      requestStatuses.map((status) => [status, add(status)]),
    ) as RequestTotals["counts"],
    overdue: add("overdue"),
    oldestNewAt: oldest.length > 0 ? Math.min(...oldest) : null,
  };
}

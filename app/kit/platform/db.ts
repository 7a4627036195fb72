import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { findCookie, toSetCookie } from "./cookies.ts";

export type Db = ReturnType<typeof toDb>;

/** A session has `prepare` and `batch`, all that drizzle uses. The binding itself asks the primary. */
export function toDb(client: D1Database | D1DatabaseSession) {
  // Only `db.query` needs the schema, and drizzle would process it again for each request.
  return drizzle(client as D1Database);
}

/** SQL with its values, to run alone or in `db.$client.batch`: `db.batch` takes none that has values. */
export function toStatement(db: Db, query: SQL): D1PreparedStatement {
  const { sql, params } = db.run(query).getQuery();
  return db.$client.prepare(sql).bind(...params);
}

/** SQL of a count that stops there, so that no table is read to its end. @param from what follows FROM, with its conditions */
export const toCountUpTo = (most: number, from: string): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${most}))`;

export interface DbSession {
  db: Db;
  /** Null when the visitor's next request may read from any copy. */
  toCookie: () => string | null;
}

/** Reads from the nearest copy that has what this visitor wrote. D1 sends each write to the primary. */
export function openSession(binding: D1Database, request: Request): DbSession {
  const session = binding.withSession(toStart(request));
  return {
    db: toDb(session),
    toCookie: () => {
      const bookmark = isRead(request) || hasKey(request) ? null : session.getBookmark();
      return bookmark && toBookmarkCookie(bookmark, request.url);
    },
  };
}

/** D1 does not know a bookmark from before a restore, which may be why the request failed. */
export function reopenAtPrimary(binding: D1Database, request: Request): DbSession | null {
  if (!isRead(request) || findBookmark(request) === null) return null;
  const db = toDb(binding.withSession("first-primary"));
  return { db, toCookie: () => clearBookmarkCookie(request.url) };
}

/** For reads that may be slightly old. */
export const readAnywhere = (binding: D1Database): D1DatabaseSession =>
  binding.withSession("first-unconstrained");

function toStart(request: Request): D1SessionBookmark | D1SessionConstraint {
  // A mailed link may be opened seconds later and far from where it was requested, and a program keeps no cookie.
  if (hasKey(request)) return "first-primary";
  if (!isRead(request) || new URL(request.url).searchParams.has("token")) return "first-primary";
  return findBookmark(request) ?? "first-unconstrained";
}

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

const hasKey = ({ headers }: Request): boolean => headers.has("authorization");

/** SQLite names the broken constraint only in its message, which drizzle keeps as the cause. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message.includes("UNIQUE constraint failed") && e.message.includes(column)) return true;
  }
  return false;
}

const cookieName = "bookmark";
/** Far longer than a copy of the database lags behind. */
const maxAgeSeconds = 5 * 60;
const maxLength = 128;
const shape = /^[0-9a-f]+(?:-[0-9a-f]+)+$/;

const isBookmark = (value: string) => value.length <= maxLength && shape.test(value);

/** An invalid bookmark sends its reader to the primary. */
function findBookmark(request: Request): D1SessionBookmark | D1SessionConstraint | null {
  const value = findCookie(request, cookieName);
  return value === null || isBookmark(value) ? value : "first-primary";
}

function toBookmarkCookie(bookmark: D1SessionBookmark, url: string): string {
  return toSetCookie(cookieName, isBookmark(bookmark) ? bookmark : "primary", maxAgeSeconds, url);
}

function clearBookmarkCookie(url: string): string {
  return toSetCookie(cookieName, "", 0, url);
}

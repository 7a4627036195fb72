import { type IdPlace, idsPerPage, toPageSql } from "#app/operations/list/id-pages.ts";
import type { Role } from "#app/platform/context.ts";
import type { Db } from "#app/platform/db.ts";
import { roles } from "#app/platform/schema.ts";

export interface UserRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  createdAt: number;
  emailVerifiedAt: number | null;
  suspendedAt: number | null;
  suspendedReason: string | null;
}

const columns = `id, email, first_name AS firstName, last_name AS lastName, role, created_at AS createdAt,
  email_verified_at AS emailVerifiedAt, suspended_at AS suspendedAt, suspended_reason AS suspendedReason`;

export type UserFilter = Role | "suspended";
export const userFilters: readonly UserFilter[] = [...roles, "suspended"];

/** Returns one row more than a page shows. */
export function selectUsers(db: Db, filter: UserFilter | null, place: IdPlace) {
  const where =
    filter === null ? "true" : filter === "suspended" ? "suspended_at IS NOT NULL" : `role = '${filter}'`;
  return db.$client.prepare(`SELECT ${columns} FROM users WHERE ${where} ${toPageSql(place, "id")}`);
}

/** SQLite lowers only these. */
const toLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const last = "\u{10ffff}";

/** By a whole address, or by how a first or last name begins; of two words, the last begins the last name. */
export function selectFoundUsers(db: Db, words: string) {
  const limit = `ORDER BY id DESC LIMIT ${idsPerPage}`;
  if (words.includes("@"))
    return db.$client.prepare(`SELECT ${columns} FROM users WHERE email = ?`).bind(words.toLowerCase());
  const [first = "", ...others] = toLower(words).split(/\s+/);
  const begin = others.at(-1);
  if (begin)
    return db.$client
      .prepare(
        `SELECT ${columns} FROM users INDEXED BY users_by_last_name WHERE lower(last_name) BETWEEN ?1 AND ?1 || ?3
          AND lower(first_name) BETWEEN ?2 AND ?2 || ?3 ${limit}`,
      )
      .bind(begin, first, last);
  const among = (column: string) =>
    `SELECT * FROM (SELECT id FROM users WHERE lower(${column}) BETWEEN ?1 AND ?1 || ?2 LIMIT 500)`;
  return db.$client
    .prepare(
      `SELECT ${columns} FROM users WHERE id IN (${among("last_name")} UNION ${among("first_name")}) ${limit}`,
    )
    .bind(first, last);
}

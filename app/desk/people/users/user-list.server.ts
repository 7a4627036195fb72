import { idsPerPage, toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { roles } from "#app/kit/platform/column-words.ts";
import type { DeskRole, Role } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";

export interface UserRow {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  deskRole: DeskRole;
  createdAt: number;
  emailVerifiedAt: number | null;
  suspendedAt: number | null;
  suspendedReason: string | null;
}

export const columns = `id, email, first_name AS firstName, last_name AS lastName, role, desk_role AS deskRole, created_at AS createdAt,
  email_verified_at AS emailVerifiedAt, suspended_at AS suspendedAt, suspended_reason AS suspendedReason`;

export type UserFilter = Role | "suspended";
export const userFilters: readonly UserFilter[] = [...roles, "suspended"];

export function selectUsers(db: Db, filter: UserFilter | null, place: ListPlace) {
  const where =
    filter === null ? "true" : filter === "suspended" ? "suspended_at IS NOT NULL" : `role = '${filter}'`;
  return db.$client.prepare(`SELECT ${columns} FROM users WHERE ${where} ${toIdPageSql(place, "id")}`);
}

/** SQLite's lower() changes only A to Z. */
const toLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
const last = "\u{10ffff}";

const mostMatches = 500;
/** Up to a third of all people match a letter or two. Looking through this many takes 10 ms. */
const mostLookedThrough = 20_000;

/** A whole address, or the beginning of a first or last name. Of two words, the last is for the last name. */
export function selectFoundUsers(db: Db, words: string) {
  if (words.includes("@"))
    return db.$client.prepare(`SELECT ${columns} FROM users WHERE email = ?`).bind(words.toLowerCase());
  const [first = "", ...others] = toLower(words).split(/\s+/);
  const surname = others.at(-1);
  const beginsWith = (column: string, at: number) => `lower(${column}) BETWEEN ?${at} AND ?${at} || ?1`;
  const among = (where: string) => `SELECT * FROM (SELECT id FROM users WHERE ${where} LIMIT ${mostMatches})`;
  const ids = surname
    ? `SELECT id FROM (SELECT id, lower(first_name) AS first FROM users WHERE ${beginsWith("last_name", 3)}
        LIMIT ${mostLookedThrough}) WHERE first BETWEEN ?2 AND ?2 || ?1 LIMIT ${mostMatches}`
    : `${among(beginsWith("last_name", 2))} UNION ${among(beginsWith("first_name", 2))}`;
  return db.$client
    .prepare(`SELECT ${columns} FROM users WHERE id IN (${ids}) ORDER BY id DESC LIMIT ${idsPerPage}`)
    .bind(last, first, ...(surname ? [surname] : []));
}

import { toDisplayName, toRoleName } from "#app/accounts/session/names.ts";
import { idsPerPage, parseIdPlace, toIdPage, toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { roles } from "#app/kit/platform/column-words.ts";
import type { DeskRole, Role } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";
import { toListDay } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";

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
  /** Its owner deleted it. */
  closedAt: number | null;
}

export const columns = `id, email, first_name AS firstName, last_name AS lastName, role, desk_role AS deskRole, created_at AS createdAt,
  email_verified_at AS emailVerifiedAt, suspended_at AS suspendedAt, suspended_reason AS suspendedReason,
  closed_at AS closedAt`;

type UserFilter = Role | "suspended";
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

export function toUserView(user: UserRow) {
  const isAdmin = user.role === "admin";
  const label = isAdmin ? `${toRoleName(user.role)}, ${user.deskRole}` : toRoleName(user.role);
  const chips: Chip[] = [{ label, tone: isAdmin ? "blue" : "plain" }];
  if (user.suspendedAt !== null) chips.push({ label: "Suspended", tone: "coral" });
  else if (user.emailVerifiedAt === null) chips.push({ label: "Email not confirmed", tone: "amber" });
  if (user.closedAt !== null) chips.push({ label: "Closed by its owner", tone: "amber" });
  return {
    id: user.id,
    name: toDisplayName(user),
    email: user.email,
    role: user.role,
    deskRole: user.deskRole,
    chips,
    since: toListDay(user.createdAt),
    to: deskPaths.adminUser(user.id),
  };
}

const filterNames: Record<UserFilter, string> = {
  admin: "Admins",
  employer: "Employers",
  job_seeker: "Job seekers",
  suspended: "Suspended",
};

export async function readUsersPage(db: Db, search: URLSearchParams) {
  const filter = userFilters.find((each) => each === search.get("role")) ?? null;
  const place = parseIdPlace(search);
  const read = await selectUsers(db, filter, place).all<UserRow>();
  const { rows, newer, older } = toIdPage(read.results, place, filter ? { role: filter } : {});
  return {
    segments: [
      { label: "All", to: deskPaths.adminUsers(), isCurrent: filter === null },
      ...userFilters.map((each) => ({
        label: filterNames[each],
        to: deskPaths.adminUsers(`role=${each}`),
        isCurrent: filter === each,
      })),
    ],
    users: rows.map(toUserView),
    newer: newer === null ? null : deskPaths.adminUsers(newer),
    older: older === null ? null : deskPaths.adminUsers(older),
  };
}

export async function findUsers(db: Db, find: string) {
  const words = find.trim().slice(0, 254);
  const read = words ? (await selectFoundUsers(db, words).all<UserRow>()).results : [];
  return { words, users: read.map(toUserView) };
}

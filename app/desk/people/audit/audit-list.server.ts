import { toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { ListPlace } from "#app/kit/platform/keyset.ts";

export interface AuditRow {
  id: number;
  at: number;
  actorId: number | null;
  actor: string | null;
  action: string;
  subject: string;
  detail: string;
}

const toSelect = (index: string) =>
  `SELECT l.id, l.at, l.actor_id AS actorId, trim(u.first_name || ' ' || u.last_name) AS actor, l.action, l.subject, l.detail
    FROM audit_log l ${index} LEFT JOIN users u ON u.id = l.actor_id`;

function toWhere({ actor, action, subject }: AuditFilter): { where: string; values: (string | number)[] } {
  const given: [string, string | number | null][] = [
    ["l.subject", subject],
    ["l.actor_id", actor],
    ["l.action", action],
  ];
  const set = given.filter((each): each is [string, string | number] => each[1] !== null);
  return {
    where: ["true", ...set.map(([column]) => `${column} = ?`)].join(" AND "),
    values: set.map(([, value]) => value),
  };
}

/** A subject has few rows, so its index is best whatever else is asked. */
const toIndex = ({ actor, action, subject }: AuditFilter): string => {
  if (subject) return "INDEXED BY audit_log_by_subject";
  if (actor !== null && action) return "INDEXED BY audit_log_by_actor_action";
  if (actor !== null) return "INDEXED BY audit_log_by_actor";
  return action ? "INDEXED BY audit_log_by_action" : "";
};

export function selectAuditRows(db: Db, filter: AuditFilter, place: ListPlace) {
  const { where, values } = toWhere(filter);
  return db.$client
    .prepare(`${toSelect(toIndex(filter))} WHERE ${where} ${toIdPageSql(place, "l.id")}`)
    .bind(...values);
}

const mostInFile = 10_000;

export function selectAuditFile(db: Db, filter: AuditFilter) {
  const { where, values } = toWhere(filter);
  return db.$client
    .prepare(`${toSelect(toIndex(filter))} WHERE ${where} ORDER BY l.id DESC LIMIT ${mostInFile}`)
    .bind(...values);
}

/** Jumps within the index, so it reads only as many rows as there are kinds. */
export const selectActions = (db: Db) =>
  db.$client.prepare(
    `WITH RECURSIVE kinds(action) AS (SELECT min(action) FROM audit_log UNION ALL
        SELECT (SELECT min(action) FROM audit_log WHERE action > kinds.action) FROM kinds WHERE kinds.action IS NOT NULL)
      SELECT action FROM kinds WHERE action IS NOT NULL`,
  );

export const selectAdmins = (db: Db) =>
  db.$client.prepare(
    `SELECT id, trim(first_name || ' ' || last_name) AS name FROM users WHERE role = 'admin' ORDER BY id LIMIT 200`,
  );

interface AuditFilter {
  actor: number | null;
  action: string | null;
  subject: string | null;
}

/** Anything else than our own words and numbers filters nothing. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const read = (name: string, shape: RegExp) => {
    const text = params.get(name)?.trim() ?? "";
    return shape.test(text) ? text : null;
  };
  const actor = read("actor", /^\d{1,15}$/);
  return {
    actor: actor === null ? null : Number(actor),
    action: read("action", /^[\w.-]{1,60}$/),
    subject: read("subject", /^[\w-]{1,40}:[\w-]{1,80}$/),
  };
}

export const toAuditFields = ({ actor, action, subject }: AuditFilter): Record<string, string> => ({
  ...(actor === null ? {} : { actor: String(actor) }),
  ...(action ? { action } : {}),
  ...(subject ? { subject } : {}),
});

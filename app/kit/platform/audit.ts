import { type SQL, sql } from "drizzle-orm";
import { type Db, toStatement } from "./db.ts";

interface AuditEntry {
  actorId: number | null;
  /** What was done to which kind of thing, as "hire_request.status". */
  action: string;
  /** The kind and the id of what was changed, as "hire_request:17". */
  subject: string;
  /** Before and after, as ids and our own words: nothing that someone typed about a person. */
  detail?: Record<string, unknown>;
  at: number;
}

/** For the `db.batch` of the change, before the change. `isTrue` is SQL without parameters that must hold. */
export function toAuditInsert(db: Db, entry: AuditEntry, isTrue = "true"): D1PreparedStatement {
  const { actorId, action, subject, detail = {}, at } = entry;
  return db.$client
    .prepare(
      `INSERT INTO audit_log (actor_id, action, subject, detail, at) SELECT ?1, ?2, ?3, ?4, ?5 WHERE ${isTrue}`,
    )
    .bind(actorId, action, subject, JSON.stringify(detail), at);
}

interface AuditEntryOf extends Omit<AuditEntry, "actorId" | "subject"> {
  actorId: number | null | SQL;
  /** The id of a user. */
  userId: number | SQL;
}

/** About an account, before the one that makes `isTrue` false. */
export const toUserAudit = (
  db: Db,
  { actorId, action, userId, detail = {}, at }: AuditEntryOf,
  isTrue: SQL,
) =>
  toStatement(
    db,
    sql`INSERT INTO audit_log (actor_id, action, subject, detail, at)
      SELECT ${actorId}, ${action}, 'user:' || cast(${userId} AS INTEGER), ${JSON.stringify(detail)}, ${at} WHERE ${isTrue}`,
  );

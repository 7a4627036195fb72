import { and, type SQL, sql } from "drizzle-orm";
import { toOverdueBefore } from "#app/kit/forms/due.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { requestStatuses } from "#app/kit/platform/schema.ts";
import type { RequestStatus } from "./list-search.ts";
import { mostCounted, type RequestTotals } from "./request-count.ts";
import { type RequestKind, requestTables, whereForDesk } from "./requests.server.ts";

export function selectTotals(db: Db, kind: RequestKind, now: number) {
  const table = requestTables[kind];
  const countUpTo = (where: SQL) =>
    sql<number>`(SELECT count(*) FROM (SELECT 1 FROM ${table} WHERE ${where} LIMIT ${mostCounted}))`;
  const has = (status: RequestStatus) =>
    and(whereForDesk(table), sql`${table.status} = ${sql.raw(`'${status}'`)}`)!;
  const toCount = (status: RequestStatus) => countUpTo(has(status));
  const isNew = has("new");
  return db
    .select({
      new: toCount("new"),
      contacted: toCount("contacted"),
      won: toCount("won"),
      lost: toCount("lost"),
      closed: toCount("closed"),
      overdue: countUpTo(sql`${isNew} AND ${table.createdAt} <= ${toOverdueBefore(now)}`),
      oldestNewAt: sql<number | null>`(SELECT min(${table.createdAt}) FROM ${table} WHERE ${isNew})`,
    })
    .from(sql`(SELECT 1)`);
}

export async function countRequests(
  db: Db,
  kinds: readonly RequestKind[],
  now: number,
): Promise<RequestTotals> {
  const [first, ...others] = kinds.map((kind) => selectTotals(db, kind, now));
  if (!first) throw new Error("No kind of request to count.");
  const totals = (await db.batch([first, ...others])).flat();
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

import { parseWithZod } from "@conform-to/zod/v4";
import { and, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { toOverdueBefore } from "#app/kit/forms/due.ts";
import { requestStatuses } from "#app/kit/platform/column-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { parseListSearch, type RequestStatus, toListQuery } from "./list-search.ts";
import { mostCounted, type RequestTotals } from "./request-count.ts";
import { updateRequestStatus } from "./request-status.server.ts";
import { type RequestKind, requestTables, whereForDesk } from "./requests.server.ts";

const find = z.string().trim().max(200);
const searchSchema = z.object({ find: find.optional() });
const statusSchema = z.object({
  publicId: z.string().max(40),
  status: z.enum(requestStatuses),
  find: find.optional(),
});

/** The words come in the body: they can be someone's name, and histories and logs keep addresses. */
export async function receiveDeskForm(
  context: SiteContext,
  request: Request,
  kinds: readonly RequestKind[],
): Promise<string> {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, fieldNames(statusSchema));
  if (!form.has("publicId")) {
    const search = parseWithZod(form, { schema: searchSchema });
    return search.status === "success" ? (search.value.find ?? "") : "";
  }
  const submission = parseWithZod(form, { schema: statusSchema });
  if (submission.status !== "success") throw notFound();
  const { find, ...change } = submission.value;
  for (const kind of kinds) {
    const before = await updateRequestStatus(context.db, kind, {
      ...change,
      actorId: viewer.id,
      now: context.now,
    });
    if (before === null) continue;
    if (find) return find;
    const { pathname, searchParams } = new URL(request.url);
    const query = new URLSearchParams(toListQuery(parseListSearch(searchParams)));
    query.set("changed", change.publicId);
    query.set("was", before);
    throw goTo(`${pathname}?${query}`);
  }
  throw notFound();
}

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

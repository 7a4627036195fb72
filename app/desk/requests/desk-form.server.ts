import { parseWithZod } from "@conform-to/zod/v4";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { toOverdueBefore } from "#app/kit/forms/due.ts";
import { requestStatuses } from "#app/kit/platform/column-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { parseListSearch, type RequestStatus, toListQuery } from "./list-search.ts";
import { mostCounted, type RequestTotals } from "./request-count.ts";
import { updateRequestStatus } from "./request-status.server.ts";
import { ofRequests, type RequestKind } from "./requests.server.ts";

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

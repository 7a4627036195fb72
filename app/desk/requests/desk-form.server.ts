import { parseWithZod } from "@conform-to/zod/v4";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { deskStatuses, requestStatuses } from "#app/kit/platform/column-words.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { parseListSearch, parseStatus, type RequestStatus, toListQuery } from "./list-search.ts";
import { passOn } from "./pass-on.server.ts";
import type { RequestListView } from "./request-view.ts";
import { ofRequests, type RequestKind } from "./requests.server.ts";

const find = z.string().trim().max(200);
const searchSchema = z.object({ find: find.optional() });
const statusSchema = z.object({
  publicId: z.string().max(40),
  status: z.enum(requestStatuses),
  find: find.optional(),
});

const passedOnSchema = z.object({
  publicId: z.string().max(40),
  passedOn: z.iso.date(),
  find: find.optional(),
});

/** The words come in the body: they can be someone's name, and histories and logs keep addresses. */
export async function receiveDeskForm(
  context: SiteContext,
  request: Request,
  kinds: readonly RequestKind[],
): Promise<string> {
  const viewer = await admitAdmin(context, request);
  const form = await requireForm(request, [...fieldNames(statusSchema), "passedOn"]);
  if (!form.has("publicId")) {
    const search = parseWithZod(form, { schema: searchSchema });
    return search.status === "success" ? (search.value.find ?? "") : "";
  }
  if (form.has("passedOn")) return receivePassedOn(context, request, form, viewer.id);
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

async function receivePassedOn(
  context: SiteContext,
  request: Request,
  form: FormData,
  actorId: number,
): Promise<string> {
  const submission = parseWithZod(form, { schema: passedOnSchema });
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(toListQuery(parseListSearch(searchParams)));
  const [publicId, typed] = [String(form.get("publicId") ?? ""), String(form.get("find") ?? "")];
  const outcome =
    submission.status === "success"
      ? await passOn(context, { publicId, day: submission.value.passedOn, actorId })
      : "day";
  if (outcome === "missing") throw notFound();
  if (typed && outcome === "done") return typed;
  query.set("passed", outcome);
  throw goTo(`${pathname}?${query}`);
}

const passedTexts: Record<string, string> = {
  done: "Marked as sent to the employer. The applicant gets an email that says so.",
  unchanged: "Nothing was changed: it was sent before, or withdrawn.",
  day: "Nothing was changed: choose a day from the day it was sent until today.",
};

export const findPassed = (params: URLSearchParams): string | null =>
  findNotice(passedTexts, params.get("passed")) ?? null;

interface StatusChange {
  publicId: string;
  status: RequestStatus;
  actorId: number;
  now: number;
}

/** Returns the status before. Two clicks at once are recorded once: the log is written from stored rows. */
export async function updateRequestStatus(
  db: Db,
  kind: RequestKind,
  { publicId, status, actorId, now }: StatusChange,
): Promise<RequestStatus | null> {
  if (kind === "application" && !deskStatuses.some((each) => each === status)) return null;
  const { table, status: column, isForDesk } = ofRequests(kind);
  const isIt = sql`public_id = ${publicId} AND ${isForDesk}`;
  const isChanged = sql`${isIt} AND ${column} <> ${status}`;
  const detail = sql`json_object('from', ${column}, 'to', ${status})`;
  const noted =
    kind === "application"
      ? sql`INSERT INTO application_events (application_id, actor_id, kind, detail, at)
          SELECT id, ${actorId}, 'desk-status', ${detail}, ${now} FROM ${table} WHERE ${isChanged}`
      : sql`INSERT INTO request_events (kind, request_id, actor_id, event, detail, at)
          SELECT ${kind}, id, ${actorId}, 'status', ${detail}, ${now} FROM ${table} WHERE ${isChanged}`;
  const [before] = await db.$client.batch<{ status: RequestStatus }>(
    [
      sql`SELECT ${column} AS status FROM ${table} WHERE ${isIt}`,
      sql`INSERT INTO audit_log (actor_id, action, subject, detail, at)
        SELECT ${actorId}, ${`${kind}.status`}, ${`${kind}:`} || id, ${detail}, ${now} FROM ${table} WHERE ${isChanged}`,
      noted,
      sql`UPDATE ${table} SET ${column} = ${status}, updated_at = ${now} WHERE ${isChanged}`,
    ].map((query) => toStatement(db, query)),
  );
  return before!.results[0]?.status ?? null;
}

async function findRequestStatus(db: Db, kind: RequestKind, publicId: string) {
  const { table, status } = ofRequests(kind);
  const [row] = await db.all<{ status: RequestStatus }>(
    sql`SELECT ${status} AS status FROM ${table} WHERE public_id = ${publicId}`,
  );
  return row?.status ?? null;
}

export async function findChanged(
  { db }: SiteContext,
  search: URLSearchParams,
  kinds: readonly RequestKind[],
): Promise<RequestListView["changed"]> {
  const publicId = search.get("changed");
  const was = parseStatus(search.get("was"));
  if (!publicId || publicId.length > 40 || !was) return null;
  for (const kind of kinds) {
    const status = await findRequestStatus(db, kind, publicId);
    if (status) return status === was ? null : { publicId, status, was };
  }
  return null;
}

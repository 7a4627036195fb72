import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { requestStatuses } from "#app/kit/platform/schema.ts";
import { parseListSearch, toListQuery } from "./list-search.ts";
import { updateRequestStatus } from "./request-status.server.ts";
import type { RequestKind } from "./requests.server.ts";

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

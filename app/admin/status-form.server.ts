import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { requireRole } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { fieldNames } from "#app/platform/form/form-rules.ts";
import { requireForm } from "#app/platform/form/form-stream.ts";
import { goTo, notFound } from "#app/platform/http.ts";
import { requestStatuses } from "#app/platform/schema.ts";
import { type RequestKind, updateRequestStatus } from "./requests.server.ts";

const schema = z.object({ publicId: z.string().max(40), status: z.enum(requestStatuses) });

export async function receiveStatusForm(
  context: SiteContext,
  request: Request,
  kinds: readonly RequestKind[],
) {
  const viewer = admit(await requireRole(context, ["admin"]), request);
  const submission = parseWithZod(await requireForm(request, fieldNames(schema)), { schema });
  if (submission.status !== "success") throw notFound();
  const change = { ...submission.value, actorId: viewer.id, now: context.now };
  const { pathname, search } = new URL(request.url);
  for (const kind of kinds)
    if (await updateRequestStatus(context.db, kind, change)) throw goTo(pathname + search);
  throw notFound();
}

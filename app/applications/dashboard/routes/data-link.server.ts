import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type SQL, sql } from "drizzle-orm";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { toDeletionSchema } from "#app/applications/dashboard/deletion-terms.tsx";
import {
  closeOwnRequest,
  isBeingErased,
  openOwnRequest,
  releaseOwnRequest,
} from "#app/applications/erasure/deletion-record.server.ts";
import { erasePerson } from "#app/applications/erasure/erase-person.server.ts";
import { askForExport, findAskedExport } from "#app/applications/erasure/export/exports.server.ts";
import { listKept } from "#app/applications/erasure/export-person.server.ts";
import { findDataLink } from "#app/applications/erasure/guest/guest-link.server.ts";
import { findPerson } from "#app/applications/erasure/person.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { logError, logSecurity } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

/** Someone without an account who proved the address by a link. Recorded as a deletion of an account is. */
async function deleteGuest(
  context: SiteContext,
  email: string,
  may: SQL,
): Promise<"deleted" | "ended" | "stopped"> {
  const { db, env, now } = context;
  const person = await findPerson(db, email);
  if (person.accountId !== null) return "ended";
  const isFirst = sql`${may} AND NOT ${isBeingErased(email, now)}`;
  const record = await openOwnRequest(context, person, isFirst, "The person deleted it by a mailed link.");
  const { meta } = await record.insert.run();
  if (meta.changes === 0) return "ended";
  try {
    await erasePerson(db, env, person);
    await closeOwnRequest(context, email, "guest");
  } catch (error) {
    logError("guest.delete", error, { requestId: context.requestId });
    await releaseOwnRequest(db, email);
    return "stopped";
  }
  logSecurity("guest.deleted");
  return "deleted";
}

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, env, now } = context;
  const link = await findDataLink(db, readLinkToken(request), now);
  if (!link) return { email: null, kept: [], isAsked: false };
  const [kept, asked] = await Promise.all([
    listKept(db, env, await findPerson(db, link.email)),
    findAskedExport(db, link.email, now),
  ]);
  return { email: link.email, kept, isAsked: asked !== null };
}

export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const secret = readLinkToken(request);
  const link = await findDataLink(context.db, secret, context.now);
  const form = await requireForm(request, ["intent", "confirmation"]);
  // The page says then that the link no longer works.
  if (!link) return data(null, { status: 400 });
  if (form.get("intent") === "export") {
    await askForExport(context, { email: link.email, userId: null, may: link.holds });
    throw redirect(serverPaths.dataLink(secret));
  }
  const submission = parseWithZod(form, {
    schema: toDeletionSchema({ hasPassword: false, hasSecondFactor: false }),
  });
  if (submission.status !== "success") return unprocessed(submission.reply());
  const outcome = await deleteGuest(context, link.email, link.holds);
  if (outcome !== "stopped") throw redirect(paths.yourData("deleted"));
  const stopped =
    "We could not delete everything just now. Try again in a minute, or our staff will finish it.";
  return data(submission.reply({ formErrors: [stopped] }), { status: 503 });
}

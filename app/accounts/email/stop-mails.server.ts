import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { readLinkToken } from "./email-links.server.ts";

/** Whose mails or what the link stops. Null for a link that is not ours. */
type ReadLink<Subject> = (context: SiteContext, token: string) => Promise<Subject | null>;

export const findStop = async ({ context, request }: LoaderFunctionArgs, read: ReadLink<unknown>) => ({
  isGood: (await read(context, readLinkToken(request))) !== null,
  // Who opens a mail's link did not come by the pages above.
  trail: [],
});

/** What a mail program sends when its own button is pressed (RFC 8058). */
const oneClickField = "List-Unsubscribe";

/** For an action: the link alone stops nothing, because mail scanners open every link. */
export async function takeStop<Subject>(
  { context, request }: LoaderFunctionArgs,
  read: ReadLink<Subject>,
  stop: (context: SiteContext, subject: Subject) => Promise<unknown>,
) {
  await requireSearchAllowance(context);
  await requireForm(request, [oneClickField]);
  const subject = await read(context, readLinkToken(request));
  if (subject === null) return unprocessed({ isStopped: false });
  await stop(context, subject);
  return { isStopped: true };
}

import { redirect } from "@remix-run/cloudflare";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";
import { readManageToken } from "./alert-links.server.ts";
import { findPersonById, findPersonOfUser } from "./alert-store.server.ts";

/** By the signed link of a mail, or logged in. `isBadLink` for a link that is not ours. */
export async function findOwner(context: SiteContext, request: Request) {
  const token = readLinkToken(request);
  if (token) {
    const id = await readManageToken(token, context.env.SESSION_SECRET);
    return {
      token,
      person: id === null ? null : await findPersonById(context.db, id),
      isBadLink: id === null,
    };
  }
  const viewer = await context.viewer();
  if (!viewer) throw redirect(paths.login(paths.alerts()));
  return { token, person: await findPersonOfUser(context.db, viewer.id), isBadLink: false };
}

import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { joinSchema } from "#app/accounts/account.ts";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { passwordFields, toCookieHeaders, toFormRefusal } from "#app/accounts/refusal.ts";
import { findInvitation, registerInvited } from "#app/accounts/sign-in/register.server.ts";
import { acceptInvitation } from "#app/companies/workspace/team/accept-invitation.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, unprocessed } from "#app/kit/platform/http.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const secret = readLinkToken(request);
  const [invitation, viewer] = await Promise.all([
    findInvitation(context.db, secret, context.now),
    context.viewer(),
  ]);
  const here = paths.invitation(secret);
  return {
    invitation,
    viewer: viewer && { email: viewer.email, isVerified: viewer.emailVerified },
    here,
    loginPath: paths.login(here),
  };
}

/** The link alone accepts nothing, because mail scanners open every link. */
export async function action({ context, request }: ActionFunctionArgs) {
  const secret = readLinkToken(request);
  const viewer = await context.viewer();
  if (!viewer) return receiveNewMember(context, request, secret);
  const invitation = secret ? await findInvitation(context.db, secret, context.now) : null;
  const slug = await acceptInvitation(
    context,
    viewer,
    secret ? { secret } : await readOwnInvitation(request),
  );
  // Of two clicks at once, the first has accepted it.
  const isTheirs = viewer.emailVerified && viewer.email === invitation?.email;
  const joined = slug ?? (isTheirs ? invitation.companySlug : null);
  if (joined) throw goTo(workPaths.hiringTeam(joined, "done=joined"));
  return data({ isRefused: true as const }, { status: invitation ? 403 : 400 });
}

/** From the dashboard, which has no mailed link. */
async function readOwnInvitation(request: Request): Promise<{ publicId: string }> {
  const form = await requireForm(request, ["invitation"]);
  return { publicId: String(form.get("invitation") ?? "") };
}

/** Makes the account and joins the team. */
async function receiveNewMember(context: SiteContext, request: Request, secret: string) {
  const form = await requireForm(request, fieldNames(joinSchema));
  const submission = parseWithZod(form, { schema: joinSchema });
  if (submission.status !== "success") return unprocessed(submission.reply({ hideFields: passwordFields }));
  const made = await registerInvited(context, request, secret, submission.value);
  if (!made) return data({ isRefused: true as const }, { status: 400 });
  if (!made.ok) return toFormRefusal(submission, made);
  const slug = await acceptInvitation(context, { ...made.user, emailVerified: true }, { secret });
  throw goTo(
    slug ? workPaths.hiringTeam(slug, "done=joined") : paths.dashboard(),
    toCookieHeaders(made.cookies),
  );
}

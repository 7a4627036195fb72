import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { findInvitation } from "#app/accounts/sign-in/register.server.ts";
import { ConfirmFirst } from "#app/companies/workspace/claim/claim-form.tsx";
import { acceptInvitation } from "#app/companies/workspace/team/accept-invitation.server.ts";
import { roleNames } from "#app/companies/workspace/team/role-select.tsx";
import { goTo } from "#app/kit/platform/http.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import "#app/pages/page/workspace.css";

export const meta = () => toAccountMeta("Join a team");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const secret = readLinkToken(request);
  const [invitation, viewer] = await Promise.all([
    findInvitation(context.db, secret, context.now),
    context.viewer(),
  ]);
  const returnTo = paths.invitation(secret);
  return {
    invitation,
    viewer: viewer && { email: viewer.email, isVerified: viewer.emailVerified },
    here: returnTo,
    loginPath: paths.login(returnTo),
    registerPath: paths.register(new URLSearchParams({ as: "employer", returnTo }).toString()),
  };
}

/** The link alone accepts nothing, because mail scanners open every link. */
export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const secret = readLinkToken(request);
  const invitation = await findInvitation(context.db, secret, context.now);
  const isAccepted = await acceptInvitation(context, viewer, secret);
  // Of two clicks at once, the first has accepted it.
  const isTheirs = isAccepted || (viewer.emailVerified && viewer.email === invitation?.email);
  if (invitation && isTheirs) throw goTo(workPaths.hiringTeam(invitation.companySlug, "done=joined"));
  return data({ isRefused: true }, { status: invitation ? 403 : 400 });
}

export default function InvitationPage() {
  const { invitation, viewer, here, loginPath, registerPath } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!invitation)
    return (
      <AccountPanel title="Join a team">
        <Notice tone="warn" title="This invitation no longer works" live>
          It was used before, was revoked or is more than 7 days old. Ask the person who invited you to send
          it again.
        </Notice>
        <ButtonLink to={viewer ? paths.dashboard() : paths.login()}>
          {viewer ? "Go to my dashboard" : "Log in"}
        </ButtonLink>
      </AccountPanel>
    );
  const { companyName, email, role } = invitation;
  return (
    <AccountPanel
      title={`Join the team of ${companyName}`}
      lead={`As ${roleNames[role].a}. You can then ${roleNames[role].may}.`}
    >
      {!viewer ? (
        <>
          <p>
            The invitation is for {email}. Log in or create an account with this address, and you come back
            here.
          </p>
          <ButtonLink to={loginPath}>Log in</ButtonLink>
          <ButtonLink to={registerPath} look="outline">
            Create an account
          </ButtonLink>
        </>
      ) : viewer.email !== email ? (
        <>
          <Notice tone="warn" title="This invitation is for another address" live={refused !== undefined}>
            It is for {email}, and you are logged in as {viewer.email}. Log out, then open the link again and
            log in as {email}.
          </Notice>
          <Form method="post" action={paths.logout()} reloadDocument className="grid">
            <Button look="outline">Log out</Button>
          </Form>
        </>
      ) : viewer.isVerified ? (
        <Form method="post" className="grid">
          <Button>Join as {roleNames[role].a}</Button>
        </Form>
      ) : (
        <ConfirmFirst email={viewer.email} next={here} />
      )}
    </AccountPanel>
  );
}

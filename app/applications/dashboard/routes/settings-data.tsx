import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { sql } from "drizzle-orm";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { toIsOpenSession } from "#app/accounts/session/sessions.server.ts";
import { askForExport, findAskedExport } from "#app/applications/erasure/export/exports.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Your data");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email, emailVerified } = admit(await requireViewer(context), request);
  const asked = emailVerified ? await findAskedExport(context.db, email, context.now) : null;
  return {
    email,
    isVerified: emailVerified,
    asked: asked && { isMade: asked.madeAt !== null, until: toOfficeTime(asked.expiresAt) },
  };
}

/** The link goes to the mailbox, so a stolen session alone gets nothing. Nobody confirmed an unproved address. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { id, email, sessionId } = admit(await requireViewer(context), request);
  await requireForm(request, []);
  const isProved = sql`EXISTS (SELECT 1 FROM users
    WHERE id = ${id} AND email = ${email} AND email_verified_at IS NOT NULL)`;
  await askForExport(context, {
    email,
    userId: id,
    may: sql`${isProved} AND ${toIsOpenSession(sessionId, id)}`,
  });
  throw redirect(paths.settingsData());
}

export default function SettingsDataPage() {
  const { email, isVerified, asked } = useLoaderData<typeof loader>();
  return (
    <AccountPanel
      title="Your data"
      lead="A copy of everything that we have about you: your account, profile, applications and the files that you sent us."
    >
      {!isVerified ? (
        <Notice tone="warn" title="Confirm your email first">
          We email you the link to your copy, so we have to know that {email} is yours.
        </Notice>
      ) : asked?.isMade ? (
        <Notice tone="good" title="Your copy is ready" live>
          We sent the link to {email}. It works until {asked.until}. You can ask for another copy after that.
        </Notice>
      ) : asked ? (
        <Notice tone="good" title="We are making your copy" live>
          We email a link to {email} when it is ready, usually within a few minutes. You can close this page.
        </Notice>
      ) : (
        <Form method="post" className="grid gap-3">
          <p className="text-ink-2">
            We make a ZIP file and email you a link to it. The link works for 24 hours. You can ask once a
            day.
          </p>
          <Button>Make my copy</Button>
        </Form>
      )}
      <p className="text-ink-2 text-md">
        To delete everything instead,{" "}
        <Link to={paths.deleteAccount()} className="link">
          delete your account
        </Link>
        . The{" "}
        <Link to={paths.privacyPolicy()} className="link">
          privacy policy
        </Link>{" "}
        says what we keep and why.
      </p>
    </AccountPanel>
  );
}

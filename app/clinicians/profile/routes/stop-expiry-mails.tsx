import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findStop, takeStop } from "#app/accounts/email/stop-mails.server.ts";
import { StopPage } from "#app/accounts/email/stop-page.tsx";
import { readStopToken, stopExpiryMails } from "#app/clinicians/profile/expiry/send-expiry-mails.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop reminders");
export const headers = accountHeaders;

const readLink = ({ env }: SiteContext, token: string) => readStopToken(token, env.SESSION_SECRET);

export const loader = (args: LoaderFunctionArgs) => findStop(args, readLink);

export const action = (args: ActionFunctionArgs) =>
  takeStop(args, readLink, ({ db, now }, userId) => stopExpiryMails(db, userId, now));

export default function StopExpiryMailsPage() {
  return (
    <StopPage
      title="Stop reminders"
      lead="We email you 90, 30 and 7 days before a license or certificate expires."
      isGood={useLoaderData<typeof loader>().isGood}
      stopped="Stopped. We will not email you about expiry dates."
      advice="Open it from the email again, or turn the reminders off in your profile."
      after={<ButtonLink to={paths.profile()}>Open my profile</ButtonLink>}
    />
  );
}

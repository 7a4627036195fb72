import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findStop, takeStop } from "#app/accounts/email/stop-mails.server.ts";
import { StopPage } from "#app/accounts/email/stop-page.tsx";
import { readStopAlertToken } from "#app/clinicians/alerts/alert-links.server.ts";
import { endByLink } from "#app/clinicians/alerts/alert-store.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop this alert");
export const headers = accountHeaders;

const readLink = ({ env }: SiteContext, token: string) => readStopAlertToken(token, env.SESSION_SECRET);

export const loader = (args: LoaderFunctionArgs) => findStop(args, readLink);

export const action = (args: ActionFunctionArgs) =>
  takeStop(args, readLink, ({ db, now }, publicId) => endByLink(db, publicId, now));

export default function StopAlertPage() {
  return (
    <StopPage
      title="Stop this alert"
      isGood={useLoaderData<typeof loader>().isGood}
      stopped="Stopped. We send nothing more for this alert."
      after={
        <ButtonLink to={paths.jobs()} look="outline">
          See the jobs
        </ButtonLink>
      }
    />
  );
}

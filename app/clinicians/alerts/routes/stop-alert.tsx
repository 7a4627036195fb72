import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { findStop, takeStop } from "#app/accounts/email/stop-mails.server.ts";
import { StopPage } from "#app/accounts/email/stop-page.tsx";
import { readStopAlertToken } from "#app/clinicians/alerts/alert-links.server.ts";
import { endByLink, findStanding } from "#app/clinicians/alerts/alert-store.server.ts";
import { toShownName } from "#app/clinicians/alerts/alert-wish.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Stop this alert");
export const headers = accountHeaders;

const readLink = ({ env }: SiteContext, token: string) => readStopAlertToken(token, env.SESSION_SECRET);

export async function loader(args: LoaderFunctionArgs) {
  const publicId = await readLink(args.context, readLinkToken(args.request));
  const alert = publicId && (await findStanding(args.context.db, publicId));
  return {
    ...(await findStop(args, readLink)),
    name: alert ? toShownName(alert) : null,
    isOver: alert ? alert.state === "ended" : false,
  };
}

export const action = (args: ActionFunctionArgs) =>
  takeStop(args, readLink, ({ db, now }, publicId) => endByLink(db, publicId, now));

export default function StopAlertPage() {
  const { isGood, name, isOver } = useLoaderData<typeof loader>();
  return (
    <StopPage
      title="Stop this alert"
      lead={name ?? undefined}
      isGood={isGood}
      isOver={isOver}
      stopped="Stopped. We send nothing more for this alert."
      after={
        <ButtonLink to={paths.jobs()} look="outline">
          See the jobs
        </ButtonLink>
      }
    />
  );
}

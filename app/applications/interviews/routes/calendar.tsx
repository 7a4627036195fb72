import "#app/pages/page/workspace.css";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import {
  endCalendarKey,
  findCalendarSince,
  makeCalendarKey,
} from "#app/applications/interviews/own-calendar.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const meta = () => toAccountMeta("My dates in a calendar");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  const since = await findCalendarSince(context.db, viewer.id);
  return { since: since === null ? null : toOfficeDay(since) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { id } = admit(await requireViewer(context), request);
  const intent = (await requireForm(request, ["intent"])).get("intent");
  const { db, env, now } = context;
  if (intent === "end") {
    await endCalendarKey(db, id);
    return { address: null, isEnded: true };
  }
  return {
    address: env.SITE_URL + serverPaths.calendarFile(await makeCalendarKey(db, id, now)),
    isEnded: false,
  };
}

export default function CalendarPage() {
  const { since } = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>();
  const isPending = useNavigation().formData !== undefined;
  return (
    <AccountPanel
      title="My dates in a calendar"
      lead="Your interviews, the days your licenses and certificates expire, and the days from which you can ask about an application. When something changes here, your calendar follows."
    >
      {made?.address && (
        <Notice tone="good" title="Add this address to your calendar" live>
          <p className="wrap-anywhere py-2">{made.address}</p>
          <p>
            <a
              href={made.address.replace(/^https?:/, "webcal:")}
              className="link inline-flex min-h-11 items-center"
            >
              Open it in this device’s calendar
            </a>
          </p>
          <p>
            In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web. On an
            iPhone: Settings, Calendar, Accounts, Add, Other. We show it only now. Anyone who has it can read
            these dates. Most calendars look for changes every few hours.
          </p>
        </Notice>
      )}
      {made?.isEnded && <Notice tone="good" title="Stopped. The address shows nothing any more." live />}
      <Form method="post" className="grid gap-3">
        {!since && !made && (
          <p>We make an address for you alone. You add it once to Google Calendar, Outlook or an iPhone.</p>
        )}
        {since && !made?.address && <p>{`Your calendar has an address since ${since}.`}</p>}
        <Button name="intent" value="make" aria-disabled={isPending}>
          {since ? "Get a new address, which ends the old one" : "Get my calendar address"}
        </Button>
        {since && (
          <Button name="intent" value="end" look="outline" aria-disabled={isPending}>
            Stop the address
          </Button>
        )}
      </Form>
      <Link to={paths.profile()} className="link text-md">
        Back to my profile
      </Link>
    </AccountPanel>
  );
}

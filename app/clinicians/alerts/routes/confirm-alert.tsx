import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { rhythmNames } from "#app/clinicians/alerts/alert.ts";
import { readConfirmToken, toManageLink } from "#app/clinicians/alerts/alert-links.server.ts";
import { type Confirmed, confirmAlert, findStanding } from "#app/clinicians/alerts/alert-store.server.ts";
import { toShownName } from "#app/clinicians/alerts/alert-wish.ts";
import { sendConfirmationAgain } from "#app/clinicians/alerts/ask-guest.server.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Confirm your job alert");
export const headers = accountHeaders;

type Answer = Confirmed | "waiting" | "expired" | "resent";

interface Found {
  answer: Answer;
  publicId: string;
  about: { name: string; rhythm: string; managePath: string } | null;
}

async function findAnswer({ context, request }: LoaderFunctionArgs): Promise<Found> {
  const link = await readConfirmToken(readLinkToken(request), context.env.SESSION_SECRET);
  const alert = link && (await findStanding(context.db, link.publicId));
  if (!link || !alert || alert.state === "ended") return { answer: "unknown", publicId: "", about: null };
  const { publicId, expiresAt } = link;
  const about = {
    name: toShownName(alert),
    rhythm: rhythmNames[alert.rhythm],
    managePath: (await toManageLink(alert.personId, context.env)).slice(context.env.SITE_URL.length),
  };
  if (alert.state !== "unconfirmed") return { answer: "already", publicId, about };
  return { answer: expiresAt > context.now ? "waiting" : "expired", publicId, about };
}

export async function loader(args: LoaderFunctionArgs) {
  const { answer, about } = await findAnswer(args);
  // Only who confirmed it has shown that the address is hers.
  return {
    answer,
    about: about && { ...about, managePath: answer === "already" ? about.managePath : null },
    trail: [],
  };
}

const resendsPerDay = 3;

// The link alone confirms nothing, because mail scanners open every link.
export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  await requireSearchAllowance(context);
  await requireForm(request, []);
  const { answer, publicId, about } = await findAnswer(args);
  if (answer === "waiting")
    return { answer: await confirmAlert(context.db, publicId, context.now), managePath: about!.managePath };
  if (answer !== "expired") return unprocessed({ answer });
  const limit = await toLimit(`alert again ${publicId}`, resendsPerDay, dayMs);
  if ((await takeUse(context.db, limit, context.now)) === null)
    await sendConfirmationAgain(context, publicId);
  return { answer: "resent" as Answer, managePath: null };
}

export default function ConfirmAlertPage() {
  const loaded = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const answer = done?.answer ?? loaded.answer;
  const { about } = loaded;
  const managePath = (done && "managePath" in done ? done.managePath : null) ?? about?.managePath;
  const isPending = useNavigation().formData !== undefined;
  return (
    <AccountPanel
      title={answer === "confirmed" ? "Your job alert" : "Confirm your job alert"}
      lead={about && <span className="wrap-anywhere">{`${about.name}. ${about.rhythm}.`}</span>}
    >
      {answer === "waiting" && (
        <>
          <p>Press the button, and we email you when a job opens that your search finds.</p>
          <Form method="post" className="grid">
            <Button aria-disabled={isPending}>{isPending ? "Confirming..." : "Confirm my alert"}</Button>
          </Form>
        </>
      )}
      {answer === "confirmed" && (
        <Notice tone="good" title="Your alert is on" live>
          Each email has a link to pause, change or end it, and so has this page.
        </Notice>
      )}
      {answer === "already" && (
        <Notice title="This alert is confirmed already" live={loaded.answer !== answer} />
      )}
      {answer === "resent" && (
        <Notice tone="good" title="We sent you a new link" live>
          It works for 3 days.
        </Notice>
      )}
      {answer === "expired" && (
        <>
          <Notice tone="warn" title="This link is more than 3 days old">
            We can send a new one to the same address.
          </Notice>
          <Form method="post" className="grid">
            <Button aria-disabled={isPending}>{isPending ? "Sending..." : "Send me a new link"}</Button>
          </Form>
        </>
      )}
      {answer === "unknown" && (
        <Notice tone="warn" title="We do not know this link">
          It is not complete, or the alert was deleted. Open it from the email again, or set the alert anew.
        </Notice>
      )}
      {managePath && <ButtonLink to={managePath}>See or change your alerts</ButtonLink>}
      {answer !== "waiting" && answer !== "expired" && (
        <ButtonLink to={paths.jobs()} look="outline">
          See the jobs
        </ButtonLink>
      )}
    </AccountPanel>
  );
}

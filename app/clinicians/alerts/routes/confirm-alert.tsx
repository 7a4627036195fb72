import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { readLinkToken } from "#app/accounts/email/email-links.server.ts";
import { takeUse, toLimit } from "#app/accounts/used-limits.server.ts";
import { readConfirmToken } from "#app/clinicians/alerts/alert-links.server.ts";
import { type Confirmed, confirmAlert, findStanding } from "#app/clinicians/alerts/alert-store.server.ts";
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

async function findAnswer({
  context,
  request,
}: LoaderFunctionArgs): Promise<{ answer: Answer; publicId: string }> {
  const link = await readConfirmToken(readLinkToken(request), context.env.SESSION_SECRET);
  const state = link && (await findStanding(context.db, link.publicId));
  if (!link || state === null || state === "ended") return { answer: "unknown", publicId: "" };
  if (state !== "unconfirmed") return { answer: "already", publicId: link.publicId };
  return { answer: link.expiresAt > context.now ? "waiting" : "expired", publicId: link.publicId };
}

export async function loader(args: LoaderFunctionArgs) {
  return { answer: (await findAnswer(args)).answer, trail: [] };
}

const resendsPerDay = 3;

// The link alone confirms nothing, because mail scanners open every link.
export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  await requireSearchAllowance(context);
  await requireForm(request, []);
  const { answer, publicId } = await findAnswer(args);
  if (answer === "waiting") return { answer: await confirmAlert(context.db, publicId, context.now) };
  if (answer !== "expired") return unprocessed({ answer });
  const limit = await toLimit(`alert again ${publicId}`, resendsPerDay, dayMs);
  if ((await takeUse(context.db, limit, context.now)) === null)
    await sendConfirmationAgain(context, publicId);
  return { answer: "resent" as Answer };
}

export default function ConfirmAlertPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.answer ?? loaded.answer;
  const isPending = useNavigation().formData !== undefined;
  return (
    <AccountPanel title="Confirm your job alert">
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
          Each email has a link to pause, change or end it.
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
      {answer !== "waiting" && answer !== "expired" && (
        <ButtonLink to={paths.jobs()} look="outline">
          See the jobs
        </ButtonLink>
      )}
    </AccountPanel>
  );
}

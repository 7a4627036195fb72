import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { emailSchema } from "#app/accounts/account.ts";
import { AccountPanel, accountHeaders } from "#app/accounts/account-page.tsx";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { mailDataLink } from "#app/applications/erasure/guest/guest-link.server.ts";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { logError } from "#app/kit/platform/log.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Field } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";

export const meta = () =>
  toPageMeta({
    title: "Your data",
    description:
      "See, copy or delete what you sent us without an account. Enter your email address, and we email you a link that works for an hour.",
  });
export const headers = accountHeaders;

export const clientAction = toastFormError("Request Failed");

export function loader({ request }: LoaderFunctionArgs) {
  const isDeleted = new URL(request.url).searchParams.get("done") === "deleted";
  return { isDeleted, canonical: paths.yourData() };
}

/** Gives the same answer to an address that we never heard of. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, ["email"]), { schema: emailSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  context.waitUntil(
    mailDataLink(context, submission.value.email).catch((error) => logError("mailed_link.data", error)),
  );
  return data(submission.reply());
}

export default function YourDataPage() {
  const { isDeleted } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { fields, frame } = usePostedForm({ schema: emailSchema, answer: { result: lastResult } });
  return (
    <AccountPanel
      title="Your data"
      lead="See, copy or delete what you sent us without an account. We email you a link, so that nobody else can."
    >
      {isDeleted && (
        <Notice tone="good" title="Deleted" live>
          What we had about your address is deleted. We sent you an email that says so.
        </Notice>
      )}
      {lastResult?.status === "success" ? (
        <Notice tone="good" title="Check your email" live>
          If we have anything about that address, a link is on its way. It works for 60 minutes. If you don't
          see it, look in your spam folder or check the address.
        </Notice>
      ) : (
        <PostedForm frame={frame} submit="Email me a link" submitting="Sending...">
          <Field label="Email" meta={fields.email} type="email" autoComplete="email" />
        </PostedForm>
      )}
      <p className="text-ink-2 text-md">
        With an account, log in and open{" "}
        <Link to={paths.settingsData()} className="link">
          your data in settings
        </Link>
        .
      </p>
    </AccountPanel>
  );
}

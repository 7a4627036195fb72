import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { optionalKinds } from "#app/applications/notices/applicant-mails.ts";
import { chooseApplicantMails, listStopped } from "#app/applications/notices/mail-choice.server.ts";
import { alwaysSent, kindWords } from "#app/applications/notices/notice-words.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Emails about your applications");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email, emailVerified } = admit(await requireViewer(context), request);
  const stopped = emailVerified ? await listStopped(context.db, email) : [];
  return {
    email,
    isVerified: emailVerified,
    kinds: optionalKinds.map((kind) => ({ kind, ...kindWords[kind], isWanted: !stopped.includes(kind) })),
    isSaved: new URL(request.url).searchParams.get("done") === "saved",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { email, emailVerified } = admit(await requireViewer(context), request);
  const form = await requireForm(request, optionalKinds);
  // An address that is not confirmed may be someone else's.
  if (!emailVerified) throw goTo(paths.applicationEmails());
  const stopped = optionalKinds.filter((kind) => !form.has(kind));
  await chooseApplicantMails(context.db, email, stopped, context.now);
  throw goTo(paths.applicationEmails("saved"));
}

export default function ApplicationEmailsPage() {
  const { email, isVerified, kinds, isSaved } = useLoaderData<typeof loader>();
  const isPending = useNavigation().formData !== undefined;
  return (
    <AccountPanel title="Emails about your applications" lead={`They go to ${email}.`}>
      {isSaved && <Notice tone="good" title="Your choice is saved." live />}
      {isVerified ? (
        <Form method="post" className="grid gap-4">
          <fieldset className="grid gap-3">
            <legend className="pb-2 font-semibold">Email me when this happens</legend>
            {kinds.map(({ kind, label, hint, isWanted }) => (
              <label key={kind} className="flex min-h-11 cursor-pointer items-start gap-3">
                <input
                  type="checkbox"
                  name={kind}
                  value="1"
                  defaultChecked={isWanted}
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                />
                <span>
                  {label}
                  <span className="block text-ink-2 text-md">{hint}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Button aria-disabled={isPending}>{isPending ? "Saving..." : "Save"}</Button>
        </Form>
      ) : (
        <Notice tone="warn" title="Confirm your email first">
          Then you can choose here. Your dashboard can send you a new link.
        </Notice>
      )}
      <section aria-labelledby="always" className="grid gap-2">
        <h2 id="always" className="text-lg">
          Always sent
        </h2>
        <ul className="list-disc pl-5 text-ink-2">
          {alwaysSent.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="text-ink-2">You need these to know where you stand, so they cannot be switched off.</p>
      </section>
      <Link to={paths.dashboard()} className="link inline-flex min-h-11 items-center text-md">
        Back to my dashboard
      </Link>
    </AccountPanel>
  );
}

import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { DeleteForm } from "#app/applications/dashboard/deletion-terms.tsx";
import { toastFormError } from "#app/kit/forms/posted-form.tsx";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./data-link.server.ts";

export { action, headers, loader } from "./data-link.server.ts";

export const meta = () => toAccountMeta("Your data");

export const clientAction = toastFormError("Not Deleted");

export default function DataLinkPage() {
  const { email, kept, isAsked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (email === null)
    return (
      <AccountPanel title="Your data">
        <Notice tone="warn" title="This link no longer works" live>
          It is more than 60 minutes old, what we had is deleted, or there is an account with your address.
        </Notice>
        <ButtonLink to={paths.yourData()}>Send a new link</ButtonLink>
      </AccountPanel>
    );
  return (
    <AccountPanel title="Your data" lead={`What we have about ${email}.`}>
      {kept.length > 0 ? (
        <ul className="grid list-disc gap-1 pl-5">
          {kept.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      ) : (
        <p>Nothing.</p>
      )}
      <section aria-labelledby="copy" className="grid gap-3">
        <h2 id="copy" className="text-lg">
          A copy of everything
        </h2>
        {isAsked ? (
          <Notice tone="good" title="Your copy is on its way" live>
            We email you a link to it, usually within a few minutes. You can ask for another copy after 24
            hours.
          </Notice>
        ) : (
          <Form method="post" className="grid gap-3">
            <p className="text-ink-2">
              We email you a link to a ZIP file with all of it and the files that you sent.
            </p>
            <Button name="intent" value="export">
              Send me everything
            </Button>
          </Form>
        )}
      </section>
      <section aria-labelledby="delete" className="grid gap-3">
        <h2 id="delete" className="text-lg">
          Delete everything
        </h2>
        <p className="text-ink-2">
          Your applications are deleted for the employers too, with your messages, requests and files. You
          cannot undo this. Emails that employers have already received stay with them.
        </p>
        <DeleteForm
          email={email}
          needs={{ hasPassword: false, hasSecondFactor: false }}
          answer={answer ?? undefined}
          submit="Delete everything"
        />
      </section>
    </AccountPanel>
  );
}

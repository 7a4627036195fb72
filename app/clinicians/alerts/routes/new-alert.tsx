import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Fragment } from "react";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { zoneOptions } from "#app/clinicians/alerts/alert.ts";
import { RhythmChoice, ZoneChoice } from "#app/clinicians/alerts/rhythm-choice.tsx";
import { licenseFields } from "#app/facts/licensing/license-fields.ts";
import { useMyLicense } from "#app/facts/licensing/memory/license-memory.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Field, FirstInvalid, toFieldMeta } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./new-alert.server.ts";

export { action, headers, loader } from "./new-alert.server.ts";

export const meta = () => toAccountMeta("Job alert");

export default function NewAlertPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formData !== undefined;
  if (page.isSent) return <SentPage name={page.name} search={page.address} listPath={page.listPath} />;
  const lead = <span className="wrap-anywhere">{page.name}</span>;
  if (page.isSignedIn)
    return (
      <AccountPanel title="Job alert" lead={lead}>
        <Form method="post" action={paths.newAlert(page.address)} className="grid gap-5">
          <input type="hidden" name="search" value={page.address} />
          <RhythmChoice chosen="daily" of="new" />
          {page.own.length > 0 && (
            <label className="grid gap-1.5">
              <span className="font-semibold">New alert, or a new search for one you have</span>
              <select
                name="replaces"
                className="h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3"
              >
                <option value="">Make a new alert</option>
                {page.own.map(({ publicId, name }) => (
                  <option key={publicId} value={publicId}>
                    Change “{name}”
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button aria-disabled={isPending}>{isPending ? "Saving..." : "Alert me"}</Button>
        </Form>
        <FeedLinks search={page.feedSearch} />
      </AccountPanel>
    );
  return (
    <AccountPanel title="Job alert" lead={lead}>
      <FirstInvalid.Provider value={answer?.problem ? "email" : undefined}>
        <Form
          id="alert"
          method="post"
          action={paths.newAlert(page.address)}
          className="grid gap-5"
          noValidate={answer !== undefined}
        >
          <input type="hidden" name="form" value="guest" />
          <input type="hidden" name="search" value={page.address} />
          <RememberedLicense />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            meta={toFieldMeta("alert", "email", {
              required: true,
              maxLength: 254,
              initialValue: answer?.email,
              errors: answer?.problem ? [answer.problem] : undefined,
            })}
            hint="We first send you one email to confirm it. No advertising, and each email has a link that ends it."
          />
          <RhythmChoice chosen={answer?.rhythm ?? "daily"} of="new" />
          <ZoneChoice chosen={answer?.zone ?? page.zone} zones={zoneOptions} />
          <Button aria-disabled={isPending}>{isPending ? "Sending..." : "Send me the confirmation"}</Button>
        </Form>
      </FirstInvalid.Provider>
      <p className="text-ink-2 text-md">
        With an account it takes one press.{" "}
        <Link to={page.loginPath} className="link">
          Log in
        </Link>
      </p>
      <FeedLinks search={page.feedSearch} />
    </AccountPanel>
  );
}

/** So that the mails can say whether she may work there. */
function RememberedLicense() {
  const license = useMyLicense();
  if (!license) return null;
  const params = new URLSearchParams(license.states.map((state) => [licenseFields.states, state]));
  if (license.profession) params.set(licenseFields.profession, license.profession);
  if (license.multistate) params.set(licenseFields.multistate, "1");
  return <input type="hidden" name="license" value={params.toString()} />;
}

/** Not for a company's postings, which no list shows alone. */
function FeedLinks({ search }: { search: string | null }) {
  if (search === null) return null;
  return (
    <p className="text-ink-2 text-md">
      Or follow it in a feed reader:{" "}
      {feedNames.map(([format, name], at) => (
        <Fragment key={format}>
          {at > 0 && ", "}
          <a href={paths.jobFeed(format, search)} className="link">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

const feedNames = [
  ["rss", "RSS"],
  ["atom", "Atom"],
  ["json", "JSON Feed"],
] as const;

const SentPage = ({ name, search, listPath }: { name: string; search: string; listPath: string }) => (
  <AccountPanel title="Look in your inbox" lead={<span className="wrap-anywhere">{name}</span>}>
    <Notice tone="good" title="We sent you an email." live>
      Open it and press the button in it. It works for 3 days, and the alert begins then. If nothing comes in
      a few minutes, look among the junk mail.
    </Notice>
    <p className="flex flex-wrap items-center gap-4">
      <ButtonLink to={listPath} look="outline">
        Back to the jobs
      </ButtonLink>
      <Link to={paths.newAlert(search)} className="link inline-flex min-h-11 items-center">
        Wrong address? Enter it again
      </Link>
    </p>
  </AccountPanel>
);

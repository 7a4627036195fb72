import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { OwnDesk } from "#app/accounts/own-desk/own-desk.tsx";
import { DetailsSections } from "#app/clinicians/details/details-sections.tsx";
import { SuggestionList } from "#app/clinicians/details/suggested/suggestion-list.tsx";
import { listOptions } from "#app/clinicians/profile/form/form-values.ts";
import { ProfileTabs } from "#app/clinicians/profile/profile-tabs.tsx";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/clinicians/profile/profile.css";
import "#app/clinicians/details/details.css";
import type { action, loader } from "./details.server.ts";

export { action, headers, loader } from "./details.server.ts";

export const meta = ({ data }: { data?: { isRefused: boolean } }) =>
  toAccountMeta(toAnsweredTitle("My profile: for applications", data?.isRefused));

const erased = "Your answers for applications were erased.";

export default function DetailsPage() {
  const { sections, held, professions, gain, suggested, employers, seen, isAsked, notice } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <OwnDesk current={paths.profile()}>
      <PageHeader
        title="My profile"
        lead="Fill in once what applications ask for. Only you see it. An employer gets what you send, and what you choose to let employers find."
      />
      <div className="page pb-16">
        <div className="grid max-w-3xl gap-6">
          <ProfileTabs current="details" />
          {notice === erased && !answer && <Notice tone="good" title={erased} live />}
          <p className="text-lg">
            {gain.text}{" "}
            {gain.to && (
              <Link to={gain.to} className="link text-md">
                See where
              </Link>
            )}
          </p>
          <SuggestionList
            suggested={suggested}
            isAsked={isAsked}
            notice={notice === erased || answer ? null : notice}
          />
          <DetailsSections
            sections={sections}
            answer={answer}
            professions={listOptions(professions)}
            held={held}
            employers={employers}
            seen={seen}
          />
          <CollectionNotice use="fill in your applications" />
          <Form method="post" action={paths.profileDetails()} className="grid justify-items-start gap-3 pt-4">
            <h2 className="text-xl">Erase these answers</h2>
            <p className="text-ink-2 text-md">
              Erases all of this page from your account. What you sent with an application stays with it.
            </p>
            <Button look="danger" name="intent" value="erase">
              Erase these answers
            </Button>
          </Form>
        </div>
      </div>
    </OwnDesk>
  );
}

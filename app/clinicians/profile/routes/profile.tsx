import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { OwnDesk } from "#app/accounts/own-desk/own-desk.tsx";
import { keepAnswer } from "#app/clinicians/profile/form/keep-answer.ts";
import { ProfileForm } from "#app/clinicians/profile/form/profile-form-view.tsx";
import { ProfileTabs } from "#app/clinicians/profile/profile-tabs.tsx";
import { toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/clinicians/profile/profile.css";
import { useEffect } from "react";
import { keepRecord, type NamedRecord } from "#app/clinicians/profile/device/kept-profile.ts";
import type { action, loader } from "./profile.server.ts";

export { action, headers, loader } from "./profile.server.ts";

export const meta = ({ data }: { data?: { isRefused: boolean } }) =>
  toAccountMeta(toAnsweredTitle("My profile", data?.isRefused));

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepAnswer(request, () => serverAction<typeof action>());

export default function ProfilePage() {
  const { options, account, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action | typeof clientAction>();
  useAccountRecord(account);
  return (
    <OwnDesk current={paths.profile()}>
      <PageHeader
        title="My profile"
        lead="Say it once. Searches, postings and our tools then answer for you: where you can work, how your pay compares, what fits."
      />
      <div className="page pb-16">
        <div className="grid max-w-3xl gap-6">
          <ProfileTabs current="profile" />
          <ProfileForm options={options} account={account?.record ?? null} answer={answer} done={done} />
        </div>
      </div>
    </OwnDesk>
  );
}

/** Other pages' cards read the device's record, and this page has the account's. */
function useAccountRecord(account: NamedRecord | null): void {
  useEffect(() => {
    if (account) keepRecord(account);
  }, [account]);
}

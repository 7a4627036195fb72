import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { keepAnswer } from "#app/clinicians/profile/form/keep-answer.ts";
import { profileFields } from "#app/clinicians/profile/form/profile-form.ts";
import { ProfileForm } from "#app/clinicians/profile/form/profile-form-view.tsx";
import { profileOptions } from "#app/clinicians/profile/form/profile-options.ts";
import {
  eraseProfile,
  saveProfile,
  toDeviceLabel,
} from "#app/clinicians/profile/form/save-profile.server.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unreadableForm } from "#app/kit/platform/form/form-rules.ts";
import { isRefusedForm, noteRefusedForm, toAnsweredTitle } from "#app/kit/platform/form/refused-form.ts";
import { badForm, unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/clinicians/profile/profile.css";
import { useEffect } from "react";
import { keepRecord, type NamedRecord } from "#app/clinicians/profile/device/kept-profile.ts";

export const meta = ({ data }: { data?: { isRefused: boolean } }) =>
  toAccountMeta(toAnsweredTitle("My profile", data?.isRefused));
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.viewer();
  const record = viewer && (await findRecord(context.db, viewer.id));
  return {
    options: profileOptions,
    account: record && { record, label: toDeviceLabel(record) },
    isRefused: isRefusedForm(context),
    done: new URL(request.url).searchParams.get("done"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const viewer = await context.viewer();
  const form = await requireForm(request, profileFields);
  const { intent, ...values } = Object.fromEntries(form) as Record<string, string>;
  if (intent === "erase") {
    if (!viewer) return { status: "erased" as const };
    await eraseProfile(context.db, viewer.id, context.now);
    throw redirect(paths.profile("erased"));
  }
  // The form always has it, so this is not our form.
  if (!/^\d{1,16}$/.test(values.version ?? "")) throw badForm(unreadableForm);
  const saved = await saveProfile(context, viewer?.id ?? null, values);
  if (saved.status === "saved") throw redirect(paths.profile("saved"));
  if (saved.status === "checked") return saved;
  noteRefusedForm(context);
  return unprocessed(saved);
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  keepAnswer(request, () => serverAction<typeof action>());

export default function ProfilePage() {
  const { options, account, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action | typeof clientAction>();
  useAccountRecord(account);
  return (
    <>
      <PageHeader
        title="My profile"
        lead="Say it once. Searches, postings and our tools then answer for you: where you can work, how your pay compares, what fits."
      />
      <div className="page pb-16">
        <div className="max-w-3xl">
          <ProfileForm options={options} account={account?.record ?? null} answer={answer} done={done} />
        </div>
      </div>
    </>
  );
}

/** Other pages' cards read the device's record, and this page has the account's. */
function useAccountRecord(account: NamedRecord | null): void {
  useEffect(() => {
    if (account) keepRecord(account);
  }, [account]);
}

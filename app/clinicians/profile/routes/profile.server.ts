import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { eraseDetails } from "#app/clinicians/profile/details/profile-details.server.ts";
import { profileFields } from "#app/clinicians/profile/form/profile-form.ts";
import { profileOptions } from "#app/clinicians/profile/form/profile-options.ts";
import {
  eraseProfile,
  saveProfile,
  toDeviceLabel,
} from "#app/clinicians/profile/form/save-profile.server.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { unreadableForm } from "#app/kit/platform/form/form-rules.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { badForm, unprocessed } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";

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
    await eraseDetails(context.db, viewer);
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

import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { receiveLinkRequest } from "#app/accounts/email/email-links.server.ts";
import { LinkRequestPanel } from "#app/accounts/email/link-request-panel.tsx";
import { toastFormError } from "#app/kit/forms/posted-form.tsx";

export const meta = () => toAccountMeta("Forgot password");
export const headers = accountHeaders;

export const action = (args: ActionFunctionArgs) => receiveLinkRequest(args, "reset");

export const clientAction = toastFormError("Request Failed");

export default function ForgotPasswordPage() {
  return (
    <LinkRequestPanel
      title="Forgot password"
      lead="We'll email you a link to choose a new one."
      within="one hour"
    />
  );
}

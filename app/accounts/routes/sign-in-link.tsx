import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { receiveLinkRequest } from "#app/accounts/email/email-links.server.ts";
import { LinkRequestPanel } from "#app/accounts/email/link-request-panel.tsx";
import { toastFormError } from "#app/kit/forms/posted-form.tsx";

export const meta = () => toAccountMeta("Email me a log-in link");
export const headers = accountHeaders;

export const action = (args: ActionFunctionArgs) => receiveLinkRequest(args, "sign-in");

export const clientAction = toastFormError("Request Failed");

export default function SignInLinkPage() {
  return (
    <LinkRequestPanel
      title="Email me a log-in link"
      lead="You can log in without your password."
      within="30 minutes"
    />
  );
}

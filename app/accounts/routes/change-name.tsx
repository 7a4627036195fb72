import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { nameSchema } from "#app/accounts/account.ts";
import { AccountPanel, toAccountMeta } from "#app/accounts/account-page.tsx";
import { PostedForm, toastFormError, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { Field } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";
import type { action, loader } from "./change-name.server.ts";

export { action, headers, loader } from "./change-name.server.ts";

export const meta = () => toAccountMeta("Change name");

export const clientAction = toastFormError("Name Not Changed");

export default function ChangeNamePage() {
  const { hasTeam, ...name } = useLoaderData<typeof loader>();
  const { fields, frame } = usePostedForm({
    schema: nameSchema,
    answer: { result: useActionData<typeof action>() },
    prefill: name,
  });
  return (
    <AccountPanel
      title="Change name"
      lead={
        hasTeam
          ? "Your team and our staff see it. It does not change applications that you sent."
          : "Our staff sees it, and we greet you by it. It does not change applications that you sent."
      }
    >
      <PostedForm frame={frame} submit="Save name" submitting="Saving...">
        <Field label="First name" meta={fields.firstName} autoComplete="given-name" />
        <Field label="Last name" meta={fields.lastName} autoComplete="family-name" />
      </PostedForm>
      <Link to={paths.settings()} className="link text-md">
        Back to settings
      </Link>
    </AccountPanel>
  );
}

import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { nameSchema } from "#app/accounts/account.ts";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { AccountPanel } from "#app/accounts/account-panel.tsx";
import { changeName } from "#app/accounts/owner/change-name.server.ts";
import { tooManyTries, toUnreadRefusal } from "#app/accounts/refusal.ts";
import { requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import { toastFormError } from "#app/kit/forms/form-error-toast.ts";
import { PostedForm } from "#app/kit/forms/posted-form.tsx";
import { usePostedForm } from "#app/kit/forms/use-posted-form.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { unprocessed } from "#app/kit/platform/http.ts";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Field } from "#app/kit/ui/control/field.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Change name");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { firstName, lastName, memberships } = admit(await requireViewer(context), request);
  return { firstName, lastName, hasTeam: memberships.length > 0 };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return toUnreadRefusal(tooManyTries);
  const submission = parseWithZod(await requireForm(request, fieldNames(nameSchema)), { schema: nameSchema });
  if (submission.status !== "success") return unprocessed(submission.reply());
  if (!(await changeName(context, viewer, submission.value))) throw redirect(paths.login(paths.changeName()));
  throw redirect(paths.dashboard("name-changed"));
}

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
      <Link to={paths.dashboard()} className="link text-md">
        Back to my dashboard
      </Link>
    </AccountPanel>
  );
}

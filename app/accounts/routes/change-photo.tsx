import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { AccountPanel, accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { Avatar } from "#app/accounts/photo/avatar.tsx";
import { photoField, photoTypes } from "#app/accounts/photo/photo.ts";
import { receivePhoto } from "#app/accounts/photo/receive-photo.server.ts";
import { tooManyTries } from "#app/accounts/refusal.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { CollectionNotice } from "#app/kit/forms/collection-notice.tsx";
import { isWithinLimit } from "#app/kit/platform/rate-limit.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Photo");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { firstName, lastName, profileImageUrl, memberships } = admit(await requireViewer(context), request);
  return { person: { firstName, lastName, profileImageUrl }, hasTeam: memberships.length > 0 };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const viewer = admit(await requireViewer(context), request);
  if (!(await isWithinLimit(context.env.ACCOUNT_LIMIT, request, "closed")))
    return data({ problem: tooManyTries.message }, { status: 429 });
  const received = await receivePhoto(context, request, viewer);
  if (!received.ok) return data({ problem: received.problem }, { status: received.status });
  throw redirect(paths.settings(received.done));
}

export default function ChangePhotoPage() {
  const { person, hasTeam } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>()?.problem;
  const isPending = useNavigation().formData !== undefined;
  return (
    <AccountPanel
      title="Photo"
      lead={
        hasTeam
          ? "You see it beside your name. So do the people on your company's team, and our staff."
          : "You see it beside your name. So does our staff. Employers you apply to do not get it."
      }
    >
      <Avatar person={person} size="large" />
      <Form method="post" encType="multipart/form-data" className="grid gap-4">
        <div className="grid gap-1">
          <label htmlFor={photoField} className="font-semibold text-md">
            {person.profileImageUrl ? "New photo" : "Photo"}
          </label>
          <p id="photo-hint" className="text-ink-3 text-sm">
            JPEG, PNG or WebP, up to 2 MB. We remove the place, the time and other hidden data from it.
          </p>
          <input
            id={photoField}
            type="file"
            name={photoField}
            accept={photoTypes.join(",")}
            required
            aria-describedby={problem ? "photo-hint photo-problem" : "photo-hint"}
            aria-invalid={problem ? true : undefined}
            className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold"
          />
          {problem && (
            <p id="photo-problem" role="alert" className="text-coral text-sm">
              {problem}
            </p>
          )}
        </div>
        <CollectionNotice use={hasTeam ? "show your team who you are" : "show you which account is open"} />
        <Button aria-disabled={isPending}>{isPending ? "Saving..." : "Save photo"}</Button>
      </Form>
      {person.profileImageUrl && (
        <Form method="post" encType="multipart/form-data" className="grid">
          <Button look="danger" name="intent" value="remove">
            Remove photo
          </Button>
        </Form>
      )}
      <Link to={paths.settings()} className="link text-md">
        Back to settings
      </Link>
    </AccountPanel>
  );
}

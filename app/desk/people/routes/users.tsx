import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-meta.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { Segments } from "#app/desk/frame/screen/segments.tsx";
import { DeskSearch } from "#app/desk/frame/list/desk-search.tsx";
import { findUsers, readUsersPage } from "#app/desk/people/users/user-page.server.ts";
import { UserTable } from "#app/desk/people/users/user-table.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import { paths } from "#app/paths.ts";
import { requireForm } from "#app/kit/platform/form/form-stream.ts";
import { Notice } from "#app/kit/ui/notice.tsx";

export const meta: MetaFunction = () => toPageMeta({ title: "Users", isIndexed: false });
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  return readUsersPage(context.db, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await admitAdmin(context, request);
  const form = await requireForm(request, ["find"]);
  return findUsers(context.db, String(form.get("find") ?? ""));
}

export default function UsersPage() {
  const { segments, users, newer, older } = useLoaderData<typeof loader>();
  const found = useActionData<typeof action>();
  return (
    <DeskPage
      title="Users"
      actions={
        <DeskSearch
          key={found?.words}
          label="Users"
          field="Email, or how a name begins"
          placeholder="Email or name"
          action={paths.adminUsers()}
          words={found?.words}
        />
      }
    >
      <Segments
        label="Role"
        segments={found ? segments.map((segment) => ({ ...segment, isCurrent: false })) : segments}
      />
      {found ? (
        <>
          <p role="status" className="text-ink-2">
            {found.users.length === 0
              ? `Nobody found for “${found.words}”. Enter the whole email, or how the first or last name begins.`
              : `Accounts for “${found.words}”`}
          </p>
          {found.users.length > 0 && <UserTable users={found.users} />}
        </>
      ) : (
        <>
          {users.length > 0 ? (
            <UserTable users={users} />
          ) : (
            <Notice title="Nobody">Accounts of this kind appear here as soon as there are some.</Notice>
          )}
          <NewerOlder label="Pages of users" newer={newer} older={older} />
        </>
      )}
    </DeskPage>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { DeskSearch, Segments } from "#app/desk/frame/list/list-controls.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import type { toUserView } from "#app/desk/people/users/user-list.server.ts";
import { findUsers, readUsersPage } from "#app/desk/people/users/user-list.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { NewerOlder } from "#app/pages/page/newer-older.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

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
          action={deskPaths.adminUsers()}
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

function UserTable({ users }: { users: readonly ReturnType<typeof toUserView>[] }) {
  return (
    <table className="desk-table desk-lines">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Account</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {users.map(({ id, name, email, chips, since, to }) => (
          <tr key={id} data-row>
            <th scope="row" className="font-semibold">
              <Link to={to} data-open className="link">
                {name}
              </Link>
            </th>
            <td>{email}</td>
            <td className="whitespace-nowrap">
              <Chips chips={chips} />
            </td>
            <td data-label="Since">{since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

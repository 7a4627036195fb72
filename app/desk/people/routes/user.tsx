import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { type DeskFact, DeskFacts } from "#app/desk/frame/list/desk-facts.tsx";
import { DeskLink } from "#app/desk/frame/screen/desk-nav.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import {
  findUserNotice,
  findUserRecord,
  receiveUserForm,
  type UserRecord,
} from "#app/desk/people/users/receive-user-form.server.ts";
import { UserSteps } from "#app/desk/people/users/user-steps.tsx";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { Chips } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";

export const meta: MetaFunction = () => toPageMeta({ title: "User", isIndexed: false });
export const headers = accountHeaders;

async function getUser(context: SiteContext, id = "") {
  const user = /^\d{1,15}$/.test(id) ? await findUserRecord(context, Number(id)) : null;
  if (!user) throw notFound();
  return user;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  const user = await getUser(context, params.id);
  const notice = findUserNotice(new URL(request.url).searchParams.get("done"));
  const isOwner = viewer.deskRole === "owner";
  return { user, notice, isSelf: user.id === viewer.id, isOwner };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receiveUserForm(context, request, await getUser(context, params.id), viewer);
}

export default function UserPage() {
  const { user, notice, isSelf, isOwner } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <DeskPage title={user.name}>
      {notice && !result && <Notice live tone={notice.tone} title={notice.title} />}
      <Chips chips={user.chips} />
      <div className="grid items-start gap-stack lg:grid-cols-[minmax(0,1fr)_24rem]">
        <UserFacts user={user} />
        {isSelf ? (
          <Notice>This is your own account. Another owner can change its role or suspend it.</Notice>
        ) : user.role === "admin" && !isOwner ? (
          <Notice>An owner of the desk can change what admins open, or suspend them.</Notice>
        ) : (
          <UserSteps user={user} isOwner={isOwner} answer={{ result }} />
        )}
      </div>
    </DeskPage>
  );
}

const logLook = "link inline-flex min-h-11 items-center";

function UserFacts({ user }: { user: UserRecord }) {
  const facts: DeskFact[] = [
    ["Email", user.email],
    ["Address", user.verified],
    ["Account since", user.since],
    ["Logged-in devices", formatCount(user.sessions)],
    ["Last seen", user.lastSeen],
    ["Applications", formatCount(user.applications)],
    ["Posting drafts", formatCount(user.drafts)],
    ["Suspended", user.suspended],
    ["Reason", user.reason],
  ];
  return (
    <div className="grid gap-item">
      <DeskFacts facts={facts} />
      {user.companies.length > 0 && (
        <section className="grid gap-2">
          <h2>Companies</h2>
          <ul className="grid gap-1">
            {user.companies.map(({ name, role, to }) => (
              <li key={to}>
                <DeskLink to={to}>{name}</DeskLink> <span className="text-ink-2">({role})</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="flex flex-wrap gap-x-6">
        <DeskLink to={user.logOfPerson} className={logLook} otherwise={null}>
          What was done to this account
        </DeskLink>
        {user.logByPerson && (
          <DeskLink to={user.logByPerson} className={logLook} otherwise={null}>
            What this admin did
          </DeskLink>
        )}
      </p>
    </div>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-page.tsx";
import { findPendingChange } from "#app/accounts/email-change/settle-change.server.ts";
import { OwnDesk } from "#app/accounts/own-desk/own-desk.tsx";
import { isPrivateSearch } from "#app/accounts/owner/private-search.server.ts";
import { hasSecondFactor } from "#app/accounts/second-factor/own-factor.server.ts";
import { toDisplayName, toRoleName } from "#app/accounts/session/names.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { SessionList } from "#app/accounts/session/session-list.tsx";
import { listSessions } from "#app/accounts/session/sessions.server.ts";
import { toLastActive } from "#app/accounts/session/time-ago.ts";
import { AccountFacts, SettingsLinks } from "#app/applications/dashboard/account-settings.tsx";
import { toSettingsNotice } from "#app/applications/dashboard/done-notices.ts";
import { Notice } from "#app/kit/ui/notice.tsx";
import { PageHeader } from "#app/kit/ui/page-header.tsx";
import { paths } from "#app/paths.ts";
import "#app/applications/dashboard/dashboard.css";

export const meta = () => toAccountMeta("Settings");
export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const [sessions, hasFactor, change, isPrivate] = await Promise.all([
    listSessions(db, viewer.id, now),
    hasSecondFactor(db, viewer.id),
    findPendingChange(db, viewer.id, now),
    isPrivateSearch(db, viewer.id),
  ]);
  return {
    facts: {
      name: toDisplayName(viewer),
      email: viewer.email,
      roleName: toRoleName(viewer.role),
      isVerified: viewer.emailVerified,
    },
    state: {
      hasPassword: viewer.hasPassword,
      hasFactor,
      isPrivate,
      waitingEmail: change?.newEmail ?? null,
    },
    notice: toSettingsNotice(request),
    sessions: sessions.map(({ id, device, lastSeenAt }) => ({
      id,
      device,
      lastActive: toLastActive(lastSeenAt, now),
      isThis: id === viewer.sessionId,
    })),
  };
}

export default function SettingsPage() {
  const { facts, state, notice, sessions } = useLoaderData<typeof loader>();
  return (
    <OwnDesk current={paths.settings()}>
      <PageHeader title="Settings" lead={`Logged in as ${facts.name}`} />
      <div className="page grid gap-8 pb-16">
        {notice && <Notice tone={notice.tone} title={notice.title} live />}
        <AccountFacts {...facts} />
        <div className="settings-groups">
          <SettingsLinks {...state} />
        </div>
        <SessionList sessions={sessions} />
      </div>
    </OwnDesk>
  );
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { accountHeaders, toAccountMeta } from "#app/accounts/account-meta.ts";
import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  admitToCompany,
  admitToRead,
  everyMember,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { HiringPage, toHiringCompany, toHiringTrail } from "#app/companies/workspace/frame/hiring-page.tsx";
import { listInvitations } from "#app/companies/workspace/team/invitations.server.ts";
import { InviteForm, MemberList } from "#app/companies/workspace/team/member-list.tsx";
import { listMembers } from "#app/companies/workspace/team/members.server.ts";
import { roleNames } from "#app/companies/workspace/team/role-words.ts";
import { receiveTeamForm } from "#app/companies/workspace/team/team-form.server.ts";
import { toTeamNotice } from "#app/companies/workspace/team/team-notice.ts";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { toOfficeDay, toOfficeTime } from "#app/kit/text/when.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { paths } from "#app/paths.ts";

export const meta = () => toAccountMeta("Team");
export const headers = accountHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, company } = await admitToRead(args);
  const { db, now } = args.context;
  const [members, invitations] = await Promise.all([
    listMembers(db, company.employerId),
    listInvitations(db, company.employerId),
  ]);
  const owners = members.filter(({ role }) => role === "owner").length;
  return {
    company: toHiringCompany(company),
    trail: toHiringTrail(company, "team"),
    isOwner: company.role === "owner",
    notice: toTeamNotice(new URL(args.request.url).searchParams.get("done")),
    members: members.map(({ firstName, lastName, email, profileImageUrl, role, since }) => ({
      person: { firstName, lastName, profileImageUrl },
      name: toDisplayName({ firstName, lastName, email }),
      email,
      role,
      since: toOfficeDay(since),
      isSelf: email === viewer.email,
      isLastOwner: role === "owner" && owners === 1,
    })),
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      until: toOfficeTime(expiresAt),
      isExpired: expiresAt <= now,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { viewer, company } = await admitToCompany(args, everyMember);
  const answer = await receiveTeamForm(context, request, { viewer, company });
  if (!("done" in answer)) return answer;
  // Leaving ends every session of the person, this one too.
  if (answer.done === "left") throw goTo(paths.login(), toCookieHeaders(clearCookiesAtLogOut(request.url)));
  throw goTo(paths.hiringTeam(company.employerSlug, `done=${answer.done}`));
}

export default function TeamPage() {
  const { company, isOwner, notice, members, invitations } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <HiringPage company={company} part="team" title="Team">
      {notice && <Notice {...notice} live />}
      <section aria-labelledby="members" className="grid max-w-3xl gap-item">
        <h2 id="members">Members</h2>
        <MemberList members={members} isOwner={isOwner} />
        {members.length === 1 && isOwner && (
          <p className="text-ink-2">
            You are the only owner. Before you can leave, invite someone and make them an owner.
          </p>
        )}
      </section>
      <InvitationList invitations={invitations} isOwner={isOwner} />
      {isOwner && <InviteForm typed={refused?.typed ?? null} error={refused?.error ?? null} />}
    </HiringPage>
  );
}

interface InvitationView {
  publicId: string;
  email: string;
  role: MemberRole;
  until: string;
  isExpired: boolean;
}

function InvitationList({
  invitations,
  isOwner,
}: {
  invitations: readonly InvitationView[];
  isOwner: boolean;
}) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited" className="grid max-w-3xl gap-item">
      <h2 id="invited">Invited</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {invitations.map(({ publicId, email, role, until, isExpired }) => (
          <li key={publicId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="wrap-anywhere font-semibold">{email}</p>
              <p className="text-ink-3 text-sm">
                {isExpired ? `The link ended ${until}` : `The link works until ${until}`}
              </p>
            </div>
            <Chips chips={[{ label: roleNames[role].name }]} />
            {isOwner && (
              <Form method="post" className="flex flex-wrap gap-2">
                <input type="hidden" name="invitation" value={publicId} />
                <Button look="outline" name="intent" value="resend">
                  Send again<span className="sr-only"> to {email}</span>
                </Button>
                <Button look="danger" name="intent" value="revoke">
                  Revoke<span className="sr-only"> the invitation of {email}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

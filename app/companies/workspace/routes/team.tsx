import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { toAccountMeta } from "#app/accounts/account-page.tsx";
import { HiringPage } from "#app/companies/workspace/frame/hiring-page.tsx";
import { AssignableList, ManagerPostings } from "#app/companies/workspace/team/manager-postings.tsx";
import { InviteForm, MemberList, TeamMails } from "#app/companies/workspace/team/member-list.tsx";
import { ApprovalRule, FactorRule } from "#app/companies/workspace/team/owner-rules.tsx";
import { roleNames } from "#app/companies/workspace/team/role-select.tsx";
import { Suggestions } from "#app/kit/forms/named-options.tsx";
import type { MemberRole } from "#app/kit/platform/context.ts";
import { Button, buttonClass } from "#app/kit/ui/button.tsx";
import { Chips } from "#app/kit/ui/chip.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { workPaths } from "#app/work-paths.ts";
import type { action, loader } from "./team.server.ts";

export { action, headers, loader } from "./team.server.ts";

export const meta = () => toAccountMeta("Team");

export default function TeamPage() {
  const { company, isOwner, rules, approval, mails, notice, members, assignable, departments, invitations } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const invited = refused?.form === "invite" ? refused : null;
  const hasManagers = members.some(({ role }) => role === "manager");
  return (
    <HiringPage
      company={company}
      part="team"
      title="Team"
      actions={
        isOwner && (
          <a href="#email" className={buttonClass("outline")}>
            Invite a colleague
          </a>
        )
      }
    >
      {notice && <Notice {...notice} live />}
      <section aria-labelledby="members" className="grid max-w-3xl gap-item">
        <h2 id="members">Members</h2>
        <Suggestions id="departments" words={departments} />
        {hasManagers && <AssignableList postings={assignable} />}
        <MemberList
          members={members}
          isOwner={isOwner}
          below={(member) =>
            member.role === "manager" && (
              <ManagerPostings
                key={member.postings.length}
                member={member}
                isOwner={isOwner}
                canAssign={company.canWrite}
                refused={
                  refused?.form === "assign" && refused.typed.email === member.email
                    ? { posting: refused.typed.posting, error: refused.error }
                    : null
                }
              />
            )
          }
        />
        {members.length === 1 && isOwner && (
          <p className="text-ink-2">
            You are the only owner. Before you can leave, invite someone and make them an owner.
          </p>
        )}
      </section>
      <InvitationList invitations={invitations} isOwner={isOwner} />
      {approval && (
        <p className="max-w-3xl">
          Postings of recruiters are approved by {approval} before they are published.
        </p>
      )}
      {rules && (
        <>
          <ApprovalRule
            isRequired={rules.requiresApproval}
            approver={rules.approver}
            members={members.filter(({ role }) => role === "recruiter" || role === "reviewer")}
          />
          <FactorRule
            isRequired={rules.requiresFactor}
            hasOwn={rules.hasOwn}
            company={company.slug}
            members={members.length}
            lacking={members.filter(({ lacksFactor }) => lacksFactor).length}
          />
        </>
      )}
      {mails && <TeamMails {...mails} />}
      <p>
        <Link to={workPaths.hiringHours(company.slug)} className="link inline-flex min-h-11 items-center">
          Your interview hours
        </Link>
      </p>
      {isOwner && <InviteForm typed={invited?.typed ?? null} error={invited?.error ?? null} />}
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

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toCookieHeaders } from "#app/accounts/refusal.ts";
import { toDisplayName } from "#app/accounts/session/names.ts";
import {
  admitToCompany,
  admitToRead,
  everyMember,
} from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { readDepartments, selectDepartments } from "#app/companies/workspace/settings/departments.server.ts";

import { listInvitations } from "#app/companies/workspace/team/invitations.server.ts";
import { findMailChoice, listMembers } from "#app/companies/workspace/team/members.server.ts";
import { listApprovers, readOwnerRules } from "#app/companies/workspace/team/owner-rules.server.ts";
import { listAssignable, listManaged } from "#app/companies/workspace/team/posting-managers.server.ts";
import { receiveTeamForm, toTeamNotice } from "#app/companies/workspace/team/team-form.server.ts";
import { clearCookiesAtLogOut } from "#app/kit/platform/cookies.ts";
import { goTo } from "#app/kit/platform/http.ts";
import { toListDay, toOfficeTime } from "#app/kit/text/when.ts";
import { serverPaths } from "#app/server-paths.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, company } = await admitToRead(args);
  const { db, now } = args.context;
  const [members, managed, invitations, mails, departments, rules] = await Promise.all([
    listMembers(db, company.employerId),
    listManaged(db, company.employerId),
    listInvitations(db, company.employerId),
    findMailChoice(db, { viewerId: viewer.id, employerId: company.employerId }),
    selectDepartments(db.$client, company).all(),
    readOwnerRules(db, company.employerId),
  ]);
  const owners = members.filter(({ role }) => role === "owner").length;
  return {
    company: toHiringCompany(company),
    isOwner: company.role === "owner",
    rules: company.role === "owner" ? { ...rules, hasOwn: viewer.hasSecondFactor } : null,
    approval:
      company.role !== "owner" && rules.requiresApproval
        ? (await listApprovers(db, company.employerId)).map(({ name }) => name).join(" or ")
        : null,
    // Who only reads is mailed neither.
    mails: company.role === "reviewer" ? null : mails,
    notice: toTeamNotice(new URL(args.request.url).searchParams.get("done")),
    assignable: members.some(({ role }) => role === "manager")
      ? await listAssignable(db, company.employerId)
      : [],
    members: members.map(
      ({ firstName, lastName, email, profileImageUrl, role, since, department, seesContact, hasFactor }) => ({
        person: { firstName, lastName, profileImageUrl },
        name: toDisplayName({ firstName, lastName, email }),
        email,
        role,
        since: toListDay(since),
        department,
        seesContact: seesContact === 1,
        // An owner asks them to turn it on. To others it would show whose account is easier to open.
        lacksFactor: company.role === "owner" && hasFactor === 0,
        postings: managed.filter((posting) => posting.email === email),
        isSelf: email === viewer.email,
        isLastOwner: role === "owner" && owners === 1,
      }),
    ),
    departments: [
      ...new Set([...readDepartments(departments), ...members.flatMap(({ department }) => department ?? [])]),
    ],
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
  if (answer.done === "left")
    throw goTo(serverPaths.loginAfterLeaving(), toCookieHeaders(clearCookiesAtLogOut(request.url)));
  throw goTo(workPaths.hiringTeam(company.employerSlug, `done=${answer.done}`));
}

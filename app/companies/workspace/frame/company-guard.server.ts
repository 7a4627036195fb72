import {
  admit,
  refuse,
  requireFactor,
  requireMember,
  requireViewer,
} from "#app/accounts/session/page-guard.server.ts";
import { findFormerEmployer } from "#app/companies/pitch/public-page/employer-page.server.ts";
import type { MemberRole, Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { movedTo, suspendedCompany } from "#app/kit/platform/http.ts";

interface Asked {
  context: SiteContext;
  request: Request;
  params: { company?: string };
}

interface Admitted {
  viewer: Viewer;
  company: Membership;
}

/** For what shows a hiring manager no more than `toReachSql` lets them see. */
export const everyMember: readonly MemberRole[] = ["owner", "recruiter", "reviewer", "manager"];
/** For what belongs to the whole company. */
export const whoReads: readonly MemberRole[] = ["owner", "recruiter", "reviewer"];
/** A reviewer only reads and takes notes. */
export const whoWrites: readonly MemberRole[] = ["owner", "recruiter"];

/** SQL: a company that asks for approval has it from this person, who is an owner or the member named. */
export const toPublishesSql = (employerId: number, userId: number): string =>
  `NOT EXISTS (SELECT 1 FROM employers e WHERE e.id = ${Number(employerId)} AND e.requires_approval = 1
    AND e.approver_id IS NOT ${Number(userId)} AND NOT EXISTS (SELECT 1 FROM memberships m
      WHERE m.employer_id = e.id AND m.user_id = ${Number(userId)} AND m.role = 'owner'))`;

/** Someone from another company gets the same 404 as for a company that does not exist. */
export async function admitToCompany(
  { context, request, params }: Asked,
  roles: readonly MemberRole[],
  isOpenHeld = false,
): Promise<Admitted> {
  const { memberships } = admit(await requireViewer(context), request);
  const company = memberships.find(({ employerSlug }) => employerSlug === params.company);
  if (!company)
    throw (
      (await findFormerPath(context, request, memberships, params.company)) ??
      admit(refuse("not-found"), request)
    );
  const viewer = admit(await requireMember(context, company.employerId, roles), request);
  requireFactor([company], request);
  if (company.suspension !== null && !isOpenHeld) throw suspendedCompany(company.suspension);
  return { viewer, company };
}

/** For a page that a suspended company's people may still read: its postings, and what it is told. */
export const admitToRead = (asked: Asked, roles = whoReads): Promise<Admitted> =>
  admitToCompany(asked, roles, true);

/** The company became part of another one that the viewer acts for. */
async function findFormerPath({ db }: SiteContext, request: Request, own: readonly Membership[], slug = "") {
  const kept = await findFormerEmployer(db, slug);
  if (kept === null || !own.some(({ employerSlug }) => employerSlug === kept)) return null;
  const { pathname } = new URL(request.url);
  return movedTo(request, pathname.replace(`/${slug}`, `/${kept}`));
}

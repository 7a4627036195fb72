import { requireMember, requireViewer } from "#app/accounts/session/guards.ts";
import { admit } from "#app/accounts/session/page-guard.server.ts";
import type { MemberRole, Membership, SiteContext, Viewer } from "#app/platform/context.ts";
import { notFound } from "#app/platform/http.ts";

interface Asked {
  context: SiteContext;
  request: Request;
  params: { company?: string };
}

interface Admitted {
  viewer: Viewer;
  company: Membership;
}

export const everyMember: readonly MemberRole[] = ["owner", "recruiter", "reviewer"];
/** A reviewer only reads and takes notes. */
export const whoWrites: readonly MemberRole[] = ["owner", "recruiter"];

/** Somebody from another company gets the same 404 as for a company that does not exist. */
export async function admitToCompany(
  { context, request, params }: Asked,
  roles: readonly MemberRole[],
): Promise<Admitted> {
  const { memberships } = admit(await requireViewer(context), request);
  const company = memberships.find(({ employerSlug }) => employerSlug === params.company);
  if (!company) throw notFound();
  return { viewer: admit(await requireMember(context, company.employerId, roles), request), company };
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { hasSecondFactor } from "#app/accounts/second-factor/own-factor.server.ts";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { readNext } from "#app/accounts/sign-in/return-to.ts";
import { toOwnApplication } from "#app/applications/dashboard/application-words.ts";
import { toDashboardNotice } from "#app/applications/dashboard/done-notices.ts";
import { listNextSteps } from "#app/applications/dashboard/next-steps.ts";
import { selectOwnApplications } from "#app/applications/dashboard/own-application.server.ts";
import { isReopened } from "#app/applications/erasure/closed-accounts.server.ts";
import { findMarketBrief } from "#app/clinicians/career/career.server.ts";
import { findDraftOwner } from "#app/companies/posting/draft/draft-owner.server.ts";
import { listDrafts } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { listOwnClaims } from "#app/companies/workspace/claim/own-claims.server.ts";
import { listWorkspaces } from "#app/companies/workspace/own-workspaces/new-workspace.server.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const isSeeker = viewer.role === "job_seeker";
  const [applications, brief, workspaces, claims, hasFactor, drafts, reopened] = await Promise.all([
    selectOwnApplications(db, viewer.id, now),
    isSeeker ? findMarketBrief(context) : null,
    listWorkspaces(db, viewer),
    viewer.role === "employer" ? listOwnClaims(db, viewer.id) : [],
    hasSecondFactor(db, viewer.id),
    isSeeker ? [] : findDraftOwner(context, request).then((owner) => (owner ? listDrafts(db, owner) : [])),
    isReopened(db, viewer.id, now),
  ]);
  return {
    name: toDisplayName(viewer),
    email: viewer.email,
    isVerified: viewer.emailVerified,
    hasPassword: viewer.hasPassword,
    isEmployer: viewer.role === "employer",
    workspaces,
    drafts: drafts.slice(0, shownDrafts).map(({ publicId, title }) => ({
      title: title || "Untitled posting",
      to: paths.postingReview(publicId),
    })),
    claims: claims.map((claim) => toClaimView(claim, now)).filter(({ isPending }) => isPending),
    next: readNext(request),
    notice: toDashboardNotice(request),
    nextSteps: listNextSteps(viewer.role),
    applications: applications.map((application) => toOwnApplication(application, now)),
    isSeeker,
    hasFactor,
    brief,
    isReopened: reopened,
  };
}

const shownDrafts = 3;

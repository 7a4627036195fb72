import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { readNext } from "#app/accounts/sign-in/return-to.ts";
import { isOpened } from "#app/applications/applicants/applicant/note-seen.server.ts";
import { toDashboardNotice } from "#app/applications/dashboard/done-notices.ts";
import { listNextSteps } from "#app/applications/dashboard/next-steps.ts";
import {
  applicationsPerPage,
  askConversations,
  askOwnApplications,
  type ListedApplication,
} from "#app/applications/dashboard/own-application.server.ts";
import { askReopened } from "#app/applications/erasure/closed-accounts.server.ts";
import { askOwnOffers, readOwnOffers } from "#app/applications/offers/offer-store.server.ts";
import { toOwnApplication } from "#app/applications/receipt/application-words.ts";
import { askBrief } from "#app/clinicians/career/career-brief.server.ts";
import { findDraftOwner } from "#app/companies/posting/draft/draft-owner.server.ts";
import { listDrafts } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { askOwnMessages, type OwnMessage } from "#app/companies/talent/message-store.server.ts";
import { toClaimView } from "#app/companies/workspace/claim/claim-words.ts";
import { listOwnClaims } from "#app/companies/workspace/claim/own-claims.server.ts";
import { untitled } from "#app/companies/workspace/jobs-table/waiting-drafts.server.ts";
import { listWorkspaces } from "#app/companies/workspace/own-workspaces/new-workspace.server.ts";
import { listOwnInvitations } from "#app/companies/workspace/team/accept-invitation.server.ts";
import { roleNames } from "#app/companies/workspace/team/role-select.tsx";
import { askSaved, readSaved } from "#app/jobs/list/comparison/saved-jobs.server.ts";
import { askChanged, readChanged } from "#app/jobs/list/comparison/saved-news.server.ts";
import type { AccountRow, AccountSaved } from "#app/jobs/saved/saved-facts.ts";
import { type ListPlace, parseListPlace, setListPlace, toListPage } from "#app/kit/platform/keyset.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { serverPaths } from "#app/server-paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { db, now } = context;
  const viewer = admit(await requireViewer(context), request);
  const isSeeker = viewer.role === "job_seeker";
  const params = new URL(request.url).searchParams;
  const place = parseListPlace(params, 2);
  const isFirstPage = !place.before && !place.after;
  const asked = isSeeker && isFirstPage ? askBrief(context, viewer.id, isOpened(request)) : null;
  const [own, workspaces, claims, drafts, invitations] = await Promise.all([
    db.$client.batch([
      askOwnApplications(db, viewer.id, place, now),
      askReopened(db, viewer.id, now),
      ...(isFirstPage
        ? [
            askConversations(db, viewer.id, now),
            askOwnMessages(db, viewer.id, now),
            askOwnOffers(db, viewer.id),
          ]
        : []),
      ...(asked
        ? [
            askSaved(db, viewer, listHead, shownSaved),
            askChanged(db, viewer, now, shownSaved),
            ...asked.statements,
          ]
        : []),
    ]),
    listWorkspaces(db, viewer),
    viewer.role === "employer" ? listOwnClaims(db, viewer.id) : [],
    isSeeker ? [] : findDraftOwner(context, request).then((owner) => (owner ? listDrafts(db, owner) : [])),
    listOwnInvitations(db, viewer, now),
  ]);
  const [found, reopened, conversations, written, offered, saved, changed, ...rest] = own;
  const { rows, previous, next } = toListPage(
    found!.results as unknown as ListedApplication[],
    place,
    applicationsPerPage,
    ({ createdAt, id }) => [createdAt, id],
    toOwnApplicationsPage,
  );
  return {
    name: toDisplayName(viewer),
    email: viewer.email,
    isVerified: viewer.emailVerified,
    hasPassword: viewer.hasPassword,
    isEmployer: viewer.role === "employer",
    workspaces,
    drafts: drafts.slice(0, shownDrafts).map(({ publicId, title }) => ({
      title: title || untitled,
      to: paths.postingReview(publicId),
    })),
    invitations: invitations.map(({ role, ...each }) => ({ ...each, role: roleNames[role].a })),
    claims: claims.map((claim) => toClaimView(claim, now)).filter(({ isPending }) => isPending),
    goOn: readNext(request),
    notice: toDashboardNotice(request),
    nextSteps: listNextSteps(viewer.role),
    applications: withConversations(
      rows,
      (conversations?.results ?? []) as unknown as ListedApplication[],
    ).map((application) => toOwnApplication(application, now)),
    firstMessages: ((written?.results ?? []) as unknown as OwnMessage[]).map(
      ({ publicId, company, job, createdAt }) => ({
        ...{ company, job, at: toOfficeDay(createdAt) },
        to: serverPaths.firstMessage(publicId),
      }),
    ),
    offers: offered ? readOwnOffers(offered, now) : [],
    isFirstPage,
    pages: { previous, next },
    isSeeker,
    hasFactor: viewer.hasSecondFactor,
    brief: asked && (await asked.read(rest)),
    saved:
      asked &&
      withChanged(
        readSaved(saved!, listHead, shownSaved, now, asked.readLicense(rest)),
        readChanged(changed!, now, asked.readLicense(rest)),
      ),
    isReopened: reopened!.results.length > 0,
  };
}

const shownDrafts = 3;
const shownSaved = 3;
const listHead: ListPlace = { before: null, after: null };

/** What changed comes first, then the newest. */
const withChanged = (saved: AccountSaved, changed: readonly AccountRow[]): AccountSaved => ({
  ...saved,
  rows: [
    ...changed,
    ...saved.rows.filter(({ entry }) => changed.every((row) => row.entry.slug !== entry.slug)),
  ].slice(0, Math.max(shownSaved, changed.length)),
});

/** The first page has them all, and the others have them in their place. */
function withConversations(
  rows: ListedApplication[],
  conversations: readonly ListedApplication[],
): ListedApplication[] {
  return [...rows, ...conversations.filter(({ id }) => rows.every((row) => row.id !== id))];
}

function toOwnApplicationsPage(place: ListPlace): string {
  const params = new URLSearchParams();
  setListPlace(params, place);
  return paths.ownApplications(params.toString());
}

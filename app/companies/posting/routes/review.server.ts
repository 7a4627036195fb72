import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { checkDraft, readPublishable } from "#app/companies/posting/check/check-draft.server.ts";
import {
  listPostingCompanies,
  type PostingCompany,
  pickCompany,
} from "#app/companies/posting/draft/companies.server.ts";
import { requireDraft } from "#app/companies/posting/draft/draft-owner.server.ts";
import { findPublished, type PostingDraft } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toPostingTrail } from "#app/companies/posting/draft/wizard-steps.ts";
import { askForApproval } from "#app/companies/posting/publication/approval.server.ts";
import { publishDraft, waitsForReview } from "#app/companies/posting/publication/publish-draft.server.ts";
import { toPublisher } from "#app/companies/posting/publication/publisher.ts";
import { readPosting, showPosting } from "#app/companies/posting/publication/read-posting.server.ts";
import { longestNote } from "#app/companies/posting/publication/review-notes.ts";
import { listApprovers } from "#app/companies/workspace/team/owner-rules.server.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { forbidden, goTo } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { draft } = await requireDraft(context, request, params.draft);
  const viewer = await context.viewer();
  const companies = await listPostingCompanies(context, request, viewer, draft.employerId);
  const company = pickCompany(companies, draft.employerId);
  const { posting, errors } = await readPosting(context, draft, company);
  const preview = await showPosting(context, posting, company?.slug ?? "preview");
  return {
    trail: toPostingTrail("Review", paths.postingReview(draft.publicId)),
    draft: draft.publicId,
    isEdit: draft.jobId !== null,
    isRead: Object.keys(draft.content.quotes).length > 0,
    preview,
    checked: checkDraft(
      { posting, errors, company, standing: preview.standing, now: context.now },
      context.env.SITE_URL,
    ),
    publisher: toPublisher(viewer, companies, draft.employerId),
    approval: await readApproval(context, viewer, company, draft),
    isFirst: company?.approvedAt === null,
    isReviewed: await waitsForReview(context.db, company, draft, posting),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const viewer = admit(await requireViewer(context), request);
  const { draft } = await requireDraft(context, request, params.draft);
  const form = await requireForm(request, ["company", "note"]);
  const companies = await listPostingCompanies(context, request, viewer, draft.employerId);
  const wanted = draft.jobId === null ? String(form.get("company") ?? "") : "";
  const company =
    companies.find(({ slug }) => slug === wanted) ?? companies.find(({ id }) => id === draft.employerId);
  if (!company || !viewer.emailVerified) throw forbidden();
  if (company.isHeld) return data({ problem: "suspended" as const, slug: null }, { status: 409 });
  const posting = await readPublishable(context, draft, company);
  if (!posting) return data({ problem: "errors" as const, slug: null }, { status: 400 });
  if (findPublishing(viewer, company.id) === "asks") {
    const author = { id: viewer.id, email: viewer.email, name: toDisplayName(viewer) };
    await askForApproval(context, { draft, title: posting.title, company, author, note: toNote(form) });
    throw goTo(paths.postingReview(draft.publicId));
  }
  const own = { userId: viewer.id, authorId: viewer.id };
  const published = await publishDraft(context, { ...own, draft, company, posting });
  if (published.ok) throw goTo(paths.publishedPosting(published.slug));
  // Another click on the same form may have been faster.
  const stored = await findPublished(context.db, viewer, draft.publicId);
  if (stored) throw goTo(paths.publishedPosting(stored));
  return data(
    { problem: published.problem, slug: published.problem === "duplicate" ? published.slug : null },
    { status: 409 },
  );
}

/** Longer ones are cut: the field takes no more. */
const toNote = (form: FormData): string =>
  String(form.get("note") ?? "")
    .trim()
    .slice(0, longestNote);

const findPublishing = (viewer: Viewer, employerId: number) =>
  viewer.memberships.find((own) => own.employerId === employerId)?.publishing;

/** Null for someone who publishes by themself. */
async function readApproval(
  { db }: SiteContext,
  viewer: Viewer | null,
  company: PostingCompany | null,
  { askedAt, sentBack }: PostingDraft,
) {
  if (!viewer || !company || findPublishing(viewer, company.id) !== "asks") return null;
  const names = (await listApprovers(db, company.id)).map(({ name }) => name);
  return { names, company: company.slug, asked: askedAt && toOfficeTime(askedAt), sentBack };
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { admit, requireViewer } from "#app/accounts/session/page-guard.server.ts";
import { checkDraft } from "#app/companies/posting/check/check-draft.server.ts";
import { listPostingCompanies, pickCompany } from "#app/companies/posting/draft/companies.server.ts";
import { findPublished, requireDraft } from "#app/companies/posting/draft/draft-owner.server.ts";
import { toPostingTrail } from "#app/companies/posting/draft/posting-trail.ts";
import { readPosting, showPosting } from "#app/companies/posting/publication/draft-posting.server.ts";
import { publishDraft, waitsForReview } from "#app/companies/posting/publication/publish-draft.server.ts";
import { toPublisher } from "#app/companies/posting/publication/publisher.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { forbidden, goTo } from "#app/kit/platform/http.ts";
import { requireSearchAllowance } from "#app/kit/platform/search-limit.ts";
import { paths } from "#app/paths.ts";

export const headers = accountHeaders;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { draft } = await requireDraft(context, request, params.draft);
  const viewer = await context.viewer();
  const companies = await listPostingCompanies(context, request, viewer);
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
    isFirst: company?.approvedAt === null,
    isReviewed: await waitsForReview(context.db, company, draft, posting),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requireSearchAllowance(context);
  const viewer = admit(await requireViewer(context), request);
  const { draft } = await requireDraft(context, request, params.draft);
  const form = await requireForm(request, ["company"]);
  const companies = await listPostingCompanies(context, request, viewer);
  const wanted = draft.jobId === null ? String(form.get("company") ?? "") : "";
  const company =
    companies.find(({ slug }) => slug === wanted) ?? companies.find(({ id }) => id === draft.employerId);
  if (!company || !viewer.emailVerified) throw forbidden();
  if (company.isHeld) return data({ problem: "suspended" as const, slug: null }, { status: 409 });
  const { posting, errors } = await readPosting(context, draft, company);
  // Only a hint depends on what others pay.
  const { findings } = checkDraft(
    { posting, errors, company, standing: null, now: context.now },
    context.env.SITE_URL,
  );
  if (findings.some(({ severity }) => severity === "error"))
    return data({ problem: "errors" as const, slug: null }, { status: 400 });
  const published = await publishDraft(context, { userId: viewer.id, draft, company, posting });
  if (published.ok) throw goTo(paths.publishedPosting(published.slug));
  // Another click on the same form may have been faster.
  const stored = await findPublished(context.db, viewer, draft.publicId);
  if (stored) throw goTo(paths.publishedPosting(stored));
  return data(
    { problem: published.problem, slug: published.problem === "duplicate" ? published.slug : null },
    { status: 409 },
  );
}

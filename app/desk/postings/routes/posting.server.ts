import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  listReviewChanges,
  type ReviewContent,
  toReviewContent,
} from "#app/companies/posting/publication/compared-content.ts";
import { findReviewedPosting } from "#app/companies/posting/publication/decide-posting.server.ts";
import { drawPreview } from "#app/companies/posting/publication/draw-preview.server.tsx";
import { showPosting } from "#app/companies/posting/publication/read-posting.server.ts";
import { admitAdmin } from "#app/desk/frame/admit-admin.server.ts";
import { findLastReview } from "#app/desk/postings/desk-postings.server.ts";
import { listGuesses } from "#app/desk/postings/guesses.server.ts";
import { readPostingFacts } from "#app/desk/postings/poster-facts.server.ts";
import { listPostingSteps } from "#app/desk/postings/posting-steps.ts";
import { findPostingNotice, receivePostingForm } from "#app/desk/postings/receive-posting-form.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { listLawFindings } from "#app/jobs/checks/rules/check-posting.ts";
import { toPostingTexts } from "#app/jobs/checks/warnings/posting-texts.ts";
import { listWarnings } from "#app/jobs/checks/warnings/posting-warnings.ts";
import { isOverdue, toDueText } from "#app/kit/forms/due.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { toIslandHtml } from "#app/kit/ui/island.tsx";
import { paths } from "#app/paths.ts";

async function getPosting({ db }: SiteContext, slug = "") {
  const found = await findReviewedPosting(db, slug);
  if (!found) throw notFound();
  return found;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await admitAdmin(context, request);
  const { posting, ...found } = await getPosting(context, params.slug);
  const [review, facts, preview] = await Promise.all([
    findLastReview(context.db, found.id),
    readPostingFacts(context, found),
    showPosting(context, posting, found.companySlug),
  ]);
  const { slug, title, status, reason, company, companySlug, revision, updatedAt, isHeld } = found;
  const content = toReviewContent(posting);
  return {
    ...{ slug, title, status, reason, company, updatedAt, isHeld },
    asRead: { revision, read: JSON.stringify(content) },
    companyPath: deskPaths.adminEmployer(companySlug),
    publicPath: paths.job(slug),
    log: deskPaths.adminAudit(`subject=job:${found.id}`),
    sent: toOfficeTime(found.sentAt),
    due: toDueChip(found.sentAt, context.now),
    notice: findPostingNotice(new URL(request.url).searchParams.get("done")),
    steps: listPostingSteps(status),
    before: review && {
      at: toOfficeTime(review.at),
      decision: review.decision,
      reason: review.reason,
      differences: listReviewChanges(JSON.parse(review.content) as ReviewContent, content),
    },
    laws: listLawFindings({ posting, staff: null, market: null, now: context.now }),
    guesses: listGuesses(posting),
    warnings: listWarnings(toPostingTexts(posting)),
    facts,
    preview: toIslandHtml(context, "posting-preview", drawPreview(preview)),
  };
}

const toDueChip = (sentAt: number, now: number): Chip => ({
  label: toDueText(sentAt, now),
  tone: isOverdue(sentAt, now) ? "coral" : "plain",
});

export async function action({ context, request, params }: ActionFunctionArgs) {
  const viewer = await admitAdmin(context, request);
  return receivePostingForm(context, request, await getPosting(context, params.slug), viewer.id);
}

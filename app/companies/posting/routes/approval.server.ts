import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { accountHeaders } from "#app/accounts/account-page.tsx";
import { toDisplayName } from "#app/accounts/session/names.ts";
import { checkDraft, readPublishable } from "#app/companies/posting/check/check-draft.server.ts";
import { findPostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import { findPublished } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { findAskedDraft, sendBack, wasAsked } from "#app/companies/posting/publication/approval.server.ts";
import { listReviewChanges, toReviewContent } from "#app/companies/posting/publication/compared-content.ts";
import { publishDraft } from "#app/companies/posting/publication/publish-draft.server.ts";
import { readPosting, showPosting } from "#app/companies/posting/publication/read-posting.server.ts";
import { noteField } from "#app/companies/posting/publication/review-notes.ts";
import { admitToCompany, whoReads } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toHiringCompany } from "#app/companies/workspace/frame/hiring-page.tsx";
import { untitled } from "#app/companies/workspace/jobs-table/waiting-drafts.server.ts";
import { findOwnRow } from "#app/jobs/changes/job-changes.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { isRefusedForm, noteRefusedForm } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

export const headers = accountHeaders;

type Asked = LoaderFunctionArgs | ActionFunctionArgs;

/** Found by the members who may approve it. One that was published meanwhile leads to its posting. */
async function requireAsked(asked: Asked) {
  const { context, params } = asked;
  const { viewer, company } = await admitToCompany(asked, whoReads);
  if (company.publishing !== "approves") throw notFound();
  const found = await findAskedDraft(context.db, company.employerId, params.draft ?? "");
  const posted = await findPostingCompany(context, company.employerId);
  if (found && posted) return { viewer, company, posted, ...found };
  const published = await findPublished(context.db, viewer, params.draft ?? "");
  if (published) throw goTo(paths.publishedPosting(published));
  if (await wasAsked(context.db, company.employerId, params.draft ?? ""))
    throw goTo(`${workPaths.hiringHome(company.employerSlug)}?done=not-waiting`);
  throw notFound();
}

export async function loader(asked: LoaderFunctionArgs) {
  const { context } = asked;
  const { company, posted, author, draft, changed } = await requireAsked(asked);
  const { posting, errors } = await readPosting(context, draft, posted);
  const preview = await showPosting(context, posting, posted.slug);
  const { standing } = preview;
  const now = context.now;
  return {
    company: toHiringCompany(company),
    title: posting.title || untitled,
    author: author.name,
    asked: toOfficeTime(draft.askedAt ?? draft.updatedAt),
    current: changed && paths.job(changed),
    changes: changed && (await listChanges(context.db, { id: draft.jobId!, employerId: posted.id }, posting)),
    sentBack: draft.sentBack,
    reply: draft.askedNote,
    revision: draft.revision,
    preview,
    checked: checkDraft({ posting, errors, company: posted, standing, now }, context.env.SITE_URL),
    isRefused: isRefusedForm(context),
  };
}

async function listChanges(db: SiteContext["db"], own: OwnJob, posting: PostingContent) {
  const before = await findOwnRow(db, own);
  return before && listReviewChanges(toReviewContent(toPostingContent(before)), toReviewContent(posting));
}

const answer = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve"), revision: z.coerce.number().int() }),
  z.object({ decision: z.literal("back"), note: noteField }),
]);

const texts = {
  errors: "Not published: it has errors that must be corrected first. Send it back with a note.",
  changed: "It was changed since you opened it. This is how it reads now.",
  gone: "It no longer waits for you: it was published, sent back or deleted.",
  suspended: "Not published: your company is suspended.",
  duplicate: "Not published: your company has a posting with this title in this place.",
  enough: "Not published: ten postings of your company wait for us already.",
};

export async function action(asked: ActionFunctionArgs) {
  const { context } = asked;
  const { viewer, company, posted, author, draft } = await requireAsked(asked);
  const refuse = (problem: keyof typeof texts, to: string | null = null) => {
    noteRefusedForm(context);
    return data({ problem, text: texts[problem], to }, { status: 409 });
  };
  const form = await requireForm(asked.request, ["decision", "revision", "note"]);
  const sent = answer.safeParse(Object.fromEntries(form));
  if (!sent.success) {
    if (form.get("decision") !== "back") throw notFound();
    noteRefusedForm(context);
    const text = sent.error.issues[0]!.message;
    return data(
      { problem: "note" as const, text, note: String(form.get("note") ?? ""), to: null },
      { status: 400 },
    );
  }
  const home = workPaths.hiringHome(company.employerSlug);
  if (sent.data.decision === "back") {
    const by = { id: viewer.id, email: viewer.email, name: toDisplayName(viewer) };
    const isSent = await sendBack(context, { author, draft }, company, { note: sent.data.note, by });
    if (!isSent) return refuse("gone");
    throw goTo(`${home}?done=sent-back`);
  }
  if (sent.data.revision !== draft.revision) return refuse("changed");
  if (posted.isHeld) return refuse("suspended");
  const posting = await readPublishable(context, draft, posted);
  if (!posting) return refuse("errors");
  const published = await publishDraft(context, {
    userId: viewer.id,
    authorId: author.id,
    draft,
    company: posted,
    posting,
  });
  const slug = published.ok ? published.slug : await findPublished(context.db, viewer, draft.publicId);
  if (slug) throw goTo(paths.publishedPosting(slug));
  if (published.ok) throw goTo(home);
  if (published.problem !== "duplicate") return refuse(published.problem);
  return refuse("duplicate", published.slug && paths.publishedPosting(published.slug));
}

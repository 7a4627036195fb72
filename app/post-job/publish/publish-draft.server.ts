import { eq } from "drizzle-orm";
import { recheckSoon } from "#app/jobs/judging/kept-checks.server.ts";
import type { OwnJob } from "#app/jobs/lifecycle/guarded-jobs.ts";
import { editJob } from "#app/jobs/lifecycle/job-changes.server.ts";
import { createJob } from "#app/jobs/lifecycle/new-job.server.ts";
import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/platform/mail.ts";
import { jobs } from "#app/platform/schema.ts";
import type { PostingCompany } from "../draft/companies.server.ts";
import { type PostingDraft, toIsThere } from "../draft/posting-drafts.server.ts";
import { listPosterEmails, toPendingMail, toPublishedMail, toReviewMail } from "./company-mail.server.ts";

type Published =
  | { ok: true; slug: string }
  /** Leads to the company's own posting with this title in this place, when there is one. */
  | { ok: false; problem: "duplicate"; slug: string | null }
  /** Another click or tab was faster, or the posting ended meanwhile. */
  | { ok: false; problem: "gone" };

interface Publication {
  userId: number;
  draft: PostingDraft;
  company: PostingCompany;
  posting: JobDraft;
}

/** Stores the posting, removes its draft and tells the company, all or nothing. */
export async function publishDraft(context: SiteContext, publication: Publication): Promise<Published> {
  const { draft } = publication;
  const outcome = await (draft.jobId === null ? publishNew : publishEdit)(context, publication);
  if (outcome.ok) {
    sendOutboxSoon(context);
    recheckSoon(context, outcome.slug);
  }
  return outcome;
}

async function publishNew(context: SiteContext, { userId, draft, company, posting }: Publication) {
  const { db, env, now } = context;
  const status = company.approvedAt === null ? "pending" : "open";
  const emails = await listPosterEmails(db, company.id);
  const created = await createJob(
    db,
    { employerId: company.id, draft: posting, status, by: { userId } },
    now,
    toIsThere(draft.publicId, userId),
    (isStored, slug) => {
      const address = new URL(paths.publishedPosting(slug), env.SITE_URL).href;
      const about = { title: posting.title, company: company.name, address };
      const text = status === "pending" ? toPendingMail(about) : toPublishedMail(about);
      const desk = status === "pending" ? [{ to: env.MAIL_TO, ...toReviewMail(about) }] : [];
      return [
        toOutboxInserts(db, [...emails.map((to) => ({ to, ...text })), ...desk], now, isStored),
        toDraftRemoval(context, draft, userId, isStored),
      ];
    },
  );
  if (created.ok) return created;
  return created.duplicateOf === null
    ? ({ ok: false, problem: "gone" } as const)
    : ({ ok: false, problem: "duplicate", slug: created.duplicateOf } as const);
}

async function publishEdit(context: SiteContext, { userId, draft, company, posting }: Publication) {
  const { db, now } = context;
  const own: OwnJob = { id: draft.jobId!, employerId: company.id };
  const [job] = await db.select({ slug: jobs.slug }).from(jobs).where(eq(jobs.id, own.id));
  const outcome = await editJob(db, own, posting, { userId }, now, (guard) => [
    toDraftRemoval(context, draft, userId, guard),
  ]);
  if (outcome === "duplicate") return { ok: false, problem: "duplicate", slug: null } as const;
  if (outcome === "refused" || !job) return { ok: false, problem: "gone" } as const;
  return { ok: true, slug: job.slug } as const;
}

const toDraftRemoval = ({ db }: SiteContext, { publicId }: PostingDraft, userId: number, isTrue: string) =>
  db.$client
    .prepare(`DELETE FROM posting_drafts WHERE public_id = ?1 AND user_id = ?2 AND ${isTrue}`)
    .bind(publicId, userId);

import { toDisplayName } from "#app/accounts/session/names.ts";
import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import {
  type DraftRow,
  draftColumns,
  type PostingDraft,
  toDraft,
  toIsThere,
} from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toPublishesSql } from "#app/companies/workspace/frame/company-guard.server.ts";
import {
  type AuthorRow,
  authorColumns,
  isWaitingSql,
  untitled,
} from "#app/companies/workspace/jobs-table/waiting-drafts.server.ts";
import { type Approver, listApprovers } from "#app/companies/workspace/team/owner-rules.server.ts";
import type { Membership, SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";
import { toApprovalMail, toSentBackMail } from "./company-mail.ts";

const longestTitle = 120;

interface Asking {
  draft: PostingDraft;
  title: string;
  company: PostingCompany;
  author: Approver & { id: number };
  /** To who approves it. Empty for none. */
  note: string;
}

/** Sends the draft to the company's approvers, once: a second click finds that it waits. */
export async function askForApproval(
  context: SiteContext,
  { draft, title, company, author, note }: Asking,
): Promise<void> {
  const { db, env, now } = context;
  const approvers = await listApprovers(db, company.id);
  const address = new URL(workPaths.hiringApproval(company.slug, draft.publicId), env.SITE_URL).href;
  const about = { title, company: company.name, address };
  const mail = toApprovalMail(about, author.name, { isEdit: draft.jobId !== null, note });
  const isNew = toIsThere(draft.publicId, author.id, "d.asked_at IS NULL");
  await db.$client.batch([
    toOutboxInserts(
      db,
      approvers.map(({ email }) => ({ to: email, ...mail })),
      now,
      isNew,
    ),
    db.$client
      .prepare(
        `UPDATE posting_drafts SET asked_at = ?2, asked_note = ?4, employer_id = ?3, updated_at = ?2 WHERE public_id = ?1 AND ${isNew}`,
      )
      .bind(draft.publicId, now, company.id, note || null),
  ]);
  sendOutboxSoon(context);
}

/** A draft that waits for approval at the company. */
export async function findAskedDraft(db: Db, employerId: number, publicId: string) {
  const row = await db.$client
    .prepare(
      `SELECT ${draftColumns}, ${authorColumns}, j.slug AS changed
        FROM posting_drafts d JOIN users u ON u.id = d.user_id LEFT JOIN jobs j ON j.id = d.job_id
        WHERE d.public_id = ?1 AND d.employer_id = ?2 AND ${isWaitingSql}`,
    )
    .bind(publicId, employerId)
    .first<DraftRow & AuthorRow & { changed: string | null }>();
  if (!row) return null;
  const { authorId, email, firstName, lastName, changed, ...draft } = row;
  return {
    /** The posting that it changes. */
    changed,
    author: { id: authorId, email, name: toDisplayName({ firstName, lastName, email }) },
    draft: toDraft(draft),
  };
}

type AskedDraft = NonNullable<Awaited<ReturnType<typeof findAskedDraft>>>;

/** False when it no longer waits, or this person may not approve. */
export async function sendBack(
  context: SiteContext,
  { author, draft }: Pick<AskedDraft, "author" | "draft">,
  { employerId, employerName }: Pick<Membership, "employerId" | "employerName">,
  { note, by }: { note: string; by: Approver & { id: number } },
): Promise<boolean> {
  const { db, env, now } = context;
  const address = new URL(paths.postingReview(draft.publicId), env.SITE_URL).href;
  const title = (draft.content.values.title ?? "").slice(0, longestTitle) || untitled;
  const about = { title, company: employerName, address };
  const isAsked = `${toIsThere(draft.publicId, author.id, "d.asked_at IS NOT NULL")} AND ${toPublishesSql(employerId, by.id)}`;
  const [, changed] = await db.$client.batch([
    toOutboxInserts(db, [{ to: author.email, ...toSentBackMail(about, by.name, note) }], now, isAsked),
    db.$client
      .prepare(
        `UPDATE posting_drafts SET asked_at = NULL, sent_back = ?2, updated_at = ?3 WHERE public_id = ?1 AND ${isAsked}`,
      )
      .bind(draft.publicId, note, now),
  ]);
  sendOutboxSoon(context);
  return changed!.meta.changes > 0;
}

/** Of a draft that was sent back, at this company. */
export async function wasAsked({ $client }: Db, employerId: number, publicId: string): Promise<boolean> {
  const found = await $client
    .prepare(
      "SELECT 1 AS n FROM posting_drafts WHERE public_id = ? AND employer_id = ? AND sent_back IS NOT NULL",
    )
    .bind(publicId, employerId)
    .first("n");
  return found === 1;
}

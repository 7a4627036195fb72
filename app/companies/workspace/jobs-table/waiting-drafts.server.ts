import { toDisplayName } from "#app/accounts/session/names.ts";
import type { Membership } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";
import { workPaths } from "#app/work-paths.ts";

export const untitled = "Untitled posting";

/** SQL of the draft `d`, whose author may still write for the company. */
export const isWaitingSql = `d.asked_at IS NOT NULL AND EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = d.employer_id
  AND m.user_id = d.user_id AND m.role IN ('owner', 'recruiter'))`;

export type AuthorRow = { authorId: number; email: string; firstName: string; lastName: string };

/** Of the row `u`. */
export const authorColumns = "u.id AS authorId, u.email, u.first_name AS firstName, u.last_name AS lastName";

export interface AskedDraft extends AuthorRow {
  publicId: string;
  /** The posting that it changes. */
  jobId: number | null;
  title: string;
  at: number;
}

/** SQL for the drafts of a company, ?1, that wait for approval, the first first, but for those of the user ?2. */
export const askedDraftsSql = `SELECT d.public_id AS publicId, d.job_id AS jobId, d.asked_at AS at,
    ifnull(nullif(trim(d.content ->> '$.values.title'), ''), '${untitled}') AS title, ${authorColumns}
  FROM posting_drafts d INDEXED BY posting_drafts_asked JOIN users u ON u.id = d.user_id
  WHERE d.employer_id = ?1 AND d.user_id <> ?2 AND ${isWaitingSql} ORDER BY d.asked_at`;

const mostListed = 20;

/** None while the company asks for no approval, and for a hiring manager. */
export const selectWaitingDrafts = (d1: D1Database, { employerId, publishing, managerId }: Membership) =>
  d1
    .prepare(`${askedDraftsSql} LIMIT ${mostListed}`)
    .bind(publishing === "free" || managerId !== null ? 0 : employerId, 0);

/** Leads to where the viewer decides, or to their own draft. */
export const toWaitingDraft = (
  { publicId, jobId, title, at, ...author }: AskedDraft,
  viewerId: number,
  { employerSlug, publishing }: Membership,
  toTime: (at: number) => string,
) => ({
  jobId,
  title,
  by: author.authorId === viewerId ? "you" : toDisplayName(author),
  since: toTime(at),
  to:
    author.authorId === viewerId
      ? paths.postingReview(publicId)
      : publishing === "approves"
        ? workPaths.hiringApproval(employerSlug, publicId)
        : null,
});

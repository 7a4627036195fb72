import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import {
  type PostingDraft,
  toIsThere,
  toPublishedNote,
} from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toPublishesSql, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toDepartmentWrite } from "#app/companies/workspace/settings/departments.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { isAnotherOpening } from "#app/jobs/changes/another-opening.ts";
import { editJob, findOwnRow } from "#app/jobs/changes/job-changes.server.ts";
import { type FurtherStatements, toHeldCompany } from "#app/jobs/changes/job-guards.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { createJob } from "#app/jobs/changes/new-job.server.ts";
import {
  findEditReason,
  findWaitReason,
  toIsReadFirst,
  type WaitReason,
} from "#app/jobs/changes/read-first.server.ts";
import { recheckSoon } from "#app/jobs/checks/judgment/kept-checks.server.ts";
import { toPostingContent } from "#app/jobs/postings/record/job-rows.server.ts";
import { mostOfDepartment, type PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { isHidden } from "#app/jobs/postings/record/transitions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { toPendingMail, toPublishedMail, toReviewMail } from "./company-mail.ts";

type Published =
  | { ok: true; slug: string }
  /** The company's own posting with this title and place, if there is one. */
  | { ok: false; problem: "duplicate"; slug: string | null }
  /** Another click or tab was faster, or the posting has ended. */
  | { ok: false; problem: "gone" }
  /** So many of a company that we have not approved wait already. */
  | { ok: false; problem: "enough" };

const mostWaiting = 10;

interface Publication {
  /** Who publishes it. */
  userId: number;
  /** Whose draft it is. */
  authorId: number;
  draft: PostingDraft;
  company: PostingCompany;
  posting: PostingContent;
  /** Of a posting that a program sends whole, which has no stored draft. */
  sentWhole?: {
    /** SQL: the program may write for the company. */
    mayWrite: string;
    /** SQL: no posting is there that this one would repeat. */
    isFirst: string;
  };
}

/** All or nothing: stores the posting, removes its draft and tells the company. */
export async function publishDraft(context: SiteContext, publication: Publication): Promise<Published> {
  const { draft } = publication;
  const outcome = await (draft.jobId === null ? publishNew : publishEdit)(context, publication);
  if (outcome.ok) {
    sendOutboxSoon(context);
    recheckSoon(context, outcome.slug);
  }
  return outcome;
}

async function publishNew(context: SiteContext, publication: Publication) {
  const { userId, draft, company, posting, sentWhole } = publication;
  const { db, env, now } = context;
  const why = await findWaitReason(db.$client, company, posting);
  const emails = await listMemberEmails(db, company.id, whoWrites);
  const isReady = toIsReady(publication);
  const mayAppear = why === null ? toMayOpen(company) : toHasRoom(company);
  const toMails = (slug: string) => {
    const about = { title: posting.title, company: company.name };
    if (why !== null) return toWaitMails(context, emails, { ...about, slug }, why);
    const address = new URL(paths.publishedPosting(slug), env.SITE_URL).href;
    return emails.map((to) => ({ to, ...toPublishedMail({ ...about, address }) }));
  };
  const created = await createJob(
    db,
    {
      employerId: company.id,
      draft: posting,
      status: why === null ? "open" : "pending",
      by: { userId },
    },
    now,
    allOf(isReady, sentWhole?.isFirst, mayAppear),
    (isStored, slug) => {
      // A second click in the same millisecond finds the posting stored and the draft gone.
      const isPublished = allOf(isStored, isReady);
      const published = `FROM jobs j WHERE j.slug = '${slug}' AND ${isPublished}`;
      return [
        toOutboxInserts(db, toMails(slug), now, isPublished),
        ...toRecords(context, publication, "job.publish", published),
        ...(sentWhole
          ? []
          : [
              toPublishedNote(db, draft.publicId, published, now),
              toDraftRemoval(context, publication, isPublished),
            ]),
      ];
    },
  );
  if (created.ok) return created;
  const isFull = await db.$client
    .prepare(`SELECT NOT (${toHasRoom(company)}) AS isFull`)
    .first<number>("isFull");
  if (isFull === 1) return { ok: false, problem: "enough" } as const;
  return created.duplicateOf === null
    ? ({ ok: false, problem: "gone" } as const)
    : ({ ok: false, problem: "duplicate", slug: created.duplicateOf } as const);
}

/** SQL: fewer postings of a company that we have not approved wait than may wait. */
const toHasRoom = ({ id, approvedAt }: PostingCompany): string =>
  approvedAt === null
    ? `(SELECT count(*) FROM jobs WHERE employer_id = ${Number(id)} AND status IN ('pending', 'withdrawn')) < ${mostWaiting}`
    : "true";

const allOf = (...conditions: (string | undefined)[]): string =>
  conditions
    .filter((sql) => sql !== undefined)
    .map((sql) => `(${sql})`)
    .join(" AND ");

/** Null for a posting that appears at once. */
/** Whether one of us would read it before visitors do, for what the review promises: by the rules of publishing itself. */
export async function waitsForReview(
  db: SiteContext["db"],
  company: PostingCompany | null,
  { jobId }: Pick<PostingDraft, "jobId">,
  posting: PostingContent,
): Promise<boolean> {
  if (!company) return false;
  if (jobId === null) return (await findWaitReason(db.$client, company, posting)) !== null;
  const own: OwnJob = { id: jobId, employerId: company.id };
  const before = await findOwnRow(db, own);
  if (company.approvedAt === null || !before || isHidden(before.job.status)) return true;
  const isAnother = isAnotherOpening(toPostingContent(before), posting);
  return (await findEditReason(db.$client, own, posting, isAnother)) !== null;
}

const toMayOpen = ({ id }: PostingCompany): string =>
  `NOT ${toIsReadFirst(id)} AND EXISTS (SELECT 1 FROM employers WHERE id = ${Number(id)} AND approved_at IS NOT NULL)`;

const toWaitMails = (
  { env }: SiteContext,
  emails: readonly string[],
  { slug, ...about }: { title: string; company: string; slug: string },
  why: WaitReason,
) => {
  const toAddress = (path: string) => new URL(path, env.SITE_URL).href;
  const own = toPendingMail({ ...about, address: toAddress(paths.publishedPosting(slug)) }, why);
  const ours = toReviewMail({ ...about, address: toAddress(deskPaths.adminPosting(slug)) }, why);
  return [...emails.map((to) => ({ to, ...own })), { to: env.MAIL_TO, ...ours }];
};

async function publishEdit(context: SiteContext, publication: Publication) {
  const { userId, draft, company, posting, sentWhole } = publication;
  const { db, now } = context;
  const own: OwnJob = { id: draft.jobId!, employerId: company.id };
  const slug = await db.$client
    .prepare("SELECT slug FROM jobs WHERE id = ?")
    .bind(own.id)
    .first<string>("slug");
  const before = await findOwnRow(db, own);
  const isAnother = before !== null && isAnotherOpening(toPostingContent(before), posting);
  const why = await findEditReason(db.$client, own, posting, isAnother);
  const emails = why === null ? [] : await listMemberEmails(db, company.id, whoWrites);
  const also: FurtherStatements = (isPossible) => {
    const edited = `FROM jobs j WHERE j.id = ${own.id} AND ${allOf(isPossible, toIsReady(publication))}`;
    const about = { title: posting.title, company: company.name, slug: slug ?? "" };
    const mails = why === null ? [] : toWaitMails(context, emails, about, why);
    return [
      toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 ${edited} AND j.status <> 'pending')`),
      ...toRecords(context, publication, "job.edit", edited),
      ...(sentWhole ? [] : [toPublishedNote(db, draft.publicId, edited, now)]),
    ];
  };
  // What allows the edit is true only while the draft is there, so the draft goes last.
  const isPublished = "EXISTS (SELECT 1 FROM published_drafts WHERE public_id = ?1)";
  const outcome = await editJob(db, own, posting, { userId }, now, {
    also,
    afterwards: sentWhole ? [] : [toDraftRemoval(context, publication, isPublished)],
    onlyIf: allOf(`NOT ${toHeldCompany("j.employer_id")}`, toIsReady(publication)),
    mustBeRead: why !== null,
    isAnother,
  });
  if (outcome === "duplicate") return { ok: false, problem: "duplicate", slug: null } as const;
  if (outcome === "refused" || slug === null) return { ok: false, problem: "gone" } as const;
  return { ok: true, slug } as const;
}

/** SQL: the draft is there, says what was read if another person approves it, and this person may publish it. */
function toIsReady({ userId, authorId, draft, company, sentWhole }: Publication): string {
  const isAsRead =
    userId === authorId ? "true" : `d.asked_at IS NOT NULL AND d.revision = ${Number(draft.revision)}`;
  return allOf(
    sentWhole?.mayWrite ?? toIsThere(draft.publicId, authorId, isAsRead),
    toPublishesSql(company.id, userId),
  );
}

const toDraftRemoval = ({ db }: SiteContext, { draft, authorId }: Publication, isTrue: string) =>
  db.$client
    .prepare(`DELETE FROM posting_drafts WHERE public_id = ?1 AND user_id = ?2 AND ${isTrue}`)
    .bind(draft.publicId, authorId);

/** What is kept of a publication. `from` is SQL that selects the posting as the row `j`. */
const toRecords = (
  context: SiteContext,
  publication: Publication,
  action: "job.publish" | "job.edit",
  from: string,
): D1PreparedStatement[] => [
  toAuditRow(context, action, publication.userId, from),
  ...toApprovalEvents(context, publication, from),
  ...toDepartment(context, publication, from),
];

/** Who asked, and who approved a change, for the posting's history. A new posting's state says who published it. */
function toApprovalEvents({ db, now }: SiteContext, publication: Publication, from: string) {
  const { userId, authorId, draft } = publication;
  if (userId === authorId) return [];
  const add = (actorId: number, step: "asked" | "approved", at: number) =>
    db.$client
      .prepare(
        `INSERT INTO job_events (job_id, actor_id, kind, detail, at) SELECT j.id, ?1, 'state', json_object('step', ?2), ?3 ${from}`,
      )
      .bind(actorId, step, at);
  const asked = add(authorId, "asked", draft.askedAt ?? now);
  return draft.jobId === null ? [asked] : [asked, add(userId, "approved", now)];
}

/** Of a draft that says nothing of it, the posting keeps its own. */
function toDepartment({ db }: SiteContext, { draft }: Publication, from: string): D1PreparedStatement[] {
  const { department } = draft.content.values;
  if (department === undefined) return [];
  const name = department.replace(/\s+/g, " ").trim().slice(0, mostOfDepartment);
  return [toDepartmentWrite(db.$client, name, from)];
}

const toAuditRow = (
  { db, now }: SiteContext,
  action: "job.publish" | "job.edit",
  userId: number,
  from: string,
) =>
  db.$client
    .prepare(
      `INSERT INTO audit_log (actor_id, action, subject, detail, at)
        SELECT ?1, ?2, 'job:' || j.id, json_object('status', j.status), ?3 ${from}`,
    )
    .bind(userId, action, now);

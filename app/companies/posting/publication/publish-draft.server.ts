import { listMemberEmails } from "#app/accounts/email/member-emails.server.ts";
import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import { toPublishedNote } from "#app/companies/posting/draft/draft-owner.server.ts";
import { type PostingDraft, toIsThere } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { toPublishesSql, whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import { toDepartmentWrite } from "#app/companies/workspace/settings/departments.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { isAnotherOpening } from "#app/jobs/changes/another-opening.ts";
import { editJob, findOwnRow } from "#app/jobs/changes/job-changes.server.ts";
import { type FurtherStatements, toHeld } from "#app/jobs/changes/job-guards.server.ts";
import type { OwnJob } from "#app/jobs/changes/many-jobs.server.ts";
import { createJob } from "#app/jobs/changes/new-job.server.ts";
import { findReadFirst, toIsReadFirst, toReadReason } from "#app/jobs/changes/read-first.server.ts";
import { recheckSoon } from "#app/jobs/checks/judgment/kept-checks.server.ts";
import { findIsHeld } from "#app/jobs/checks/warnings/held-posting.server.ts";
import { type JobDraft, mostOfDepartment } from "#app/jobs/postings/record/job-draft.ts";
import { toJobDraft } from "#app/jobs/postings/record/job-rows.server.ts";
import { isHidden } from "#app/jobs/postings/record/transitions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { sendOutboxSoon, toOutboxInserts } from "#app/kit/platform/mail.ts";
import { paths } from "#app/paths.ts";
import { toPendingMail, toPublishedMail, toReviewMail, type WaitReason } from "./company-mail.ts";

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
  posting: JobDraft;
  /** SQL in place of the stored draft's being there, for a posting that a program sends whole. */
  instead?: string;
  /** SQL for a new posting alone, before it is stored. */
  onlyIfNew?: string;
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
  const { userId, draft, company, posting } = publication;
  const { db, env, now } = context;
  const why = await findWaitReason(db, company, posting);
  const status = why === null ? "open" : "pending";
  const isThere = toIsReady(publication);
  const waits = `(SELECT count(*) FROM jobs WHERE employer_id = ${Number(company.id)} AND status IN ('pending', 'withdrawn'))`;
  const hasRoom = company.approvedAt === null ? `${waits} < ${mostWaiting}` : "true";
  const isWanted = `${isThere} AND ${publication.onlyIfNew ?? "true"} AND ${why === null ? toMayOpen(company) : hasRoom}`;
  const emails = await listMemberEmails(db, company.id, whoWrites);
  const created = await createJob(
    db,
    { employerId: company.id, draft: posting, status, by: { userId } },
    now,
    isWanted,
    (isStored, slug) => {
      const address = new URL(paths.publishedPosting(slug), env.SITE_URL).href;
      const about = { title: posting.title, company: company.name, address };
      const mails =
        why === null
          ? emails.map((to) => ({ to, ...toPublishedMail(about) }))
          : toWaitMails(context, emails, { ...about, slug }, why);
      // A second click in the same millisecond finds the posting stored and the draft gone.
      const isNew = `${isStored} AND ${isThere}`;
      const stored = `FROM jobs j WHERE j.slug = '${slug}' AND ${isNew}`;
      return [
        toOutboxInserts(db, mails, now, isNew),
        toAuditRow(context, "job.publish", userId, stored),
        ...toApprovalEvents(context, publication, stored),
        ...toDepartment(context, publication, stored),
        ...toDraftEnd(publication, () => [
          toPublishedNote(db, draft.publicId, stored, now),
          toDraftRemoval(context, publication, isNew),
        ]),
      ];
    },
  );
  if (created.ok) return created;
  const isFull = await db.$client.prepare(`SELECT NOT (${hasRoom}) AS isFull`).first<number>("isFull");
  if (isFull === 1) return { ok: false, problem: "enough" } as const;
  return created.duplicateOf === null
    ? ({ ok: false, problem: "gone" } as const)
    : ({ ok: false, problem: "duplicate", slug: created.duplicateOf } as const);
}

/** Null for a posting that appears at once. */
async function findWaitReason(
  { $client }: SiteContext["db"],
  { id, approvedAt }: PostingCompany,
  posting: JobDraft,
): Promise<WaitReason | null> {
  if (approvedAt === null) return "first";
  if (await findIsHeld($client, posting, null)) return "words";
  return toReadReason(await findReadFirst($client, id));
}

async function findEditReason(
  { $client }: SiteContext["db"],
  { id, employerId }: OwnJob,
  posting: JobDraft,
  isAnother: boolean,
): Promise<WaitReason | null> {
  if (await findIsHeld($client, posting, id)) return "words";
  return isAnother ? toReadReason(await findReadFirst($client, employerId)) : null;
}

/** Whether one of us would read it before visitors do, for what the review promises: by the rules of publishing itself. */
export async function waitsForReview(
  db: SiteContext["db"],
  company: PostingCompany | null,
  { jobId }: Pick<PostingDraft, "jobId">,
  posting: JobDraft,
): Promise<boolean> {
  if (!company) return false;
  if (jobId === null) return (await findWaitReason(db, company, posting)) !== null;
  const own: OwnJob = { id: jobId, employerId: company.id };
  const before = await findOwnRow(db, own);
  if (company.approvedAt === null || !before || isHidden(before.job.status)) return true;
  const isAnother = isAnotherOpening(toJobDraft(before), posting);
  return (await findEditReason(db, own, posting, isAnother)) !== null;
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
  const { userId, draft, company, posting } = publication;
  const { db, now } = context;
  const own: OwnJob = { id: draft.jobId!, employerId: company.id };
  const slug = await db.$client
    .prepare("SELECT slug FROM jobs WHERE id = ?")
    .bind(own.id)
    .first<string>("slug");
  const before = await findOwnRow(db, own);
  const isAnother = before !== null && isAnotherOpening(toJobDraft(before), posting);
  const why = await findEditReason(db, own, posting, isAnother);
  const emails = why === null ? [] : await listMemberEmails(db, company.id, whoWrites);
  const also: FurtherStatements = (isPossible) => {
    const isFirst = `${isPossible} AND ${toIsReady(publication)}`;
    const edited = `FROM jobs j WHERE j.id = ${own.id} AND ${isFirst}`;
    const about = { title: posting.title, company: company.name, slug: slug ?? "" };
    const mails = why === null ? [] : toWaitMails(context, emails, about, why);
    return [
      toOutboxInserts(db, mails, now, `EXISTS (SELECT 1 ${edited} AND j.status <> 'pending')`),
      toAuditRow(context, "job.edit", userId, edited),
      ...toApprovalEvents(context, publication, edited),
      ...toDepartment(context, publication, edited),
      ...toDraftEnd(publication, () => [toPublishedNote(db, draft.publicId, edited, now)]),
    ];
  };
  const outcome = await editJob(db, own, posting, { userId }, now, {
    also,
    // What allows the edit is true only while the draft is there.
    afterwards: toDraftEnd(publication, () => [
      toDraftRemoval(context, publication, "EXISTS (SELECT 1 FROM published_drafts WHERE public_id = ?1)"),
    ]),
    onlyIf: `NOT ${toHeld("j.employer_id")} AND ${toIsReady(publication)}`,
    isHeld: why !== null,
    isAnother,
  });
  if (outcome === "duplicate") return { ok: false, problem: "duplicate", slug: null } as const;
  if (outcome === "refused" || slug === null) return { ok: false, problem: "gone" } as const;
  return { ok: true, slug } as const;
}

/** SQL: the draft is there, says what was read if another person approves it, and this person may publish it. */
const toIsReady = ({ userId, authorId, draft, company, instead }: Publication): string =>
  [
    instead ??
      toIsThere(
        draft.publicId,
        authorId,
        userId === authorId ? "true" : `d.asked_at IS NOT NULL AND d.revision = ${Number(draft.revision)}`,
      ),
    toPublishesSql(company.id, userId),
  ].join(" AND ");

const toDraftEnd = ({ instead }: Publication, toStatements: () => D1PreparedStatement[]) =>
  instead === undefined ? toStatements() : [];

const toDraftRemoval = ({ db }: SiteContext, { draft, authorId }: Publication, isTrue: string) =>
  db.$client
    .prepare(`DELETE FROM posting_drafts WHERE public_id = ?1 AND user_id = ?2 AND ${isTrue}`)
    .bind(draft.publicId, authorId);

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
const toDepartment = ({ db }: SiteContext, { draft }: Publication, from: string) => {
  const { department } = draft.content.values;
  return department === undefined
    ? []
    : [
        toDepartmentWrite(
          db.$client,
          department.replace(/\s+/g, " ").trim().slice(0, mostOfDepartment),
          from,
        ),
      ];
};

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

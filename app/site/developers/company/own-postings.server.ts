import type { Caller } from "#app/companies/developers/keys/api-keys.server.ts";
import { checkDraft } from "#app/companies/posting/check/check-draft.server.ts";
import { findPostingCompany, type PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import { emptyContent } from "#app/companies/posting/draft/draft-content.ts";
import type { PostingDraft } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { publishDraft } from "#app/companies/posting/publication/publish-draft.server.ts";
import { readPosting } from "#app/companies/posting/publication/read-posting.server.ts";
import { isOpenSql } from "#app/facts/reference/application-states.ts";
import { findOwnRow } from "#app/jobs/changes/job-changes.server.ts";
import { confirmJobs, extendJobs, toOwnJobs } from "#app/jobs/changes/many-jobs.server.ts";
import {
  contentColumns,
  toJobValues,
  toPostingContent,
  toStored,
} from "#app/jobs/postings/record/job-rows.server.ts";
import { type PostingContent, toFingerprint } from "#app/jobs/postings/record/posting-content.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toHex } from "#app/kit/platform/random.ts";
import { type CallRefusal, refuseCall, toKeySql } from "./call.ts";
import { toBodyName } from "./posting-body.ts";

export interface OwnPosting {
  id: number;
  slug: string;
  requisition: string | null;
  title: string;
  status: JobStatus;
  origin: "feed" | "site";
  city: string | null;
  stateCode: string | null;
  postedAt: number;
  validThrough: number;
  /** Applications that are open. */
  waiting: number;
}

const columns = `j.id, j.slug, j.title, j.status, j.origin, j.city, j.state_code AS stateCode, j.posted_at AS postedAt,
  j.valid_through AS validThrough, d.facts ->> 'requisitionId' AS requisition,
  (SELECT count(*) FROM applications WHERE job_id = j.id AND ${isOpenSql}) AS waiting`;

const isLive = "j.status IN ('pending', 'rejected', 'withdrawn', 'open', 'paused')";

const toNewest = (
  isSo: string,
): string => `(SELECT d.job_id FROM job_details d CROSS JOIN jobs j ON j.id = d.job_id
  WHERE d.facts ->> 'requisitionId' = ?2 AND j.employer_id = ?1 AND ${isSo} ORDER BY d.job_id DESC LIMIT 1)`;

/** Of several with the same number, the one that is not over, or the newest. */
export const findByRequisition = ({ $client }: Db, employerId: number, requisition: string) =>
  $client
    .prepare(
      `SELECT ${columns} FROM jobs j JOIN job_details d ON d.job_id = j.id
        WHERE j.id = coalesce(${toNewest(isLive)}, ${toNewest("true")})`,
    )
    .bind(employerId, requisition)
    .first<OwnPosting>();

interface Page {
  status: JobStatus | null;
  /** The last row of the page before. */
  after: readonly [postedAt: number, id: number] | null;
  size: number;
}

/** Newest first. One row more than a page. */
export function selectOwnPostings(d1: D1Database, employerId: number, { status, after, size }: Page) {
  const index = status ? "jobs_by_employer" : "jobs_of_employer_newest";
  const bound: (number | string)[] = [employerId];
  const bind = (value: number | string) => `?${bound.push(value)}`;
  const ofStatus = status ? ` AND j.status = ${bind(status)}` : "";
  const [at, id] = (after ?? []).map(bind);
  const beyond = after ? ` AND j.posted_at <= ${at} AND (j.posted_at < ${at} OR j.id > ${id})` : "";
  return d1
    .prepare(
      `SELECT ${columns} FROM jobs j INDEXED BY ${index} LEFT JOIN job_details d ON d.job_id = j.id
        WHERE j.employer_id = ?1${ofStatus}${beyond} ORDER BY j.posted_at DESC, j.id LIMIT ${Number(size) + 1}`,
    )
    .bind(...bound);
}

interface Put {
  caller: Caller;
  requisition: string;
  /** As the form would send them. */
  values: Record<string, string>;
}

interface WasPut {
  isNew: boolean;
  posting: OwnPosting;
  warnings: { field: string; text: string }[];
}

const tries = 3;

/** Publishes or changes the posting with this number as the form does: by its checks, and by the same hands of ours. */
export async function putPosting(context: SiteContext, put: Put): Promise<WasPut | CallRefusal> {
  const { db, now } = context;
  const { caller, requisition } = put;
  const { employerId } = caller.company;
  const company = await findPostingCompany(context, employerId);
  if (!company) return refuseCall("not_found", "The company is not there any more.");
  const content = { ...emptyContent, values: { ...put.values, requisitionId: requisition } };
  const draft: PostingDraft = {
    ...{ publicId: "", employerId, jobId: null, content, revision: 0, updatedAt: now },
    ...{ askedAt: null, askedNote: null, sentBack: null },
  };
  const read = await readPosting(context, draft, company);
  const { findings } = checkDraft({ ...read, company, standing: null, now }, context.env.SITE_URL);
  const wrong = findings.filter(({ severity }) => severity === "error");
  if (wrong.length > 0)
    return refuseCall(
      "invalid_body",
      "The posting was not published. Correct what `errors` names.",
      wrong.map(({ field, text }) => ({ parameter: toBodyName(field), detail: text })),
    );
  const warnings = findings
    .filter(({ severity }) => severity === "warning")
    .map(({ field, text }) => ({ field: toBodyName(field), text }));
  for (let at = 1; ; at++) {
    const known = await findByRequisition(db, employerId, requisition);
    const refusal = known && findEditRefusal(known);
    if (refusal) return refusal;
    const problem = await store(context, put, { draft, company, posting: read.posting, known });
    if (problem === null) {
      const posting = await findByRequisition(db, employerId, requisition);
      if (posting) return { isNew: known === null, posting, warnings };
    }
    if (problem === "enough")
      return refuseCall("conflict", "Ten of your postings wait for us. Send more once we have read them.");
    // Another call was faster: it is read again, and by now there is something to change.
    if (at === tries)
      return refuseCall("conflict", "The posting was changed at the same moment. Send it again.");
  }
}

function findEditRefusal({ status, origin }: OwnPosting): CallRefusal | null {
  if (status === "removed") return refuseCall("conflict", "We took this posting down. Write to us about it.");
  if (origin === "feed")
    return refuseCall(
      "conflict",
      "This posting comes from a feed. Change it there, or remove the feed first.",
    );
  if (status === "filled") return refuseCall("conflict", "This posting is filled. Reopen it first.");
  return null;
}

interface Storing {
  draft: PostingDraft;
  company: PostingCompany;
  posting: PostingContent;
  known: OwnPosting | null;
}

async function store(
  context: SiteContext,
  { caller, requisition }: Put,
  { draft, company, posting, known }: Storing,
): Promise<"enough" | "overtaken" | null> {
  const own = { employerId: company.id, userId: caller.user.id };
  if (known && (await isSame(context.db, { id: known.id, employerId: company.id }, posting))) {
    const job = toOwnJobs({ id: known.id, employerId: company.id });
    await confirmJobs(context.db, job, { userId: own.userId }, context.now, toKeySql(caller));
    await extendJobs(context.db, job, posting.validThrough, context.now);
    return null;
  }
  const published = await publishDraft(context, {
    ...{ userId: own.userId, authorId: own.userId, company, posting },
    draft: { ...draft, jobId: known?.id ?? null },
    sentWhole: {
      mayWrite: toKeySql(caller),
      // Of two new ones with this number the second finds the first. One with the same title and place meets its fingerprint.
      isFirst: `NOT EXISTS (SELECT 1 FROM job_details d CROSS JOIN jobs o ON o.id = d.job_id
        WHERE d.facts ->> 'requisitionId' = ${toTextSql(requisition)} AND o.employer_id = ${Number(company.id)}
          AND o.fingerprint <> ${toTextSql(toFingerprint(posting))})`,
    },
  });
  if (published.ok) return null;
  return published.problem === "enough" ? "enough" : "overtaken";
}

const toTextSql = (text: string): string => `CAST(x'${toHex(new TextEncoder().encode(text))}' AS TEXT)`;

/** Says what is stored already, but for its dates. */
async function isSame(
  db: Db,
  own: { id: number; employerId: number },
  posting: PostingContent,
): Promise<boolean> {
  const row = await findOwnRow(db, own);
  if (row?.job.status !== "open") return false;
  const before = toPostingContent(row);
  const { confirmedAt, confirmedBy, validThrough } = before;
  const toText = (draft: PostingContent) => {
    const values = toJobValues({ ...draft, confirmedAt, confirmedBy, validThrough });
    return JSON.stringify([
      toStored(values, contentColumns.listing),
      toStored(values, contentColumns.details),
    ]);
  };
  return posting.validThrough >= validThrough && toText(before) === toText(posting);
}

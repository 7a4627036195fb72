import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { type Authorization, mostLicenseRows } from "#app/applications/submission/application.ts";
import type { KeptFiles } from "#app/applications/submission/application-files.server.ts";
import { findStandingApplication } from "#app/applications/submission/applications.server.ts";
import { findFit } from "#app/applications/submission/fit.server.ts";
import { toJobSummary } from "#app/applications/submission/job-summary.ts";
import {
  findPreparedDraft,
  removePreparedDrafts,
} from "#app/applications/submission/prepared-drafts.server.ts";
import { findReaders } from "#app/applications/submission/readers.server.ts";
import { receiveApplication } from "#app/applications/submission/receive-application.server.ts";
import { findClosing, toShownPay } from "#app/applications/submission/takes-applications.server.ts";
import { listDocuments } from "#app/clinicians/documents/stored-documents.server.ts";
import { toHiddenWords } from "#app/clinicians/profile/details/hidden-employers.ts";
import { findProfileDetails } from "#app/clinicians/profile/details/profile-details.server.ts";
import { listLicenseRows, type ProfileDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { findRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { toProfile } from "#app/clinicians/profile/record/profile.ts";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findUsualAnswer } from "#app/jobs/page/job-detail.server.ts";
import { toJobTrail } from "#app/jobs/page/job-trail.ts";
import { listSimilarJobs, type SimilarJobs } from "#app/jobs/page/similar-jobs.server.ts";
import { findJob, type JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { asksEeo } from "#app/jobs/questions/eeo-counts.server.ts";
import { getQuestionSet, type QuestionSet } from "#app/jobs/questions/job-questions.server.ts";
import type { RequestAnswer } from "#app/kit/forms/message.ts";
import { toReceiptCookie } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isRefusedForm, noteRefusedForm, toFormState } from "#app/kit/platform/form/refused-form.ts";
import { goTo, notFound, refuseUnread } from "#app/kit/platform/http.ts";
import { toRetryHeaders } from "#app/kit/platform/rate-limit.ts";
import { toMissingPage } from "#app/pages/sitemap/nearest-pages.server.ts";
import { paths } from "#app/paths.ts";

async function requireJob(context: SiteContext, slug: string) {
  const job = await findJob(context.db, slug);
  if (!job) throw notFound(toMissingPage(paths.job(slug)));
  return job;
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const job = await requireJob(context, params.slug ?? "");
  // A form that was just refused stays, with what was typed.
  if (findClosing(job, context.now) && !isRefusedForm(context)) throw goTo(paths.job(job.slug));
  const canonical = paths.applyToJob(job.slug);
  const [person, asked, asksVoluntary, readers, usualAnswer] = await Promise.all([
    readPerson(context, request, job),
    getQuestionSet(context.db, job.id),
    asksEeo(context.db, job.id),
    findReaders(context, job.id),
    findUsualAnswer(context, job.id),
  ]);
  if (person?.applied) throw goTo(paths.receipt(person.applied));
  return {
    ...{ prefill: person?.prefill ?? null, resumes: person?.resumes ?? [], fit: person?.fit ?? null },
    isPrepared: person?.isPrepared ?? false,
    ...{ hasProfile: person?.hasProfile ?? false, isSignedIn: person !== null },
    hiddenWords: person?.hiddenWords ?? null,
    job: toJobSummary(job, context.now),
    asked,
    asksVoluntary,
    hasLicense: isLicensed(job.profession),
    pay: toShownPay(job),
    isForDesk: readers.toPage === null,
    usualAnswer,
    ...toFormState(context, request),
    trail: [...toJobTrail(job), { name: "Apply", path: canonical }],
    canonical,
  };
}

function isLicensed(slug: string | null): boolean {
  const profession = findProfession(slug);
  return profession === null || isLicensedByStates(profession);
}

/** Only anonymous visitors get a cached page (functions/edge-cache.ts), so this is in nobody else's. */
async function readPerson(context: SiteContext, request: Request, job: JobRecord) {
  const jobId = job.id;
  const viewer = await context.viewer();
  if (!viewer) return null;
  const publicId = new URL(request.url).searchParams.get("draft");
  const [applied, record, details, documents, draft] = await Promise.all([
    viewer.emailVerified ? findStandingApplication(context.db, jobId, viewer.id) : null,
    findRecord(context.db, viewer.id),
    findProfileDetails(context.db, viewer.id),
    listDocuments(context.db, viewer.id),
    publicId ? findPreparedDraft(context.db, { userId: viewer.id, publicId }, context.now) : null,
  ]);
  const profile = toProfile(record);
  const own = listLicenseRows(record, details).filter(({ profession }) => profession === record.profession);
  const rows = own.slice(0, mostLicenseRows).flatMap(({ state, number, multistate }, index) => [
    [`license${index + 1}`, state],
    [`licenseNumber${index + 1}`, number ?? ""],
    [`compact${index + 1}`, multistate ? "on" : ""],
  ]);
  const { contact } = details;
  const { email } = viewer;
  const [firstName, lastName] = contact.firstName
    ? [contact.firstName, contact.lastName ?? ""]
    : [viewer.firstName, viewer.lastName];
  const resumes = documents
    .filter(({ kind }) => kind === "resume")
    .map(({ publicId, name }) => ({ publicId, name }));
  return {
    applied: applied?.publicId ?? null,
    prefill: {
      ...{ firstName, lastName, email, phone: contact.phone ?? "" },
      authorization: toAuthorization(details.authorization),
      ...(Object.fromEntries(rows) as Record<string, string>),
      resumeFrom: resumes[0] ? `document-${resumes[0].publicId}` : profile ? "profile" : "upload",
      ...(draft?.slug === job.slug && draft.fields),
    } as Record<string, string>,
    isPrepared: draft?.slug === job.slug,
    resumes,
    fit: profile ? await findFit(context, job, profile) : null,
    hasProfile: profile !== null,
    hiddenWords: toHiddenWords(details.privacy, {
      name: job.employer,
      slug: job.employerSlug,
      isAgency: job.employerKind === "agency",
    }),
  };
}

function toAuthorization({ mayWork, needsSponsor }: ProfileDetails["authorization"]): Authorization | "" {
  if (needsSponsor) return "sponsorship";
  return mayWork ? "authorized" : "";
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export interface ApplyAnswer extends RequestAnswer {
  kept: KeptFiles;
  /** As the posting says it now. */
  pay: string;
  /** As they are now, too. */
  asked: QuestionSet;
  /** Other postings, where this one takes no applications any more. */
  similar: SimilarJobs | null;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  noteRefusedForm(context);
  const job = await requireJob(context, params.slug ?? "").catch(refuseUnread);
  const received = await receiveApplication(context, request, job);
  if (received.ok) {
    const viewer = await context.viewer();
    if (viewer) await removePreparedDrafts(context.db, viewer.id, job.id);
    throw goTo(paths.receipt(received.publicId), {
      "set-cookie": toReceiptCookie("application", received.publicId, request.url),
    });
  }
  const { problem, result, kept } = received;
  const isEnded = problem.code === "closed" || problem.code === "paused";
  return data<ApplyAnswer>(
    {
      ...{ problem: { title: problem.title, text: problem.text }, result, kept, pay: toShownPay(job) },
      asked: await getQuestionSet(context.db, job.id),
      similar: isEnded ? await listSimilarJobs(context, job) : null,
    },
    { status: problem.status === 422 ? 400 : problem.status, headers: toRetryHeaders(problem.status) },
  );
}

import { and, eq, inArray } from "drizzle-orm";
import type { PostingCompany } from "#app/companies/posting/draft/companies.server.ts";
import type { DraftValues } from "#app/companies/posting/draft/draft-content.ts";
import { listLines } from "#app/companies/posting/draft/more-places.ts";
import type { PostingDraft } from "#app/companies/posting/draft/posting-drafts.server.ts";
import { readDraft } from "#app/companies/posting/draft/read-draft.ts";
import { toPosting } from "#app/companies/posting/draft/to-posting.ts";
import { whoWrites } from "#app/companies/workspace/frame/company-guard.server.ts";
import type { JobDetail } from "#app/jobs/page/job-article.tsx";
import { findJobMarket } from "#app/jobs/page/job-detail.server.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import {
  selectContentRows,
  toJobValues,
  toPostingContent,
} from "#app/jobs/postings/record/job-rows.server.ts";
import { toJobView } from "#app/jobs/postings/record/job-view.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { jobs } from "#app/jobs/schema.ts";
import { findSearchPlace, findTowns } from "#app/jobs/search/plan/find-place.server.ts";
import type { FormErrors } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

/** Without the license question, which only the job page answers. */
export async function showPosting(
  context: SiteContext,
  posting: PostingContent,
  companySlug: string,
): Promise<JobDetail> {
  const record = toPreview(posting, companySlug);
  const job = toJobView(record, context.now);
  const license = job.license && { ...job.license, form: null };
  return { job: { ...job, license }, ...(await findJobMarket(context, record)) };
}

/** Paused, so that nobody can apply to a preview. */
export function toPreview(draft: PostingContent, companySlug: string): JobRecord {
  const { employer, source, ...values } = toJobValues(draft);
  const { descriptionHtml, responsibilities, requirements, skills, facts, ...rest } = values;
  const { educationRequirements, educationCategory, experienceRequirements, ...listing } = rest;
  const { experienceMonths, experienceInferred, ...shown } = listing;
  return {
    ...shown,
    // Multiples of 3 are marked as hot.
    id: 1,
    slug: "preview",
    status: "paused",
    isPausedByUs: false,
    isChecked: false,
    employer: employer.name,
    employerKind: employer.kind,
    employerSlug: companySlug,
    employerAbout: employer.about ?? "",
    employerWebsite: employer.website ?? null,
    facts,
    payEvents: [],
    similarPay: null,
    createdAt: draft.postedAt,
    details: {
      descriptionHtml,
      responsibilities,
      requirements,
      skills,
      facts,
      educationRequirements,
      educationCategory,
      experienceRequirements,
      experienceMonths,
      experienceInferred,
    },
  };
}

interface ReadPosting {
  posting: PostingContent;
  errors: FormErrors;
}

/** `company` is null before someone logs in. */
export async function readPosting(
  { db, now }: Pick<SiteContext, "db" | "now">,
  { content }: PostingDraft,
  company: PostingCompany | null,
): Promise<ReadPosting> {
  const { said, morePlaces, errors } = await readPlacedDraft(db, content.values);
  const point = await findCityPoint(db, said.place);
  const employer = company
    ? { name: company.name, kind: company.kind, about: company.about, website: company.website }
    : { name: "Your company", kind: "direct" as const };
  return { posting: toPosting(said, { company: employer, point, morePlaces, now }), errors };
}

async function readPlacedDraft(db: Db, values: DraftValues) {
  const { said, errors } = readDraft(values);
  const points = await findTowns(db, said.morePlaces);
  const morePlaces = said.morePlaces.flatMap(({ city, stateCode }, at) =>
    points[at] ? [{ city, stateCode, ...points[at] }] : [],
  );
  const unknown = said.morePlaces.filter((_, at) => !points[at]);
  const problem =
    unknown.length > 0 &&
    `${listLines(unknown)}: we do not know this place. Check its spelling, or name the nearest city.`;
  return { said, morePlaces, errors: problem ? { morePlaces: problem, ...errors } : errors };
}

export const findDraftErrors = async (db: Db, values: DraftValues): Promise<FormErrors> =>
  (await readPlacedDraft(db, values)).errors;

/** Null for a place outside our list of cities, which a posting may still name. */
async function findCityPoint(db: Db, place: string | null): Promise<{ lat: number; lon: number } | null> {
  if (!place) return null;
  const found = await findSearchPlace(db, place, 0);
  return found.kind === "city" ? { lat: found.lat, lon: found.lon } : null;
}

export async function findOwnedPosting(db: Db, { memberships }: Viewer, slug: string) {
  const ids = memberships.filter(({ managerId }) => managerId === null).map(({ employerId }) => employerId);
  if (ids.length === 0) return null;
  const [row] = await selectContentRows(db, and(eq(jobs.slug, slug), inArray(jobs.employerId, ids)));
  if (!row) return null;
  const { employerId, title, status, statusReason, origin, updatedAt } = row.job;
  const canWrite = memberships.some((own) => own.employerId === employerId && whoWrites.includes(own.role));
  return {
    slug: row.job.slug,
    title,
    status,
    reason: statusReason,
    /** A posting that waits for us was last sent then. */
    sentAt: updatedAt,
    canWrite,
    canEdit: canWrite && origin === "site" && status !== "filled" && status !== "removed",
    company: row.company,
    companyName: row.employer.name,
    posting: toPostingContent(row),
  };
}

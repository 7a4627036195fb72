import { sql } from "drizzle-orm";
import type { JobWork } from "#app/facts/licensing/eligibility.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import { answerFor } from "#app/facts/licensing/license-verdict.ts";
import type { Position } from "#app/facts/reference/place/distance.ts";
import { findProfession, type Profession } from "#app/facts/reference/profession/professions.ts";
import { withApplied } from "#app/jobs/postings/record/applied.server.ts";
import { toDateText, toPlaceText, toProductivity } from "#app/jobs/postings/record/card-view.ts";
import { isOfActiveCompany, isPausedByUs } from "#app/jobs/postings/record/find-job.server.ts";
import { shiftNames, typeNames } from "#app/jobs/postings/record/job-names.ts";
import { findNearestPlace } from "#app/jobs/postings/record/job-places.ts";
import { toJobState } from "#app/jobs/postings/record/job-view.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import { listingSql, toListing } from "#app/jobs/postings/record/listings.server.ts";
import { toComparedPay, toPostedPay } from "#app/jobs/postings/record/pay.ts";
import type { Pay } from "#app/jobs/postings/record/pay-amounts.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import { isOnSite, type JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { toSalaryType } from "#app/jobs/postings/shape/job-json.ts";
import type { SavedAnswer, SavedFacts } from "#app/jobs/saved/saved-facts.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

type SavedRecord = ReturnType<typeof toRecord>;

interface Asked {
  slugs: readonly string[];
  license: MyLicense | null;
  from: string;
}

export async function findSavedFacts(context: SiteContext, asked: Asked): Promise<SavedAnswer> {
  const { db, now } = context;
  const [records, home] = await Promise.all([
    listSavedRecords(db, asked.slugs),
    asked.from ? findHome(db, asked.from) : null,
  ]);
  const jobs = records.map((record) => toSavedFacts(record, now, asked.license, home));
  return {
    jobs: await withApplied(context, jobs),
    isPlaceKnown: asked.from ? home !== null : null,
  };
}

export interface SavedPosting extends Record<string, unknown> {
  status: JobStatus;
  isPausedByUs: number;
  isActive: number;
  endedAt: number | null;
}

/** Of `jobs`, `employers` and `job_details`. */
export const savedColumns = sql`${sql.raw(listingSql)}, jobs.status AS status, ${isPausedByUs} AS isPausedByUs,
  ${isOfActiveCompany} AS isActive,
  (SELECT max(at) FROM job_events WHERE job_id = jobs.id AND kind = 'state' AND detail ->> 'to' = jobs.status) AS endedAt`;

export async function listSavedRecords(db: Db, slugs: readonly string[]) {
  const rows = await db.all<SavedPosting>(sql`SELECT ${savedColumns}
    FROM json_each(${JSON.stringify(slugs)}) k CROSS JOIN jobs ON jobs.slug = k.value
    JOIN employers ON employers.id = jobs.employer_id JOIN job_details ON job_details.job_id = jobs.id`);
  return rows.filter(isShown).map(toRecord);
}

const isShown = ({ status, isActive }: SavedPosting): boolean => isOnSite(status) && isActive === 1;

function toRecord(row: SavedPosting) {
  const { status, endedAt } = row;
  return { ...toListing(row), status, endedAt, isPausedByUs: row.isPausedByUs === 1 };
}

/** Null for a posting that was taken down. */
export const toCurrentFacts = (row: SavedPosting, now: number, mine: MyLicense | null): SavedFacts | null =>
  isShown(row) ? toSavedFacts(toRecord(row), now, mine, null) : null;

async function findHome(db: Db, from: string): Promise<Position | null> {
  const place = await findSearchPlace(db, from, 0);
  return place.kind === "city" ? { latitude: place.lat, longitude: place.lon } : null;
}

function toSavedFacts(
  job: SavedRecord,
  now: number,
  mine: MyLicense | null,
  home: Position | null,
): SavedFacts {
  const state = toJobState(job, now);
  return {
    slug: job.slug,
    title: job.title,
    employer: job.employer,
    place: toPlaceText(job),
    state,
    stateText: toStateText(state, job, now),
    pay: { ...toPayWords(job), ...toComparedPay(job) },
    work: toWorkText(job),
    shift: toShiftText(job),
    license: toLicense(job, mine),
    benefits: job.benefits,
    terms: toTerms(job.facts),
    miles: home && job.workplace !== "remote" ? toMiles(home, job) : null,
  };
}

export const toPayWords = (pay: Pay): { text: string; key: string } => ({
  text: toPostedPay(pay),
  // Devices keep the key, so another word would look like another pay.
  key: [pay.salaryMinCents, pay.salaryMaxCents, toSalaryType(pay.payUnit) ?? pay.payUnit].join(" "),
});

function toStateText(state: SavedFacts["state"], job: SavedRecord, now: number): string | null {
  if (state === "closing") return `Closing soon: apply by ${toDateText(job.validThrough)}.`;
  if (state === "paused")
    return job.isPausedByUs ? "We paused this posting." : "The employer paused this posting.";
  if (state === "open") return null;
  const endedAt = job.validThrough <= now && job.status !== "filled" ? job.validThrough : job.endedAt;
  const day = endedAt === null ? null : formatIsoDay(toPostingDate(endedAt));
  if (job.status === "filled") return day ? `Filled ${day}.` : "This position has been filled.";
  return day ? `Closed ${day}.` : "This posting has closed.";
}

/** "Nights: 3 x 12 h", but "Three 12-hour nights" alone. */
function toShiftText({ shift, facts }: SavedRecord): string | null {
  const name = shift && shiftNames[shift];
  const schedule = facts.schedule ?? null;
  if (!name || !schedule) return name ?? schedule;
  const said = new RegExp(`\\b${name.replace(/s$/, "")}s?\\b`, "i");
  return said.test(schedule) ? schedule : `${name}: ${schedule}`;
}

function toWorkText(job: SavedRecord): string | null {
  const parts = [
    job.employmentTypeInferred ? null : typeNames[job.employmentType],
    job.contractWeeks && (job.contractWeeks === 1 ? "1 week" : `${job.contractWeeks} weeks`),
    job.hoursPerWeek && `${job.hoursPerWeek} hours a week`,
  ];
  return parts.filter(Boolean).join(", ") || null;
}

function toTerms(facts: SavedRecord["facts"]): SavedFacts["terms"] {
  return {
    Call: facts.call,
    "Patients a day": facts.patientsPerDay,
    Productivity: facts.productivity ?? toProductivity(facts) ?? undefined,
    Visa: facts.visa,
  };
}

function toLicense(job: SavedRecord, mine: MyLicense | null): SavedFacts["license"] {
  const work = toJobWork(job);
  const offer = findLicenseOffer(job.profession, work);
  const profession = findProfession(job.profession);
  const isAsked = mine !== null && offer !== null && profession?.license === "state";
  return {
    needs: offer?.brief ?? offer?.text ?? null,
    answer: isAsked ? toAnswer(mine, profession, work) : null,
  };
}

function toAnswer(mine: MyLicense, profession: Profession, work: JobWork) {
  const { tone, title } = answerFor(mine, profession.slug, work).verdict;
  return { tone, title };
}

function toMiles(home: Position, job: SavedRecord): number | null {
  const nearest = findNearestPlace(home, job);
  return nearest && Math.round(nearest.miles);
}

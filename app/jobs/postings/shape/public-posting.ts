import { findLicenseOffer } from "#app/facts/licensing/license-offer.ts";
import { listPlaces } from "#app/jobs/postings/record/job-places.ts";
import { toJobWork } from "#app/jobs/postings/record/license-check.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";

export type PublicPosting = ReturnType<typeof toPublicPosting>;

/**
 * What a posting says outside: the one shape behind its markup, the JSON of our endpoints, the feeds and the public API,
 * so that none of them says another thing. Dollars, ISO times, and null for what the posting does not say.
 */
export function toPublicPosting(job: JobListing) {
  const isRemote = job.workplace === "remote";
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    employer: { name: job.employer, slug: job.employerSlug, isAgency: job.employerKind === "agency" },
    profession: job.profession,
    specialty: job.specialty,
    employmentType: job.employmentType,
    /** We assumed the type, because the posting does not say it. */
    employmentTypeInferred: job.employmentTypeInferred,
    workplace: job.workplace,
    /** Empty for remote work. */
    places: isRemote ? [] : listPlaces(job).filter(isNamed).map(toPlace),
    /** Codes of the states where remote work may be done. */
    remoteStates: isRemote ? job.licenseStates : [],
    pay: toPay(job),
    shift: job.shift,
    shiftHours: job.shiftHours,
    hoursPerWeek: job.hoursPerWeek,
    contractWeeks: job.contractWeeks,
    urgency: job.urgency,
    benefits: job.benefits,
    license: toLicense(job),
    postedAt: toTime(job.postedAt),
    confirmedAt: toTime(job.confirmedAt),
    confirmedBy: job.confirmedBy,
    validThrough: toTime(job.validThrough),
  };
}

const toTime = (ms: number): string => new Date(ms).toISOString();

type Place = Pick<JobListing, "city" | "stateCode">;

const isNamed = ({ city, stateCode }: Place): boolean => Boolean(city || stateCode);
const toPlace = ({ city, stateCode }: Place) => ({ city, state: stateCode });

const toDollars = (cents: number | null): number | null => cents && cents / 100;

/** In the unit that it is paid in. Null where the posting states no pay. */
function toPay({ salaryMinCents, salaryMaxCents, payUnit }: JobListing) {
  if (salaryMinCents === null && salaryMaxCents === null) return null;
  const currency = "USD" as const;
  return { min: toDollars(salaryMinCents), max: toDollars(salaryMaxCents), currency, unit: payUnit };
}

/** As the posting's page answers someone who has told us no license. Null for work that takes none. */
function toLicense(job: JobListing) {
  const work = toJobWork(job);
  const offer = findLicenseOffer(job.profession, work);
  return (
    offer && {
      states: [...work.states],
      isFederal: work.isFederal,
      /** Null where the posting does not say. */
      compactAccepted: work.compactAccepted,
      takes: offer.text,
      compact: offer.compact,
    }
  );
}

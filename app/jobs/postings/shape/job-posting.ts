import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { listNeeds, toApply } from "#app/jobs/postings/record/job-view.ts";
import { toPayView } from "#app/jobs/postings/record/pay.ts";
import type { Pay } from "#app/jobs/postings/record/pay-amounts.ts";
import type { EmploymentType, PayUnit } from "#app/jobs/postings/record/posting-content.ts";
import { toMetaDescription } from "#app/pages/page/page-meta.ts";
import { type PublicPosting, toPublicPosting } from "./public-posting.ts";

const googleTypes: Record<EmploymentType, string | string[]> = {
  "full-time": "FULL_TIME",
  "part-time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  locum: ["TEMPORARY", "CONTRACTOR"],
  "per-diem": "PER_DIEM",
  prn: "PER_DIEM",
  travel: "TEMPORARY",
};

/** Null without Google's required fields: developers.google.com/search/docs/appearance/structured-data/job-posting */
export function toJobPosting(job: JobRecord, url: string): Record<string, unknown> | null {
  const hasLocation = job.workplace === "remote" ? job.licenseStates.length > 0 : job.stateCode !== null;
  return hasLocation && job.details.descriptionHtml ? toMarkup(job, url) : null;
}

/** Has gaps for what Google requires and the posting omits. The checks report them. */
export function toMarkup(job: JobRecord, url: string): Record<string, unknown> {
  const { details } = job;
  const posting = toPublicPosting(job);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: posting.title,
    description: toFullDescription(job),
    url,
    datePosted: posting.postedAt,
    validThrough: posting.validThrough,
    ...(!job.employmentTypeInferred && { employmentType: googleTypes[job.employmentType] }),
    hiringOrganization: {
      "@type": "Organization",
      name: posting.employer.name,
      ...(job.employerWebsite && { sameAs: job.employerWebsite }),
    },
    ...toLocation(posting, job.postalCode),
    ...toBaseSalary(posting),
    ...(details.facts.requisitionId && {
      identifier: { "@type": "PropertyValue", name: job.employer, value: details.facts.requisitionId },
    }),
    directApply: toApply(job) === null,
    ...(details.educationCategory &&
      details.educationRequirements && {
        educationRequirements: {
          "@type": "EducationalOccupationalCredential",
          credentialCategory: details.educationCategory,
        },
      }),
    ...toExperience(details),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits.join(", ") }),
    ...(details.skills.length > 0 && { skills: details.skills.join(", ") }),
    ...(details.requirements.length > 0 && { qualifications: details.requirements.join("\n") }),
    ...(details.responsibilities.length > 0 && { responsibilities: details.responsibilities.join("\n") }),
    ...toOccupation(job),
    ...(job.urgency === "urgent" && !details.facts.startDate && { jobImmediateStart: true }),
    ...(details.facts.openings && { totalJobOpenings: details.facts.openings }),
    ...(details.facts.schedule && { workHours: details.facts.schedule }),
  };
}

/** Google takes "no requirements" for no experience, and otherwise months above zero. */
function toExperience({
  experienceInferred,
  experienceRequirements,
  experienceMonths,
}: JobRecord["details"]) {
  if (experienceInferred || !experienceRequirements) return {};
  if (experienceMonths === 0) return { experienceRequirements: "no requirements" };
  return {
    experienceRequirements: {
      "@type": "OccupationalExperienceRequirements",
      monthsOfExperience: experienceMonths,
    },
  };
}

function toFullDescription({ benefits, details }: JobRecord): string {
  const toList = (title: string, items: readonly string[]) =>
    items.length === 0
      ? ""
      : `<p>${title}</p><ul>${items.map((item) => `<li>${toHtml(item)}</li>`).join("")}</ul>`;
  return [
    details.descriptionHtml,
    toList("What you will do", details.responsibilities),
    toList("What they ask", listNeeds(details)),
    toList("Benefits", benefits),
  ].join("");
}

const toHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function toOccupation(job: JobRecord) {
  const profession = findProfession(job.profession);
  return profession ? { occupationalCategory: profession.name } : {};
}

/** Google needs the states a remote job is open to (rules L1, L2). The first place has the postal code. */
function toLocation({ workplace, remoteStates, places }: PublicPosting, postalCode: string | null) {
  if (workplace === "remote") {
    return {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: remoteStates.map((code) => ({
        "@type": "State",
        name: `${findState(code)?.name ?? code}, USA`,
      })),
    };
  }
  if (!places[0]?.state) return {};
  const [first, ...others] = places.map((place, at) => toMarkupPlace(place, at === 0 ? postalCode : null));
  return { jobLocation: others.length > 0 ? [first, ...others] : first };
}

const toMarkupPlace = ({ city, state }: PublicPosting["places"][number], postalCode: string | null) => ({
  "@type": "Place",
  address: {
    "@type": "PostalAddress",
    ...(city && { addressLocality: city }),
    addressRegion: state,
    ...(postalCode && { postalCode }),
    addressCountry: "US",
  },
});

/** Google's units. A shift becomes hours if they are known, and a visit has none. */
const unitTexts: Readonly<Record<PayUnit, string | null>> = {
  hour: "HOUR",
  shift: "HOUR",
  day: "DAY",
  visit: null,
  week: "WEEK",
  month: "MONTH",
  year: "YEAR",
};

function toBaseSalary({ pay, shiftHours }: PublicPosting) {
  const unitText = pay && unitTexts[pay.unit];
  if (!pay || !unitText || (pay.unit === "shift" && !shiftHours)) return {};
  const { min, max } = pay;
  const divisor = pay.unit === "shift" ? shiftHours! : 1;
  const toAmount = (dollars: number) => Math.round((dollars * 100) / divisor) / 100;
  const isRange = min !== null && max !== null && min !== max;
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: pay.currency,
      value: {
        "@type": "QuantitativeValue",
        ...(isRange
          ? { minValue: toAmount(min), maxValue: toAmount(max) }
          : { value: toAmount((min ?? max)!) }),
        unitText,
      },
    },
  };
}

const maxTitle = 60;

export function toJobMeta(
  job: Pick<
    JobRecord,
    "title" | "employer" | "city" | "stateCode" | "workplace" | "licenseStates" | "morePlaces"
  > &
    Pay,
) {
  const place = toPlaceText(job);
  const pay = toPayView(job);
  return {
    title: toTitle(job.title, job.employer, place),
    description: toMetaDescription(
      `${job.title} at ${job.employer}${place ? ` in ${place}` : ""}. ${pay.unit ? `Pays ${pay.amount} ${pay.unit}. ` : ""}See the schedule, required license and benefits, and apply for free.`,
    ),
  };
}

function toTitle(...parts: (string | null)[]): string {
  const [title = "", ...rest] = parts.filter((part) => part !== null);
  const whole = [title, ...rest].join(" - ");
  return whole.length <= maxTitle || rest.length === 0 ? whole : toTitle(title, ...rest.slice(0, -1));
}

import { toCodedWork } from "#app/facts/licensing/memory/short-answer.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { formatCents, formatCount, formatDollars, formatUnits } from "#app/kit/ui/count.ts";
import {
  toAge,
  toAskedLicense,
  toBadges,
  toDateText,
  toPlaceText,
  toSimilarText,
  toWeeklyPackage,
} from "./card-view.ts";
import { type JobFact, toFactTiles } from "./fact-line.ts";
import type { JobRecord } from "./find-job.server.ts";
import { shiftNames, toTypeText, workplaceNames } from "./job-names.ts";
import { toPlaceName } from "./job-places.ts";
import { toJobWork, toLicenseCheck } from "./license-check.ts";
import { toPayView, toWeeklyPay } from "./pay.ts";
import { toPayHistory } from "./pay-history.ts";
import { toPostedOffer } from "./posted-offer.ts";

const closingSoonMs = 3 * dayMs;

const confirmers = { employer: " by the employer", recruiter: " by our recruiter", feed: "" } as const;

type JobState = "open" | "closing" | "paused" | "closed";
export type JobView = ReturnType<typeof toJobView>;

export function toJobState(job: Pick<JobRecord, "status" | "validThrough">, now: number): JobState {
  if (job.status === "paused") return "paused";
  if (job.status !== "open" || job.validThrough <= now) return "closed";
  return job.validThrough - now < closingSoonMs ? "closing" : "open";
}

export function toJobView(job: JobRecord, now: number, params = new URLSearchParams()) {
  const state = toJobState(job, now);
  const pay = toPayView(job);
  const posted = toDateText(job.postedAt);
  const { tiles, rest } = toFactTiles(toFacts(job), {
    value: pay.unit ? `${pay.amount} ${pay.unit.replace(" ", "\u00a0")}` : null,
    note: toWeeklyPay(job),
  });
  return {
    slug: job.slug,
    title: job.title,
    work: toCodedWork(job.profession, toJobWork(job)),
    state,
    isPausedByUs: job.isPausedByUs,
    isChecked: job.isChecked,
    closedText: job.status === "filled" ? "This position has been filled." : "This posting has closed.",
    employer: {
      name: job.employer,
      slug: job.employerSlug,
      about: job.employerAbout,
      isAgency: job.employerKind === "agency",
      website: job.employerWebsite,
    },
    place: toPlaceText(job),
    badges: state === "closed" ? [] : toBadges(job, now),
    type: toTypeText(job.employmentType, !job.employmentTypeInferred),
    pay,
    similarPay: job.similarPay && {
      text: `${toSimilarText(job)}.`,
      postings: formatUnits(job.similarPay.postings, "open posting"),
    },
    payHistory: toPayHistory(job, now),
    offer: toPostedOffer(job),
    payParts: listPayParts(job),
    freshness: `Posted ${posted}. Confirmed open${confirmers[job.confirmedBy]} ${toAge(job.confirmedAt, now)}.`,
    posted,
    confirmed: `${toAge(job.confirmedAt, now)}${confirmers[job.confirmedBy]}`,
    closes: toDateText(job.validThrough),
    tiles,
    facts: rest,
    license: toLicenseCheck(job, params),
    askedLicense: toAskedLicense(job),
    descriptionHtml: job.details.descriptionHtml,
    responsibilities: job.details.responsibilities,
    needs: listNeeds(job.details),
    skills: job.details.skills,
    benefits: job.benefits,
    apply: toApply(job),
  };
}

interface PayPart {
  name: string;
  how: string;
  amount: string;
  /** Of all parts, from 0 to 1. */
  share: number;
}

/** What a weekly package is made of. Null where its parts do not add up to what the posting says. */
function listPayParts(
  job: Pick<JobRecord, "payUnit" | "salaryMinCents" | "salaryMaxCents" | "hoursPerWeek" | "facts">,
) {
  const week = toWeeklyPackage(job);
  if (!week) return null;
  const { hours, rate, taxable, lodging, meals } = week;
  const total = taxable + lodging + meals;
  const isStated = [job.salaryMinCents, job.salaryMaxCents].some(
    (stated) => stated !== null && Math.abs(total / stated - 1) < closeEnough,
  );
  if (!isStated) return null;
  const rows: [string, string, number][] = [
    ["Taxable pay", `${hours} h × ${formatCents(rate)}`, taxable],
    ["Lodging", "Stipend", lodging],
    ["Meals", "Stipend", meals],
  ];
  return {
    total: formatDollars(total / 100),
    perHour: `${formatCents(Math.round(total / hours))} for each of ${hours} hours`,
    rows: rows
      .filter(([, , cents]) => cents > 0)
      .map(
        ([name, how, cents]): PayPart => ({
          name,
          how,
          amount: formatDollars(cents / 100),
          share: cents / total,
        }),
      ),
  };
}

const closeEnough = 0.01;

/** Importers also put education and experience among the requirements. */
export const listNeeds = (details: JobRecord["details"]): string[] => [
  ...new Set(
    [details.educationRequirements, details.experienceRequirements, ...details.requirements].filter(
      (line) => line !== null,
    ),
  ),
];

export function toApply(job: Pick<JobRecord, "applyUrl">): { url: string; host: string } | null {
  if (!job.applyUrl || !URL.canParse(job.applyUrl)) return null;
  const url = new URL(job.applyUrl);
  return url.protocol === "https:" || url.protocol === "http:" ? { url: url.href, host: url.hostname } : null;
}

function toFacts(job: JobRecord): JobFact[] {
  const { facts } = job.details;
  const rows: FactRow[] = [
    ["Profession", findProfession(job.profession)?.name],
    ["Specialty", findSpecialty(job.specialty)?.name],
    ["Job type", toTypeText(job.employmentType, !job.employmentTypeInferred)],
    [
      "Experience",
      job.details.experienceInferred &&
        `${job.details.experienceMonths} months, our default: the posting does not say`,
    ],
    ["Workplace", job.workplace && workplaceNames[job.workplace]],
    ["Location", toAddress(job)],
    ["Setting", job.setting],
    ["Unit", facts.unit],
    ["Shift", job.shift && shiftNames[job.shift]],
    ["Schedule", facts.schedule],
    ["Hours a week", facts.hoursPerWeek],
    ["Call", facts.call],
    ["Floating", facts.floatPolicy],
    ["Ratio", facts.ratio],
    ["Patients a day", facts.patientsPerDay],
    ["Records system", facts.ehr],
    ["Start", facts.startDate ?? (job.urgency === "urgent" ? "Immediately" : null)],
    ["Length", facts.contractWeeks && `${facts.contractWeeks} weeks`],
    ["Openings", facts.openings],
    ["Requisition", facts.requisitionId],
    ["Differentials", facts.differentials],
    ["Sign-on bonus", facts.signOnBonus],
    ["Productivity", facts.productivity],
    ["Visa", facts.visa],
    ...(listPayParts(job) ? [] : listPackage(facts)),
    ...listTerms(facts),
  ];
  return rows.flatMap(([label, value]) =>
    value && !isAmongBenefits(label, String(value), job.benefits) ? [{ label, value: String(value) }] : [],
  );
}

/** Said once: a benefit of that name, with the same figures, says it in full. */
const isAmongBenefits = (label: string, value: string, benefits: readonly string[]): boolean =>
  benefits.some(
    (benefit) =>
      benefit.toLowerCase().includes(label.toLowerCase()) &&
      (value.match(/\d[\d,.]*/g) ?? []).every((figure) => benefit.includes(figure)),
  );

type FactRow = [string, string | number | null | undefined | false];

const toDollars = (cents: number | undefined, per: string) => cents && `${formatCents(cents)} ${per}`;

/** Where the drawing of the pay does not show them. */
const listPackage = (facts: JobRecord["facts"]): FactRow[] => [
  ["Taxable rate", toDollars(facts.taxableHourlyCents, "an hour")],
  ["Lodging stipend", toDollars(facts.lodgingWeeklyCents, "a week")],
  ["Meals stipend", toDollars(facts.mealsWeeklyCents, "a week")],
];

function listTerms(facts: JobRecord["facts"]): FactRow[] {
  return [
    ["Facility", facts.isFacilityWithheld ? "Name withheld by the agency" : facts.facility],
    ["Guaranteed hours", facts.guaranteedHours && `${facts.guaranteedHours} a week`],
    ["wRVU rate", toDollars(facts.wrvuRateCents, "for a wRVU")],
    ["wRVU threshold", facts.wrvuThreshold && `${formatCount(facts.wrvuThreshold)} a year`],
    ["Call pay", facts.callPay],
    ["If you leave early", facts.clawBack],
    ["Loan repayment", facts.loanRepayment],
    ["Malpractice and tail", facts.tail],
  ];
}

function toAddress(job: JobRecord): string | null {
  if (job.workplace === "remote")
    return job.licenseStates.map((code) => findState(code)?.name ?? code).join(", ");
  const first = [toPlaceName(job), job.postalCode].filter(Boolean).join(" ");
  return [first, ...job.morePlaces.map(toPlaceName)].filter(Boolean).join("; ");
}

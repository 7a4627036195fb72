import type { CardAnswer } from "#app/facts/licensing/memory/short-answer.ts";
import { toCodedWork } from "#app/facts/licensing/memory/short-answer.ts";
import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toFactLine } from "./fact-line.ts";
import { compactName } from "./job-names.ts";
import { toJobWork } from "./license-check.ts";
import type { JobListing } from "./listings.server.ts";
import { toFilteredFigure, toPayView } from "./pay.ts";
import type { Pay } from "./pay-amounts.ts";

const isNew = (postedAt: number, now: number): boolean => now - postedAt <= 3 * dayMs;

const isHot = (id: number): boolean => id % 3 === 0;

export type BadgeTone = "new" | "hot" | "urgent";

interface Badge {
  tone: BadgeTone;
  label: string;
}

// Shared objects, because a page's data repeats equal ones but refers to identical ones.
const newBadge: Badge = { tone: "new", label: "New" };
const urgentBadge: Badge = { tone: "urgent", label: "Urgent" };
const hotBadge: Badge = { tone: "hot", label: "Hot" };

export function toBadges(job: Pick<JobListing, "id" | "postedAt" | "urgency">, now: number): Badge[] {
  return [
    isNew(job.postedAt, now) && newBadge,
    job.urgency === "urgent" && urgentBadge,
    isHot(job.id) && hotBadge,
  ].filter((badge) => badge !== false);
}

export function toAge(then: number, now: number): string {
  const days = Math.max(0, Math.floor((now - then) / dayMs));
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return `${days} days ago`;
}

const confirmers = { employer: "by employer", recruiter: "by recruiter", feed: "open" } as const;

// Eastern Standard Time all year, as in the search.
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Etc/GMT+5" });
export const toDateText = (ms: number): string => longDate.format(ms);

export function toPlaceText(
  job: Pick<JobListing, "city" | "stateCode" | "workplace" | "licenseStates">,
): string | null {
  if (job.workplace === "remote") {
    const states = job.licenseStates;
    if (states.length === 0) return "Remote";
    return states.length > 3 ? `Remote, ${states.length} states` : `Remote, ${states.join(", ")}`;
  }
  if (job.city && job.stateCode) return `${job.city}, ${job.stateCode}`;
  return job.city ?? findState(job.stateCode)?.name ?? null;
}

interface LicenseChip {
  label: string;
  isCompact: boolean;
}

const compactChip: LicenseChip = { label: compactName, isCompact: true };

function toLicenseChip(
  job: Pick<JobListing, "compactAccepted" | "licenseStates" | "profession">,
): LicenseChip | null {
  if (job.compactAccepted) return compactChip;
  if (findProfession(job.profession)?.license !== "state") return null;
  if (job.licenseStates.length === 1)
    return {
      label: `${findState(job.licenseStates[0])?.name ?? job.licenseStates[0]} license`,
      isCompact: false,
    };
  return job.licenseStates.length > 1
    ? { label: `License in 1 of ${job.licenseStates.length} states`, isCompact: false }
    : null;
}

const shownBenefits = 2;
const longBenefit = 40;

/** Drops the terms: "Sign-on bonus of $5,000, repaid in part if you leave". */
const toShortBenefit = (benefit: string): string =>
  benefit.length > longBenefit ? benefit.split(/,(?!\d)|[;(]/)[0]!.trim() || benefit : benefit;

export const toCardBenefits = (benefits: readonly string[]) => ({
  benefits: benefits.slice(0, shownBenefits).map(toShortBenefit),
  moreBenefits: Math.max(0, benefits.length - shownBenefits),
});

export function toCardPay(pay: Pay) {
  const { amount, unit, brief } = toPayView(pay);
  return { amount, unit, note: brief };
}

/** A list that a pay filter narrows shows the figure that it compared. */
export const withFilteredPay = (
  card: JobCardView,
  pay: Pay,
  { payMin, payPeriod }: { payMin: number | null; payPeriod: "hour" | "week" | "year" },
): JobCardView => {
  const figure = payMin === null ? null : toFilteredFigure(pay, payPeriod);
  return figure ? { ...card, pay: { ...card.pay, note: figure } } : card;
};

export interface MatchedText {
  before: string;
  marked: string;
  after: string;
}

/** `answer` is for a license in the address. */
export type JobCardView = ReturnType<typeof toJobCard> & {
  answer?: CardAnswer | null;
  matched?: MatchedText;
  /** "Applied Nov 3", for the person who is signed in. */
  applied?: string;
};

export function toJobCard(job: JobListing, now: number) {
  return {
    work: toCodedWork(job.profession, toJobWork(job)),
    slug: job.slug,
    title: job.title,
    employer: job.employer,
    isAgency: job.employerKind === "agency",
    place: toPlaceText(job),
    pay: toCardPay(job),
    badges: toBadges(job, now),
    type: job.employmentType,
    isTypeStated: !job.employmentTypeInferred,
    facts: toFactLine({
      ...job,
      ...job.facts,
      hoursPerWeek: job.hoursPerWeek,
      contractWeeks: job.contractWeeks,
    }),
    license: toLicenseChip(job),
    freshness: `Confirmed ${confirmers[job.confirmedBy]} ${toAge(job.confirmedAt, now)}`,
    ...toCardBenefits(job.benefits),
  };
}

/** The spec's default where experience could not be read. Search engines never get it: they take it for the employer's. */
export const toDefaultExperience = (months: number): string => `${months} months (not stated)`;

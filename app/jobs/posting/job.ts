import { findState } from "#app/reference/place/states.ts";
import { findProfession } from "#app/reference/profession/professions.ts";
import { compactName } from "./job-names.ts";
import type { JobListing } from "./listings.server.ts";
import { toPayView } from "./pay.ts";

const dayMs = 86_400_000;

const isNew = (postedAt: number, now: number): boolean => now - postedAt <= 3 * dayMs;

const isHot = (id: number): boolean => id % 3 === 0;

export type BadgeTone = "new" | "hot" | "urgent";

export function toBadges(
  job: Pick<JobListing, "id" | "postedAt" | "urgency">,
  now: number,
): { tone: BadgeTone; label: string }[] {
  return [
    isNew(job.postedAt, now) && { tone: "new" as const, label: "New" },
    job.urgency === "urgent" && { tone: "urgent" as const, label: "Urgent" },
    isHot(job.id) && { tone: "hot" as const, label: "Hot" },
  ].filter((badge) => badge !== false);
}

export function toAge(then: number, now: number): string {
  const days = Math.max(0, Math.floor((now - then) / dayMs));
  if (days === 0) return "today";
  if (days === 1) return "yesterday";
  return `${days} days ago`;
}

// Eastern Standard Time all year, like the days the search counts.
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

function toLicenseChip(job: Pick<JobListing, "compactAccepted" | "licenseStates" | "profession">): {
  label: string;
  isCompact: boolean;
} | null {
  if (job.compactAccepted) return { label: compactName, isCompact: true };
  if (findProfession(job.profession)?.license !== "state") return null;
  if (job.licenseStates.length === 1) return { label: `${job.licenseStates[0]} license`, isCompact: false };
  return job.licenseStates.length > 1
    ? { label: `License in 1 of ${job.licenseStates.length} states`, isCompact: false }
    : null;
}

export const shownBenefits = 2;

export type JobCardView = ReturnType<typeof toJobCard>;

export function toJobCard(job: JobListing, now: number) {
  return {
    slug: job.slug,
    title: job.title,
    employer: job.employer,
    isAgency: job.employerKind === "agency",
    place: toPlaceText(job),
    pay: toPayView(job),
    badges: toBadges(job, now),
    type: job.employmentTypeInferred ? null : job.employmentType,
    workplace: job.workplace === "onsite" ? null : job.workplace,
    shift: job.shift,
    license: toLicenseChip(job),
    freshness: `Confirmed open ${toAge(job.confirmedAt, now)}`,
    benefits: job.benefits.slice(0, shownBenefits),
    moreBenefits: Math.max(0, job.benefits.length - shownBenefits),
  };
}

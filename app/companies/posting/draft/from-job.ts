import { toPlaceName } from "#app/jobs/postings/record/job-places.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { toPostingDate } from "#app/jobs/postings/record/posting-key.ts";
import type { DraftValues } from "./draft-content.ts";

export function toValues(job: PostingContent): DraftValues {
  const { facts } = job;
  const values: Record<string, string | number | null | undefined> = {
    profession: job.profession,
    specialty: job.specialty,
    title: job.title,
    type: job.employmentType,
    openings: facts.openings,
    startDate: facts.startDate,
    isUrgent: job.urgency === "urgent" ? "1" : null,
    contractWeeks: facts.contractWeeks,
    requisitionId: facts.requisitionId,
    facility: facts.facility,
    isFacilityWithheld: facts.isFacilityWithheld ? "1" : null,
    place: toPlaceName(job),
    morePlaces: job.morePlaces.map(toPlaceName).join("\n"),
    workplace: job.workplace,
    licenseStates: job.licenseStates.join(", "),
    compact: job.compactAccepted === null ? null : job.compactAccepted ? "yes" : "no",
    setting: job.setting,
    unit: facts.unit,
    shift: job.shift,
    schedule: facts.schedule,
    hoursPerWeek: facts.hoursPerWeek,
    shiftHours: job.shiftHours,
    call: facts.call,
    floatPolicy: facts.floatPolicy,
    ratio: facts.ratio,
    patientsPerDay: facts.patientsPerDay,
    ehr: facts.ehr,
    payPeriod: job.salaryMinCents || job.salaryMaxCents ? job.payUnit : null,
    payMin: toDollars(job.salaryMinCents),
    payMax: job.salaryMaxCents === job.salaryMinCents ? null : toDollars(job.salaryMaxCents),
    isPayOpen: job.salaryMinCents !== null && job.salaryMaxCents === null ? "1" : null,
    differentials: facts.differentials,
    signOnBonus: facts.signOnBonus,
    clawBack: facts.clawBack,
    taxableHourly: toDollars(facts.taxableHourlyCents),
    lodgingWeekly: toDollars(facts.lodgingWeeklyCents),
    mealsWeekly: toDollars(facts.mealsWeeklyCents),
    guaranteedHours: facts.guaranteedHours,
    wrvuRate: toDollars(facts.wrvuRateCents),
    wrvuThreshold: facts.wrvuThreshold,
    callPay: facts.callPay,
    loanRepayment: facts.loanRepayment,
    visa: facts.visa,
    tail: facts.tail,
    benefits: job.benefits.join("\n"),
    description: toPlainDescription(job.descriptionHtml),
    responsibilities: job.responsibilities.join("\n"),
    requirements: job.requirements.join("\n"),
    experienceMonths: job.experienceMonths,
    education: job.educationRequirements,
    skills: job.skills.join(", "),
    applyUrl: job.applyUrl,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value == null || value === "" ? [] : [[name, String(value)]],
    ),
  );
}

/** Not for templates, whose end would be in the past. */
export const toClosesOn = ({ validThrough }: PostingContent): DraftValues => ({
  closesOn: toPostingDate(validThrough),
});

const toDollars = (cents: number | null | undefined): string | null =>
  cents == null ? null : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** The wizard's cleaning turns this text back into the same HTML. */
const toPlainDescription = (html: string): string =>
  html
    .replace(/<br \/>/g, "\n")
    .replace(/<li>/g, "- ")
    .replace(/<\/li>/g, "\n")
    .replace(/<\/(?:p|h3|h4|ul|ol)>/g, "\n\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

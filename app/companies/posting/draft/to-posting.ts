import { toCleanHtml } from "#app/companies/imports/draft/clean-html.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { listPlaceStates } from "#app/jobs/postings/record/job-places.ts";
import { defaultValidityMs, type PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { FurtherPlace, JobFacts } from "#app/jobs/schema.ts";
import type { Said } from "./read-draft.ts";

interface Around {
  company: PostingContent["employer"];
  point: { lat: number; lon: number } | null;
  morePlaces: FurtherPlace[];
  now: number;
}

/** Cleans the description here and nowhere else. */
export function toPosting(said: Said, { company, point, morePlaces, now }: Around): PostingContent {
  const { city, state } = parsePlace(said.place ?? "");
  const isRemote = said.workplace === "remote";
  const stateCode = isRemote ? null : (state?.code ?? null);
  const further = isRemote ? [] : morePlaces;
  return {
    employer: company,
    title: said.title,
    profession: said.profession,
    specialty: said.specialty,
    employmentType: said.type,
    workplace: said.workplace,
    shift: said.shift,
    setting: said.setting,
    urgency: said.isUrgent ? "urgent" : "standard",
    city: isRemote ? null : city,
    stateCode,
    postalCode: null,
    lat: isRemote ? null : (point?.lat ?? null),
    lon: isRemote ? null : (point?.lon ?? null),
    morePlaces: further,
    salaryMinCents: said.isCompetitive ? null : said.payMin,
    salaryMaxCents: said.isCompetitive ? null : (said.payMax ?? (said.isPayOpen ? null : said.payMin)),
    payUnit: said.payPeriod ?? "year",
    shiftHours: said.shiftHours,
    licenseStates:
      said.licenseStates.length > 0
        ? said.licenseStates
        : listPlaceStates({ stateCode, morePlaces: further }),
    compactAccepted: said.compact === null ? null : said.compact === "yes",
    benefits: said.benefits,
    applyUrl: said.applyUrl,
    postedAt: now,
    confirmedAt: now,
    confirmedBy: "employer",
    validThrough: said.closesOn ?? now + defaultValidityMs,
    descriptionHtml: toCleanHtml(said.description),
    responsibilities: said.responsibilities,
    requirements: said.requirements,
    skills: (said.skills ?? "")
      .split(",")
      .map((skill) => skill.trim())
      .filter(Boolean),
    educationRequirements: said.education,
    educationCategory: null,
    experienceRequirements: said.experienceMonths ? toExperience(said.experienceMonths) : null,
    experienceMonths: said.experienceMonths,
    facts: toFacts(said),
    source: null,
  };
}

const toExperience = (months: number): string =>
  months % 12 === 0
    ? `At least ${months / 12} ${months === 12 ? "year" : "years"} of experience`
    : `At least ${months} months of experience`;

function toFacts(said: Said): JobFacts {
  const facts: { [Name in keyof JobFacts]: JobFacts[Name] | null } = {
    unit: said.unit,
    schedule: said.schedule,
    hoursPerWeek: said.hoursPerWeek,
    call: said.call,
    floatPolicy: said.floatPolicy,
    ratio: said.ratio,
    patientsPerDay: said.patientsPerDay,
    ehr: said.ehr,
    startDate: said.startDate,
    contractWeeks: said.contractWeeks,
    openings: said.openings,
    requisitionId: said.requisitionId,
    differentials: said.differentials,
    signOnBonus: said.signOnBonus,
    productivity: null,
    visa: said.visa,
    facility: said.isFacilityWithheld ? null : said.facility,
    isFacilityWithheld: said.isFacilityWithheld || null,
    taxableHourlyCents: said.taxableHourly,
    lodgingWeeklyCents: said.lodgingWeekly,
    mealsWeeklyCents: said.mealsWeekly,
    guaranteedHours: said.guaranteedHours,
    wrvuRateCents: said.wrvuRate,
    wrvuThreshold: said.wrvuThreshold,
    callPay: said.callPay,
    clawBack: said.clawBack,
    loanRepayment: said.loanRepayment,
    tail: said.tail,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as JobFacts;
}

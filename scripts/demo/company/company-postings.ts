import { listPlaceStates } from "#app/jobs/postings/record/job-places.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { LeavingTransition } from "#app/jobs/postings/record/transitions.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

/** Marks what the demo wrote, so that loading it again leaves a developer's own postings alone. */
export const requisitionStart = "NQ-DEMO-";

export interface CompanyPosting {
  title: string;
  profession: string;
  specialty: string | null;
  city: string;
  stateCode: string;
  /** "Dayton, OH", beside the first. */
  morePlaces?: readonly string[];
  payCents: readonly [min: number, max: number, type: PostingContent["payUnit"]];
  shift: PostingContent["shift"];
  unit: string;
  postedDaysAgo: number;
  applicants: number;
  ended?: { transition: LeavingTransition; daysAgo: number; reason?: string };
  isPending?: boolean;
  paidBefore?: readonly [min: number, max: number];
  /** Of the library, asked of each applicant. */
  questions?: readonly string[];
}

export const companyPostings: readonly CompanyPosting[] = [
  {
    title: "Registered Nurse, Cardiac Step-Down",
    profession: "registered-nurse",
    specialty: "telemetry",
    city: "Dayton",
    stateCode: "OH",
    payCents: [38_50, 49_00, "hour"],
    paidBefore: [36_00, 46_00],
    shift: "night",
    unit: "A 28-bed step-down unit with remote telemetry.",
    postedDaysAgo: 19,
    // The demo's own clinician is the fifteenth.
    applicants: 14,
    questions: ["nurse-unit-years", "nurse-float", "nurse-life-support", "ehrs", "weekends"],
  },
  {
    title: "Respiratory Therapist",
    profession: "respiratory-therapist",
    specialty: null,
    city: "Fort Wayne",
    stateCode: "IN",
    morePlaces: ["Indianapolis, IN", "Toledo, OH", "Dayton, OH"],
    payCents: [31_00, 40_50, "hour"],
    paidBefore: [30_00, 39_00],
    shift: "day",
    unit: "Adult intensive care and two step-down units.",
    postedDaysAgo: 12,
    applicants: 9,
    questions: ["ehrs", "weekends"],
  },
  {
    title: "Physical Therapist, Outpatient",
    profession: "physical-therapist",
    specialty: null,
    city: "Lansing",
    stateCode: "MI",
    payCents: [84_000_00, 101_000_00, "year"],
    shift: "day",
    unit: "An outpatient clinic with five therapists.",
    postedDaysAgo: 26,
    applicants: 5,
    questions: ["therapy-years", "therapy-supervision"],
    ended: { transition: "pause", daysAgo: 4, reason: "The manager is away until next week." },
  },
  {
    title: "Medical Laboratory Scientist",
    profession: "medical-laboratory-scientist",
    specialty: null,
    city: "Toledo",
    stateCode: "OH",
    payCents: [32_00, 41_00, "hour"],
    shift: "evening",
    unit: "A core laboratory for four hospitals.",
    postedDaysAgo: 41,
    applicants: 5,
    questions: ["diagnostic-years", "diagnostic-call"],
    ended: { transition: "fill", daysAgo: 8 },
  },
  {
    title: "Nurse Practitioner, Urgent Care",
    profession: "nurse-practitioner",
    specialty: null,
    city: "Akron",
    stateCode: "OH",
    payCents: [112_000_00, 129_000_00, "year"],
    shift: "rotating",
    unit: "Two urgent care centers, about 30 patients a day each.",
    postedDaysAgo: 38,
    applicants: 4,
    questions: ["ap-years", "ehrs"],
    ended: { transition: "expire", daysAgo: 6 },
  },
  {
    title: "Registered Nurse, Endoscopy",
    profession: "registered-nurse",
    specialty: null,
    city: "Fort Wayne",
    stateCode: "IN",
    payCents: [37_00, 46_50, "hour"],
    shift: "day",
    unit: "Four procedure rooms, no weekends.",
    postedDaysAgo: 33,
    applicants: 2,
    questions: ["nurse-life-support", "ehrs"],
    ended: { transition: "close", daysAgo: 11, reason: "The position moved to another campus." },
  },
  {
    title: "Pharmacist, Infusion Center",
    profession: "pharmacist",
    specialty: null,
    city: "Lansing",
    stateCode: "MI",
    payCents: [61_00, 70_00, "hour"],
    shift: "day",
    unit: "A 16-chair infusion center.",
    postedDaysAgo: 0,
    applicants: 0,
    isPending: true,
  },
  {
    title: "Certified Nursing Assistant, Float Pool",
    profession: "certified-nursing-assistant",
    specialty: null,
    city: "Toledo",
    stateCode: "OH",
    payCents: [9_00, 38_00, "hour"],
    shift: "rotating",
    unit: "Medical and surgical units of one hospital.",
    postedDaysAgo: 3,
    applicants: 0,
    isPending: true,
    ended: {
      transition: "reject",
      daysAgo: 2,
      reason: "The pay starts below Ohio's minimum wage. Please correct it and send it again.",
    },
  },
];

type Placed = Pick<PostingContent, "lat" | "lon" | "morePlaces">;

export function toCompanyDraft(
  posting: CompanyPosting,
  at: number,
  placed: Placed,
  now: number,
  employer: string,
): PostingContent {
  const [min, max, payUnit] = posting.payCents;
  const [firstMin, firstMax] = posting.paidBefore ?? [min, max];
  const postedAt = now - posting.postedDaysAgo * dayMs;
  const { title, profession, specialty, city, stateCode, shift, unit } = posting;
  const states = listPlaceStates({ stateCode, morePlaces: placed.morePlaces });
  return {
    employer: { name: employer, kind: "direct" },
    title,
    profession,
    specialty,
    city,
    stateCode,
    shift,
    ...placed,
    postalCode: null,
    employmentType: "full-time",
    workplace: "onsite",
    setting: "Hospital",
    urgency: "standard",
    salaryMinCents: firstMin,
    salaryMaxCents: firstMax,
    payUnit,
    shiftHours: shift === "day" ? 8 : 12,
    licenseStates: states,
    compactAccepted: profession === "registered-nurse" ? true : null,
    benefits: ["Health insurance", "403(b) match", "Tuition assistance"],
    applyUrl: null,
    postedAt,
    confirmedAt: postedAt,
    confirmedBy: "employer",
    validThrough: postedAt + 45 * dayMs,
    descriptionHtml: `<p>${unit} You work with an educator for your first six weeks, and the schedule is published a month ahead.</p>`,
    responsibilities: ["Care for the patients assigned to you", "Document in Epic", "Hand over in person"],
    requirements: [`A current ${states.join(" or ")} license, where the work needs one`, "BLS"],
    skills: [],
    educationRequirements: null,
    educationCategory: null,
    experienceRequirements: "One year in a hospital or clinic.",
    experienceMonths: 12,
    facts: { ehr: "Epic", requisitionId: `${requisitionStart}${at + 1}` },
    source: null,
  };
}

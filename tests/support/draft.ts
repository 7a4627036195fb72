import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

/** A complete posting for a test to change one thing of. */
export function makeDraft(changed: Partial<PostingContent> = {}): PostingContent {
  const now = Date.now();
  return {
    employer: { name: "Harbor Ridge Medical Center", kind: "direct", about: "A community hospital." },
    title: "Registered Nurse, Medical ICU",
    profession: "registered-nurse",
    specialty: "icu",
    employmentType: "full-time",
    workplace: "onsite",
    shift: "night",
    setting: "Hospital",
    urgency: "standard",
    city: "Houston",
    stateCode: "TX",
    postalCode: "77030",
    lat: 29.76,
    lon: -95.37,
    morePlaces: [],
    salaryMinCents: 42_00,
    salaryMaxCents: 58_00,
    payUnit: "hour",
    shiftHours: 12,
    licenseStates: ["TX"],
    compactAccepted: true,
    benefits: ["Sign-on bonus", "403(b) match", "Tuition assistance"],
    applyUrl: null,
    postedAt: now - 5 * dayMs,
    confirmedAt: now - 2 * dayMs,
    confirmedBy: "feed",
    validThrough: now + 20 * dayMs,
    descriptionHtml: "<p>Care for two patients a shift in a 24-bed unit.</p>",
    responsibilities: ["Titrate vasoactive drips"],
    requirements: ["Current ACLS"],
    skills: ["CRRT"],
    educationRequirements: "Bachelor of Science in Nursing",
    educationCategory: "bachelor degree",
    experienceRequirements: "Two years of critical care",
    experienceMonths: 24,
    facts: { unit: "Medical ICU, 24 beds" },
    source: null,
    ...changed,
  };
}

import { expect, test } from "vitest";
import { toJobCard } from "#app/jobs/postings/record/card-view.ts";
import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import { toJobJson } from "#app/jobs/postings/shape/job-json.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toCardFromJson } from "./recent-cards.ts";

const now = Date.parse("2026-03-10T15:00:00Z");

const listing: JobListing = {
  id: 12,
  slug: "icu-nurse-houston-tx-ab12cd34",
  title: "ICU Nurse",
  employer: "Harbor Ridge Medical Center",
  employerKind: "agency",
  employerSlug: "harbor-health",
  profession: "registered-nurse",
  specialty: "icu",
  employmentType: "travel",
  employmentTypeInferred: false,
  workplace: "onsite",
  shift: "night",
  urgency: "urgent",
  city: "Houston",
  stateCode: "TX",
  lat: 29.76,
  lon: -95.37,
  morePlaces: [],
  salaryMinCents: 42_50,
  salaryMaxCents: null,
  payUnit: "hour",
  shiftHours: 12,
  hoursPerWeek: 36,
  contractWeeks: 13,
  licenseStates: ["TX"],
  compactAccepted: true,
  benefits: ["Sign-on bonus", "Housing stipend", "Tuition assistance"],
  similarPay: null,
  facts: { startDate: "March 23", schedule: "Three 12-hour nights a week" },
  postedAt: now - dayMs,
  createdAt: now - dayMs,
  confirmedAt: now,
  confirmedBy: "feed",
  validThrough: now + 9 * dayMs,
};

test("builds the same card from the endpoint as the page, except for what the endpoint lacks", () => {
  const own = toJobCard(listing, now);
  const asked = toCardFromJson(JSON.parse(JSON.stringify(toJobJson(listing))), now);
  expect(asked).toEqual({
    ...own,
    work: null,
    facts: ["13 wks", "12 h shifts", "36 h/wk"],
    license: null,
    freshness: "Posted yesterday",
  });
  expect(asked.pay).toEqual({
    amount: "$42.50+",
    unit: "an hour",
    parts: "$1,530+ a week\u00a0· Sign-on bonus\u00a0· Housing stipend\u00a0· +1\u00a0more",
  });
});

test("says on either card that the posting does not state its type", () => {
  const guessed: JobListing = { ...listing, employmentType: "full-time", employmentTypeInferred: true };
  expect(toJobCard(guessed, now)).toMatchObject({ type: "full-time", isTypeStated: false });
  expect(toCardFromJson(toJobJson(guessed), now)).toMatchObject({ type: "full-time", isTypeStated: false });
});

test("promises a compact license only where the state is a member", () => {
  expect(toJobCard(listing, now).license).toBe("Compact license accepted");
  expect(toJobCard({ ...listing, licenseStates: ["MI"] }, now).license).toBe("Needs a Michigan license");
  expect(toJobCard({ ...listing, licenseStates: ["MI", "TX"] }, now).license).toBe(
    "Compact license accepted",
  );
});

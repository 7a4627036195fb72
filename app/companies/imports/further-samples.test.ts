import { expect, test } from "vitest";
import { readCityPoints } from "../../../scripts/import/city-points.ts";
import { toFeedPosting } from "./draft/draft.ts";
import { emptyPosting } from "./format/posting.ts";

// Whole postings whose title, place and wage are each written in an unusual way.
const findPoint = readCityPoints();

function read(title: string, location: string, description: string) {
  const posting = {
    ...emptyPosting,
    externalId: "A",
    title,
    employer: "Acme Health",
    location,
    description,
    posted: "2026-11-20",
  };
  const reading = toFeedPosting(posting, {
    source: "samples",
    now: Date.UTC(2026, 10, 28),
    openUntil: null,
    findPoint,
  });
  if (!reading.ok) return reading.reason;
  const { city, stateCode, salaryMinCents: least, salaryMaxCents: most, payUnit } = reading.draft;
  const pay = least === null && most === null ? "no pay" : `${least ?? ""}-${most ?? ""} ${payUnit}`;
  return `${reading.draft.title} | ${city ?? "-"}, ${stateCode ?? "-"} | ${pay}`;
}

test.each([
  [
    "LPN - Clinic - Tuition Assistance Available",
    "Yakima, Wash. (west valley)",
    "LPN I: $29.00-$33.00/hr. LPN II: $31.50-$37.25/hr.",
    "LPN - Clinic | Yakima, WA | 2900-3725 hour",
  ],
  [
    "EMT - 48/96 (Req 4-B)",
    "Pt. Arthur, TX",
    "Pay starts at $19.50/hr, rising to $27.00 at step 8.",
    "EMT - 48/96 | Port Arthur, TX | 1950-2700 hour",
  ],
  [
    "Hospice RN - Weekends",
    "Greater Cleveland, OH",
    "Call is paid at $5/hr plus $70 per visit.",
    "Hospice RN - Weekends | -, OH | no pay",
  ],
  [
    "Travel RN - $2,300/wk",
    "85006",
    "Weekly pay: $2,150 - $2,300 with stipends of $1,100.",
    "Travel RN | Phoenix, AZ | 215000-230000 week",
  ],
  [
    "Medical Assistant - Days",
    "Springfield",
    "Our Springfield, Missouri clinic. $18.25/hr, $19.75/hr for evenings.",
    "Medical Assistant - Days | Springfield, MO | 1825-1975 hour",
  ],
  [
    "Locums - Neurology",
    "Duluth, Minn., Building 2",
    "Hourly: $240-$265",
    "Locums - Neurology | Duluth, MN | 24000-26500 hour",
  ],
  ["Claims Adjuster - CNA", "Omaha, Neb.", "Pay: $70,000 a year", "It is not a healthcare role."],
  ["Staff Nurse", "Leeds, UK (City Centre)", "Band 5", "It is outside the United States."],
])("reads %s in %s", (title, location, description, expected) => {
  expect(read(title, location, description)).toBe(expected);
});

test.each([
  ["Reno & Sparks, NV", "Reno, NV; Sparks, NV"],
  ["Yonkers, White Plains & New Rochelle, NY", "Yonkers, NY; White Plains, NY; New Rochelle, NY"],
  ["Town & Country, MO", "Town & Country, MO"],
  ["Main Campus - Sioux Falls, SD", "Sioux Falls, SD"],
  ["St. Mary's Hospital - Madison, WI", "Madison, WI"],
  ["US-GA-Atlanta-Midtown", "Atlanta, GA"],
  ["US-NC-Winston-Salem", "Winston-Salem, NC"],
  ["Wilkes-Barre, PA", "Wilkes-Barre, PA"],
  ["Austin TX - Westlake", "Austin, TX"],
  ["Tulsa OK (Midtown)", "Tulsa, OK"],
])("reads the towns of %s", (location, towns) => {
  const context = { source: "samples", now: Date.UTC(2026, 10, 28), openUntil: null, findPoint };
  const posting = {
    ...emptyPosting,
    externalId: "A",
    title: "Registered Nurse",
    employer: "Acme Health",
    location,
  };
  const reading = toFeedPosting({ ...posting, posted: "2026-11-20" }, context);
  if (!reading.ok) throw new Error(reading.reason);
  const { city, stateCode, morePlaces } = reading.draft;
  expect([{ city, stateCode }, ...morePlaces].map((at) => `${at.city}, ${at.stateCode}`).join("; ")).toBe(
    towns,
  );
});

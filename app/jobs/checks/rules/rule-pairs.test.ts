import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { makeDraft } from "../../../../tests/support/draft.ts";
import { listFindings } from "./check-posting.ts";

const now = Date.now();
const market = { p10: 30, p90: 70, area: "Houston", source: "OEWS" };
const agency = { name: "Rove Staffing", kind: "agency" } as const;

const long = (words: string) =>
  `<p>${words}</p><p>${"You care for two patients a shift in a 24-bed unit with a nurse educator. ".repeat(6)}</p>`;

/** A posting that breaks no rule, with one thing changed. */
const find = (changes: Partial<PostingContent>) =>
  listFindings({
    posting: makeDraft({ descriptionHtml: long("A community hospital."), ...changes }),
    staff: 500,
    market,
    now,
  });

type Pair = [rule: string, field: string, breaks: Partial<PostingContent>, keeps: Partial<PostingContent>];

const says = (words: string, other: string): [Partial<PostingContent>, Partial<PostingContent>] => [
  { descriptionHtml: long(words) },
  { descriptionHtml: long(other) },
];
const titled = (title: string, other: string): [Partial<PostingContent>, Partial<PostingContent>] => [
  { title },
  { title: other },
];
const travel = { employmentType: "travel" } as const;
const package_ = { contractWeeks: 13, taxableHourlyCents: 24_00, guaranteedHours: 36 };

const pairs: Pair[] = [
  ["R1", "title", ...titled("ICU Nurse, $58/hr", "ICU Nurse")],
  ["R1", "title", ...titled("ICU Nurse <b>nights</b>", "ICU Nurse, nights")],
  ["R1", "title", ...titled("ICU Nurse ★", "ICU Nurse")],
  ["R1", "title", ...titled("ICU Nurse!", "ICU Nurse")],
  ["R1", "title", ...titled("ICU Nurse, now hiring", "Urgent Care Nurse")],
  ["R1", "title", ...titled("ICU Nurse #48213", "ICU Nurse II")],
  ["R1", "title", ...titled("ICU Nurse, start 1/15", "ICU Nurse, 24/7 unit")],
  ["R1", "title", ...titled("ICU Nurse at Harbor Ridge Medical Center", "ICU Nurse at a medical center")],
  ["R1", "title", ...titled("ICU Nurse - Houston", "ICU Nurse - Nights")],
  ["R1", "title", ...titled("REGISTERED NURSE", "ICU RN")],
  ["R1", "profession", { profession: null }, { profession: "physician", compactAccepted: false }],
  ["AGE", "description", ...says("Age limit applies.", "New graduates welcome.")],
  ["SEX", "description", ...says("Female nurses preferred.", "Nurses of every sex apply.")],
  ["ORIGIN", "description", ...says("Native English speaker.", "Fluent in English.")],
  ["CITIZEN", "description", ...says("US citizens only.", "Authorized to work in the U.S.")],
  [
    "DISABILITY",
    "description",
    ...says("Must be able-bodied.", "Lifts 50 pounds with or without accommodation."),
  ],
  ["RELIGION", "description", ...says("Christians only.", "A Catholic hospital for all.")],
  ["FAMILY", "description", ...says("No small children.", "Three 12-hour shifts a week.")],
  ["SERVICE", "description", ...says("Honorable discharge required.", "Veterans welcome.")],
  ["M3", "payMin", { salaryMinCents: null, salaryMaxCents: null }, { salaryMaxCents: null }],
  [
    "M3",
    "shiftHours",
    { payUnit: "shift", salaryMinCents: 500_00, salaryMaxCents: 600_00, shiftHours: null },
    { payUnit: "shift", salaryMinCents: 500_00, salaryMaxCents: 600_00, shiftHours: 12 },
  ],
  [
    "M3",
    "payMax",
    { salaryMinCents: 60_00, salaryMaxCents: 50_00 },
    { salaryMinCents: 50_00, salaryMaxCents: 50_00 },
  ],
  [
    "M3",
    "payPeriod",
    { salaryMinCents: 90_000_00, salaryMaxCents: null },
    { salaryMinCents: 90_000_00, salaryMaxCents: null, payUnit: "year" },
  ],
  [
    "PAY",
    "payMin",
    { stateCode: "CO", city: "Denver", salaryMinCents: null, salaryMaxCents: null },
    { stateCode: "CO", city: "Denver" },
  ],
  [
    "PAY",
    "payMax",
    { stateCode: "CO", city: "Denver", salaryMaxCents: null },
    { stateCode: "TX", salaryMaxCents: null },
  ],
  ["PAY", "benefits", { stateCode: "CO", city: "Denver", benefits: [] }, { stateCode: "TX", benefits: [] }],
  [
    "MARKET",
    "payMin",
    { salaryMinCents: 20_00, salaryMaxCents: 25_00 },
    { salaryMinCents: 25_00, salaryMaxCents: 31_00 },
  ],
  ["TRAVEL", "taxableHourly", { ...travel, facts: { contractWeeks: 13 } }, { ...travel, facts: package_ }],
  [
    "TRAVEL",
    "guaranteedHours",
    { ...travel, facts: { ...package_, guaranteedHours: undefined } },
    { ...travel, facts: package_ },
  ],
  [
    "LENGTH",
    "contractWeeks",
    { ...travel, facts: { ...package_, contractWeeks: undefined } },
    { ...travel, facts: package_ },
  ],
  [
    "CALL",
    "callPay",
    { profession: "physician", facts: { call: "1 in 4" } },
    { profession: "physician", facts: { call: "1 in 4", callPay: "$900 a night" } },
  ],
  ["R4a", "facility", { employer: agency }, { employer: agency, facts: { isFacilityWithheld: true } }],
  ["L4", "licenseStates", { licenseStates: [], stateCode: null }, { licenseStates: ["OH"], stateCode: null }],
  ["L6", "place", { city: "Nationwide" }, { city: "Houston" }],
  [
    "LICENSE",
    "compact",
    { stateCode: "CA", licenseStates: ["CA"] },
    { stateCode: "TX", licenseStates: ["TX"] },
  ],
  ["LICENSE", "compact", { compactAccepted: null }, { compactAccepted: false }],
  ["R2", "description", { descriptionHtml: "<p>Come and work here.</p>" }, {}],
  [
    "R2",
    "description",
    { descriptionHtml: `<p>${"Care for patients in our unit. ".repeat(5)}</p>`, responsibilities: [] },
    { descriptionHtml: `<p>${"Care for patients in our unit. ".repeat(5)}</p>` },
  ],
  ["R2", "description", ...says("&lt;li&gt;Duties", "Duties")],
  ["R2", "description", ...says("**Duties** are", "Duties are")],
  ["P4", "description", ...says("A processing fee of $20 applies.", "A sign-on bonus of $20,000 applies.")],
  ["P4", "applyUrl", { applyUrl: "https//careers" }, { applyUrl: "https://careers.example/1" }],
  ["P6", "description", ...says("Send your social security number.", "Send your résumé.")],
  ["P6", "applyUrl", { applyUrl: "https://bit.ly/x" }, { applyUrl: "https://careers.example/x" }],
  ["P6", "applyUrl", { applyUrl: "http://careers.example/x" }, { applyUrl: "https://careers.example/x" }],
  ["M9", "responsibilities", { responsibilities: [] }, { responsibilities: ["Titrate drips"] }],
  ["M9", "requirements", { requirements: [] }, { requirements: ["ACLS"] }],
  ["M1", "closesOn", { validThrough: now - 1 }, { validThrough: now + dayMs }],
  ["M1", "closesOn", { validThrough: now + 200 * dayMs }, { validThrough: now + 100 * dayMs }],
  ["M2", "type", { employmentType: null }, { employmentType: "per-diem" }],
  ["M7", "experienceMonths", { experienceMonths: null }, { experienceMonths: 24 }],
  [
    "M7",
    "experienceMonths",
    { requirements: ["New grads welcome"], experienceMonths: 24 },
    { requirements: ["New grads welcome"], experienceMonths: 0 },
  ],
];

test.each(pairs)(
  "finds %s in %s of a posting that breaks it, and not in one that does not: %j, %j",
  (rule, field, breaks, keeps) => {
    const found = (changes: Partial<PostingContent>) =>
      find(changes).filter((finding) => finding.rule === rule && finding.field === field).length;
    expect(found(breaks)).toBeGreaterThan(0);
    expect(found(keeps)).toBe(0);
  },
);

test("raises nothing over a posting that breaks no rule", () => {
  expect(find({})).toEqual([]);
});

test("has a pair of postings for every rule", () => {
  const sources = globSync("app/jobs/checks/rules/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const ids = sources.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return [...text.matchAll(/(?:toFinding|\badd)\(\s*"([A-Z]\w*)"|rule: "(\w+)"/g)].map(
      ([, one, other]) => one ?? other!,
    );
  });
  expect(new Set(ids).size).toBeGreaterThan(20);
  expect(new Set(pairs.map(([rule]) => rule))).toEqual(new Set(ids));
});

import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { checkMarkup } from "./check-markup.ts";
import type { MarkupPage } from "./markup-page.ts";
import { type MarkupRuleId, markupRules, rulesVersion } from "./markup-rules.ts";
import { checkSite } from "./site-rules.ts";

const now = Date.UTC(2026, 10, 23);
const url = "https://jobs.example/jobs/icu-nurse-1";

const duties =
  "<p>You care for two patients per nurse in a 24-bed medical intensive care unit and teach new colleagues.</p><ul><li>Titrate drips</li></ul>";

const whole = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "ICU Registered Nurse",
  description: duties,
  url,
  datePosted: "2026-11-20",
  validThrough: "2026-12-20T00:00:00-06:00",
  employmentType: "FULL_TIME",
  hiringOrganization: {
    "@type": "Organization",
    name: "Harbor Ridge Hospital",
    logo: "https://harbor.example/logo.png",
  },
  jobLocation: {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: "Houston",
      addressRegion: "TX",
      postalCode: "77030",
      addressCountry: "US",
    },
  },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "USD",
    value: { "@type": "QuantitativeValue", minValue: 42, maxValue: 58, unitText: "HOUR" },
  },
  identifier: { "@type": "PropertyValue", name: "Harbor Ridge Hospital", value: "R-1001" },
  directApply: true,
  educationRequirements: {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "bachelor degree",
  },
  experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 24 },
  experienceInPlaceOfEducation: false,
};

const shown = `ICU Registered Nurse. Harbor Ridge Hospital, Houston, TX 77030. Posted November 20, 2026. Closes December 20, 2026.
$42 - $58 an hour. Full-time. Bachelor of Science in Nursing. Two years of experience. Requisition R-1001.
You care for two patients per nurse in a 24-bed medical intensive care unit and teach new colleagues. Titrate drips. Apply here.`;

const page: MarkupPage = {
  text: shown,
  status: 200,
  robots: "index",
  canonical: url,
  isList: false,
  isListedInRobotsTxt: false,
  needsLogIn: false,
  apply: "here",
  isOpen: true,
  isAgency: false,
};

interface Changed {
  markup?: Record<string, unknown>;
  page?: Partial<MarkupPage>;
  scripts?: string[];
}

const check = ({ markup, page: changed, scripts }: Changed = {}) =>
  checkMarkup({
    scripts: scripts ?? [JSON.stringify({ ...whole, ...markup })],
    page: { ...page, ...changed },
    siteName: "The Board",
    now,
  });
const listRules = (changed: Changed) => check(changed).findings.map(({ ruleId }) => ruleId);

const address = (parts: Record<string, unknown>) => ({
  jobLocation: { "@type": "Place", address: { ...whole.jobLocation.address, ...parts } },
});
const salary = (parts: Record<string, unknown>, value: Record<string, unknown> = {}) => ({
  baseSalary: { ...whole.baseSalary, value: { ...whole.baseSalary.value, ...value }, ...parts },
});
const remote = (more: Record<string, unknown> = {}) => ({
  jobLocation: undefined,
  jobLocationType: "TELECOMMUTE",
  applicantLocationRequirements: { "@type": "State", name: "Texas, USA" },
  ...more,
});
const remoteText = { text: `${shown} Work from home in Texas.` };

/** For each rule, what breaks it and what comes near and does not. */
const table: [rule: MarkupRuleId, broken: Changed, kept: Changed][] = [
  [
    "R1",
    { markup: { title: "URGENT: ICU RN - $58/hr, req 1234" } },
    {
      markup: { title: "Urgent Care Nurse Practitioner" },
      page: { text: `${shown} Urgent Care Nurse Practitioner` },
    },
  ],
  ["R1", { markup: { title: "" } }, {}],
  [
    "R2",
    { markup: { description: "ICU Registered Nurse" } },
    { markup: { description: `${duties}<p>Apply here.</p>` } },
  ],
  ["R2", { markup: { description: duties.replaceAll("<", "&lt;") } }, {}],
  ["R3", { markup: { datePosted: "Nov 20, 2026" } }, { markup: { datePosted: "2026-11-20T08:00:00-06:00" } }],
  [
    "R3",
    { markup: { datePosted: "2026-12-01" } },
    { markup: { datePosted: "2026-11-23" }, page: { text: `${shown} Nov 23` } },
  ],
  ["R4", { markup: { hiringOrganization: { "@type": "Organization", name: "The Board" } } }, {}],
  ["R4", { markup: { hiringOrganization: "Harbor Ridge Hospital" } }, {}],
  [
    "R4a",
    { page: { isAgency: true } },
    { page: { isAgency: true, text: `${shown} A staffing agency hires for a client.` } },
  ],
  ["R5", { markup: { jobLocation: undefined } }, { markup: remote(), page: remoteText }],
  ["R5", { markup: { jobLocation: { "@type": "Place", address: "Houston, TX" } } }, {}],
  ["R5", { markup: address({ addressCountry: undefined }) }, {}],
  ["R5", { markup: address({ addressLocality: undefined, streetAddress: "Austin, TX" }) }, {}],
  [
    "R5b",
    { markup: remote({ applicantLocationRequirements: undefined }) },
    { markup: remote(), page: remoteText },
  ],
  ["L1", { markup: { jobLocationType: "Remote" } }, { markup: remote(), page: remoteText }],
  [
    "L2",
    { markup: remote({ applicantLocationRequirements: { "@type": "State", name: "Anywhere" } }) },
    {
      markup: remote({ applicantLocationRequirements: [{ "@type": "Country", name: "USA" }] }),
      page: { text: `${shown} United States` },
    },
  ],
  [
    "L3",
    { markup: remote(), page: { text: `${remoteText.text} This is a hybrid role.` } },
    { page: { text: `${shown} This is a hybrid role.` } },
  ],
  [
    "L4",
    {
      markup: remote({ applicantLocationRequirements: { "@type": "Country", name: "USA" } }),
      page: { text: `${shown} United States. License in Ohio needed.` },
    },
    { markup: remote(), page: { text: `${remoteText.text} License in Texas needed.` } },
  ],
  [
    "L5",
    { markup: remote({ applicantLocationRequirements: { "@type": "State", name: "Ohio, USA" } }) },
    { markup: remote(), page: remoteText },
  ],
  [
    "L6",
    { markup: address({ addressLocality: "Remote" }) },
    { markup: address({ addressLocality: "Remote Valley" }), page: { text: `${shown} Remote Valley` } },
  ],
  [
    "L7",
    { page: { text: `${shown} Two locations: Dallas, TX and Austin, TX.` } },
    { page: { text: `${shown} One of two locations in Houston, TX.` } },
  ],
  ["L8", { markup: address({ addressRegion: "Texas" }) }, {}],
  ["L8", { markup: address({ addressCountry: "USA" }) }, {}],
  ["M1", { markup: { validThrough: undefined } }, {}],
  [
    "M1",
    { markup: { validThrough: "2026-11-01T00:00:00Z" } },
    { markup: { validThrough: "2026-12-20T00:00:00Z" } },
  ],
  ["M1", { markup: { validThrough: "2026-12-20" } }, {}],
  [
    "M2",
    { markup: { employmentType: "full-time" } },
    { markup: { employmentType: ["FULL_TIME", "PART_TIME"] } },
  ],
  [
    "M2",
    { markup: { title: "PRN Registered Nurse" } },
    { markup: { title: "PRN Registered Nurse", employmentType: "PER_DIEM" } },
  ],
  ["M3", { markup: { baseSalary: undefined } }, {}],
  ["M3", { markup: salary({ currency: false }) }, {}],
  ["M3", { markup: salary({}, { minValue: "$42" }) }, {}],
  ["M3", { markup: salary({}, { minValue: 60 }) }, { markup: salary({}, { minValue: 58 }) }],
  ["M3", { markup: salary({}, { unitText: "hour" }) }, {}],
  [
    "M3",
    { markup: salary({}, { maxValue: undefined }) },
    { markup: salary({}, { minValue: undefined, maxValue: undefined, value: 42 }) },
  ],
  [
    "M3",
    { markup: salary({}, { minValue: 42_000, maxValue: 58_000 }) },
    { markup: salary({}, { minValue: 42_000, maxValue: 58_000, unitText: "YEAR" }) },
  ],
  ["M4", { markup: { identifier: undefined } }, {}],
  ["M4", { markup: { identifier: { ...whole.identifier, value: url } } }, {}],
  ["M5", { page: { apply: "elsewhere" } }, { markup: { directApply: false }, page: { apply: "elsewhere" } }],
  [
    "M6",
    { markup: { educationRequirements: { credentialCategory: "BSN" } } },
    { markup: { educationRequirements: "no requirements" } },
  ],
  [
    "M7",
    { markup: { experienceRequirements: "mid" } },
    { markup: { experienceRequirements: "no requirements" } },
  ],
  [
    "M8",
    { markup: { experienceInPlaceOfEducation: true, educationRequirements: undefined } },
    { markup: { experienceInPlaceOfEducation: true } },
  ],
  ["M8", { markup: { experienceInPlaceOfEducation: "True" } }, {}],
  [
    "M9",
    { markup: { benefits: "Health insurance" } },
    { markup: { jobBenefits: "Health insurance" }, page: { text: `${shown} Health insurance` } },
  ],
  [
    "M10",
    { markup: { hiringOrganization: { ...whole.hiringOrganization, logo: "data:image/png;base64,AA" } } },
    {},
  ],
  ["P1", { page: { isList: true } }, {}],
  [
    "P1",
    { scripts: [JSON.stringify(whole), JSON.stringify(whole)] },
    { scripts: [JSON.stringify(whole), '{"@type":"BreadcrumbList"}'] },
  ],
  [
    "P2",
    { markup: { skills: "CRRT, ECMO" } },
    { markup: { skills: "CRRT, ECMO" }, page: { text: `${shown} ECMO. CRRT.` } },
  ],
  ["P2", { markup: salary({}, { maxValue: 64 }) }, {}],
  ["P3", { page: { isOpen: false } }, { page: { isOpen: false, robots: "noindex" } }],
  [
    "P3",
    { page: { isOpen: null, text: `${shown} This position has been filled.` } },
    { page: { isOpen: null } },
  ],
  ["P4", { page: { apply: "none" } }, {}],
  ["P4", { markup: { description: `${duties}<p>A processing fee is due.</p>` } }, {}],
  ["P5", { markup: { title: "Talent Pool for Nurses" } }, {}],
  ["P6", { markup: { description: `${duties}<p>Send your social security number.</p>` } }, {}],
  ["P7", { page: { status: 503 } }, {}],
  ["P7", { page: { robots: "noindex, follow" } }, {}],
  ["P7", { page: { canonical: "https://jobs.example/jobs" } }, { page: { canonical: `${url}/` } }],
  ["P7", { page: { isListedInRobotsTxt: true } }, {}],
  ["P8", { scripts: ["{,}"] }, {}],
  [
    "P8",
    { scripts: [JSON.stringify({ ...whole, "@context": undefined })] },
    { scripts: [JSON.stringify({ "@context": "http://schema.org", "@graph": [whole] })] },
  ],
  ["P8", { scripts: [JSON.stringify({ ...whole, skills: "</script>" })] }, {}],
];

test.each(table)("finds what breaks %s, and not what keeps it", (rule, broken, kept) => {
  expect(listRules(broken)).toContain(rule);
  expect(listRules(kept)).not.toContain(rule);
});

test("finds nothing in a whole posting", () => {
  expect(check()).toMatchObject({ findings: [], score: 100, isEligible: true, rulesVersion });
});

test("has a broken and a kept example for every rule of a page", () => {
  const rules = Object.keys(markupRules).filter((id) => id !== "P9" && id !== "P10");
  expect(rules.filter((id) => !table.some(([rule]) => rule === id))).toEqual([]);
});

test("tells when the sitemap waits too long and when IndexNow's key is refused", () => {
  const site = (changed: object) =>
    checkSite({ indexNowKey: "0123456789abcdef", oldestUntoldAt: null, now, ...changed }).map(
      ({ ruleId }) => ruleId,
    );
  const hourMs = 60 * 60 * 1000;
  expect(site({})).toEqual([]);
  expect(site({ oldestUntoldAt: now - hourMs })).toEqual([]);
  expect(site({ oldestUntoldAt: now - 3 * hourMs })).toEqual(["P9"]);
  expect(site({ indexNowKey: "" })).toEqual(["P10"]);
  expect(site({ indexNowKey: "short" })).toEqual(["P10"]);
});

test("scores after the checklist: 5 a warning, 10 for pay and end, 1 for quality, 20 for policy, 49 with an error", () => {
  const score = (changed: Changed) => check(changed).score;
  expect(score({ markup: { identifier: undefined } })).toBe(95);
  expect(score({ markup: { baseSalary: undefined } })).toBe(90);
  expect(score({ markup: { benefits: "Lunch" } })).toBe(99);
  expect(score({ markup: { skills: "ECMO, CRRT" } })).toBe(80);
  expect(score({ markup: { jobLocation: undefined } })).toBe(49);
  expect(score({ markup: { identifier: undefined, baseSalary: undefined, skills: "ECMO" } })).toBe(65);
});

test("reads hostile markup without falling over, and quickly", () => {
  for (const value of [null, [], "x".repeat(100_000), { name: { name: [] } }, [[[[]]]], 1e308])
    for (const name of Object.keys(whole).filter((key) => !key.startsWith("@")))
      expect(check({ markup: { [name]: value } }).score).toBeLessThanOrEqual(100);
  for (const part of [
    "hybrid ",
    "license Texas ",
    "1 day per week ",
    "$1,000,",
    "<p>",
    "&#1",
    "Two locations A, TX ",
  ]) {
    const text = part.repeat(100_000 / part.length);
    const start = readProcessorMs();
    check({ markup: { description: text }, page: { text } });
    expect(readProcessorMs() - start, part).toBeLessThan(1000);
  }
});

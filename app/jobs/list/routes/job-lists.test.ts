import { beforeAll, expect, test } from "vitest";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([
    makeDraft({ title: "Staff Nurse, Telemetry" }),
    makeDraft({ title: "Staff Nurse, Oncology", stateCode: "CA", city: "Fresno", licenseStates: ["CA"] }),
    makeDraft({ title: "Hospitalist", profession: "physician", specialty: "hospital-medicine" }),
    makeDraft({ title: "Outpatient Coder", profession: "medical-coder", specialty: null, shift: "day" }),
    makeDraft({ title: "Clinic Practice Manager", profession: "healthcare-administrator", specialty: null }),
  ]);
});

const read = async (path: string) => (await send(path)).text();
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const titles = (html: string) =>
  [
    "Staff Nurse, Telemetry",
    "Staff Nurse, Oncology",
    "Hospitalist",
    "Outpatient Coder",
    "Clinic Practice Manager",
  ].filter((title) => html.split("Close to what you asked for")[0]!.includes(`>${title}</a>`));

test.each([
  ["/physician-jobs", "1 Physician job", ["Hospitalist"]],
  ["/registered-nurse-jobs", "2 Registered Nurse jobs", ["Staff Nurse, Telemetry", "Staff Nurse, Oncology"]],
  ["/nurse-practitioner-jobs", "No Nurse Practitioner jobs", []],
  ["/physician-assistant-jobs", "No Physician Assistant jobs", []],
  [
    "/healthcare-administration-jobs",
    "2 Healthcare Administration jobs",
    ["Outpatient Coder", "Clinic Practice Manager"],
  ],
])("lists its profession's open postings and no others on %s", async (path, expected, jobs) => {
  const html = await read(path);
  expect(heading(html)).toBe(expected);
  expect(titles(html)).toEqual(jobs);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`));
  expect(html).toMatch(/<meta name="description" content="[^"]{80,160}"/);
});

test("accepts every filter but another profession on a profession's list", async () => {
  const texas = await read("/registered-nurse-jobs?location=Texas&profession=physician");
  expect(heading(texas)).toBe("1 Registered Nurse job in Texas");
  expect(titles(texas)).toEqual(["Staff Nurse, Telemetry"]);
  expect(texas).toContain('content="noindex');
  expect(texas).not.toContain("profession=physician");
  expect(texas).not.toMatch(/<input[^>]*name="profession"/);
  const day = await read("/healthcare-administration-jobs?shift=day");
  expect(titles(day)).toEqual(["Outpatient Coder"]);
});

test("gives the five lists different titles", async () => {
  const paths = [
    "physician",
    "registered-nurse",
    "nurse-practitioner",
    "physician-assistant",
    "healthcare-administration",
  ];
  const found = await Promise.all(
    paths.map(async (name) => /<title>(.*?)<\/title>/.exec(await read(`/${name}-jobs`))?.[1]),
  );
  expect(new Set(found).size).toBe(5);
});

test("writes the District of Columbia with its article", async () => {
  const text = toText(await (await send("/jobs/district-of-columbia")).text());
  expect(text).toMatch(/jobs? in the District of Columbia/i);
  expect(text).not.toMatch(/\bin District of Columbia/);
  expect(await (await send("/jobs/district-of-columbia")).text()).toContain(
    "<title>Healthcare jobs in the District of Columbia",
  );
});

test("counts each state's open postings and links to its list", async () => {
  const html = await read("/jobs-by-state");
  expect(html).not.toContain("their own lists");
  expect(html).toMatch(/as of July to September 2026.*check the official list/);
  const table = /<tbody.*<\/tbody>/s.exec(html)?.[0] ?? "";
  const counts = [...table.matchAll(/<tr.*?href="(\/jobs\/[a-z-]+)".*?<td[^>]*>(\d+)/gs)].map(([, to, n]) => [
    to,
    n,
  ]);
  expect(counts).toHaveLength(51);
  expect(counts).toContainEqual(["/jobs/texas", "4"]);
  expect(counts).toContainEqual(["/jobs/california", "1"]);
  expect(counts).toContainEqual(["/jobs/wyoming", "0"]);
});

import { createReadStream, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { readCityPoints } from "../../../scripts/import/city-points.ts";
import { toFeedPosting } from "./draft/draft.ts";
import { openSource } from "./format/bytes.ts";
import { findLayout, readRecords } from "./format/records.ts";

// Small inputs that were read wrongly, each a kind with siblings.
const folder = "tests/samples/feeds/";
const now = Date.UTC(2026, 10, 28);
const findPoint = readCityPoints();

async function readSample(name: string) {
  const source = await openSource(basename(name), createReadStream(folder + name));
  const layout = findLayout(source.head);
  if (!layout) throw new Error(`${name} has no layout.`);
  const read = [];
  for await (const item of readRecords(source, layout, { publisher: "" }, () => {})) {
    if ("problem" in item) read.push({ id: "", problem: item.problem });
    else {
      const { externalId: id } = item.posting;
      const reading = toFeedPosting(item.posting, { source: "samples", now, openUntil: null, findPoint });
      read.push(reading.ok ? { id, ...reading.draft } : { id, problem: reading.reason });
    }
  }
  return new Map(read.map((each) => [each.id, each as Record<string, unknown>]));
}

const noPay = { salaryMinCents: null, salaryMaxCents: null };
const hourly = (least: number | null, most: number | null) => ({
  salaryMinCents: least && least * 100,
  salaryMaxCents: most && most * 100,
  payUnit: "hour",
});

test("reads the facts of texts as they are written", async () => {
  const read = await readSample("text-facts.xml");
  for (const [id, right] of Object.entries({
    K01: { city: "Lebanon" },
    K02: { city: "Peru" },
    K03: { city: "Cuba", stateCode: "MO" },
    K04: noPay,
    K05: noPay,
    K06: hourly(41.2, null),
    K07: hourly(58, 58),
    K08: noPay,
    K09: noPay,
    K10: hourly(36, 64),
    K11: hourly(42.1, 91.3),
    K12: { salaryMinCents: 11_200_000, salaryMaxCents: null, payUnit: "year" },
    K13: hourly(null, 61),
    K17: { compactAccepted: true },
    K18: { compactAccepted: null },
    K19: { title: "Registered Nurse - Lane 19 - Nights" },
    K20: { title: "Radiation Therapist - Days" },
    K21: { title: "Emergency Department Technician - Nights" },
    K22: { title: "Endoscopy Technician" },
    K23: { title: "Child Life Specialist" },
    K24: { profession: "clinical-nurse-specialist" },
    K25: { profession: "mri-technologist" },
    K26: { specialty: "icu" },
    K27: { profession: "nursing-assistant" },
    K28: { specialty: null },
    K29: { employmentType: "part-time" },
    K31: { setting: "Hospital" },
    K32: { salaryMaxCents: 261_000, payUnit: "week", facts: { hoursPerWeek: 36, contractWeeks: 13 } },
    K33: { title: "Home Health Physical Therapist", salaryMaxCents: 7800, payUnit: "visit" },
  }))
    expect(read.get(id), id).toMatchObject(right);
});

test("keeps towns that are named like countries", async () => {
  const read = await readSample("towns-like-countries.xml");
  const right = JSON.parse(readFileSync(`${folder}towns-like-countries.expected.json`, "utf8")) as {
    id: string;
    city: string;
    state: string;
  }[];
  expect(right.length).toBeGreaterThan(20);
  for (const { id, city, state } of right) expect(read.get(id), id).toMatchObject({ city, stateCode: state });
});

test.each([
  [
    "ats-lever.json",
    "aaaa",
    { title: "Registered Nurse, Infusion", city: "St. Louis", stateCode: "MO", ...hourly(38, 52) },
  ],
  ["ats-lever.json", "aaaa", { employer: { name: "levercare" }, employmentType: "per-diem" }],
  ["ats-lever.json", "aaaa", { morePlaces: [{ city: "O'Fallon", stateCode: "IL" }] }],
  ["ats-greenhouse.json", "7000001", { salaryMinCents: 11_800_000, salaryMaxCents: 14_200_000 }],
  ["ats-ashby.json", "b", { workplace: "remote", salaryMinCents: 13_000_000, salaryMaxCents: 16_000_000 }],
  [
    "ats-smartrecruiters.json",
    "7",
    { title: "Pharmacist", city: "Dayton", stateCode: "OH", employmentType: "full-time" },
  ],
  ["ats-usajobs.json", "905", { salaryMinCents: 155_000, salaryMaxCents: 220_000, payUnit: "week" }],
  ["ats-usajobs.json", "906", { city: "Washington", stateCode: "DC" }],
  ["ats-usajobs.json", "907", { city: null }],
  ["jsonld-page.html", "J43", { city: "Dayton" }],
  ["rss-job-items.xml", "b-1", { title: "Registered Nurse - PACU", city: "Dayton", stateCode: "OH" }],
])("reads %s: %s", async (name, id, right) => {
  expect((await readSample(name)).get(id)).toMatchObject(right);
});

test("names the system whose list lacks what a posting needs, and leaves other nodes of a page alone", async () => {
  expect((await readSample("ats-workday.json")).get("")!.problem).toContain("Workday");
  expect([...(await readSample("jsonld-graph.json")).keys()]).toEqual(["J41"]);
});

test.each([
  "enc-blank-line-first.xml",
  "enc-gzip.xml.gz",
  "enc-single-quoted-decl.xml",
  "enc-utf16be-bom.xml",
  "enc-utf16le-bom.xml",
  "enc-utf16le-nobom.xml",
  "enc-utf8-bom.xml",
  "enc-windows1252-declared.xml",
])("reads %s whatever its encoding", async (name) => {
  const [posting] = (await readSample(name)).values();
  expect(posting).toMatchObject({ city: "Española", stateCode: "NM" });
  expect(String(posting!.title)).toContain("Infirmière");
});

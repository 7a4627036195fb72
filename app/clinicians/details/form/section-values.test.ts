import { expect, test } from "vitest";
import {
  detailsSchema,
  emptyDetails,
  type ProfileDetails,
} from "#app/clinicians/profile/details/profile-details.ts";
import { parseResumeMonth } from "./resume-month.ts";
import { countShownRows, removeRow } from "./section-rows.ts";
import { detailFields, detailSections, readSection, toSectionValues } from "./section-values.ts";

const today = "2026-11-28";
const record = {
  profession: "registered-nurse",
  licenses: [{ state: "TX", multistate: true, expires: "2027-03-31" }],
};
const details: ProfileDetails = {
  contact: {
    firstName: "Ana",
    lastName: null,
    preferredName: "Anita",
    phone: "(918) 555-0142 x7",
    city: "Tulsa",
    state: "OK",
    npi: "1234567893",
  },
  licenses: [
    { state: "TX", profession: "registered-nurse", number: "88", issued: "2020-02-29" },
    { state: "OK", profession: "licensed-practical-nurse", number: "R-12", issued: null },
  ],
  education: [{ degree: "BSN", school: "Oak University", year: 2016 }],
  experience: [
    { facility: "Mercy", title: "RN", unit: "ICU", from: "2021-03", to: null, beds: 24, ehr: "Epic" },
    { facility: "Oak", title: null, unit: null, from: "2018", to: "2021-02", beds: null, ehr: null },
  ],
  authorization: { mayWork: true, needsSponsor: false },
  references: [{ name: "Lee Park", relation: "Manager", reach: "lee@example.com" }],
  privacy: {
    visibility: "searched",
    agencies: false,
    area: null,
    start: "2027-01-04",
    hidden: [{ slug: null, name: "Acme Health" }],
  },
  specialty: { unlisted: "Burn flight" },
};

test("reads back each section as it shows it, and as it is stored", () => {
  for (const section of detailSections) {
    const values = toSectionValues(section, details, record);
    expect(readSection(section, values, today), section).toEqual({ ok: true, value: details[section] });
    expect(Object.keys(values).filter((name) => !detailFields.includes(name))).toEqual([]);
  }
  expect(detailsSchema.parse(details)).toEqual(details);
});

test("takes an empty form as a section that says nothing, and lists the profile's licenses in it", () => {
  for (const section of detailSections) {
    const values: Record<string, string> = section === "privacy" ? { visibility: "hidden" } : {};
    expect(readSection(section, values, today)).toEqual({ ok: true, value: emptyDetails[section] });
  }
  expect(toSectionValues("licenses", emptyDetails, record)).toMatchObject({ state1: "TX", number1: "" });
});

test.each([
  ["contact", { npi: "123-456-7893" }, { npi: "1234567893" }],
  ["contact", { firstName: " Sukarno ", lastName: "" }, { firstName: "Sukarno", lastName: null }],
  ["contact", { phone: "\u202a918‑555‑0142\u202c" }, { phone: "918-555-0142" }],
  ["contact", { state: "Oklahoma" }, { state: "OK" }],
] as const)("reads %s %o", (section, values, value) => {
  expect(readSection(section, values, today)).toMatchObject({ ok: true, value });
});

test.each([
  ["contact", { npi: "1234567890" }, ["npi"]],
  ["contact", { phone: "555-0142" }, ["phone"]],
  ["contact", { firstName: "www.evil.com", state: "Mars" }, ["firstName", "state"]],
  ["contact", { firstName: "R\u202eobin" }, ["firstName"]],
  ["contact", { city: "x".repeat(121) }, ["city"]],
  ["licenses", { number2: "88" }, ["state2"]],
  ["licenses", { state1: "TX", issued1: "2026-11-29" }, ["issued1"]],
  ["licenses", { state1: "TX", issued1: "2025-02-29" }, ["issued1"]],
  ["licenses", { state1: "TX", profession1: "wizard" }, ["profession1"]],
  ["education", { year3: "2016" }, ["degree3"]],
  ["education", { degree1: "BSN", year1: "16" }, ["year1"]],
  ["experience", { facility1: "Oak", from1: "03/2021", to1: "02/2020" }, ["to1"]],
  ["experience", { facility1: "Oak", from1: "13/2021" }, ["from1"]],
  ["experience", { facility1: "Oak", beds1: "-4" }, ["beds1"]],
  ["experience", { unit2: "ICU" }, ["facility2"]],
  ["references", { reach1: "lee@example.com" }, ["name1"]],
  ["references", { name1: "<script>" }, ["name1"]],
  ["authorization", { mayWork: "perhaps" }, ["mayWork"]],
  ["privacy", { visibility: "everyone" }, ["visibility"]],
  ["privacy", {}, ["visibility"]],
  ["specialty", { unlisted: "ICU" }, ["unlisted"]],
] as const)("says what is wrong with %s %o", (section, values, names) => {
  const read = readSection(section, values, today);
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(names);
});

test.each([
  ["03/2021", "2021-03"],
  ["3-2021", "2021-03"],
  ["2021-03", "2021-03"],
  ["Sept. 2019", "2019-09"],
  ["march 2021", "2021-03"],
  [" 2021 ", "2021"],
  ["13/2021", null],
  ["Marble 2021", null],
  ["2121", null],
  ["now", null],
])("reads the month %j", (typed, read) => {
  expect(parseResumeMonth(typed)).toBe(read);
});

test("removes a row and moves up those below it, and shows one to write in", () => {
  const values = { degree1: "BSN", degree2: "MSN", school2: "Oak", degree3: "DNP", rows: "4" };
  expect(removeRow("education", values, 2)).toMatchObject({
    degree1: "BSN",
    degree2: "DNP",
    school2: "",
    degree3: "",
  });
  expect(countShownRows("education", values)).toBe(4);
  expect(countShownRows("education", {})).toBe(1);
  const full = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`degree${at + 1}`, "BSN"]));
  expect(countShownRows("education", full)).toBe(8);
  expect(removeRow("education", full, 8)).toMatchObject({ degree7: "BSN", degree8: "" });
});

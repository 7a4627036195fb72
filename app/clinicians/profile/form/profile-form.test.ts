import { expect, test } from "vitest";
import {
  emptyAbout,
  emptyRecord,
  type ProfileRecord,
  recordSchema,
} from "#app/clinicians/profile/record/profile.ts";
import { toFormValues } from "./form-values.ts";
import { profileFields, readProfileForm } from "./profile-form.ts";
import { profileOptions } from "./profile-options.ts";

const record: ProfileRecord = {
  ...emptyRecord,
  profession: "registered-nurse",
  licenses: [
    { state: "TX", multistate: true, expires: "2027-03-31" },
    { state: "CA", multistate: false, expires: null },
  ],
  about: {
    ...emptyAbout,
    specialties: ["icu", "telemetry"],
    certificates: [{ code: "CCRN", expires: "2028-01-31" }],
    years: 7,
    place: "Austin, TX",
    pay: { amount: 52.5, per: "hour" },
    types: ["travel", "full-time"],
    shifts: ["night"],
    minPay: { amount: 110_000, per: "year" },
    miles: 50,
    expiryMails: true,
  },
};

test("reads back what it shows", () => {
  const values = toFormValues(record, profileOptions.specialties);
  const read = readProfileForm(values);
  const { goals: _, ...about } = record.about!;
  expect(read).toEqual({
    ok: true,
    said: {
      profession: record.profession,
      licenses: record.licenses,
      isQuiet: false,
      about: { ...about, types: ["full-time", "travel"] },
    },
  });
  expect(Object.keys(values).filter((name) => !profileFields.includes(name))).toEqual([]);
});

test.each([
  ["license1", "Texas", "licenses", [{ state: "TX", multistate: false, expires: null }]],
  ["pay", "$48.50", "pay", { amount: 48.5, per: "hour" }],
  ["minPay", "98,000", "minPay", { amount: 98_000, per: "hour" }],
  ["specialty2", "er", "specialties", ["emergency-medicine"]],
  ["years", " 0 ", "years", 0],
])("reads %s as it is typed: %s", (name, text, part, value) => {
  const read = readProfileForm({ [name]: text });
  expect(read.ok && { ...read.said.about, ...read.said }).toMatchObject({ [part]: value });
});

test.each([
  [{ profession: "wizard" }, "profession"],
  [{ license1: "Mars" }, "license1"],
  [{ license1: "TX", licenseExpires1: "2027-02-30" }, "licenseExpires1"],
  [{ licenseExpires2: "2027-02-28" }, "license2"],
  [{ license1: "TX", license3: "TX" }, "license3"],
  [{ profession: "registered-nurse", license1: "California", multistate1: "1" }, "license1"],
  [{ profession: "physician", license2: "TX", multistate2: "1" }, "license2"],
  [{ certificate1: "BLS", certificate2: "BLS" }, "certificate2"],
  [{ certificate1: "PHD" }, "certificate1"],
  [{ specialty1: "dragons" }, "specialty1"],
  [{ years: "61" }, "years"],
  [{ years: "seven" }, "years"],
  [{ pay: "lots" }, "pay"],
  [{ pay: "0" }, "pay"],
  [{ minPay: "99999999" }, "minPay"],
  [{ miles: "0" }, "miles"],
  [{ place: "x".repeat(101) }, "place"],
])("says what is wrong with %o", (values, name) => {
  const read = readProfileForm(values);
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([name]);
});

test("takes an empty form as a profile that says nothing", () => {
  expect(readProfileForm({})).toMatchObject({ ok: true, said: { profession: null, licenses: [] } });
});

test("drops the tick of an older record or device that the form would refuse", () => {
  const licenses = [
    { state: "CA", multistate: true, expires: null },
    { state: "TX", multistate: true, expires: null },
  ];
  const read = (profession: string) =>
    recordSchema.parse({ ...record, profession, licenses }).licenses.map(({ multistate }) => multistate);
  expect(read("registered-nurse")).toEqual([false, true]);
  expect(read("physician")).toEqual([false, false]);
});

import { expect, test } from "vitest";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { type Held, toAskedView } from "./asked.ts";

const today = "2026-11-28";

const job = {
  ...{ profession: "registered-nurse", specialty: "icu", employer: "Harbor Ridge", workplace: "onsite" },
  ...{ stateCode: "TX", licenseStates: ["TX"], compactAccepted: true },
  details: {
    ...{ educationRequirements: "ADN or BSN", experienceRequirements: "Two years of critical care" },
    ...{ experienceMonths: 24, experienceInferred: false },
    requirements: ["BLS; CCRN or PCCN", "NIHSS preferred"],
  },
} as unknown as JobRecord;

const nobody: Held = {
  ...{ profession: "registered-nurse", licenses: [], isQuiet: false },
  ...{ certificates: [], specialties: [], years: null, place: null },
};

const haveOf = (held: Partial<Held>) =>
  toAskedView(job, { ...nobody, ...held }, today).lines.map(
    ({ have }) => have && `${have.tone}: ${have.text}`,
  );

test("says of each line that a profile can answer what it lacks", () => {
  expect(haveOf({})).toEqual([
    "plain: Not in your profile",
    null,
    "plain: Not in your profile",
    "warn: BLS not in your profile, CCRN or PCCN not in your profile",
    null,
  ]);
});

test("takes the certificate of a group that lasts longest, and tells undated and expired ones apart", () => {
  const certificates = [
    { code: "CCRN", expires: "2026-01-01" },
    { code: "PCCN", expires: "2028-06-30" },
    { code: "BLS", expires: null },
  ];
  expect(haveOf({ certificates })[3]).toBe("plain: BLS without an end date, PCCN to Jun 30, 2028");
  expect(haveOf({ certificates: certificates.slice(0, 1) })[3]).toBe(
    "warn: BLS not in your profile, CCRN expired Jan 1, 2026",
  );
});

test("judges years only in the posting's own field", () => {
  expect(haveOf({ years: 6, specialties: ["icu"] })[2]).toBe("good: 6 years in your profile");
  expect(haveOf({ years: 6 })[2]).toBe("plain: 6 years in your profile");
  expect(haveOf({ years: 1, specialties: ["icu"] })[2]).toBe("warn: 1 year in your profile");
});

test("answers for licenses that have not expired, and for none that its person wants left out", () => {
  const license = { state: "TX", multistate: false, expires: "2026-11-27" };
  expect(haveOf({ licenses: [license] })[0]).toBe("warn: License expired in your profile");
  expect(haveOf({ licenses: [{ ...license, expires: today }] })[0]).toBe("good: You can work here");
  expect(haveOf({ licenses: [license], isQuiet: true })[0]).toBeNull();
});

test("answers on the employer's own line about the license, before the others", () => {
  const requirements = ["Valid driver's license", "Active Texas RN license"];
  const asked = toAskedView({ ...job, details: { ...job.details, requirements } }, null, today);
  expect(asked.lines.map(({ text, isLicense }) => [text, isLicense])).toEqual([
    ["Active Texas RN license", true],
    ["ADN or BSN", false],
    ["Two years of critical care", false],
    ["Valid driver's license", false],
  ]);
});

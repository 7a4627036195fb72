import { expect, test } from "vitest";
import type { JobRecord } from "#app/jobs/postings/record/find-job.server.ts";
import { toAskedView } from "./asked.ts";
import type { Held } from "./judge-line.ts";

const today = "2026-11-28";

const job = {
  ...{ profession: "registered-nurse", specialty: "icu", employer: "Harbor Ridge", workplace: "onsite" },
  ...{ stateCode: "TX", morePlaces: [], licenseStates: ["TX"], compactAccepted: true },
  details: {
    ...{ educationRequirements: "ADN or BSN", experienceRequirements: "Two years of critical care" },
    ...{ experienceMonths: 24, experienceInferred: false },
    requirements: ["BLS; CCRN or PCCN", "NIHSS preferred"],
  },
} as unknown as JobRecord;

const nobody: Held = {
  ...{ profession: "registered-nurse", licenses: [], isQuiet: false },
  ...{ certificates: [], specialties: [], years: null, place: null, degrees: [] },
};

const view = (held: Partial<Held>) => toAskedView(job, { ...nobody, ...held }, today);
const haveOf = (held: Partial<Held>) =>
  view(held).lines.map(({ have }) => have && `${have.tone}: ${have.text}`);

test("says of each line whether the profile has it, lacks it or cannot tell", () => {
  expect(haveOf({})).toEqual([
    "warn: Not in your profile",
    "warn: No degree in your profile",
    "warn: Years of experience not in your profile",
    "warn: BLS not in your profile. CCRN or PCCN not in your profile",
    "plain: We cannot tell from your profile",
  ]);
  expect(view({}).closing).toBe(
    "Your profile does not show 4 of the 4 things required. You can still apply: the employer decides.",
  );
});

test("lists what is preferred after what is required, and counts it in no closing", () => {
  const requirements = ["CCRN preferred", "BLS required, ACLS preferred", "Bilingual is a plus"];
  const asked = toAskedView({ ...job, details: { ...job.details, requirements } }, nobody, today);
  expect(asked.lines.map(({ text, isPreferred }) => [text, isPreferred]).slice(3)).toEqual([
    ["BLS required, ACLS preferred", false],
    ["CCRN preferred", true],
    ["Bilingual is a plus", true],
  ]);
  expect(asked.lines.slice(3).map(({ have }) => have?.text)).toEqual([
    "BLS not in your profile",
    "CCRN not in your profile",
    "We cannot tell from your profile",
  ]);
  expect(asked.closing).toContain("4 of the 4");
});

const all: Partial<Held> = {
  licenses: [{ state: "TX", multistate: false, expires: null }],
  ...{ years: 6, specialties: ["icu"], degrees: ["BSN"] },
  certificates: [
    { code: "BLS", expires: "2028-06-30" },
    { code: "CCRN", expires: "2028-06-30" },
  ],
};

test("closes with a sentence that is true for the lines above it", () => {
  expect(view(all).closing).toBe("Your profile shows everything required.");
  expect(view({ ...all, specialties: [] }).closing).toBe(
    "Nothing that we can compare is missing from your profile. We cannot tell about 1 of the 4 things required.",
  );
  expect(view({ ...all, certificates: [] }).closing).toContain("does not show 1 of the 4");
  const soon = { ...all, certificates: [all.certificates![1]!, { code: "BLS", expires: "2026-12-19" }] };
  expect(haveOf(soon)[3]).toBe(
    "warn: You have BLS, which expires Dec 19, 2026. You have CCRN to Jun 30, 2028",
  );
  expect(view(soon).closing).toBe(
    "Your profile shows everything required. Something you have expires within 60 days.",
  );
});

test("takes the certificate of a group that lasts longest, and tells undated and expired ones apart", () => {
  const certificates = [
    { code: "CCRN", expires: "2026-01-01" },
    { code: "PCCN", expires: "2028-06-30" },
    { code: "BLS", expires: null },
  ];
  expect(haveOf({ certificates })[3]).toBe(
    "plain: BLS without an end date in your profile. You have PCCN to Jun 30, 2028",
  );
  expect(haveOf({ certificates: certificates.slice(0, 1) })[3]).toBe(
    "warn: BLS not in your profile. CCRN expired Jan 1, 2026",
  );
});

test("judges years only in the posting's own field", () => {
  expect(haveOf({ years: 6, specialties: ["icu"] })[2]).toBe("good: You have 6 years in your profile");
  expect(haveOf({ years: 6 })[2]).toBe(
    "plain: We cannot tell: 6 years in your profile, maybe in another field",
  );
  expect(haveOf({ years: 1, specialties: ["icu"] })[2]).toBe("warn: Only 1 year in your profile");
});

test.each([
  ["BSN required", "BSN", "good: You have BSN"],
  ["BSN required", "MSN", "good: You have MSN"],
  ["Bachelor of Science in Nursing", "ADN", "warn: Only ADN in your profile"],
  ["BSN or equivalent", "ADN", "plain: We cannot tell: ADN in your profile"],
  ["BSN required", "BA in history", "plain: We cannot tell: BA in history in your profile"],
  ["Doctor of Physical Therapy degree", "DPT", "plain: We cannot tell: DPT in your profile"],
  ["TNCC within one year", "BSN", "plain: TNCC not in your profile. The posting gives you time for it"],
  ["BLS certification", "BSN", "warn: BLS not in your profile"],
])("answers for a degree: %s with %s", (requirement, degree, said) => {
  const details = { ...job.details, educationRequirements: null, requirements: [requirement] };
  const { lines } = toAskedView({ ...job, details }, { ...nobody, degrees: [degree] }, today);
  const found = lines.find(({ text }) => text === requirement)!.have!;
  expect(`${found.tone}: ${found.text}`).toBe(said);
});

test("answers for licenses that have not expired, and for none that its person wants left out", () => {
  const license = { state: "TX", multistate: false, expires: "2026-11-27" };
  expect(haveOf({ licenses: [license] })[0]).toBe("warn: License expired in your profile");
  expect(haveOf({ licenses: [{ ...license, expires: "2027-06-30" }] })[0]).toBe("good: You can work here");
  expect(haveOf({ licenses: [{ ...license, expires: "2026-12-20" }] })[0]).toBe(
    "warn: You can work here. Texas license expires Dec 20, 2026",
  );
  expect(haveOf({ licenses: [license], isQuiet: true })[0]).toBe(
    "plain: Not compared, as you chose in your profile",
  );
  expect(view({ licenses: [license], isQuiet: true }).license).toBeNull();
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

import { expect, test } from "vitest";
import { emptyAbout, type Profile } from "#app/clinicians/profile/record/profile.ts";
import { type ClinicianFacts, type PostingFacts, toClinicianFacts } from "./clinician-facts.ts";
import { linePoints } from "./match-line.ts";
import { rankClinicians, rankPostings, scoreMatch } from "./score-match.ts";

const posting: PostingFacts = {
  profession: "registered-nurse",
  specialty: "icu",
  employmentType: "full-time",
  shift: "night",
  salaryMinCents: 50_00,
  salaryMaxCents: 62_00,
  payUnit: "hour",
  shiftHours: 12,
  hoursPerWeek: 36,
  lat: 29.76,
  lon: -95.37,
  work: { kind: "job", states: ["TX"], compactAccepted: true, isRemote: false, isFederal: false },
  experienceMonths: 24,
  certificates: [["BLS"], ["CCRN", "PCCN"]],
  skills: ["CRRT"],
};

const nurse: Profile = {
  ...emptyAbout,
  profession: "registered-nurse",
  licenses: [{ state: "TX", multistate: false, expires: "2027-03-31" }],
  specialties: ["icu"],
  types: ["full-time"],
  shifts: ["night"],
  minPay: { amount: 48, per: "hour" },
  miles: 50,
  years: 7,
  certificates: [
    { code: "BLS", expires: "2027-01-31" },
    { code: "PCCN", expires: "2027-01-31" },
  ],
};
const houston = { lat: 29.76, lon: -95.37 };
const known = { today: "2026-11-23", place: houston, skills: ["Runs CRRT alone"] };
const toFacts = (changed: Partial<Profile> = {}, more: Partial<typeof known> = {}) =>
  toClinicianFacts({ ...nurse, ...changed }, { ...known, ...more });
const facts = toFacts();

const score = (changedPosting: Partial<PostingFacts> = {}, clinician: ClinicianFacts = facts) =>
  scoreMatch({ ...posting, ...changedPosting }, clinician);
const line = (name: keyof typeof linePoints, match: ReturnType<typeof score>) =>
  match.lines.find((one) => one.name === name)!;

/** Every fact that may enter a score. Anything else has to be argued for here first. */
const postingInputs = [
  "profession", // A gate, and part of the license's verdict.
  "work", // The states, the compact, remote or federal: what the law asks.
  "specialty",
  "employmentType",
  "shift",
  "salaryMinCents",
  "salaryMaxCents",
  "payUnit",
  "shiftHours",
  "hoursPerWeek",
  "lat",
  "lon",
  "experienceMonths",
  "certificates",
  "skills",
];
const clinicianInputs = [
  "profession",
  "licenses", // State and multistate alone.
  "specialties",
  "types",
  "shifts",
  "minPay", // What is wanted, never what is earned today.
  "place", // The middle of a city, never finer.
  "miles",
  "years", // Capped at what the posting asks, so that it cannot stand in for an age.
  "currentCertificates",
  "uncheckedCertificates",
  "skills",
];

/** Fails at the first look at anything that is not listed. */
const guarded = <Facts extends object>(of: Facts, allowed: readonly string[], seen: Set<string>): Facts =>
  new Proxy(of, {
    get(target, name) {
      if (typeof name === "string" && !allowed.includes(name)) throw new Error(`The score reads ${name}`);
      seen.add(String(name));
      return Reflect.get(target, name);
    },
  });

test("reads the listed facts and no other, so no trait of a person and no proxy for one", () => {
  const seen = { posting: new Set<string>(), clinician: new Set<string>() };
  for (const changed of [{}, { payUnit: "shift" as const }, { specialty: "nicu" }])
    scoreMatch(
      guarded({ ...posting, ...changed }, postingInputs, seen.posting),
      guarded(facts, clinicianInputs, seen.clinician),
    );
  expect([...seen.posting].sort()).toEqual(postingInputs.toSorted());
  expect([...seen.clinician].sort()).toEqual(clinicianInputs.toSorted());
  expect(Object.keys(facts).sort()).toEqual(clinicianInputs.toSorted());
  expect(Object.keys(facts.licenses[0]!).sort()).toEqual(["multistate", "state"]);
});

test("gives 100 points to a posting and a nurse who agree in everything", () => {
  expect(Object.values(linePoints).reduce((sum, points) => sum + points, 0)).toBe(100);
  expect(score().total).toBe(100);
  expect(score().gates.license).toMatchObject({ isPassed: true, standing: "now" });
});

test("is the sum of its ledger, with a sentence for each line", () => {
  for (const changed of [{}, { shift: null }, { specialty: "nicu" }, { salaryMinCents: null }] as const) {
    const { total, lines } = score(changed);
    expect(total).toBe(lines.reduce((sum, { earned }) => sum + earned, 0));
    for (const { earned, possible, why } of lines) {
      expect(earned).toBeGreaterThanOrEqual(0);
      expect(earned).toBeLessThanOrEqual(possible);
      expect(why).toMatch(/^[A-Z“].*\.$/);
    }
  }
});

test("gives nothing to another profession", () => {
  const { total, gates } = score({ profession: "physical-therapist" });
  expect(total).toBe(0);
  expect(gates.profession).toMatchObject({ isPassed: false });
  expect(gates.profession.why).toBe("The posting is for physical therapists, not for registered nurses.");
});

test.each([
  ["now", [{ state: "TX", multistate: false, expires: null }], 20],
  ["compact", [{ state: "AZ", multistate: true, expires: null }], 20],
  ["obtainable", [{ state: "AZ", multistate: false, expires: null }], 6],
  ["obtainable", [], 6],
  ["obtainable", [{ state: "TX", multistate: false, expires: "2026-11-22" }], 6],
] as const)("tells a license that is %s from others", (standing, licenses, earned) => {
  const match = score({}, toFacts({ licenses: [...licenses] }));
  expect(match.gates.license.standing).toBe(standing);
  expect(line("license", match).earned).toBe(earned);
});

test("lets a physician in who applies through a compact first, for fewer points", () => {
  const physician = toFacts({
    profession: "physician",
    licenses: [{ state: "CO", multistate: false, expires: null }],
  });
  const match = score({ profession: "physician" }, physician);
  expect(match.gates.license).toMatchObject({ standing: "step", isPassed: false });
  expect(line("license", match).earned).toBe(14);
});

test("counts a privilege that a compact gives as work that the license allows, as the posting's page does", () => {
  const therapist = toFacts({
    profession: "physical-therapist",
    licenses: [{ state: "CO", multistate: true, expires: null }],
  });
  const { license } = score({ profession: "physical-therapist" }, therapist).gates;
  expect(license).toMatchObject({ standing: "privilege", isPassed: true, isToAsk: false });
  const unsaid = { ...posting.work, compactAccepted: null };
  const asked = score({ profession: "physical-therapist", work: unsaid }, therapist).gates.license;
  expect(asked).toMatchObject({ standing: "privilege", isToAsk: true });
});

test.each([[nurse.licenses], [[]]])("claims no license where the work requires none", (licenses) => {
  const profession = "medical-secretary";
  const { license } = score({ profession }, toFacts({ profession, licenses })).gates;
  expect(license).toMatchObject({ standing: "free", isPassed: true });
  expect(license.why).toBe("No state requires a license for this work.");
});

test("gives nothing for what a posting does not state, and says so", () => {
  const silent: Partial<PostingFacts> = {
    specialty: null,
    employmentType: null,
    shift: null,
    salaryMinCents: null,
    salaryMaxCents: null,
    lat: null,
    experienceMonths: null,
    certificates: [],
    skills: [],
  };
  const { total, lines } = score(silent);
  expect(total).toBe(linePoints.license);
  expect(lines.filter(({ unsaidBy }) => unsaidBy === "posting")).toHaveLength(8);
});

test("gives nothing for what a profile does not state", () => {
  const silent = toFacts({ ...emptyAbout, licenses: nurse.licenses }, { place: null as never, skills: [] });
  const { total, lines } = score({}, silent);
  expect(total).toBe(linePoints.license);
  expect(lines.filter(({ unsaidBy }) => unsaidBy === "you").map(({ name }) => name)).toEqual([
    "specialty",
    "type",
    "shift",
    "pay",
    "distance",
    "years",
    "skills",
  ]);
});

test("gives nothing for a certificate without a day of expiry ahead", () => {
  const match = score({}, toFacts({ certificates: [{ code: "BLS", expires: null }] }));
  expect(line("certificates", match)).toMatchObject({ earned: 0, missing: ["BLS", "CCRN"] });
  expect(line("certificates", match).why).toContain("BLS earns nothing");
});

test("gives no more for forty years than for two", () => {
  expect(score({}, toFacts({ years: 40 })).total).toBe(score({}, toFacts({ years: 2 })).total);
  expect(line("years", score({}, toFacts({ years: 1 }))).earned).toBe(0);
});

test.each([
  ["physician", ["family-medicine"], "gastroenterology", "in Family Medicine"],
  ["physician", ["family-medicine"], "psychiatry", "in Family Medicine"],
  ["nurse-practitioner", ["psychiatry"], "family-medicine", "in Psychiatry"],
  ["physician-assistant", ["dermatology"], "orthopedic-surgery", "in Dermatology"],
  ["physician", ["internal-medicine"], "cardiology", "in Internal Medicine"],
  ["registered-nurse", ["medical-surgical"], "icu", "in Medical-Surgical"],
  ["physician", [], "gastroenterology", "in no specialty"],
] as const)(
  "does not claim a year that a %s of %s worked elsewhere than in %s",
  (profession, own, field, says) => {
    const match = score(
      { profession, specialty: field, experienceMonths: 12 },
      toFacts({ profession, specialties: [...own], years: 12 }),
    );
    expect(line("years", match).earned).toBe(0);
    expect(line("years", match).why).toContain(says);
  },
);

test("lists another specialty below a physician's own, whatever else agrees, and names it", () => {
  const physician = toFacts({ profession: "physician", specialties: ["family-medicine"], years: 12 });
  const doctor = { ...posting, profession: "physician", experienceMonths: 12 };
  const ranked = rankPostings(physician, [
    { id: 4, facts: { ...doctor, specialty: "gastroenterology" } },
    { id: 3, facts: { ...doctor, specialty: "family-medicine", shift: "day", salaryMaxCents: 10_00 } },
    { id: 2, facts: { ...doctor, specialty: "primary-care", shift: "day", lat: 47 } },
    { id: 1, facts: { ...doctor, specialty: "telehealth" } },
  ]);
  expect(ranked.at(-1)?.id).toBe(4);
  expect(ranked.map(({ match }) => match.gates.specialty.asked)).toEqual([
    null,
    null,
    null,
    "Gastroenterology",
  ]);
  expect(line("specialty", ranked.at(-1)!.match).why).toBe(
    "Another specialty: the posting is in Gastroenterology, your profile in Family Medicine.",
  );
  const own = ranked.find(({ id }) => id === 2)!.match;
  expect(line("years", own).why).toBe("The posting requires 1 year; you have that.");
  expect(score({ specialty: "telemetry" }).gates.specialty.isPassed).toBe(true);
});

test.each([
  [{ amount: 50, per: "hour" }, 12],
  [{ amount: 60, per: "hour" }, 6],
  [{ amount: 63, per: "hour" }, 0],
  [{ amount: 1_800, per: "week" }, 12],
  [{ amount: 93_600, per: "year" }, 12],
  [{ amount: 93_700, per: "year" }, 6],
] as const)("compares pay with the least that she wants: %o", (minPay, earned) => {
  expect(line("pay", score({}, toFacts({ minPay }))).earned).toBe(earned);
});

test("gives fewer points the farther the work is, and all for remote work", () => {
  const away = (lat: number) => line("distance", score({ lat })).earned;
  expect([away(29.76), away(30.4), away(30.9), away(31.4)]).toEqual([10, 10, 4, 0]);
  expect(line("distance", score({ lat: 47, work: { ...posting.work, isRemote: true } })).earned).toBe(10);
});

test("gives the same number to both sides, and ranks alike", () => {
  const other = toFacts({ shifts: ["day"], specialties: ["nicu"] });
  const byPosting = rankClinicians(posting, [
    { id: 1, facts: other },
    { id: 2, facts },
  ]);
  expect(byPosting.map(({ id, match }) => [id, match.total])).toEqual([
    [2, scoreMatch(posting, facts).total],
    [1, scoreMatch(posting, other).total],
  ]);
  const byClinician = rankPostings(facts, [
    { id: 1, facts: { ...posting, shift: "day" } },
    { id: 2, facts: posting },
    { id: 3, facts: posting },
  ]);
  expect(byClinician.map(({ id }) => id)).toEqual([3, 2, 1]);
});

import { expect, test } from "vitest";
import { getCompact, listCompactMembers, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { findEligibility, type JobWork, type Work } from "./eligibility.ts";
import { findLicenseOffer } from "./license-offer.ts";
import { isLicensedByStates } from "./licensing-boards.ts";

const inState = (state: string): Work => ({ kind: "state", state });
const job = (states: string[], changed: Partial<JobWork> = {}): JobWork => ({
  kind: "job",
  states,
  compactAccepted: null,
  isRemote: false,
  isFederal: false,
  ...changed,
});
const one = (state: string) => [{ state, multistate: false }];
const multi = (state: string) => [{ state, multistate: true }];
const answer = (...asked: Parameters<typeof findEligibility>) => findEligibility(...asked).answer;

test("accepts a license from the state itself for every profession that states license", () => {
  for (const { slug } of professions.filter(isLicensedByStates))
    expect(answer(slug, one("CA"), inState("CA")), slug).toBe("eligible");
});

test("says to ask the state when only some states license the work", () => {
  const differing = professions.filter(({ license }) => license === "state");
  const asked = differing.filter((profession) => !isLicensedByStates(profession)).map(({ slug }) => slug);
  expect(asked).toEqual([
    "radiologic-technologist",
    "dietitian",
    "radiation-therapist",
    "nuclear-medicine-technologist",
    "behavior-analyst",
  ]);
  for (const slug of asked) {
    for (const state of ["GA", "MI", "TX"]) {
      const found = findEligibility(slug, one(state), job([state]));
      expect(found.answer, `${slug} in ${state}`).toBe("unknown");
      expect(found.how).toMatch(/^Ask the employer or the state licensing office in /);
      expect(answer(slug, one(state), job([state], { isFederal: true })), slug).toBe("unknown");
    }
  }
  expect(answer("respiratory-therapist", one("AK"), inState("AK"))).toBe("unknown");
  expect(answer("respiratory-therapist", one("GA"), inState("GA"))).toBe("eligible");
});

test("opens other member states to a multistate nursing license until the nurse moves", () => {
  const found = findEligibility("registered-nurse", multi("OH"), inState("TX"));
  expect(found).toMatchObject({ answer: "compact", wait: "No wait", state: "TX" });
  expect(found.rule).toContain(`all ${listCompactMembers("NLC").length} member states`);
  expect(found.how).toContain("If you move to Texas, apply for its license within 60 days");
  expect(found.compact).toEqual({
    name: "Nurse Licensure Compact",
    url: "https://www.nursecompact.com/",
    asOf: "July 2, 2026",
  });
  expect(answer("licensed-practical-nurse", multi("OH"), inState("TX"))).toBe("compact");
});

test("limits a single-state nursing license, or one from outside the compact, to its state", () => {
  const single = findEligibility("registered-nurse", one("OH"), inState("TX"));
  expect(single.answer).toBe("needs-license");
  expect(single.rule).toContain("A single-state license from Ohio is good only there");
  expect(single.how).toBe("Apply for a Texas registered nurse license with the state's board of nursing.");
  const outside = findEligibility("registered-nurse", multi("CA"), inState("TX"));
  expect(outside.answer).toBe("needs-license");
  expect(outside.rule).toBe("California is not a member of the Nurse Licensure Compact.");
  const pending = findEligibility("registered-nurse", multi("TX"), inState("MA"));
  expect(pending.answer).toBe("needs-license");
  expect(pending.rule).toContain(
    "Massachusetts has enacted the Nurse Licensure Compact, but nothing is issued or honored there yet. Massachusetts signed the law on November 20, 2024.",
  );
  expect(answer("registered-nurse", multi("MA"), inState("TX"))).toBe("needs-license");
});

test("routes a physician through a state that issues letters of qualification", () => {
  const found = findEligibility("physician", one("OH"), inState("TX"));
  expect(found).toMatchObject({
    answer: "compact",
    wait: "37 to 55 days (Minnesota Physician, 2022, the latest figure we have)",
  });
  expect(found.rule).toMatch(/separate license from Texas.*letter of qualification.*25% of your practice/);
  for (const home of getCompact("IMLC").notPrincipal) {
    const refused = findEligibility("physician", one(home), inState("TX"));
    expect(refused.answer, home).toBe("needs-license");
    expect(refused.rule, home).toContain("issued no letters of qualification as of January 2026");
    expect(answer("physician", one("TX"), inState(home)), home).toBe("compact");
    expect(answer("physician", [...one(home), ...one("OH")], inState("TX")), home).toBe("compact");
  }
  expect(getCompact("IMLC").notPrincipal).toEqual(["HI", "VT"]);
  const offer = findLicenseOffer("physician", job(["TX"]))!;
  expect(offer.text).toMatch(
    /^A Texas physician license\. .*letters of qualification.*Hawaii and Vermont issued no letters/,
  );
  expect(offer.text).not.toContain("typically get it");
});

test("lets an employer refuse a compact license but not a license from its own state", () => {
  const refusing = (states: string[]) => job(states, { compactAccepted: false });
  expect(answer("registered-nurse", multi("OH"), refusing(["TX"]))).toBe("needs-license");
  expect(answer("physical-therapist", one("OH"), refusing(["TX"]))).toBe("needs-license");
  expect(answer("physician", one("OH"), refusing(["TX"]))).toBe("compact");
  expect(answer("registered-nurse", multi("TX"), refusing(["TX"]))).toBe("eligible");
  expect(findEligibility("registered-nurse", multi("OH"), job(["TX"])).how).toContain("ask.");
  expect(
    findEligibility("registered-nurse", multi("OH"), job(["TX"], { compactAccepted: true })).how,
  ).not.toContain("ask.");
});

test("requires a physical therapist to buy a privilege before the first day", () => {
  for (const slug of ["physical-therapist", "physical-therapist-assistant"]) {
    const found = findEligibility(slug, one("OH"), inState("TX"));
    expect(found).toMatchObject({ answer: "compact", wait: "Typically a few days (a recruiter's estimate)" });
    expect(found.rule).toContain("before you start work");
    expect(answer(slug, one("OH"), inState("FL"))).toBe("needs-license");
    expect(findEligibility(slug, one("OH"), inState("FL")).rule).toContain(
      "Florida has enacted the Physical Therapy Compact, but nothing is issued or honored there yet.",
    );
  }
});

test("allows a psychologist telepsychology across states, but does not count 30 days in person", () => {
  const found = findEligibility("psychologist", one("OH"), inState("TX"));
  expect(found.answer).toBe("compact");
  expect(found.rule).toMatch(/APIT.*E\.Passport.*TAP.*IPC.*30 days a year/);
  expect(answer("psychologist", one("OH"), job(["TX"], { isRemote: true }))).toBe("compact");
  const onsite = findEligibility("psychologist", one("OH"), job(["TX"]));
  expect(onsite.answer).toBe("needs-license");
  expect(onsite.rule).toContain("30 days a year");
});

test("limits a paramedic's privilege to work for the home agency and never opens another state's posting", () => {
  for (const slug of ["paramedic", "emt"]) {
    const found = findEligibility(slug, one("TN"), inState("TX"));
    expect(found).toMatchObject({ answer: "compact", wait: "No wait" });
    expect(found.rule).toContain("does not qualify you for a permanent job");
    expect(answer(slug, one("TN"), job(["TX"], { compactAccepted: true }))).toBe("needs-license");
  }
});

test.each([
  ["physician-assistant", "PA"],
  ["nurse-practitioner", "APRN"],
  ["crna", "APRN"],
  ["nurse-midwife", "APRN"],
  ["clinical-nurse-specialist", "APRN"],
  ["respiratory-therapist", "RCIC"],
  ["social-worker", "SWLC"],
  ["dentist", "DDH"],
  ["dental-hygienist", "DDH"],
] as const)("does not extend a %s license while the %s compact issues nothing", (slug, code) => {
  const [home = "", other = ""] = getCompact(code).enacted;
  expect(listCompactMembers(code)).toEqual([]);
  for (const work of [inState(other), job([other], { compactAccepted: true, isRemote: true })]) {
    const found = findEligibility(slug, multi(home), work);
    expect(found.answer).toBe("needs-license");
    expect(found.rule).toContain("no state issues anything");
  }
});

test("keeps practice authority out of the license answer for nurse practitioners", () => {
  expect(answer("nurse-practitioner", one("CA"), inState("CA"))).toBe("eligible");
  for (const state of ["AZ", "NY", "CA"]) {
    const found = findEligibility("nurse-practitioner", one("TX"), inState(state));
    expect(found.answer, state).toBe("needs-license");
    expect(`${found.rule} ${found.how}`, state).not.toMatch(/practice authority|supervis|collaborat/i);
  }
});

test("accepts any state's license at a federal facility and mentions federal rules nowhere else", () => {
  const veterans = job(["CA"], { isFederal: true });
  expect(findEligibility("physician", one("HI"), veterans)).toMatchObject({
    answer: "eligible",
    rule: "Federal facilities accept a physician license from any state.",
  });
  expect(answer("physician", [], veterans)).toBe("needs-license");
  expect(findLicenseOffer("physician", veterans)?.text).toContain("any state");
  expect(JSON.stringify(findEligibility("physician", one("HI"), job(["CA"])))).not.toMatch(/federal/i);
});

test("gives no yes or no for work that only some states license", () => {
  const asCertified = professions.filter((profession) => profession.license === "certification");
  expect(asCertified.length).toBeGreaterThan(10);
  for (const { slug } of asCertified) {
    const found = findEligibility(slug, one("TX"), inState("TX"));
    expect(found.answer, slug).toBe("unknown");
    expect(found.rule, slug).toMatch(/state/i);
  }
  for (const slug of ["radiologic-technologist", "behavior-analyst", "dietitian", "healthcare-administrator"])
    expect(answer(slug, one("TX"), inState("NM")), slug).toBe("unknown");
  expect(answer("respiratory-therapist", one("TX"), inState("AK"))).toBe("unknown");
  expect(answer("medical-secretary", [], inState("TX"))).toBe("eligible");
  expect(answer(null, one("TX"), inState("TX"))).toBe("unknown");
  expect(answer("registered-nurse", one("TX"), job([]))).toBe("unknown");
});

test.each([
  ["occupational-therapist", "TN", "KY", "$75"],
  ["occupational-therapy-assistant", "TN", "KY", "supervision by an occupational therapist"],
  ["counselor", "GA", "KY", "marriage and family therapists"],
  ["speech-language-pathologist", "TN", "KY", "$50"],
  ["audiologist", "LA", "KY", "educator certificate"],
])("offers a %s a privilege only between two states that issue them", (slug, target, enacted, term) => {
  const found = findEligibility(slug, one("OH"), inState(target));
  expect(found).toMatchObject({ answer: "compact", wait: "We have no figure for the wait" });
  expect(`${found.rule} ${found.how}`).toContain(term);
  expect(found.compact?.asOf).toMatch(/2026$/);
  expect(answer(slug, one("OH"), job([target], { compactAccepted: false }))).toBe("needs-license");
  const pending = findEligibility(slug, one("OH"), inState(enacted));
  expect(pending.answer).toBe("needs-license");
  expect(pending.rule).toContain("nothing is issued or honored there yet");
  expect(answer(slug, one(enacted), inState("OH"))).toBe("needs-license");
  expect(findLicenseOffer(slug, job([target]))?.text).toContain("A privilege under the");
});

test("answers for the easiest state when a posting is open to several", () => {
  const remote = job(["CA", "TX", "NY"], { isRemote: true });
  expect(findEligibility("registered-nurse", multi("OH"), remote)).toMatchObject({
    answer: "compact",
    state: "TX",
  });
  expect(findEligibility("registered-nurse", [...multi("OH"), ...one("NY")], remote)).toMatchObject({
    answer: "eligible",
    state: "NY",
  });
  const none = findEligibility("registered-nurse", one("OH"), remote);
  expect(none).toMatchObject({ answer: "needs-license", state: null });
  expect(none.rule).toContain("A single-state license from Ohio");
  expect(none.how).toBe(
    "Apply for a registered nurse license from California, Texas or New York with that state's board of nursing.",
  );
});

test("says what a posting requires before you choose a license", () => {
  const text = (slug: string, work: JobWork) => findLicenseOffer(slug, work)?.text;
  expect(text("registered-nurse", job(["TX"]))).toBe(
    `A multistate license from any of the ${listCompactMembers("NLC").length} Nurse Licensure Compact members works at once. Otherwise you need a Texas registered nurse license.`,
  );
  expect(text("registered-nurse", job(["TX"], { compactAccepted: false }))).toBe(
    "A Texas registered nurse license. This employer does not accept compact licenses.",
  );
  expect(text("registered-nurse", job(["OR"]))).toBe("An Oregon registered nurse license.");
  expect(text("nurse-practitioner", job(["UT"], { compactAccepted: true }))).toBe(
    "A Utah nurse practitioner license.",
  );
  expect(text("psychologist", job(["TX"]))).toBe("A Texas psychologist license.");
  expect(text("medical-secretary", job(["TX"]))).toBeUndefined();
  expect(text("registered-nurse", job([]))).toBeUndefined();
});

test("never counts an enacted or unverified compact as membership", () => {
  expect(toCompactStatus("NLC", "MA")).toBe("enacted");
  expect(toCompactStatus("APRN", "WY")).toBe("unverified");
  expect(toCompactStatus("PTC", "FL")).toBe("enacted");
  expect(toCompactStatus("NLC", "CA")).toBe("none");
  expect(toCompactStatus("NLC", "TX")).toBe("member");
});

test("uses the right article and capitalization in every rule", () => {
  expect(findEligibility("pharmacist", [], inState("DC")).rule).toBe(
    "Work in the District of Columbia requires a District of Columbia pharmacist license.",
  );
  expect(findEligibility("registered-nurse", multi("DC"), inState("OH")).rule).toBe(
    "The District of Columbia is not a member of the Nurse Licensure Compact.",
  );
  expect(findEligibility("occupational-therapist", [], job(["OH", "UT"])).how).toMatch(/^Apply for an occup/);
  expect(findEligibility("nurse-manager", [], inState("UT")).how).toContain(
    "a Utah registered nurse license",
  );
});

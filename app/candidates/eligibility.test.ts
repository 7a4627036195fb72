import { expect, test } from "vitest";
import { getCompact, listCompactMembers, toCompactStatus } from "#app/specialties/compacts.ts";
import { professions } from "#app/specialties/professions.ts";
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

test("a license of the state itself is enough, for every profession that states license", () => {
  for (const { slug } of professions.filter(isLicensedByStates))
    expect(answer(slug, one("CA"), inState("CA")), slug).toBe("eligible");
});

test("a license of a state that may not license the work is never a yes: the state is to be asked", () => {
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
      expect(found.how).toMatch(/^Ask the employer, or the licensing office of /);
      expect(answer(slug, one(state), job([state], { isFederal: true })), slug).toBe("unknown");
    }
  }
  expect(answer("respiratory-therapist", one("AK"), inState("AK"))).toBe("unknown");
  expect(answer("respiratory-therapist", one("GA"), inState("GA"))).toBe("eligible");
});

test("a nurse's multistate license works at once in another member state, until the nurse moves there", () => {
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

test("a nurse's single-state license does not cross the border, and neither does one of a state outside", () => {
  const single = findEligibility("registered-nurse", one("OH"), inState("TX"));
  expect(single.answer).toBe("needs-license");
  expect(single.rule).toContain("A single-state license of Ohio is good there only");
  expect(single.how).toBe("Apply for a Texas registered nurse license with the state's board of nursing.");
  const outside = findEligibility("registered-nurse", multi("CA"), inState("TX"));
  expect(outside.answer).toBe("needs-license");
  expect(outside.rule).toBe("California is not a member of the Nurse Licensure Compact.");
  const pending = findEligibility("registered-nurse", multi("TX"), inState("MA"));
  expect(pending.answer).toBe("needs-license");
  expect(pending.rule).toBe("Massachusetts has enacted the Nurse Licensure Compact, but is not yet in it.");
  expect(answer("registered-nurse", multi("MA"), inState("TX"))).toBe("needs-license");
});

test("a physician gets a separate license faster, through a state of principal license only", () => {
  const found = findEligibility("physician", one("OH"), inState("TX"));
  expect(found).toMatchObject({ answer: "compact", wait: "Typically 4 to 8 weeks" });
  expect(found.rule).toContain("a separate license of Texas, not a privilege");
  for (const home of getCompact("IMLC").notPrincipal) {
    const refused = findEligibility("physician", one(home), inState("TX"));
    expect(refused.answer, home).toBe("needs-license");
    expect(refused.rule, home).toContain("no state of principal license");
    expect(answer("physician", one("TX"), inState(home)), home).toBe("compact");
    expect(answer("physician", [...one(home), ...one("OH")], inState("TX")), home).toBe("compact");
  }
  expect(getCompact("IMLC").notPrincipal).toEqual(["HI", "VT"]);
});

test("an employer can refuse a compact license or privilege, but not a license of its own state", () => {
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

test("a physical therapist buys a privilege before the first day", () => {
  for (const slug of ["physical-therapist", "physical-therapist-assistant"]) {
    const found = findEligibility(slug, one("OH"), inState("TX"));
    expect(found).toMatchObject({ answer: "compact", wait: "Typically a few days" });
    expect(found.rule).toContain("before you start work");
    expect(answer(slug, one("OH"), inState("FL"))).toBe("needs-license");
    expect(findEligibility(slug, one("OH"), inState("FL")).rule).toContain(
      "has enacted the Physical Therapy Compact",
    );
  }
});

test("a psychologist crosses by telepsychology; in person for 30 days a year, which is no job", () => {
  const found = findEligibility("psychologist", one("OH"), inState("TX"));
  expect(found.answer).toBe("compact");
  expect(found.rule).toMatch(/APIT.*E\.Passport.*TAP.*IPC.*30 days a year/);
  expect(answer("psychologist", one("OH"), job(["TX"], { isRemote: true }))).toBe("compact");
  const onsite = findEligibility("psychologist", one("OH"), job(["TX"]));
  expect(onsite.answer).toBe("needs-license");
  expect(onsite.rule).toContain("30 days a year");
});

test("a paramedic's privilege is for work under the home agency, never for a posting in another state", () => {
  for (const slug of ["paramedic", "emt"]) {
    const found = findEligibility(slug, one("TN"), inState("TX"));
    expect(found).toMatchObject({ answer: "compact", wait: "No wait" });
    expect(found.rule).toContain("no way into a permanent job");
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
] as const)("nobody works as %s by compact while the %s compact issues nothing", (slug, code) => {
  const [home = "", other = ""] = getCompact(code).enacted;
  expect(listCompactMembers(code)).toEqual([]);
  for (const work of [inState(other), job([other], { compactAccepted: true, isRemote: true })]) {
    const found = findEligibility(slug, multi(home), work);
    expect(found.answer).toBe("needs-license");
    expect(found.rule).toContain("no state issues anything");
  }
});

test("practice authority is no license question: a nurse practitioner's license opens a restricted state too", () => {
  expect(answer("nurse-practitioner", one("CA"), inState("CA"))).toBe("eligible");
  for (const state of ["AZ", "NY", "CA"]) {
    const found = findEligibility("nurse-practitioner", one("TX"), inState(state));
    expect(found.answer, state).toBe("needs-license");
    expect(`${found.rule} ${found.how}`, state).not.toMatch(/practice authority|supervis|collaborat/i);
  }
});

test("a federal facility takes a license of any state, and nothing federal is said of another employer", () => {
  const veterans = job(["CA"], { isFederal: true });
  expect(findEligibility("physician", one("HI"), veterans)).toMatchObject({
    answer: "eligible",
    rule: "Federal facilities take a physician license of any state.",
  });
  expect(answer("physician", [], veterans)).toBe("needs-license");
  expect(findLicenseOffer("physician", veterans)?.text).toContain("any state");
  expect(JSON.stringify(findEligibility("physician", one("HI"), job(["CA"])))).not.toMatch(/federal/i);
});

test("where no statute says it for every state, neither do we", () => {
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

test("a young compact whose members we do not list is named, not denied", () => {
  const found = findEligibility("occupational-therapist", one("OH"), inState("IL"));
  expect(found.answer).toBe("needs-license");
  expect(found.rule).toContain("own compact is young");
  expect(findEligibility("pharmacist", one("OH"), inState("IL")).rule).not.toContain("compact");
});

test("of several states that the work is open to, the easiest one answers", () => {
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
  expect(none.rule).toContain("A single-state license of Ohio");
  expect(none.how).toBe(
    "Apply for a registered nurse license of California, Texas or New York with that state's board of nursing.",
  );
});

test("what a posting takes is said without knowing who asks", () => {
  const text = (slug: string, work: JobWork) => findLicenseOffer(slug, work)?.text;
  expect(text("registered-nurse", job(["TX"]))).toBe(
    `A multistate license from any of the ${listCompactMembers("NLC").length} members of the Nurse Licensure Compact works at once; otherwise a Texas registered nurse license.`,
  );
  expect(text("registered-nurse", job(["TX"], { compactAccepted: false }))).toBe(
    "A Texas registered nurse license.",
  );
  expect(text("registered-nurse", job(["OR"]))).toBe("An Oregon registered nurse license.");
  expect(text("nurse-practitioner", job(["UT"], { compactAccepted: true }))).toBe(
    "A Utah nurse practitioner license.",
  );
  expect(text("psychologist", job(["TX"]))).toBe("A Texas psychologist license.");
  expect(text("medical-secretary", job(["TX"]))).toBeUndefined();
  expect(text("registered-nurse", job([]))).toBeUndefined();
});

test("enacted and unverified are never membership", () => {
  expect(toCompactStatus("NLC", "MA")).toBe("enacted");
  expect(toCompactStatus("PA", "NC")).toBe("unverified");
  expect(toCompactStatus("PTC", "FL")).toBe("enacted");
  expect(toCompactStatus("NLC", "CA")).toBe("none");
  expect(toCompactStatus("NLC", "TX")).toBe("member");
});

test("two states of a kind share a rule in words of their own, with the right article and capital", () => {
  expect(findEligibility("pharmacist", [], inState("DC")).rule).toBe(
    "Work in the District of Columbia takes a District of Columbia pharmacist license.",
  );
  expect(findEligibility("registered-nurse", multi("DC"), inState("OH")).rule).toBe(
    "The District of Columbia is not a member of the Nurse Licensure Compact.",
  );
  expect(findEligibility("occupational-therapist", [], job(["OH", "UT"])).how).toMatch(/^Apply for an occup/);
  expect(findEligibility("nurse-manager", [], inState("UT")).how).toContain(
    "a Utah registered nurse license",
  );
});

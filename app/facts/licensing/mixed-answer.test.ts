import { expect, test } from "vitest";
import { findEligibility, type JobWork } from "./eligibility.ts";
import { findLicenseOffer } from "./license-offer.ts";
import { answerFor } from "./license-verdict.ts";
import { toCardAnswer, toCodedWork } from "./memory/short-answer.ts";

const work: JobWork = {
  kind: "job",
  states: ["TX", "CA"],
  isPerState: true,
  compactAccepted: true,
  isRemote: false,
  isFederal: false,
};
const ask = (states: readonly string[], held: string, changed: Partial<JobWork> = {}, multistate = false) =>
  answerFor({ profession: "registered-nurse", states: held.split(" "), multistate }, "registered-nurse", {
    ...work,
    states,
    ...changed,
  }).verdict;

test.each([
  [["TX", "CA"], "TX", false, "plain", "Yes in TX; needs a license in CA"],
  [["TX", "OK", "CA"], "TX OK", false, "plain", "Yes in TX and OK; needs a license in CA"],
  [["CA", "TX", "OK"], "TX", true, "plain", "Yes in TX; yes by compact in OK; needs a license in CA"],
  [["TX", "OK"], "TX", true, "good", "Yes in TX; yes by compact in OK"],
  [["CA", "OR", "NV", "IL", "TX"], "TX", false, "plain", "Yes in TX; needs a license in 4 states"],
  [["CA", "NV"], "TX", false, "warn", "Not on that license alone"],
  [["TX", "CA"], "TX CA", false, "good", "Yes, on the license you hold"],
] as const)("answers for places in %s with a license of %s", (states, held, multistate, tone, title) => {
  expect(ask(states, held, {}, multistate)).toMatchObject({ tone, title });
});

test("asks the employer about the compact only where the license needs it", () => {
  expect(ask(["TX", "OK"], "TX", { compactAccepted: null }, true)).toMatchObject({
    tone: "plain",
    title: "Yes in TX; by compact, if accepted, in OK",
  });
});

test("says the same on a card, whose browser knows only a few letters", () => {
  const say = (profession: string | null) =>
    toCardAnswer({ profession, states: ["TX"], multistate: false }, toCodedWork("registered-nurse", work));
  expect(say("registered-nurse")).toEqual({ tone: "plain", text: "Yes in TX; not in CA" });
  expect(say(null)).toEqual({
    tone: "plain",
    text: "If yours is a registered nurse license: yes in TX; not in CA",
  });
});

test.each([
  [["TX", "OK", "AR", "CA"], "TX OK AR", false, "Yes in 3 states; not in CA"],
  [["TX", "OK", "CA"], "TX", true, "Yes in TX and OK; not in CA"],
  [["TX", "OK"], "TX", true, "You can work here"],
  [["CA", "NY", "TX", "NV"], "TX", false, "Yes in TX; not in 3 states"],
] as const)("is short on a card of places in %s with a license of %s", (states, held, multistate, text) => {
  const license = { profession: "registered-nurse", states: held.split(" "), multistate };
  expect(toCardAnswer(license, toCodedWork("registered-nurse", { ...work, states }))?.text).toBe(text);
  expect(text.length).toBeLessThanOrEqual(28);
});

test("asks on a card where the employer has not said whether it accepts the compact", () => {
  const license = { profession: "registered-nurse", states: ["TX"], multistate: true };
  const coded = toCodedWork("registered-nurse", { ...work, states: ["TX", "OK"], compactAccepted: null });
  expect(toCardAnswer(license, coded)?.text).toBe("Yes in TX; ask for OK");
});

test("never says yes for a state alone where a license of another state is held", () => {
  const states = ["TX", "CA", "OK", "NY"];
  for (const held of states) {
    const { answer, mixed } = findEligibility("registered-nurse", [{ state: held, multistate: false }], {
      ...work,
      states,
    });
    expect(answer).toBe("mixed");
    expect(mixed).toMatchObject({ isYes: false });
    expect(mixed?.text).toContain(`Yes in ${held};`);
  }
});

test("offers the compact only for the states that it reaches", () => {
  const { text, compact } = findLicenseOffer("registered-nurse", work)!;
  expect(text).toContain("from the state you will work in, Texas or California");
  expect(text).toContain("Nurse Licensure Compact can help only in Texas.");
  expect(compact).toBeNull();
  expect(findLicenseOffer("registered-nurse", { ...work, states: ["TX", "OK"] })!.text).toMatch(
    /^A multistate license from any of/,
  );
});

test("asks any one state for work of the federal government, wherever its places are", () => {
  expect(ask(["CA", "NV"], "TX", { isFederal: true })).toMatchObject({ tone: "good" });
});

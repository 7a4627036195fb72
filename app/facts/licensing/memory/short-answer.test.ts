import { expect, test } from "vitest";
import type { JobWork } from "#app/facts/licensing/eligibility.ts";
import type { MyLicense } from "#app/facts/licensing/license-fields.ts";
import { answerFor } from "#app/facts/licensing/license-verdict.ts";
import { listCompactMembers } from "#app/facts/reference/profession/compacts.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { parseCodedWork, toCardAnswer, toCodedWork, toShortAnswer } from "./short-answer.ts";

const plain: JobWork = {
  kind: "job",
  states: ["CO"],
  compactAccepted: null,
  isRemote: false,
  isFederal: false,
};
const nurse: MyLicense = { profession: "registered-nurse", states: ["TX"], multistate: true };

const say = (license: MyLicense, profession: string, work: Partial<JobWork> = {}) =>
  toCardAnswer(license, toCodedWork(profession, { ...plain, ...work }))?.text;

test.each<[string, MyLicense, string, Partial<JobWork>]>([
  ["You can work here", nurse, "registered-nurse", { states: ["TX"] }],
  ["You can work here: compact", nurse, "registered-nurse", { compactAccepted: true }],
  ["You can work here: compact", nurse, "case-manager", { compactAccepted: true }],
  ["By compact, if the employer accepts it", nurse, "registered-nurse", {}],
  ["Needs a California license", nurse, "registered-nurse", { states: ["CA"] }],
  ["Needs a Colorado license", nurse, "registered-nurse", { compactAccepted: false }],
  ["Needs a Colorado license", { ...nurse, multistate: false }, "registered-nurse", {}],
  ["You can work here", { ...nurse, states: ["CA", "CO"], multistate: false }, "registered-nurse", {}],
  ["You can work here", nurse, "registered-nurse", { states: ["CA"], isFederal: true }],
  ["Needs a pharmacist license", nurse, "pharmacist", { states: ["TX"] }],
  ["Needs an emergency medical technician license", nurse, "emt", { states: ["TX"] }],
  ["Needs an MRI technologist", nurse, "mri-technologist", { states: ["TX"] }],
  ["Needs a medical coder", nurse, "medical-coder", { states: ["TX"] }],
  ["Yes, if yours is a pharmacist license", { ...nurse, profession: null }, "pharmacist", { states: ["TX"] }],
  ["Needs a California license", { ...nurse, profession: null }, "pharmacist", { states: ["CA"] }],
  ["Needs a license", nurse, "registered-nurse", { states: ["CA", "OR"] }],
  ["License not stated: ask", nurse, "registered-nurse", { states: [] }],
])("says %s", (text, license, profession, work) => {
  expect(say(license, profession, work)).toBe(text);
});

test("sends a physician of the compact through its step, and says which", () => {
  const physician = { profession: "physician", states: ["TX"], multistate: false };
  const coded = toCodedWork("physician", plain)!;
  expect(toShortAnswer(physician, coded)).toMatchObject({
    tone: "plain",
    text: "Faster second license by compact",
    compact: { name: "Interstate Medical Licensure Compact" },
  });
});

test.each(["registered-nurse", "physical-therapist", "occupational-therapist", "counselor", "audiologist"])(
  "qualifies the card of a %s as the posting's page does where the employer says nothing of the compact",
  (profession) => {
    const [home, away] = listCompactMembers(findProfession(profession)!.compact!);
    const held = { profession, states: [home!], multistate: true };
    const saying = (compactAccepted: boolean | null) => {
      const work = { ...plain, states: [away!], compactAccepted };
      return [
        toShortAnswer(held, toCodedWork(profession, work)!),
        answerFor(held, profession, work).verdict,
      ] as const;
    };
    const [card, page] = saying(null);
    expect(card.text).toMatch(/^By compact.*, if (the employer accepts it|accepted)$/);
    expect(card.text.length).toBeLessThanOrEqual(40);
    expect(page.title).toMatch(/, if the employer accepts it$/);
    expect([card.tone, page.tone]).toEqual(["plain", "plain"]);
    const [sure, surePage] = saying(true);
    expect(`${sure.text} ${surePage.title}`).not.toContain("employer");
    expect([sure.tone, surePage.tone]).toEqual(["good", "good"]);
  },
);

test("gives the rule with the answer", () => {
  const { lines } = toShortAnswer(nurse, toCodedWork("registered-nurse", plain)!);
  expect(lines.join(" ")).toContain("Nurse Licensure Compact");
});

test("keeps everything about a posting's license in a few bytes", () => {
  for (const isRemote of [true, false])
    for (const compactAccepted of [true, false, null]) {
      const work = { ...plain, isRemote, compactAccepted, states: ["TX", "CO"] };
      const coded = toCodedWork("registered-nurse", work)!;
      expect(parseCodedWork(coded)).toEqual({ profession: "registered-nurse", work });
      expect(coded.length).toBeLessThan(12);
    }
  expect(toCodedWork("wizard", plain)).toBeNull();
});

import type { StateRow } from "#app/facts/catalog/place-records.ts";
import { findEligibility } from "#app/facts/licensing/eligibility.ts";
import { toLicenseVerdict } from "#app/facts/licensing/license-verdict.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";

/** One for each compact, and the professions with the most jobs. */
const asked = [
  "registered-nurse",
  "licensed-practical-nurse",
  "nurse-practitioner",
  "physician-assistant",
  "physician",
  "physical-therapist",
  "occupational-therapist",
  "respiratory-therapist",
  "speech-language-pathologist",
  "psychologist",
  "social-worker",
  "pharmacist",
  "paramedic",
];

const toAnswer = (profession: string, from: StateRow, to: StateRow): string => {
  const held = { state: from.code, multistate: true };
  const found = findEligibility(profession, [held], { kind: "state", state: to.code });
  const wait = found.answer === "needs-license" && found.wait ? ` ${found.wait}.` : "";
  return `${toLicenseVerdict(found).title}.${wait}`;
};

/** Counts a nurse's license as multistate if it can be. */
export function toLicenseRows(first: StateRow, second: StateRow) {
  const rows = asked.flatMap((slug) => {
    const name = findProfession(slug)?.plural;
    return name
      ? [{ name, pair: [toAnswer(slug, first, second), toAnswer(slug, second, first)] as const }]
      : [];
  });
  return {
    either: rows
      .filter(({ pair: [there, back] }) => there === back)
      .map(({ name, pair: [there] }) => ({ name, cells: [there] })),
    differing: rows
      .filter(({ pair: [there, back] }) => there !== back)
      .map(({ name, pair }) => ({ name, cells: [...pair] })),
  };
}

export function describeNurses(first: StateRow, second: StateRow): string {
  const [a, b] = [first, second].map(({ compacts }) => compacts.NLC === "member");
  if (a && b)
    return `Both states are in the Nurse Licensure Compact, so a nurse with a multistate license from one can start in the other at once.`;
  if (!a && !b) return `Neither state is in the Nurse Licensure Compact, so nurses need a license from each.`;
  const [inside, outside] = a ? [first, second] : [second, first];
  return `${inside.name} is in the Nurse Licensure Compact and ${outside.name} is not, so nurses who move need the other state's license or a new one.`;
}

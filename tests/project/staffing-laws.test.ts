import { expect, test } from "vitest";
import { toWhole } from "#app/facts/catalog/passage.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { describeRatioLaw, describeRatioLaws } from "#app/facts/reference/profession/staffing-laws.ts";
import staffing from "../../data/nurse_staffing_laws.json" with { type: "json" };
import { catalog } from "../support/built-catalog.ts";

const withLaw = staffing.ratio_laws.map(({ state_code }) => state_code);

test("names a ratio law only in the four states with one, with citation and date", () => {
  expect(states.map(({ code }) => code).filter((code) => describeRatioLaw(code))).toEqual(
    [...withLaw].sort(),
  );
  expect(describeRatioLaw("CA")).toBe(
    "California law limits patients per registered nurse in hospitals: 2 in intensive care, 3 in step-down, 4 in the emergency department and 5 in medical-surgical units (Cal. Health & Safety Code § 1276.4; 22 CCR § 70217, in force since 2004).",
  );
  expect(describeRatioLaw("OR")).toMatch(/ORS 441\.765.*in force since June 1, 2024.*can replace a limit/);
  expect(describeRatioLaw("MA")).toContain("2 in intensive care (M.G.L. c. 111, § 231");
  expect(describeRatioLaw("NY")).toContain(
    "2 in intensive care (10 NYCRR § 405.5, under Pub. Health Law § 2805-t, adopted on June 29, 2023)",
  );
  for (const { citation } of staffing.ratio_laws) expect(describeRatioLaws()).toContain(citation);
});

const { state, profession } = catalog;

test("does not mention ratio laws on pages of states without one", () => {
  const claims = (texts: readonly string[]) =>
    texts.filter((text) => /\bratios?\b/i.test(text) && /\b(law|laws|statut\w+)\b/i.test(text));
  for (const record of state.values()) {
    if (withLaw.includes(record.code)) continue;
    const texts = [
      ...record.healthcareFacts,
      ...record.economicHighlights,
      ...record.livingHighlights,
      ...record.recruiting,
      record.forClinicians,
    ].flatMap((text) => toWhole(text).split(/(?<=[.?]) /));
    expect(claims(texts), record.name).toEqual([]);
  }
  // The pages of all states share these sentences.
  for (const { slug, demandFactors } of profession.values()) expect(claims(demandFactors), slug).toEqual([]);
});

import { expect, test } from "vitest";
import { claims } from "#app/claims.ts";
import { catalog } from "../../../../tests/support/built-catalog.ts";
import { listHiringSteps, toPromiseText } from "./hiring-steps.ts";
import { findLanding } from "./landing.ts";

const { profession: professions } = catalog;
const listSteps = (slug: string) =>
  listHiringSteps(findLanding(slug, "boston")!, professions.get(slug)!.hiring, ["the rest of Massachusetts"]);

test("interviews nurse anesthetists in the operating rooms, not in clinic", () => {
  const [, , interviews] = listSteps("nurse-anesthetist");
  expect(interviews!.text).toBe("A day in the operating rooms with the anesthesia team.");
  const [, , clinic] = listSteps("nurse-practitioner");
  expect(clinic!.text).toContain("in clinic");
});

test("promises weeks only for candidates we already know", () => {
  const boston = findLanding("psychiatrist", "boston")!;
  expect(toPromiseText(boston, "10-24 weeks")).toBe(
    `2-3 weeks is our ${claims.placementMeaning}; a new search takes 10-24 weeks.`,
  );
  expect(toPromiseText(boston, null)).toBe(`2-3 weeks is our ${claims.placementMeaning}.`);
});

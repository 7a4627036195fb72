import { expect, test } from "vitest";
import { describePremium } from "./city-market-questions.ts";

test("tells our estimate alone where the survey has no figure", () => {
  expect(describePremium({ salaryPremium: "3-8%" }, null)).toBe(
    "Offers are 3-8% above the national average, by our estimate",
  );
});

import { expect, test } from "vitest";
import { refusalCountsDays } from "#app/jobs/postings/record/paused-by-us.ts";
import { postingTerms } from "#app/posting-terms.ts";
import { site } from "#app/site.ts";

test("says with the rule's own figures which later postings we read first", () => {
  expect(site.readsEvery).toBe(5);
  expect(postingTerms.laterReading).toContain("every fifth of a company whose domain is not verified");
  expect(postingTerms.laterReading).toContain(`in the last ${refusalCountsDays} days`);
  expect(postingTerms.reading).toContain(postingTerms.laterReading);
});

import { expect, test } from "vitest";
import type { Asked } from "#app/assistant/mentor/reading/read-question.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { describePayLaws } from "./pay-law-facts.ts";

const tell = (code: string, now = Date.parse("2026-11-23")): string =>
  describePayLaws({ now } as SiteContext, { states: [code], sentence: { words: "" } } as unknown as Asked)[0]!
    .text;

test("tells which employers of a state must put pay in a posting, and since when", () => {
  expect(tell("IL")).toMatch(
    /^Yes: Illinois requires employers with at least 15 employees to put pay and benefits in the job posting\. Since January 1, 2025\. The law: 820 ILCS/,
  );
});

test("tells a duty that comes after the posting, and where our file has nothing", () => {
  expect(tell("NV")).toMatch(
    /^No: Nevada does not require pay in the posting\. Employers must tell applicants /,
  );
  expect(tell("TX")).toMatch(/has no law of Texas that requires pay in a job posting\.$/);
});

test("tells no law before it is in force", () => {
  expect(tell("IL", Date.parse("2024-06-01"))).toMatch(/has no law of Illinois/);
});

import { expect, test } from "vitest";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import { makeDraft } from "../../../tests/support/draft.ts";
import { isAnotherOpening } from "./another-opening.ts";

const before: PostingContent = {
  ...makeDraft({ title: "ICU Nurse, Nights", city: "Houston", stateCode: "TX" }),
  profession: "registered-nurse",
  applyUrl: "https://jobs.harbor.org/7",
  descriptionHtml: "<p>Care for adults after heart surgery on our 24-bed unit. Two patients a nurse.</p>",
};

test.each<[string, Partial<PostingContent>]>([
  ["nothing else", {}],
  ["a word of the title", { title: "ICU Nurse, Days" }],
  ["the pay", { salaryMinCents: 4_000_000, salaryMaxCents: 5_000_000 }],
  ["a sentence", { descriptionHtml: `${before.descriptionHtml}<p>We pay for parking.</p>` }],
  ["the number at the same host", { applyUrl: "https://jobs.harbor.org/8" }],
  ["that it takes applications here", { applyUrl: null }],
])("is the same opening when an edit says %s", (_, changes) => {
  expect(isAnotherOpening(before, { ...before, ...changes })).toBe(false);
});

test.each<[string, Partial<PostingContent>]>([
  ["profession", { profession: "pharmacist" }],
  ["town", { city: "Toledo", stateCode: "OH" }],
  ["host to apply at", { applyUrl: "https://jobs.harbor.example/7" }],
  ["title", { title: "Pharmacist, Infusion Center West" }],
  ["text", { descriptionHtml: "<p>Mix infusions in a clean room. Weekends off, and a free badge.</p>" }],
])("is another opening when an edit gives it another %s", (_, changes) => {
  expect(isAnotherOpening(before, { ...before, ...changes })).toBe(true);
});

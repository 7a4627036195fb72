import { expect, test } from "vitest";
import { findCampaign } from "./campaign.ts";
import { toSearchWords } from "./search-words.ts";

const page = "https://clinward.example/jobs/icu-nurse";

test.each([
  ["utm_source=LinkedIn&utm_campaign=Spring%20Nurses", "linkedin / spring-nurses"],
  ["utm_campaign=spring", "spring"],
  ["utm_source=jane%40example.com", null],
  ["utm_campaign=5125550142", null],
  ["utm_source=%22%3E%3Cscript%3E", "script"],
  ["query=nurse", null],
])("reads the campaign of a page opened with %s", (query, campaign) => {
  expect(findCampaign(`${page}?${query}`, page)).toBe(campaign);
});

test("takes no campaign of a page that was left or of another site", () => {
  expect(findCampaign("https://clinward.example/jobs?utm_source=mail", page)).toBeNull();
  expect(findCampaign("https://evil.example/jobs/icu-nurse?utm_source=mail", page)).toBeNull();
  expect(findCampaign(null, page)).toBeNull();
});

test("counts the same words as one search however they were typed", () => {
  expect(toSearchWords("  ICU   Nurse ")).toBe("icu nurse");
});

test.each(["jane@example.com", "call 512-555-0142", "٥١٢٥٥٥٠١", "x".repeat(61), " "])(
  "keeps no words of %s",
  (query) => {
    expect(toSearchWords(query)).toBeNull();
  },
);

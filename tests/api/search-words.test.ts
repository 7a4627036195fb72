import { beforeAll, expect, test } from "vitest";
import type { SearchWords } from "#app/jobs/search/words/search-words.server.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

beforeAll(async () => {
  await storeJobs([
    makeDraft({ title: "Wound care nurse", city: "Tulsa", stateCode: "OK" }),
    makeDraft({ title: "Wound care nurse, nights", city: "Tulsa", stateCode: "OK", validThrough: 1 }),
  ]);
});

test("lists titles, employers and places of open postings, each once and small", async () => {
  const response = await send("/api/jobs/words");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=600");
  const text = await response.text();
  expect(text.length).toBeLessThan(40_000);
  const { what, where } = JSON.parse(text) as SearchWords;
  expect(what).toContainEqual({ text: "Wound care nurse", kind: "Title" });
  expect(what.some(({ kind }) => kind === "Employer")).toBe(true);
  expect(what.some(({ kind }) => kind === "Specialty")).toBe(true);
  expect(where).toContainEqual({ text: "Tulsa, OK" });
  expect(where).toContainEqual({ text: "Oklahoma" });
  for (const words of [what, where]) {
    const names = words.map((word) => word.text.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});

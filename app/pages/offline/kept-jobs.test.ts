import { expect, test } from "vitest";
import { states } from "#app/facts/reference/place/states.ts";
import { isJobPath, isPublicPage, toOpenedJob } from "./kept-jobs.ts";

test("keeps a posting's page whatever its title", () => {
  expect(isJobPath("/jobs/registered-nurse-medical-icu-houston-tx-k3v9x2qa")).toBe(true);
  expect(isJobPath("/jobs/rn-00000000")).toBe(true);
});

test("does not mistake a state's list for a posting, even when its last word has eight letters", () => {
  expect(states.map(({ slug }) => `/jobs/${slug}`).filter(isJobPath)).toEqual([]);
});

test.each([
  "/jobs",
  "/jobs/",
  "/jobs/rn-k3v9x2qa/apply",
  "/admin/jobs/rn-k3v9x2qa",
  "/jobs/rn-k3v9x2qa.data",
])("does not keep %s", (path) => expect(isJobPath(path)).toBe(false));

test.each([
  "/jobs/rn-k3v9x2qa",
  "/jobs/rn-k3v9x2qa.data",
  "/jobs?query=icu&job=rn-k3v9x2qa",
  "/jobs.data?job=rn-k3v9x2qa&_routes=routes",
  "/api/jobs/rn-k3v9x2qa/beside?license=TX",
])("recognizes the posting that %s opens", (address) => {
  expect(toOpenedJob(new URL(address, "https://jobs.example"))).toBe("/jobs/rn-k3v9x2qa");
});

test.each([
  "/jobs",
  "/jobs?query=icu",
  "/jobs?job=south-carolina",
  "/jobs?job=rn-k3v9x2qa/apply",
  "/employers?job=rn-k3v9x2qa",
  "/jobs/south-carolina.data",
  "/api/jobs/rn-k3v9x2qa",
  "/api/jobs/recent",
])("finds no posting that %s opens", (address) => {
  expect(toOpenedJob(new URL(address, "https://jobs.example"))).toBeNull();
});

test("does not keep private pages or pages without a public cache header", () => {
  const answer = (cacheControl: string | null, status = 200) =>
    new Response("", { status, headers: cacheControl ? { "cache-control": cacheControl } : {} });
  expect(isPublicPage(answer("public, max-age=0, s-maxage=600"))).toBe(true);
  expect(isPublicPage(answer("private, no-store"))).toBe(false);
  expect(isPublicPage(answer("no-cache"))).toBe(false);
  expect(isPublicPage(answer(null))).toBe(false);
  expect(isPublicPage(answer("public, max-age=0", 404))).toBe(false);
});

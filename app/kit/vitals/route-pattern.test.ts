import { expect, test } from "vitest";
import { toRoutePattern } from "./route-pattern.ts";

const patterns = ["/", "/jobs", "/jobs/:slug", "/jobs/:slug/apply", "/jobs/saved", "/metro/:area"];

test("counts a page under its pattern, never under what the visitor looked at", () => {
  expect(toRoutePattern("/jobs/icu-nurse-austin-1234", patterns)).toBe("/jobs/{slug}");
  expect(toRoutePattern("/jobs/icu-nurse-austin-1234/apply", patterns)).toBe("/jobs/{slug}/apply");
  expect(toRoutePattern("/", patterns)).toBe("/");
});

test("prefers a page's own address to a pattern that also fits", () => {
  expect(toRoutePattern("/jobs/saved", patterns)).toBe("/jobs/saved");
});

test("ignores a trailing slash and capitals", () => {
  expect(toRoutePattern("/Jobs/", patterns)).toBe("/jobs");
});

test("counts all recruiter pages of a profession in a place as one", () => {
  expect(toRoutePattern("/pediatrician-recruiters-chicago", patterns)).toBe(
    "/{profession}-recruiters-{place}",
  );
  expect(toRoutePattern("/jane-recruiters-0042", patterns)).toBe("other");
});

test("counts an address that is not a page as other", () => {
  expect(toRoutePattern("/jane.doe@example.com", patterns)).toBe("other");
  expect(toRoutePattern("/jobs/a/b/c", patterns)).toBe("other");
});

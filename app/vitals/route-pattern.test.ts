import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { toRoutePattern } from "./route-pattern.ts";

const patterns = ["/", "/jobs", "/jobs/:slug", "/jobs/:slug/apply", "/jobs/saved", "/metro/:area"];

test("a page counts under its pattern, never under what the visitor looked at", () => {
  expect(toRoutePattern("/jobs/icu-nurse-austin-1234", patterns)).toBe("/jobs/{slug}");
  expect(toRoutePattern("/jobs/icu-nurse-austin-1234/apply", patterns)).toBe("/jobs/{slug}/apply");
  expect(toRoutePattern("/", patterns)).toBe("/");
});

test("a page with an address of its own wins over a pattern that fits it too", () => {
  expect(toRoutePattern("/jobs/saved", patterns)).toBe("/jobs/saved");
});

test("a closing slash and capitals change nothing", () => {
  expect(toRoutePattern("/Jobs/", patterns)).toBe("/jobs");
});

test("the recruiter pages of professions in places count as one", () => {
  expect(toRoutePattern("/pediatrician-recruiters-chicago", patterns)).toBe(
    "/{profession}-recruiters-{place}",
  );
  expect(toRoutePattern("/jane-recruiters-0042", patterns)).toBe("other");
});

test("an address that is no page of the site counts as other", () => {
  expect(toRoutePattern("/jane.doe@example.com", patterns)).toBe("other");
  expect(toRoutePattern("/jobs/a/b/c", patterns)).toBe("other");
});

test("every page of app/routes.ts is in app/vitals/page-routes.ts, and nothing else is", async () => {
  expect([...pageRoutes].sort()).toEqual(listPages(await routes, "").sort());
});

/** Pages only: a module that answers no HTML, or only other addresses (the catch-all), is not measured. */
function listPages(entries: RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children, file }) => {
    const full = path ? `${parent}/${path}` : parent;
    if (children) return listPages(children, full);
    if (path === "*" || (!path && !index) || !file.endsWith(".tsx")) return [];
    return [full || "/"];
  });
}

import { beforeAll, expect, test } from "vitest";
import { pagePatterns } from "#app/routes.ts";
import { signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { send } from "../support/site.ts";
import { built, builtUnlisted, forAdmins, withoutRecord } from "../support/spec-urls.ts";

beforeAll(fillCatalog);

const noindex = /<meta name="robots" content="noindex/;
const headings = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text?.replace(/<[^>]+>/g, ""));
const canonicalOf = (html: string) => /<link rel="canonical" href="[^"]*?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];

async function open(path: string, headers: Record<string, string> = {}) {
  const first = await send(path, { headers });
  // Without the parameters that say nothing.
  const to = first.headers.get("location");
  const response = first.status === 302 && to ? await send(to, { headers }) : first;
  return { status: response.status, html: await response.text() };
}

test.each(built)("lets search engines list %s", async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(headings(html)).toHaveLength(1);
  if (!path.includes("?")) expect(html).not.toMatch(noindex);
});

test.each(builtUnlisted)("keeps %s out of search engines", async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(200);
  expect(headings(html)).toHaveLength(1);
  expect(html).toMatch(noindex);
});

const specified = [...built, ...builtUnlisted, ...forAdmins];
const others = pagePatterns.filter((path) => !path.includes(":") && !specified.includes(path));

test.each(others)("opens %s, which the specification does not name, or asks to log in", async (path) => {
  const { status, html } = await open(path);
  if (status === 302) return;
  expect(status).toBe(200);
  expect(headings(html)).toHaveLength(1);
});

test.each([...withoutRecord, "/blog/call-1-800-555-0100-now", "/career-guides/free/prize-inside"])(
  "answers 404 for %s and shows no text from its address",
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(headings(html)).toEqual(["Page not found"]);
    const shown = html.toLowerCase().replaceAll("-", " ");
    for (const slug of path.split("/").slice(2)) {
      if (slug.includes("-")) expect(shown).not.toContain(slug.replaceAll("-", " "));
    }
    expect(html).toContain(`href="/${path.split("/")[1]}"`);
  },
);

test.each([
  "/states/texas-hold-em",
  "/geographic/atlantis/physician",
  "/specialties/Cardiology!",
  "/blog/%3Cscript%3E",
  "/profession/a%20b",
  "/resources/winning-the-lottery",
  "/career-guides/nursing",
  "/PHYSICIAN_X-recruiters-chicago",
  "/-recruiters-",
  "/states/constructor",
  "/states/__proto__",
  "/geographic/constructor",
  "/geographic/__proto__/pediatrician",
])("answers 404 for %s", async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(headings(html)).toEqual(["Page not found"]);
});

test("answers a recruiter-like address under /api as a missing endpoint", async () => {
  const response = await send("/api/physician-recruiters-chicago");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toContain("application/json");
});

test("sends a visitor of the dashboard or the admin area to log in", async () => {
  for (const path of ["/dashboard", ...forAdmins]) {
    const response = await send(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
  }
});

test("shows the admin area to admins only", async () => {
  const admin = await signIn("admin");
  const seeker = await signIn("job_seeker");
  for (const path of forAdmins) {
    expect((await open(path, { cookie: admin.cookie })).status, path).toBe(200);
    const asSeeker = await open(path, { cookie: seeker.cookie });
    expect(asSeeker.status).toBe(403);
    expect(asSeeker.html).toContain("Your account cannot open this page");
  }
});

test.each([
  ["/contact-us", "/contact"],
  ["/about-us", "/about"],
  ["/for-employers", "/employers"],
  ["/employer-landing", "/employers"],
  ["/healthcare-jobs/texas", "/jobs/texas"],
  ["/search", "/jobs"],
])("shows at %s the page whose canonical address is %s", async (alias, canonical) => {
  expect(canonicalOf((await open(alias)).html)).toBe(canonical);
});

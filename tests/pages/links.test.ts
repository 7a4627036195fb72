import { beforeAll, expect, test } from "vitest";
import { pageRoutes } from "#app/vitals/page-routes.ts";
import { toRoutePattern } from "#app/vitals/route-pattern.ts";
import { signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, send } from "../support/site.ts";
import { built, builtUnlisted, coming } from "../support/spec-urls.ts";
import { createVitalsTables } from "../vitals/tables.ts";

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  await storeJobs([
    makeDraft(),
    makeDraft({ title: "Hospitalist, nights", profession: "physician", specialty: "hospital-medicine" }),
    makeDraft({ title: "Remote NP, psychiatry", profession: "nurse-practitioner", workplace: "remote" }),
  ]);
}, 60_000);

/**
 * Pages that come from one pattern, and searches that ask for the same kinds of things, are alike: so many of each
 * are opened, so that the walk takes seconds. Pages with a whole address of their own are all opened.
 */
const opened = { generated: 5, searches: 2 };

const patienceMs = 120_000;

interface Walk {
  /** Every page that was opened and led nowhere else, with its query. */
  pages: Set<string>;
  /** What is wrong, with the page that leads there. */
  broken: string[];
}

/** @param known pages that need not be opened again, such as those that are the same for everybody */
async function walk(headers: Record<string, string>, known = new Set<string>()): Promise<Walk> {
  const pages = new Map<string, string>();
  const moved = new Set<string>();
  const broken: string[] = [];
  const counts = new Map<string, number>();
  const queue = [{ url: new URL("/", origin), from: "start" }];
  const places: { page: string; id: string; from: string }[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { url, from } = next;
    const page = url.pathname + url.search;
    if (url.hash) places.push({ page, id: url.hash.slice(1), from });
    if (pages.has(page) || (known.has(page) && page !== "/") || !isWanted(url, counts)) continue;
    const response = await send(page, { headers });
    const html = await response.text();
    pages.set(page, html);
    if (response.status >= 400) broken.push(`${response.status} ${page}, linked from ${from}`);
    const location = response.headers.get("location");
    if (location) moved.add(page);
    for (const to of location ? [location] : toHrefs(html)) {
      const target = new URL(to, url);
      if (target.origin === origin) queue.push({ url: target, from: page });
    }
  }
  for (const { page, id, from } of places) {
    const html = pages.get(page);
    if (html && !html.includes(`id="${id}"`))
      broken.push(`#${id} stands nowhere on ${page}, linked from ${from}`);
  }
  return { pages: new Set([...pages.keys()].filter((page) => !moved.has(page))), broken };
}

function isWanted(url: URL, counts: Map<string, number>): boolean {
  const pattern = toRoutePattern(url.pathname, pageRoutes);
  const parameters = [...new Set(url.searchParams.keys())].sort().join();
  const most = parameters ? opened.searches : pattern.includes("{") ? opened.generated : 1;
  const key = pattern === "other" ? url.pathname : `${pattern}?${parameters}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count <= most;
}

const toHrefs = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));

let anonymous: Walk;
beforeAll(async () => {
  anonymous = await walk({});
}, patienceMs);

test("from the home page on, every link leads to a page, and every page of the site is reached", () => {
  expect(anonymous.broken).toEqual([]);
  // Aliases and generated pages need no link of their own.
  const aliases = ["/search", "/about-us", "/contact-us", "/for-employers", "/employer-landing"];
  const own = [...built, ...builtUnlisted, ...coming].filter(
    (path) => (pageRoutes as readonly string[]).includes(path) && !aliases.includes(path),
  );
  expect(own.filter((path) => !anonymous.pages.has(path))).toEqual([]);
});

test.each(["job_seeker", "employer", "admin"] as const)(
  "somebody signed in (%s) meets no broken link either",
  { timeout: patienceMs },
  async (role) => {
    const { cookie } = await signIn(role);
    const { pages, broken } = await walk({ cookie }, anonymous.pages);
    expect(broken).toEqual([]);
    expect(pages).toContain(role === "admin" ? "/admin" : "/dashboard");
  },
);

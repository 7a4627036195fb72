import { beforeAll, expect, test } from "vitest";
import { pageRoutes } from "#app/vitals/page-routes.ts";
import { toRoutePattern } from "#app/vitals/route-pattern.ts";
import { signIn } from "../support/accounts.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, origin, send } from "../support/site.ts";
import { built, builtUnlisted, coming } from "../support/spec-urls.ts";
import { createVitalsTables } from "../vitals/tables.ts";

beforeAll(async () => {
  await createVitalsTables(env.VITALS_DB);
  await storeJobs([
    makeDraft(),
    makeDraft({ title: "Hospitalist, nights", profession: "physician", specialty: "hospital-medicine" }),
    makeDraft({ title: "Remote NP, psychiatry", profession: "nurse-practitioner", workplace: "remote" }),
  ]);
});

/**
 * Pages that come from one pattern, and searches that ask for the same kinds of things, are alike: so many of each
 * are opened, so that the walk takes seconds. Pages with a whole address of their own are all opened.
 */
const opened = { generated: 6, searches: 2 };

const patience = { timeout: 60_000 };

interface Walk {
  /** Every path that was opened, without its query. */
  seen: Set<string>;
  /** What is wrong, with the page that leads there. */
  broken: string[];
}

async function walk(headers: Record<string, string>): Promise<Walk> {
  const seen = new Set<string>();
  const broken: string[] = [];
  const counts = new Map<string, number>();
  const queue = [{ to: "/", from: "start" }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const url = new URL(next.to, origin);
    if (seen.has(url.pathname + url.search) || !isWanted(url, counts)) continue;
    seen.add(url.pathname).add(url.pathname + url.search);
    const response = await send(url.pathname + url.search, { headers });
    const body = await response.text();
    if (response.status >= 400) broken.push(`${response.status} ${next.to}, linked from ${next.from}`);
    const location = response.headers.get("location");
    if (location) queue.push({ to: location, from: next.to });
    const page = url.pathname + url.search;
    for (const to of toLinks(body, url)) queue.push({ to, from: page });
    for (const id of toFragments(body))
      if (!body.includes(`id="${id}"`)) broken.push(`#${id} stands nowhere on ${page}`);
  }
  return { seen, broken };
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

const toLinks = (html: string, page: URL) =>
  toHrefs(html).flatMap((href) => {
    const url = new URL(href, page);
    return url.origin === origin && !href.startsWith("#") ? [url.pathname + url.search] : [];
  });

/** The places on the same page that its links lead to. */
const toFragments = (html: string) =>
  toHrefs(html).flatMap((href) => (href.startsWith("#") && href.length > 1 ? [href.slice(1)] : []));

test(
  "from the home page on, every link leads to a page, and every page of the site is reached",
  patience,
  async () => {
    const { seen, broken } = await walk({});
    expect(broken).toEqual([]);
    // Aliases and generated pages need no link of their own.
    const aliases = ["/search", "/about-us", "/contact-us", "/for-employers", "/employer-landing"];
    const own = [...built, ...builtUnlisted, ...coming].filter(
      (path) => (pageRoutes as readonly string[]).includes(path) && !aliases.includes(path),
    );
    expect(own.filter((path) => !seen.has(path))).toEqual([]);
  },
);

test.each(["job_seeker", "employer", "admin"] as const)(
  "somebody signed in (%s) meets no broken link either",
  patience,
  async (role) => {
    const { cookie } = await signIn(role);
    const { seen, broken } = await walk({ cookie });
    expect(broken).toEqual([]);
    expect(seen).toContain(role === "admin" ? "/admin" : "/dashboard");
  },
);

import { beforeAll, expect, test } from "vitest";
import { toRoutePattern } from "#app/kit/vitals/route-pattern.ts";
import { pagePatterns } from "#app/routes.ts";
import { addText, type Kind, kinds, mostShared, type Texts } from "../../scripts/walk/catalogue.ts";
import { type Crawl, crawl } from "../../scripts/walk/crawl.ts";
import { findMostAlike } from "../../scripts/walk/shingles.ts";
import { signIn } from "../support/accounts.ts";
import { fillCatalog } from "../support/catalog.ts";
import { makeDraft, storeJobs } from "../support/jobs.ts";
import { env, isWhole, send } from "../support/site.ts";
import { built, builtUnlisted } from "../support/spec-urls.ts";
import { createVitalsTables } from "../vitals/tables.ts";

beforeAll(async () => {
  await fillCatalog();
  await createVitalsTables(env.VITALS_DB);
  await storeJobs([
    makeDraft(),
    makeDraft({ title: "Hospitalist, nights", profession: "physician", specialty: "hospital-medicine" }),
    makeDraft({ title: "Remote NP, psychiatry", profession: "nurse-practitioner", workplace: "remote" }),
  ]);
});

/** Opens only some of the pages of each pattern and of similar searches, so that the walk takes seconds. */
const opened = isWhole ? { generated: 5, searches: 2 } : { generated: 3, searches: 1 };

const patienceMs = 120_000;

function walk(headers: Record<string, string>, known?: ReadonlySet<string>): Promise<Crawl> {
  const counts = new Map<string, number>();
  return crawl({
    send: (path) => send(path, { headers }),
    isWanted: (url) => isWanted(url, counts),
    known,
    onPage: (path, html) => addText(texts, path, html),
  });
}

/** Served beside the Worker; scripts/downloads/downloads.slow.test.ts looks whether they are there. */
const isFile = ({ pathname }: URL): boolean => /^\/downloads\/.+\.(pdf|xlsx)$/.test(pathname);

function isWanted(url: URL, counts: Map<string, number>): boolean {
  if (isFile(url)) return false;
  const pattern = toRoutePattern(url.pathname, pagePatterns);
  const parameters = [...new Set(url.searchParams.keys())].sort().join();
  const most = parameters ? opened.searches : pattern.includes("{") ? opened.generated : 1;
  const key = pattern === "other" ? url.pathname : `${pattern}?${parameters}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count <= most;
}

const texts: Texts = { shingles: new Map(), facts: new Map() };
let anonymous: Crawl;
beforeAll(async () => {
  anonymous = await walk({});
}, patienceMs);

test("leads from the home page to every page without a broken link", () => {
  expect(anonymous.broken).toEqual([]);
  // Aliases and generated pages need no link of their own.
  const aliases = ["/search", "/about-us", "/contact-us", "/for-employers", "/employer-landing"];
  const own = [...built, ...builtUnlisted].filter(
    (path) => pagePatterns.includes(path) && !aliases.includes(path),
  );
  expect(own.filter((path) => !anonymous.pages.has(path))).toEqual([]);
});

test.each(Object.keys(kinds) as Kind[])("finds different text on all pages of a kind: %s", (kind) => {
  const opened = texts.shingles.get(kind)!;
  expect(opened.size).toBeGreaterThan(2);
  const { pages, share } = findMostAlike(opened);
  expect(share, `${pages.join(" and ")} share this much text`).toBeLessThanOrEqual(mostShared);
});

const roles = ["job_seeker", "employer", "admin"] as const;
test.runIf(isWhole).each(roles)(
  "shows a logged-in person (%s) no broken link either",
  { timeout: patienceMs },
  async (role) => {
    const { cookie } = await signIn(role);
    const { pages, broken } = await walk({ cookie }, anonymous.pages);
    expect(broken).toEqual([]);
    expect(pages).toContain(role === "admin" ? "/admin" : "/dashboard");
  },
);

import { beforeAll, describe, expect, test } from "vitest";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { toPostingWeek } from "#app/jobs/search/openings/open-counts.server.ts";
import { paths } from "#app/paths.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { listLinks, toText } from "#tests/support/html.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

const asPage = { headers: { accept: "text/html" } };
const weekMs = 7 * 86_400_000;
const bestStates = paths.resource("best-states");
const certificates = paths.resource("certification-roadmap");

beforeAll(async () => {
  await fillCatalog();
  const postedWeeksAgo = (weeks: number, title: string, salaryMinCents: number | null = null) =>
    makeDraft({
      title,
      city: "Austin",
      stateCode: "TX",
      postedAt: Date.now() - weeks * weekMs,
      validThrough: Date.now() + 4 * weekMs,
      salaryMinCents,
      salaryMaxCents: salaryMinCents,
      profession: title.startsWith("Doctor") ? "physician" : "registered-nurse",
      specialty: title.startsWith("Doctor") ? "anesthesiology" : null,
    });
  await storeJobs([
    postedWeeksAgo(0, "Nurse of this week"),
    postedWeeksAgo(1, "Nurse with pay", 9_000_000),
    postedWeeksAgo(2, "Nurse without pay"),
    postedWeeksAgo(2, "Doctor for anesthesia"),
  ]);
});

const open = async (path: string) => (await send(path, asPage)).text();

const listRanked = (html: string) =>
  [...html.matchAll(/<th scope="row">(?:<span>(\d+)\.<\/span>)? <a [^>]*>([^<]+)</g)].map(
    ([, rank, name]) => [rank, name] as const,
  );

describe("the ranking of the states", () => {
  test("has all 51, a map, and the source, n and date of each column", async () => {
    const html = await open(bestStates);
    const ranked = listRanked(html);
    expect(ranked).toHaveLength(51);
    expect(ranked[0]![0]).toBe("1");
    expect(html).toContain('aria-label="States by their score for registered nurses, in fifths"');
    const text = toText(html);
    expect(text).toMatch(/\w+ is first with [\d.]+ of 100 points/);
    for (const source of ["BLS OEWS, May 2025", "BEA regional price parities, 2024", "tax year 2026"])
      expect(text).toContain(source);
    expect(text).toMatch(/n = 51 \(states and DC\), 3 open postings on \w+ \d+, \d{4}/);
  });

  test("changes its order with the weights in the address, and keeps them in the form", async () => {
    const ours = listRanked(await open(bestStates));
    const html = await open(`${bestStates}?pay=0&tax=0&housing=5&license=0`);
    expect(listRanked(html)).not.toEqual(ours);
    expect(html).toMatch(/<select id="live-housing"[^>]*>.*?<option value="5" selected="">5, most/s);
    expect(toText(html)).toContain("Rents (US = 100) 100%");
    const openings = await open(`${bestStates}?pay=0&tax=0&housing=0&license=0&openings=1`);
    expect(listRanked(openings)[0]).toEqual(["1", "Texas"]);
  });

  test("asks each profession about its own license, and has no canonical address but its own", async () => {
    const html = await open(`${bestStates}?for=nurse-practitioner&pay=0`);
    expect(toText(html)).toContain("Practice authority");
    expect(toText(html)).toContain("AANP class of state law, February 2025");
    expect(html).toContain(`<link rel="canonical" href="${new URL(bestStates, env.SITE_URL).href}"`);
    expect(toText(await open(`${bestStates}?for=pharmacist`))).not.toContain("Compact member");
  });

  test("shortens the address of a sent form to what differs from our weights", async () => {
    const sent = "for=registered-nurse&pay=5&tax=0&housing=1&license=2&hospitals=0&openings=0";
    const response = await send(`${bestStates}?${sent}`, asPage);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${bestStates}?tax=0`);
    const html = await open(`${bestStates}?tax=0`);
    expect(listLinks(html)).toContain(`${bestStates}?tax=0#rank-states`);
  });

  test("ranks nobody when nothing has weight, and says so", async () => {
    const html = await open(`${bestStates}?pay=0&tax=0&housing=0&license=0`);
    expect(toText(html)).toContain("Nothing has weight, so no state is ranked.");
    expect(listRanked(html).every(([rank]) => rank === undefined)).toBe(true);
  });

  test.each([
    "pay=9",
    "pay=-1&tax=NaN",
    "for=%3Cscript%3E",
    "pay=1&pay=2",
    "pay[]=1",
    "for=__proto__",
    "tax=%00",
  ])("answers the weights %s", async (search) => {
    const address = `${bestStates}?${search}`;
    const first = await send(address, asPage);
    const page = first.status === 302 ? await send(first.headers.get("location")!, asPage) : first;
    expect(page.status).toBe(200);
    expect(listRanked(await page.text())).toHaveLength(51);
    expect((await send(`${bestStates}.data?${search}`)).status).toBe(200);
  });

  test("gives each reader their own weights, when several ask at once", async () => {
    const searches = ["?pay=0", "?tax=5", "?housing=5", ""];
    const pages = await Promise.all(searches.map((search) => open(`${bestStates}${search}`)));
    const selected = pages.map((html) => [
      ...html.matchAll(/<select id="live-(?:pay|tax|housing)".*?value="(\d)" selected/gs),
    ]);
    expect(selected.map((found) => found.map(([, weight]) => weight).join())).toEqual([
      "0,2,1",
      "5,5,1",
      "5,2,5",
      "5,2,1",
    ]);
  });
});

describe("the table of certificates", () => {
  const listCodes = (html: string) =>
    [...html.matchAll(/<th scope="row">([\w-]+): /g)].map(([, code]) => code);

  test("is filtered by profession and specialty without scripts", async () => {
    const all = listCodes(await open(certificates));
    expect(all.length).toBeGreaterThanOrEqual(20);
    const html = await open(`${certificates}?profession=registered-nurses&specialty=pediatrics`);
    expect(listCodes(html)).toEqual(["CPN", "PALS"]);
    expect(toText(html)).toContain(
      `2 of ${all.length} cards and certificates: registered nurses, pediatrics.`,
    );
    expect(html).toMatch(/<option value="pediatrics" selected="">/);
    expect(toText(html)).toContain("collected in November 2026");
  });

  test("says when there is none, and leaves empty and unknown choices out of the address", async () => {
    const html = await open(`${certificates}?profession=physicians&specialty=oncology`);
    expect(toText(html)).toContain("Our file has no card or certificate for physicians, oncology.");
    const sent = await send(`${certificates}?profession=&specialty=astronautics`, asPage);
    expect(sent.headers.get("location")).toBe(certificates);
  });
});

test("counts the postings of this site by week and group when the page is asked for", async () => {
  const text = toText(await open(paths.resource("market-trends")));
  expect(text).toMatch(/On this site today, \w+ \d+, \d{4}: n = 3 postings of 2 whole weeks/);
  expect(text).toContain("and 1 more this week so far");
  expect(text).toContain("RNs, LPNs and nursing assistants 1 last week, 2 in all");
  expect(text).toContain("no measure of the country");
  const { results } = await env.DB.prepare(
    "SELECT sum(postings) AS postings, sum(with_pay) AS paid FROM week_counts WHERE week < ?",
  )
    .bind(toPostingWeek(Date.now()))
    .all();
  expect(results).toEqual([{ postings: 3, paid: 1 }]);
});

test("counts a closed posting in its week, and not one that was removed", async () => {
  const count = () => env.DB.prepare("SELECT sum(postings) AS n FROM week_counts").first<{ n: number }>();
  const before = (await count())!.n;
  const setStatus = (status: string) =>
    env.DB.prepare("UPDATE jobs SET status = ? WHERE title = 'Nurse without pay'").bind(status).run();
  await setStatus("filled");
  expect((await count())!.n).toBe(before);
  await setStatus("removed");
  expect((await count())!.n).toBe(before - 1);
});

test("puts today's open postings beside published projections", async () => {
  const html = await open(paths.resource("high-demand-specialties"));
  const text = toText(html);
  expect(text).toMatch(/Anesthesiologists [\d.]+% [\d,]+ (Not published|\$[\d,]+) 1 /);
  expect(text).toMatch(/open postings on this site that name a profession, \w+ \d+, \d{4}/);
  expect(text).toContain("All occupations: 3.1%");
});

test("reads small counts by their keys", async () => {
  const { results } = await env.DB.batch([
    env.DB.prepare("EXPLAIN QUERY PLAN SELECT state, postings FROM profession_counts WHERE profession = 2"),
    env.DB.prepare("EXPLAIN QUERY PLAN SELECT week, profession FROM week_counts WHERE week >= 2900"),
  ]).then((plans) => ({ results: plans.flatMap((plan) => plan.results as { detail: string }[]) }));
  expect(results.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN"))).toEqual([]);
});

test("has a stand-in for its live blocks in the Markdown twin", async () => {
  const twin = await readCatalog(env.CATALOG, "twin", certificates.slice(1));
  expect(twin).toContain("| CCRN: Critical care registered nurse |");
  expect(twin).toContain("The page computes this block when it is opened");
});

import { beforeAll, expect, test } from "vitest";
import { toRecount } from "#app/jobs/search/index/index-writes.server.ts";
import { countJobsByState, getJobStats } from "#app/jobs/search/openings/open-counts.server.ts";
import { matchOpenings } from "#app/jobs/search/percolator/percolate.server.ts";
import { toSearchInsert } from "#app/jobs/search/percolator/saved-searches.server.ts";
import { findTowns } from "#app/jobs/search/plan/find-place.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";
import regions from "../../../../data/words/regions.json" with { type: "json" };

const db = toDb(env.DB);
const now = Date.now();
const towns = {
  austin: { city: "Austin", stateCode: "TX", lat: 30.27, lon: -97.74 },
  dallas: { city: "Dallas", stateCode: "TX", lat: 32.78, lon: -96.8 },
  tulsa: { city: "Tulsa", stateCode: "OK", lat: 36.15, lon: -95.99 },
  fresno: { city: "Fresno", stateCode: "CA", lat: 36.74, lon: -119.79 },
};
const { austin, ...others } = towns;
const morePlaces = Object.values(others);
const title = "Float Pool Nurse";
let slug = "";

const draft = makeDraft({
  ...{ title, ...austin, morePlaces, postalCode: null },
  ...{ licenseStates: ["TX", "OK", "CA"], compactAccepted: true, facts: {} },
});

beforeAll(async () => {
  await fillCatalog();
  for (const { city, stateCode, lat, lon } of Object.values(towns))
    await storeCity(city, stateCode, lat, lon);
  [slug = ""] = await storeJobs([
    draft,
    makeDraft({ title: "Nurse in Austin alone", ...austin, postalCode: null }),
    makeDraft({ title: "Nurse in Reno", city: "Reno", stateCode: "NV", lat: 39.53, lon: -119.81 }),
  ]);
});

async function find(search: string) {
  const { jobs, total } = await (await send(`/api/jobs?${search}`)).json<{
    jobs: { title: string; locations: string[] }[];
    total: number;
  }>();
  return { found: jobs.filter((job) => job.title === title), total };
}

async function cardOn(path: string) {
  const html = (await (await send(path)).text()).replaceAll("<!-- -->", "");
  const card = html.split("<article").find((part) => part.includes(`/jobs/${slug}"`));
  return card ? toText(card) : null;
}

const counts = async () => {
  const { total, states } = await countJobsByState(db);
  return [total, ...states.filter(({ open }) => open > 0).map(({ code, open }) => `${code} ${open}`)];
};

test.each([
  ["location=Austin%2C+TX", 2],
  ["location=Dallas%2C+TX", 1],
  ["location=Tulsa%2C+OK&radius=10", 1],
  ["location=Fresno%2C+CA&radius=0", 1],
  ["location=California", 1],
  ["location=OK", 1],
  ["location=Texas", 2],
  ["location=TX+or+OK", 2],
  ["query=nurse+in+tulsa", 1],
  ["query=nurse+fresno&exact=1", 1],
  ["license=OK&licensed_as=registered-nurse", 1],
  ["", 3],
])("finds it once by %s", async (search, total) => {
  const answer = await find(search);
  expect(answer.total).toBe(total);
  expect(answer.found).toHaveLength(1);
  expect(answer.found[0]!.locations).toEqual(["Austin, TX", "Dallas, TX", "Tulsa, OK", "Fresno, CA"]);
});

test.each(["location=Reno%2C+NV", "location=Nevada", "query=nurse+not+in+oklahoma"])(
  "does not find it by %s",
  async (search) => {
    expect((await find(search)).found).toEqual([]);
  },
);

test("leads with the place that was searched, and with the first one elsewhere", async () => {
  expect(await cardOn("/jobs")).toContain("Austin, TX and 3 more places");
  expect(await cardOn("/jobs/texas")).toContain("Austin, TX, one of 4 places");
  expect(await cardOn("/jobs/oklahoma")).toContain("Tulsa, OK, one of 4 places");
  expect(await cardOn("/jobs?location=Dallas%2C+TX")).toContain("Dallas, TX, one of 4 places");
  expect(await cardOn("/jobs/texas?query=nurse+alone")).toBeNull();
});

test("answers for a license in the state that was searched, and for each state elsewhere", async () => {
  const license = "license=TX&licensed_as=registered-nurse";
  expect(await cardOn(`/jobs?${license}`)).toContain("Yes in TX; not in OK and CA");
  expect(await cardOn(`/jobs?location=Austin%2C+TX&${license}`)).toContain("You can work here");
  expect(await cardOn("/jobs/california?license=CA&licensed_as=registered-nurse")).toContain(
    "You can work here",
  );
  const page = toText(await (await send(`/jobs/${slug}?${license}`)).text());
  expect(page).toContain("Yes in TX; needs a license in OK and CA");
  expect(page).not.toContain("Yes, on the license you hold");
});

test("counts in each of its states, once in the country, and follows what changes", async () => {
  expect(await counts()).toEqual([3, "CA 1", "NV 1", "OK 1", "TX 2"]);
  expect((await getJobStats(db, now)).total).toBe(3);
  const tables = ["facet_counts", "state_counts", "profession_counts"];
  const read = async () => {
    const results = await env.DB.batch(
      tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} WHERE postings > 0 ORDER BY 1, 2`)),
    );
    return results.map(({ results }) => results);
  };
  const kept = await read();
  await env.DB.batch(toRecount(env.DB));
  expect(await read()).toEqual(kept);
  await storeJobs([{ ...draft, morePlaces: [others.fresno] }]);
  expect(await counts()).toEqual([3, "CA 1", "NV 1", "TX 2"]);
  expect((await find("location=Tulsa%2C+OK")).found).toEqual([]);
  const changed = await read();
  await env.DB.batch(toRecount(env.DB));
  expect(await read()).toEqual(changed);
  await storeJobs([draft]);
  await env.DB.prepare("UPDATE jobs SET status = 'paused', updated_at = updated_at + 1 WHERE slug = ?")
    .bind(slug)
    .run();
  expect(await counts()).toEqual([2, "NV 1", "TX 1"]);
  await env.DB.prepare("UPDATE jobs SET status = 'open', updated_at = updated_at + 1 WHERE slug = ?")
    .bind(slug)
    .run();
  await storeJobs([draft]);
  expect(await counts()).toEqual([3, "CA 1", "NV 1", "OK 1", "TX 2"]);
});

test("tells an alert near a further place, and none near a place that it has not", async () => {
  const addresses = ["location=Tulsa%2C+OK", "location=California", "location=Reno%2C+NV"];
  await env.DB.batch(await Promise.all(addresses.map((address) => toSearchInsert(db, address, now))));
  await matchOpenings(db, now);
  const { results } = await env.DB.prepare(
    `SELECT s.address FROM search_hits h JOIN saved_searches s ON s.id = h.search_id
      CROSS JOIN json_each(h.seqs) e JOIN openings o ON o.seq = e.value JOIN jobs j ON j.id = o.job_id
      WHERE j.title = ? ORDER BY 1`,
  )
    .bind(title)
    .all<{ address: string }>();
  expect(results.map(({ address }) => address)).toEqual(["location=California", "location=Tulsa%2C+OK"]);
});

test("is one JobPosting with all places, on a page that lists them", async () => {
  const html = await (await send(`/jobs/${slug}`)).text();
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const postings = blocks
    .map(([, json]) => JSON.parse(json!))
    .filter((block) => block["@type"] === "JobPosting");
  expect(postings).toHaveLength(1);
  expect(postings[0].jobLocation.map(({ address }: { address: object }) => address)).toEqual(
    Object.values(towns).map(({ city, stateCode }) => ({
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion: stateCode,
      addressCountry: "US",
    })),
  );
  const text = toText(html);
  expect(text).toContain("All 4 places");
  expect(text).toContain("Austin, TX; Dallas, TX; Tulsa, OK; Fresno, CA");
  expect(html).toContain('href="/states/oklahoma"');
});

test("shows the nearest place where a search finds nothing near", async () => {
  await storeCity("Bartlesville", "OK", 37.4, -95.98);
  const page = toText(await (await send("/jobs?location=Bartlesville%2C+OK&radius=10")).text());
  expect(page).toContain("Tulsa, OK");
});

test("refuses more than 50 places in the database itself", async () => {
  const write = (count: number) =>
    env.DB.prepare("UPDATE jobs SET more_places = ? WHERE slug = ?")
      .bind(JSON.stringify(Array.from({ length: count }, () => others.tulsa)), slug)
      .run();
  await expect(write(50)).rejects.toThrow(/CHECK constraint/);
  await expect(
    env.DB.prepare("UPDATE jobs SET more_places = '{}' WHERE slug = ?").bind(slug).run(),
  ).rejects.toThrow();
  await write(49);
});

test("knows a town by what people call it, in its own state alone", async () => {
  expect(
    await findTowns(db, [
      { city: "dallas", stateCode: "TX" },
      { city: "Dallas", stateCode: "GA" },
      { city: "Nowhere Falls", stateCode: "TX" },
    ]),
  ).toEqual([{ lat: 32.78, lon: -96.8 }, null, null]);
});

const large = regions.filter(({ towns = [] }) => towns.length > 4).map(({ name }) => name);

test.each(large)("searches all circles of %s, and near it where it has nothing", async (name) => {
  const nurses = await send(`/jobs?${new URLSearchParams({ query: `nurse ${name}` })}`);
  expect(nurses.status).toBe(200);
  const nights = await send(
    `/jobs?${new URLSearchParams({ query: `new grad nurse nights ${name} visa`, sort: "pay" })}`,
  );
  expect(nights.status).toBe(200);
  expect(toText(await nights.text())).toContain("Close to what you asked for");
});

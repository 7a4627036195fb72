import { beforeAll, expect, test } from "vitest";
import { listLocationTabPaths } from "#app/catalogue/places/location/location-tabs.ts";
import { listMetroTabPaths } from "#app/catalogue/places/metro/metro-tabs.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, visitWith } from "#tests/support/faults.ts";
import { listLinks, listNearest, toText } from "#tests/support/html.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

const metro = "/metro/houston-tx";
const place = "/locations/college-station-tx";

beforeAll(async () => {
  await fillCatalog();
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeCity("Seattle", "WA", 47.61, -122.33);
  await storeCity("Springfield", "MO", 37.2, -93.3);
  await storeCity("Springfield", "IL", 39.8, -89.65);
  await storeJobs([makeDraft()]);
});

async function open(path: string, faults: Partial<Env> = {}) {
  const { status, headers, html, logged } = await visitWith(faults, path);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return {
    status,
    location: headers.get("location"),
    html,
    logged: logged.join(),
    text: toText(main),
    canonical: /<link rel="canonical" href="[^"]*?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1],
    isIndexed: !/<meta name="robots" content="noindex/.test(html),
    linked: listLinks(main),
    nearest: listNearest(html),
  };
}

/** A page and its tabs in one. */
async function openAll(...all: string[]) {
  const pages = await Promise.all(all.map((path) => open(path)));
  return {
    ...pages[0]!,
    text: pages.map(({ text }) => text).join(" "),
    linked: pages.flatMap(({ linked }) => linked),
  };
}

const openMetro = (slug: string) => openAll(`/metro/${slug}`, ...listMetroTabPaths(slug));
const openPlace = (slug: string) => openAll(`/locations/${slug}`, ...listLocationTabPaths(slug));

test("shows a metro area's population, pay, hospitals, licenses, neighbors and open jobs", async () => {
  const { status, text, linked, canonical, isIndexed } = await openMetro("houston-tx");
  expect(status).toBe(200);
  expect(canonical).toBe(metro);
  expect(isIndexed).toBe(true);
  expect(text).toContain("7,904,627");
  expect(text).toContain("5th largest of 387 metros");
  expect(text).toMatch(/Registered Nurse \$97,810 \$69,360 to \$125,320/);
  expect(text).toMatch(/Psychiatrist at least \$239,200/);
  expect(text).toContain("Houston Methodist Hospital");
  expect(text).toContain("Multistate license honored");
  expect(text).toContain("79 miles");
  expect(text).toContain("1 job open");
  expect(text).toContain("Registered Nurse, Medical ICU");
  expect(linked).toEqual(
    expect.arrayContaining([
      "/metro/beaumont-tx",
      "/locations/pearland-tx",
      "/states/texas",
      "/registered-nurse-recruiters-houston",
      "/profession/pharmacist",
    ]),
  );
});

test("says which license each state requires in a metro area across two states", async () => {
  const { text } = await open("/metro/new-york-ny");
  expect(text).toMatch(/New York State license only/);
  expect(text).toMatch(/New Jersey Multistate license honored/);
  expect(text).toContain("New Jersey honors multistate licenses");
  expect((await open("/metro/washington-dc")).text).toContain("Jobs in the District of Columbia");
});

test.each([
  ["/metro/houston", metro],
  ["/metro/Houston-TX", metro],
  ["/metro/houston-pasadena-the-woodlands-tx", metro],
  ["/metro/dallas-fort-worth", "/metro/dallas-tx"],
  ["/metro/new-york-newark-jersey-city-ny-nj", "/metro/new-york-ny"],
  ["/locations/seattle", "/locations/seattle-wa"],
  ["/locations/College-Station-TX", place],
  ["/locations/texas", "/states/texas"],
  ["/locations/kailua-hi", "/locations/kailua-honolulu-county-hi"],
])("treats %s as another name of %s", async (alias, path) => {
  const { status, location } = await open(alias);
  expect(status).toBe(301);
  expect(location).toBe(path);
});

test.each([
  ["/metro/springfield", "/metro/springfield-mo"],
  ["/metro/huston-tx", metro],
  ["/locations/springfield", "/locations/springfield-mo"],
  ["/locations/colege-station-tx", place],
])("offers the nearest pages when %s fits no single place", async (path, near) => {
  const { status, nearest, isIndexed } = await open(path);
  expect(status).toBe(404);
  expect(nearest).toContain(near);
  expect(isIndexed).toBe(false);
});

test("shows a place's size, hospitals, its area's pay and what is nearby", async () => {
  const { status, text, linked, canonical, isIndexed } = await openPlace("college-station-tx");
  expect(status).toBe(200);
  expect(canonical).toBe(place);
  expect(isIndexed).toBe(true);
  expect(text).toContain("122,280");
  expect(text).toMatch(/Registered Nurse \$79,270/);
  expect(text).toContain("CHI St. Joseph Health Regional Hospital");
  expect(text).toContain("Yes. Texas honors multistate licenses");
  expect(linked).toEqual(
    expect.arrayContaining(["/locations/bryan-tx", "/metro/college-station-tx", "/states/texas"]),
  );
});

test("names the hospitals across the state line, and their state", async () => {
  const { text } = await openPlace("moorhead-mn");
  expect(text).toContain("Sanford Medical Center Fargo in Fargo, ND");
  expect(text).toContain("Fargo, ND");
  expect(text).toContain("hospitals within 25 miles");
});

test("shows the state's pay for a place outside the metro areas", async () => {
  const { text } = await open("/locations/roswell-nm");
  expect(text).toContain("Healthcare pay in New Mexico");
  expect(text).toMatch(/Registered Nurse \$94,340/);
});

test("does not say that a place has no metro area when we do not know it", async () => {
  const { status, text } = await open("/locations/tysons-va");
  expect(status).toBe(200);
  expect(text).not.toMatch(/metro(politan)? area/i);
});

test("searches and sorts metro areas without JavaScript", async () => {
  const found = await open("/metro-areas?query=ohio&sort=growth");
  expect(found.linked.filter((to) => to.startsWith("/metro/"))[0]).toBe("/metro/columbus-oh");
  expect(found.linked).toContain("/metro/cincinnati-oh");
  expect(found.linked).not.toContain("/metro/houston-tx");
  expect(found.isIndexed).toBe(false);
  expect((await open("/metro-areas?query=fort+worth")).linked).toContain("/metro/dallas-tx");
  expect((await open("/metro-areas?query=atlantis")).text).toContain("No metropolitan area has these words");
});

test("lists every metro area on a page of the list", async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((page) => open(`/metro-areas?page=${page}`)));
  const linked = pages.flatMap((page) => page.linked.filter((to) => /^\/metro\//.test(to)));
  expect(new Set(linked).size).toBe(387);
});

test("lists all places of a state on one page", async () => {
  const { linked, isIndexed, canonical } = await open("/locations?state=texas");
  expect(linked.filter((to) => /^\/locations\/.*-tx$/.test(to))).toHaveLength(157);
  expect(isIndexed).toBe(true);
  expect(canonical).toBe("/locations?state=texas");
});

test("lists the states by their open jobs", async () => {
  const { linked, text } = await open("/locations");
  expect(linked.filter((to) => to.startsWith("/locations?state="))[0]).toBe("/locations?state=texas");
  expect(linked.filter((to) => to.startsWith("/locations?state="))).toHaveLength(51);
  expect(text).toContain("1 open");
});

test("finds a place by the beginning of its name", async () => {
  const { linked, isIndexed } = await open("/locations?query=spring");
  expect(linked).toContain("/locations/springfield-il");
  expect(isIndexed).toBe(false);
});

test.each([metro, place, "/metro-areas"])(
  "shows the error screen for %s without the catalog and logs it",
  async (path) => {
    const { status, html, logged } = await open(`${path}?fault=kv`, { CATALOG: broken<KVNamespace>() });
    expect(status).toBe(500);
    expect(html).toContain("Something went wrong");
    expect(logged).toContain("catalog_unreadable");
  },
);

test.each([metro, place, "/locations", "/locations?state=texas"])(
  "still answers %s while the database is down",
  async (path) => {
    const { status, text } = await open(path, { DB: broken<D1Database>() });
    expect(status).toBe(200);
    expect(text).toMatch(/Houston|College Station|Texas/);
  },
);

test.each([
  "/locations?fault=cache",
  "/locations?state=texas&fault=cache",
  "/locations?query=houston&fault=cache",
  "/geography?fault=cache",
  "/?fault=cache",
])("does not cache %s while the database is down", async (path) => {
  const { status, headers } = await visitWith({ DB: broken<D1Database>() }, path);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("says that the list could not load, not that there is no match, while the database is down", async () => {
  const { text, logged } = await open("/locations?query=houston", { DB: broken<D1Database>() });
  expect(text).toContain("We could not load the list of places.");
  expect(text).not.toContain("We have no place of 20,000 people");
  expect(logged).toContain("markets.place_names");
});

test("shows the error screen, not a missing page, for a place's other name while the database is down", async () => {
  expect((await open("/locations/houston")).location).toBe("/locations/houston-tx");
  const { status, html, headers } = await visitWith(
    { DB: broken<D1Database>() },
    "/locations/houston?fault=db",
  );
  expect(status).toBe(500);
  expect(html).toContain("Something went wrong");
  expect(headers.get("cache-control") ?? "").not.toContain("s-maxage");
});

test("answers a metro area's page in the Worker like any other", async () => {
  expect((await send(metro)).status).toBe(200);
});

test.each([
  "/metro/hilton-head-island-sc",
  "/metro/new-york-ny",
  "/locations/west-whittier-los-nietos-ca",
  "/locations/juneau-ak",
])("describes %s in whole sentences", async (path) => {
  const { html } = await open(path);
  const described = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
  expect(described).toMatch(/^Healthcare jobs .*\.$/);
  expect(described).not.toMatch(/\.\.\.$/);
});

test("shows the state's jobs to a town that the search confuses with its namesake", async () => {
  const { text } = await openPlace("kailua-hawaii-county-hi");
  expect(text).toContain("Jobs in Hawaii");
  expect(text).not.toMatch(/within \d+ miles of Kailua (?:today|\.)/);
  expect(text).not.toContain("Adventist Health Castle");
  expect((await open("/locations/kailua-honolulu-county-hi")).text).toContain("Jobs near Kailua");
});

test.each([
  ["charlottesville-va", "It is an independent city, outside any county."],
  ["albany-ny", "New York City, the largest city in New York, is about 135 miles south."],
  ["washington-dc", "Cities and towns in the District of Columbia"],
])("names what surrounds %s: %s", async (slug, told) => {
  expect((await open(`/locations/${slug}`)).text).toContain(told);
});

test("names the largest city once when it is the nearest", async () => {
  const { text } = await openPlace("fairbanks-ak");
  expect(text).toContain("is Anchorage, 259.3 miles south.");
  expect(text).not.toContain("Anchorage, the largest city");
});

test("ranks no hospital with several campuses by beds near a town, and says so", async () => {
  const { text } = await openPlace("palmetto-bay-fl");
  expect(text).not.toContain("North Shore Medical Center (");
  expect(text).toContain(
    "hospitals with several campuses have their main address there; we do not rank them",
  );
  expect(text).toContain("Several campuses are one row, at the main address, with all beds.");
});

test.each([
  [
    "/metro/houston-tx",
    listMetroTabPaths("houston-tx"),
    ["people", "pay", "hospitals", "licenses", "nearby", "questions"],
  ],
  [
    "/locations/college-station-tx",
    listLocationTabPaths("college-station-tx"),
    ["place", "hospitals", "pay", "nearby", "peers", "questions"],
  ],
])("gives the tabs of %s addresses and titles of their own, and leads to them", async (path, tabs, ids) => {
  const { html } = await open(path);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
  const titles = new Set<string>();
  for (const tab of tabs) {
    expect(html).toContain(`href="${tab}"`);
    const { status, canonical, isIndexed, html: own } = await open(tab);
    expect([status, canonical, isIndexed]).toEqual([200, tab, true]);
    titles.add(/<title>([^<]+)/.exec(own)![1]!).add(/name="description" content="([^"]+)/.exec(own)![1]!);
  }
  expect(titles.size).toBe(2 * tabs.length);
  const missing = await open(`${path}/nonsense`);
  expect(missing.status).toBe(404);
  expect(missing.nearest).toEqual(expect.arrayContaining([path, tabs[0]]));
  expect((await open(`${path}/Hospitals`)).location).toBe(`${path}/hospitals`);
});

test("says once beside a metro area's pay that it is a year older than the states'", async () => {
  for (const path of [metro, "/metro/houston-tx/pay", place]) {
    const { text } = await open(path);
    expect(text.split("State pages have May 2025").length, path).toBe(2);
  }
});

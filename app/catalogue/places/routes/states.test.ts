import { beforeAll, expect, test } from "vitest";
import { listStateTabPaths, stateTabs } from "#app/catalogue/places/state/state-tabs.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, visitWith } from "#tests/support/faults.ts";
import { makeDraft, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

beforeAll(async () => {
  await fillCatalog();
  await storeJobs([
    makeDraft({ title: "Staff Nurse, Telemetry" }),
    makeDraft({ title: "Psychiatrist, Outpatient", profession: "physician", specialty: "psychiatry" }),
    ...["Telephone Triage Nurse", "Utilization Review Nurse"].map((title) =>
      makeDraft({ title, workplace: "remote", city: null, stateCode: null, lat: null, lon: null }),
    ),
  ]);
});

async function read(path: string) {
  const response = await send(path);
  const html = await response.text();
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("&#x27;", "'");
  return { status: response.status, html, text };
}

/** A state's first page and all of its tabs. */
async function readState(slug: string) {
  const pages = await Promise.all([`/states/${slug}`, ...listStateTabPaths(slug)].map(read));
  return {
    status: Math.max(...pages.map(({ status }) => status)),
    html: pages.map(({ html }) => html).join(""),
    text: pages.map(({ text }) => text).join("|"),
  };
}

test("shows nurses' pay, license rules and how a state's neighbors compare", async () => {
  const { status, html, text } = await readState("texas");
  expect(status).toBe(200);
  expect(text).toContain(
    "egistered nurses earn a median of $95,970 (BLS, May 2025), 1.6% below the national median",
  );
  expect(text).toContain("Texas: compact member");
  expect(text).toContain("Restricted practice");
  expect(text).toContain("|RN median pay|$95,970|$80,230|$82,920|$97,550|");
  expect(html).toContain('href="/states/louisiana"');
  expect(html).toContain('href="/geographic/texas/registered-nurse"');
  expect(html).toContain("Staff Nurse, Telemetry");
});

test("draws a state's pay before its table, and tells physicians' pay from its metro areas", async () => {
  const { html, text } = await readState("texas");
  const pay = html.slice(html.indexOf(">Healthcare pay in Texas</h1>"));
  expect(pay.indexOf('class="dot-plot ')).toBeGreaterThan(0);
  expect(pay.indexOf('class="dot-plot ')).toBeLessThan(pay.indexOf("<table"));
  expect(text).toMatch(/\|Psychiatrists\|\$[\d,]+ to at least \$239,200\|/);
  expect(html).toContain('aria-label="Nurse Licensure Compact: Texas is a member');
});

test("leads from a state to its comparison with another, which has one address", async () => {
  const { html } = await readState("texas");
  expect(html).toContain('action="/states/texas/compare"');
  for (const pair of ["arkansas/compare/texas", "louisiana/compare/texas", "new-mexico/compare/texas"])
    expect(html).toContain(`href="/states/${pair}"`);
  for (const [from, to] of [
    ["/states/texas/compare?with=CO", "/states/colorado/compare/texas"],
    ["/states/texas/compare?with=texas", "/states/texas"],
    ["/states/texas/compare", "/states/texas/comparison"],
    ["/states/texas/compare/colorado", "/states/colorado/compare/texas"],
    ["/states/CO/compare/texas", "/states/colorado/compare/texas"],
  ]) {
    const response = await send(from!);
    expect(new URL(response.headers.get("location") ?? "", "http://x").href, from).toBe(`http://x${to}`);
  }
  for (const path of [
    "/states/texas/compare?with=atlantis",
    "/states/texas/compare/atlantis",
    "/states/atlantis/compare/texas",
    "/states/__proto__/compare/constructor",
  ])
    expect((await send(path)).status, path).toBe(404);
});

test("compares pay, pay at national prices, licenses and jobs of two states", async () => {
  const { status, html, text } = await read("/states/colorado/compare/texas");
  expect(status).toBe(200);
  expect(html).toContain('rel="canonical"');
  expect(text).toMatch(/Registered Nurses\|\$[\d,]+\|\$95,970\|−[\d.]+%\|[+−][\d.]+%\|/);
  expect(text).toMatch(/\|Rents\|[\d.]+\|[\d.]+\|/);
  expect(text).toContain("Both states are in the Nurse Licensure Compact");
  expect(text).toContain("|In either direction|");
  expect(text).toContain("|Registered Nurses|Yes, at once, by compact.|");
  expect(text).toContain("|Physicians|Not on that license, but the compact speeds up a second one.|");
  expect(text).toContain("|Paramedics|Only for short-term work under your home EMS agency.|");
  expect(text).toContain("|Psychologists|Only by telepsychology or for up to 30 days a year in person.|");
  expect(text).toMatch(/\|Pediatricians\|[^|]+ \(\d+\)\|\$142,990 to \$227,680 \(7\)\|\$210,040\|/);
  expect((await readState("california")).text).toContain("* Some areas are below 60% of the U.S. median.");
  expect(text).toMatch(/\|Nurse Practitioners\|Not on that license alone\./);
  expect(text).toContain("Texas: 2 jobs|");
  expect(text).toContain("We have no open jobs in |Colorado| today.");
});

test("lets search engines have the comparisons of neighbors only", async () => {
  expect((await read("/states/louisiana/compare/texas")).html).not.toContain("noindex");
  expect((await read("/states/maine/compare/texas")).html).toContain("noindex");
});

test("leads to the nearest state with open jobs where a state has none", async () => {
  const { html, text } = await read("/geographic/oklahoma/registered-nurse");
  expect(text).toContain("We have no open jobs for registered nurses in Oklahoma today.");
  expect(html).toContain('href="/jobs?location=Texas&amp;profession=registered-nurse">1 job in Texas</a>');
  expect((await readState("arkansas")).html).toContain('href="/jobs/texas">2 jobs in Texas</a>');
  expect((await read("/geographic/maine/registered-nurse")).html).toContain(">Search all states</a>");
});

test("compares a state without neighbors with the nearest ones", async () => {
  const { html, text } = await readState("alaska");
  expect(html).toContain('href="/states/alaska/compare/washington"');
  expect(text).toContain("|Alaska|Washington|Oregon|United States|");
});

test.each([
  ["wisconsin", "Since September 1, 2026", "3,840 hours as a registered nurse", "2025 Wisconsin Act 17"],
  ["oklahoma", "Since November 1, 2025", "6,240 hours", "House Bill 2298"],
])(
  "states the law in force and dates AANP's class on every nurse practitioner page in %s",
  async (state, ...law) => {
    const metro = { wisconsin: "madison-wi", oklahoma: "tulsa-ok" }[state]!;
    for (const path of [
      `/states/${state}`,
      `/geographic/${state}/nurse-practitioner`,
      `/nurse-practitioner-recruiters-${state}`,
      `/nurse-practitioner-recruiters-near-me?state=${state}`,
      `/metro/${metro}`,
    ]) {
      const { status, text } = path.startsWith("/states/") ? await readState(state) : await read(path);
      expect(status, path).toBe(200);
      for (const part of law) expect(text, path).toContain(part);
      expect(text, path).toMatch(/class[^.|]*February 2025/);
      expect(text, path).not.toMatch(/asks for a collaborative agreement|supervises, delegates|not confirm/);
      expect(text, path).not.toMatch(/(?:to take|takes|taking) effect|will change|really changing/i);
    }
    for (const path of ["/jobs-by-state", `/states/${state}`])
      expect((await read(path)).text, path).toMatch(
        /\|(?:Full, by a newer law|Restricted, rules changed since)\|/,
      );
  },
);

test("says nothing of newer rules next to states without them", async () => {
  const { text } = await readState("nebraska");
  expect(text).toMatch(/Neighbors with full authority: [\w, ]+\.[\s|]*AANP/);
});

test("says that the rules changed next to a state with newer rules", async () => {
  expect((await readState("michigan")).text).toContain(
    "Since September 1, 2026 Wisconsin lets an advanced practice nurse work independently",
  );
});

test("shows no badge that denies an unconfirmed compact", async () => {
  const { text } = await readState("wyoming");
  expect(text).toContain("Wyoming: compact not confirmed");
  expect((await readState("florida")).text).toContain("Florida: compact enacted, not in force");
});

test("shows hospital owners, open jobs and clinician supply on a state's market page", async () => {
  const { html, text } = await read("/geographic/texas");
  expect(text).toMatch(
    /Texas has 468 hospitals for 31,709,821 people; 4\d% of the 46\d whose owner we know are for-profit \(CMS records, 2026\)/,
  );
  expect(text).toContain("|Methodist Hospital|San Antonio, several campuses|For-profit|1,560|4|");
  expect(text).toContain("|Nurse Practitioners|31,592|100|");
  expect(text).toMatch(/\|Registered Nurses\|1\|/);
  expect(html).toContain('href="/registered-nurse-recruiters-texas"');
  expect(html).toContain('href="/geographic/houston"');
});

test("shows a city market's premium, hospitals, pay and the other nine markets", async () => {
  const { html, text } = await read("/geographic/houston");
  expect(text).toContain(
    "Offers are 4-9% above the national average, by our estimate; in the survey, registered nurses here earn a median of",
  );
  expect(text).toContain("|Houston Methodist Hospital|Houston|Nonprofit|1,403|5|");
  expect(text).toMatch(/\|Registered Nurses\|\$[\d,]+\|\$97,810\|/);
  expect(html).toContain('href="/pediatrician-recruiters-houston"');
  expect(
    html.match(
      /href="\/geographic\/(?:new-york-city|chicago|dallas|miami|atlanta|phoenix|boston|seattle|los-angeles)"/g,
    ),
  ).toHaveLength(9);
});

test("compares a profession with neighboring states, or by metro area when we have no state figure", async () => {
  const nurses = await read("/geographic/texas/registered-nurse");
  expect(nurses.text).toContain("$95,970 a year, 1.6% below the national median of $97,550 (BLS, May 2025)");
  expect(nurses.text).toContain("|New Mexico|$94,340|");
  expect(nurses.html).toContain('"@type":"Occupation"');
  const psychiatrists = await read("/geographic/virginia/psychiatrist");
  expect(psychiatrists.text).toContain("at least $239,200");
  expect(psychiatrists.text).toContain("|Washington, DC|$43,600|$135,420|$219,970|");
  expect(psychiatrists.text).toContain("Virginia: not in the compact");
});

test("names the lowest metro area only if it is centered in the state", async () => {
  const { text } = await read("/geographic/ohio/respiratory-therapist");
  expect(text).toMatch(/among the \w+ metro areas centered in Ohio .* Sandusky, OH has the lowest/);
  expect(text).toContain("with the state's licensing board for respiratory therapists");
});

test("does not say that a state's figure we lack is unpublished", async () => {
  const { text } = await read("/geographic/wyoming/psychiatrist");
  expect(text).toContain("We have no pay figure for psychiatrists in Wyoming");
  expect(text).not.toContain("The survey prints no");
});

test("shows only its own postings on a profession's page", async () => {
  const { html } = await read("/geographic/texas/psychiatrist");
  expect(html).toContain("Psychiatrist, Outpatient");
  expect(html).not.toContain("Staff Nurse, Telemetry");
});

test("shows open jobs on the map and its table, or pay for the occupation in the address", async () => {
  const jobs = await read("/geography");
  expect(jobs.html).toContain('aria-label="Texas: 2 open jobs"');
  const pay = await read("/geography?by=pay&profession=pharmacist");
  expect(pay.html).toContain('aria-label="Texas: $138,260 a year"');
  expect(pay.text).toContain("|Texas|$138,260|");
  expect(pay.html).toContain('content="noindex');
  for (const { slug } of states) expect(jobs.html).toContain(`href="/geographic/${slug}"`);
});

test("compares the ten city markets in one table and marks the RN median as statewide", async () => {
  const { text } = await read("/geographic-markets");
  expect(text).toMatch(/\|New York City\|20-30%\|[\d,]+\|/);
  expect(text).toMatch(/\|Phoenix\|3-8%\|/);
  expect(text).toContain("|RN median, statewide|");
});

test.each([
  ["/states/TX", "/states/texas"],
  ["/states/New-York", "/states/new-york"],
  ["/states/washington-dc", "/states/district-of-columbia"],
  ["/geographic/Chicago", "/geographic/chicago"],
  ["/geographic/ohio/Registered-Nurse", "/geographic/ohio/registered-nurse"],
  ["/geographic/oh/registered-nurse", "/geographic/ohio/registered-nurse"],
  ["/geographic/nyc", "/geographic/new-york-city"],
  ["/geographic/boston-ma", "/geographic/boston"],
  ["/geographic/texas/rn", "/geographic/texas/registered-nurse"],
  ["/geographic/oh/psychiatry", "/geographic/ohio/psychiatrist"],
  ["/specialties/rn", "/profession/registered-nurse"],
  ["/specialties/md", "/physician-jobs"],
])("redirects %s to %s", async (path, to) => {
  const response = await send(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(to);
});

test.each([
  ["/states/texass", "/states/texas"],
  ["/geographic/los-angelos", "/geographic/los-angeles"],
  ["/geographic/ohio/psychiatrst", "/geographic/ohio/psychiatrist"],
])("answers 404 for %s and offers %s", async (path, nearest) => {
  const { status, html } = await read(path);
  expect(status).toBe(404);
  expect(html).toContain(`href="${nearest}"`);
});

test.each(["/jobs-by-state", "/geography"])(
  "says on %s where to find the postings that name no state",
  async (path) => {
    const { html, text } = await read(path);
    expect(text).toContain("2 more open postings do not name a state");
    expect(html).toContain('href="/jobs?remote=true"');
  },
);

test.each([
  "/geographic/constructor",
  "/geographic/texas/constructor",
  "/specialties/constructor",
  "/registered-nurse-recruiters-constructor",
  "/constructor-recruiters-chicago",
])("answers 404 for %s, a key that every JavaScript object has", async (path) => {
  expect((await send(path)).status).toBe(404);
});

test.each(["/states/ohio", "/geographic/iowa", "/geographic/utah/pharmacist", "/geographic/miami"])(
  "shows the error screen for %s without the catalog and logs it once",
  async (path) => {
    const faults = { CATALOG: broken<KVNamespace>() };
    const first = await visitWith(faults, `${path}?fault=1`);
    expect(first.status).toBe(500);
    expect(first.html).toContain("Something went wrong");
    const again = await visitWith(faults, `${path}?fault=2`);
    expect(again.status).toBe(500);
    const logged = [...first.logged, ...again.logged].map((line) => JSON.parse(line) as { key?: string });
    expect(logged.length).toBeGreaterThan(0);
    expect(new Set(logged.map(({ key }) => key)).size).toBe(logged.length);
    expect(logged).toEqual(logged.map(() => expect.objectContaining({ event: "catalog_unreadable" })));
  },
);

test.each([
  "/states/maine",
  "/geographic/maine",
  "/geographic/maine/pharmacist",
  "/geographic/boston",
  "/geography",
])("answers %s uncached while the database is down", async (path) => {
  const { status, html, headers } = await visitWith({ DB: broken<D1Database>() }, `${path}?fault=db`);
  expect(status).toBe(200);
  expect(html).toMatch(/late\.|We cannot show the newest postings right now\./);
  expect(headers.get("cache-control")).toContain("no-store");
});

test("gives each tab of a state an address, a title and a description of its own", async () => {
  const seen = new Set<string>();
  for (const { slug, name } of stateTabs) {
    const path = `/states/district-of-columbia/${slug}`;
    const { status, html } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(html).toMatch(
      new RegExp(
        `<a [^>]*aria-current="page"[^>]*href="${path}"|<a [^>]*href="${path}"[^>]*aria-current="page"`,
      ),
    );
    expect(html).toMatch(
      new RegExp(`>the District of Columbia</a>|>District of Columbia</a>.*>${name}<`, "s"),
    );
    seen.add(/<title>([^<]+)/.exec(html)![1]!).add(/name="description" content="([^"]+)/.exec(html)![1]!);
  }
  expect(seen.size).toBe(2 * stateTabs.length);
  const missing = await read("/states/texas/atlantis");
  expect(missing.status).toBe(404);
  for (const near of ["", "/pay"]) expect(missing.html).toContain(`href="/states/texas${near}"`);
  expect((await send("/states/texas/Pay")).headers.get("location")).toMatch(/\/states\/texas\/pay$/);
  expect((await read("/states/atlantis/pay")).status).toBe(404);
  expect((await send("/states/WA/pay")).headers.get("location")).toMatch(/\/states\/washington\/pay$/);
});

test("shows who owns a state's hospitals, and what is left of its pay after taxes and at its prices", async () => {
  const hospitals = (await read("/states/texas/hospitals")).text;
  expect(hospitals).toMatch(/For-profit\|[\s|]*\d+/);
  expect(hospitals).toMatch(/\|Acute care hospitals\|\d+\|[\d.]+\|/);
  expect(hospitals).toContain("CMS, 2026");
  const { text, html } = await read("/states/new-york/living-costs");
  expect(html).toContain('class="dot-plot ');
  expect(text).toMatch(/\|Rents\|1\d\d\.\d\|[^|]*\|\d+ of 51\|/);
  expect(text).toMatch(/\|Registered Nurses\|\$\d{3},\d{3}\|\$\d{2},\d{3}\|\$\d{2},\d{3}\|/);
  expect(text).toContain("BEA, 2024");
  expect((await read("/states/texas")).text).toContain("Rents are ");
});

test("leads from a state's first page to each tab, also from where its long page had the part", async () => {
  const { html } = await read("/states/texas");
  for (const path of listStateTabPaths("texas")) expect(html).toContain(`href="${path}"`);
  for (const id of ["compare", "licenses", "pay", "living", "professions", "questions"])
    expect(html).toContain(`id="${id}"`);
});

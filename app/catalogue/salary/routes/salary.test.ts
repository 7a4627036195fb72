import { beforeAll, expect, test } from "vitest";
import type { Env } from "#app/kit/platform/env.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { broken, visitWith } from "#tests/support/faults.ts";
import { listLinks, listNearest, toText } from "#tests/support/html.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { send } from "#tests/support/site.ts";

const nurses = "/salary-comparison/registered-nurse";

beforeAll(async () => {
  await fillCatalog();
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeCity("Plano", "TX", 33.02, -96.7);
  await storeJobs(
    [40, 42, 44, 46, 48, 50].map((dollars, at) =>
      makeDraft({
        title: `Registered Nurse ${at}`,
        payUnit: "hour",
        salaryMinCents: dollars * 100,
        salaryMaxCents: (dollars + 4) * 100,
        employmentType: at === 0 ? "travel" : "full-time",
      }),
    ),
  );
  await storeJobs([
    makeDraft({
      title: "Pharmacist",
      profession: "pharmacist",
      specialty: null,
      salaryMinCents: 6000,
      salaryMaxCents: 7000,
    }),
  ]);
});

async function open(path: string, faults: Partial<Env> = {}) {
  const { status, headers, html, logged } = await visitWith(faults, path, {
    headers: { accept: "text/html" },
  });
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
  return {
    status,
    headers,
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

test("shows a profession's pay in a metro area beside its state and the country, on one scale", async () => {
  const { status, text, canonical, isIndexed, linked, html } = await open(`${nurses}/houston-tx`);
  expect(status).toBe(200);
  expect(canonical).toBe(`${nurses}/houston-tx`);
  expect(isIndexed).toBe(true);
  expect(text).toContain("Registered nurse pay in Houston, TX");
  expect(text).toContain("earn a median of $97,810 a year (BLS, May 2024)");
  expect(text).toMatch(/Texas median \$[\d,]+/);
  expect(text).toContain("United States median $97,550");
  expect(text).toMatch(/[\d,]+ jobs counted/);
  expect(text).toContain("These figures come from two surveys, a year apart.");
  expect(text).toMatch(/Worth \$[\d,]+ at national prices/);
  expect(linked).toEqual(expect.arrayContaining([nurses, `${nurses}/texas`, `${nurses}/dallas-tx`]));
  expect(html).toContain("/cards/pay/registered-nurse-in-houston-tx.png");
  expect(html.match(/role="img"/g)?.length).toBeGreaterThanOrEqual(3);
});

test("keeps what our postings pay apart, with how many there are", async () => {
  const { text } = await open(`${nurses}/texas?per=hour`);
  expect(text).toContain("What our open postings pay");
  expect(text).toMatch(
    /Texas \$40\.00 to \$54\.00 an hour, median \$47\.00\. 6 of the 6 postings state pay we can compare, 1 of them travel/,
  );
  const few = await open("/salary-comparison/pharmacist/texas");
  expect(few.text).toContain(
    "One of them states pay we can compare. We show a range once five postings state pay.",
  );
  const none = await open("/salary-comparison/nurse-practitioner/ohio");
  expect(none.text).toContain("We have no open postings for nurse practitioners here today.");
  expect(none.text).not.toMatch(/\$0\b/);
});

test("changes the unit and the hours in the address only when they are not the usual ones", async () => {
  const weekly = await open(`${nurses}/texas?per=week&hours=36`);
  expect(weekly.isIndexed).toBe(false);
  expect(weekly.canonical).toBe(`${nurses}/texas`);
  expect(weekly.text).toContain("at 36 hours a week");
  for (const search of ["per=year", "hours=40", "per=decade", "per=year&hours=40"])
    expect((await open(`${nurses}/texas?${search}`)).location, search).toBe(`${nurses}/texas`);
});

test("compares up to four places, and says first where a figure is a wider place's", async () => {
  const path =
    "/salary-comparison?profession=physical-therapist&place=texas&place=houston-tx&place=new-york-ny";
  const { status, text, isIndexed, html } = await open(path);
  expect(status).toBe(200);
  expect(isIndexed).toBe(false);
  expect(text).toContain(
    "We have no figure for physical therapists in Texas, so this shows the United States instead. The median for",
  );
  expect(text).toContain("Houston, TX metro area");
  expect(html).toContain("/cards/pay/physical-therapist-in-texas-and-houston-tx-and-new-york-ny.png");
  const five = await open(`${path}&place=ohio&place=utah`);
  expect(five.location).toBe(`${path}&place=ohio`);
});

test("draws the country once for states without a figure, and offers the metro areas of both", async () => {
  const states = "/salary-comparison?profession=family-medicine-physician&place=texas&place=florida";
  const { text, linked } = await open(states);
  expect(text).toContain("in Texas or Florida, so this shows the United States instead. Family medicine");
  expect(text.match(/median \$244,180/g)).toHaveLength(1);
  expect(text).toContain("Metro areas in Florida");
  expect(text).toMatch(/In 2 areas the median is at least \$239,200, the highest figure/);
  const own = (place: string) => `/salary-comparison/family-medicine-physician/${place}`;
  expect(linked).toEqual(expect.arrayContaining([own("waco-tx"), own("dallas-tx"), own("tampa-fl")]));
});

test("lists the areas whose median is printed, and says once that the others are higher", async () => {
  const { text, html } = await open("/salary-comparison/family-medicine-physician");
  expect(html).toContain("<title>Family medicine physician salary by metro area");
  expect(text).toMatch(/In \d+ areas the median is at least \$239,200, the highest figure that the survey/);
  expect(text).toMatch(/Johnson City, TN \$236,200/);
  expect(text).not.toMatch(/Seattle, WA at least/);
});

test("says who else is counted, and what the survey does not print", async () => {
  const surgeons = await open("/salary-comparison/general-surgeon");
  expect(surgeons.text).toContain("The survey counts general surgeons with all other surgeons.");
  const neurosurgery = await open("/salary-comparison?profession=neurosurgery");
  expect(neurosurgery.status).toBe(200);
  expect(neurosurgery.text).toContain("with all other surgeons");
  const open24 = await open("/salary-comparison/family-medicine-physician/chicago-il");
  expect(open24.text).toContain("at least $239,200");
});

test.each([
  ["/salary-comparison/rn", nurses],
  ["/salary-comparison/rn/tx", `${nurses}/tx`],
  [`${nurses}/tx`, `${nurses}/texas`],
  [`${nurses}/houston`, `${nurses}/houston-tx`],
  [`${nurses}/plano-tx`, `${nurses}/dallas-tx`],
  [`${nurses}/united-states`, nurses],
  ["/salary-comparison/np/california", "/salary-comparison/nurse-practitioner/california"],
  [
    "/salary-comparison/physical-therapist/texas",
    "/salary-comparison?profession=physical-therapist&place=texas",
  ],
  ["/salary-comparison/case-manager", "/salary-comparison?profession=case-manager"],
  ["/salary-comparison/case-manager/texas", "/salary-comparison?profession=case-manager&place=texas"],
  [
    "/salary-comparison?profession=rn&place=&place=&per=year&hours=40",
    "/salary-comparison?profession=rn&per=year&hours=40",
  ],
  ["/salary-comparison?profession=rn&per=year&hours=40", nurses],
  ["/salary-comparison?profession=rn&place=Texas", `${nurses}/texas`],
  [
    "/salary-comparison?profession=rn&place=TX&place=nyc",
    "/salary-comparison?profession=registered-nurse&place=texas&place=new-york-ny",
  ],
  ["/salary-comparison?profession=rn&place=texas&place=tx", `${nurses}/texas`],
])("leads %s to %s", async (from, to) => {
  expect((await open(from)).location).toBe(to);
});

test("has no page whose figures are its parent's, and offers the nearest", async () => {
  const therapists = await open("/salary-comparison?profession=physical-therapist&place=texas");
  expect(therapists.isIndexed).toBe(false);
  expect(therapists.text).toContain("Metro areas in Texas");
  expect(therapists.linked).toContain("/salary-comparison/physical-therapist/houston-tx");
  const nobody = await open("/salary-comparison/registred-nurs");
  expect(nobody.status).toBe(404);
  expect(nobody.nearest).toContain(nurses);
  const nowhere = await open(`${nurses}/huston-tx`);
  expect(nowhere.status).toBe(404);
  expect(nowhere.nearest).toContain(`${nurses}/houston-tx`);
});

test("keeps what was typed when it is unknown", async () => {
  const { status, text, html, isIndexed } = await open(
    "/salary-comparison?profession=astronaut&place=the+moon&place=Texas&hours=36",
  );
  expect(status).toBe(200);
  expect(isIndexed).toBe(false);
  expect(text).toContain("We have no profession or specialty called “astronaut”.");
  expect(text).toContain("We have no figures for a place called “the moon”.");
  for (const value of ["the moon", "Texas", "36"]) expect(html).toContain(`value="${value}"`);
});

test.each([
  "profession=%00&place=%00",
  `profession=${"x".repeat(5000)}`,
  "profession=__proto__&place=constructor",
  "profession=registered-nurse&place=<script>alert(1)</script>",
  "profession=registered-nurse&hours=NaN&per=__proto__",
  `profession=rn&${"place=texas&".repeat(300)}`,
  "profession[]=rn&place[a]=b",
  "profession=rn&place=%F0%9F%92%8A",
])("never fails because of ?%s", async (search) => {
  for (const path of ["/salary-comparison", "/salary-comparison.csv"]) {
    const { status, html } = await open(`${path}?${search}`);
    expect(status, path).toBeLessThan(500);
    expect(html).not.toContain("<script>alert");
  }
});

test.each([
  "/salary-comparison/__proto__",
  "/salary-comparison/%00/%00",
  `${nurses}/__proto__`,
  `${nurses}/..%2f..`,
])("has no page %s", async (path) => {
  expect((await open(path)).status).toBe(404);
});

test("lists all professions and the places of nurses", async () => {
  const { status, text, isIndexed, canonical, linked } = await open("/salary-comparison");
  expect(status).toBe(200);
  expect(isIndexed).toBe(true);
  expect(canonical).toBe("/salary-comparison");
  expect(text).toContain("Salary comparison");
  expect(linked).toEqual(
    expect.arrayContaining([nurses, "/salary-comparison/dermatologist", `${nurses}/texas`]),
  );
  expect(linked).not.toContain("/salary-comparison/case-manager");
});

test("gives the figures as a file", async () => {
  const file = await send("/salary-comparison.csv?profession=rn&place=texas&place=houston-tx&per=hour");
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="pay-registered-nurse.csv"');
  const [heading, texas, houston] = (await file.text()).split("\r\n");
  expect(heading).toContain(
    '"profession","counted with","place","figures of","p10","p25","median","p75","p90"',
  );
  expect(texas).toMatch(/^"Registered Nurse",,"Texas","Texas",,,\d+(\.\d+)?,,,/);
  expect(texas).toContain('"BLS OEWS, May 2025",6,6,40,47,54');
  expect(houston).toMatch(/^"Registered Nurse",,"Houston, TX metro area","Houston, TX metro area",\d/);
  expect((await send("/salary-comparison.csv?profession=astronaut")).status).toBe(404);
});

test("draws a picture of a page for people it is shared with", async () => {
  for (const slug of [
    "registered-nurse",
    "registered-nurse-in-texas",
    "registered-nurse-in-texas-and-houston-tx",
  ]) {
    const picture = await send(`/cards/pay/${slug}.png`);
    expect(picture.status, slug).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/png");
  }
  for (const slug of ["astronaut", "registered-nurse-in-narnia", "registered-nurse-in-"])
    expect((await send(`/cards/pay/${slug}.png`)).status, slug).toBe(404);
});

test("lists every page with figures of its own for search engines", async () => {
  const xml = await (await send("/sitemap/pay.xml")).text();
  const listed = [...xml.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path!);
  expect(listed.length).toBeGreaterThan(10_000);
  expect(listed).toContain(`${nurses}/houston-tx`);
  expect(listed).not.toContain("/salary-comparison/physical-therapist/texas");
  for (const path of [listed[100]!, listed[5_000]!, listed.at(-1)!]) {
    const { status, canonical, isIndexed } = await open(path);
    expect([status, canonical, isIndexed], path).toEqual([200, path, true]);
  }
});

test("shows the survey's figures when the database is out of order", async () => {
  const { status, text, headers, logged } = await open(`${nurses}/texas`, { DB: broken<D1Database>() });
  expect(status).toBe(200);
  expect(text).toContain("Registered nurse pay in Texas");
  expect(text).not.toContain("What our open postings pay");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(logged).toContain("jobs.posted_pay");
});

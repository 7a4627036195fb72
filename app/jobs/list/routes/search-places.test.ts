import { beforeAll, describe, expect, test } from "vitest";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { env, send } from "#tests/support/site.ts";

beforeAll(async () => {
  await storeCity("New York", "NY", 40.71, -74.01);
  await storeCity("St. Louis", "MO", 38.63, -90.2);
  await storeCity("Fort Worth", "TX", 32.73, -97.32);
  await storeCity("Manhattan", "KS", 39.18, -96.57);
  await storeCity("Tulsa", "OK", 36.15, -95.99);
  await storeCity("Waco", "TX", 31.55, -97.15);
  await env.DB.prepare("UPDATE cities SET search_name = 'st louis' WHERE name = 'St. Louis'").run();
  await env.DB.prepare(
    `INSERT INTO zip_codes (zip, name, state_code, population, lat, lon)
      VALUES ('76104', 'Fort Worth', 'TX', 900000, 32.73, -97.32), ('761', 'Fort Worth', 'TX', 900000, 32.75, -97.35)`,
  ).run();
  await storeJobs([
    makeDraft({ title: "Nurse in Manhattan", city: "New York", stateCode: "NY", lat: 40.71, lon: -74.01 }),
    makeDraft({ title: "Nurse by the Arch", city: "St. Louis", stateCode: "MO", lat: 38.63, lon: -90.2 }),
    makeDraft({ title: "Nurse in Fort Worth", city: "Fort Worth", lat: 32.73, lon: -97.32 }),
    makeDraft({
      title: "Nurse in Saint Bonifacius",
      city: "Saint Bonifacius",
      stateCode: "MN",
      lat: null,
      lon: null,
    }),
  ]);
});

const toSearch = (location: string, more = "") => `location=${encodeURIComponent(location)}${more}`;

async function find(search: string) {
  const { jobs, total } = (await (await send(`/api/jobs?${search}`)).json()) as {
    jobs: { title: string }[];
    total: number;
  };
  return { titles: jobs.map(({ title }) => title), total };
}

const open = async (search: string) =>
  (await (await send(`/jobs?${search}`)).text()).replaceAll("<!-- -->", "");

test.each([
  ["nyc", "Nurse in Manhattan"],
  ["NYC, NY", "Nurse in Manhattan"],
  ["New York City", "Nurse in Manhattan"],
  ["Bronx", "Nurse in Manhattan"],
  ["the bronx", "Nurse in Manhattan"],
  ["Manhattan", "Nurse in Manhattan"],
  ["Staten Island, NY", "Nurse in Manhattan"],
  ["saint louis", "Nurse by the Arch"],
  ["Saint Louis, MO", "Nurse by the Arch"],
  ["St. Louis", "Nurse by the Arch"],
  ["ft worth", "Nurse in Fort Worth"],
  ["Ft. Worth, TX", "Nurse in Fort Worth"],
  ["st bonifacius", "Nurse in Saint Bonifacius"],
])("finds %s under its map name", async (location, title) => {
  expect((await find(toSearch(location))).titles).toEqual([title]);
});

test("does not confuse Manhattan, Kansas with the borough", async () => {
  expect((await find(toSearch("Manhattan, KS"))).titles).toEqual([]);
});

describe("ZIP code", () => {
  test("finds the jobs around its middle and says where that is", async () => {
    expect((await find(toSearch("76104"))).titles).toEqual(["Nurse in Fort Worth"]);
    expect(await open(toSearch("76104-2710"))).toContain("near Fort Worth, TX 76104<");
    expect((await find(toSearch("Fort Worth TX 76104"))).titles).toEqual(["Nurse in Fort Worth"]);
  });

  test("that we know only the area of is read by its first three digits, and the page says so", async () => {
    expect((await find(toSearch("76155"))).titles).toEqual(["Nurse in Fort Worth"]);
    expect(await open(toSearch("76155"))).toContain("near Fort Worth, TX (ZIP codes beginning with 761)<");
  });

  test("is read from the words of the one search box", async () => {
    expect((await find("query=nurse+76104")).titles).toEqual(["Nurse in Fort Worth"]);
    const html = await open("query=nurse+zip+code+76155");
    expect(html).toContain("Near Fort Worth, TX (ZIP codes beginning with 761)");
    expect(html).not.toContain("“zip code”");
    expect((await find("query=nurse+fort+worth,+tx+76155")).titles).toEqual(["Nurse in Fort Worth"]);
  });

  test("is no town's of another state", async () => {
    expect((await find(toSearch("Smalltown, OH 76104"))).titles).toEqual([]);
  });
});

describe("place we do not recognize", () => {
  test.each(["77001", "77001-1234", "12345 Main St", "😀", "%%", ",", "a".repeat(61), "12345, USA"])(
    "finds nothing for %s and says what to type",
    async (location) => {
      expect((await find(toSearch(location))).total).toBe(0);
      const html = await open(toSearch(location));
      expect(html).toContain("No place found for “");
      expect(html).toContain("such as “Houston, TX”.");
      expect(html).toMatch(/>without [^<]+<b[^>]*>4</);
    },
  );

  test("mentions ZIP codes only after a ZIP code", async () => {
    expect(await open(toSearch("77001"))).toContain("that ZIP code");
    expect(await open(toSearch("%%"))).not.toContain("that ZIP code");
  });

  test("does not fall back to the whole country because of other filters", async () => {
    expect((await find(toSearch("77001", "&query=nurse&license=TX"))).total).toBe(0);
  });
});

test.each(["", "  ", "usa", "U.S.A.", "United States", "Anywhere", "nationwide", "any location", "the US"])(
  "reads %j as the whole country",
  async (location) => {
    expect((await find(toSearch(location))).total).toBe(4);
    expect(await open(toSearch(location))).not.toContain("No place found for");
  },
);

test.each([
  [toSearch("Waco, TX"), "location=Texas"],
  ["query=nurse+waco+tx", "query=nurse&amp;location=Texas"],
])("offers wider distances and the state for %s, each with what it finds", async (search, address) => {
  const html = await open(search);
  expect(html).toMatch(/>within 100 miles<b[^>]*>1</);
  expect(html).not.toContain(">within 50 miles<");
  expect(html).toContain(`href="/jobs?${address}"`);
  expect(html).toMatch(/>anywhere in Texas<b[^>]*>1</);
  expect((await find(address.replace("&amp;", "&"))).titles).toEqual(["Nurse in Fort Worth"]);
});

test("suggests the nearest place with postings for a city without any", async () => {
  const html = await open(toSearch("Tulsa, OK", "&type=full-time"));
  expect(html).toContain("No jobs near Tulsa, OK with this filter");
  expect(html).toMatch(
    /href="\/jobs\?location=Fort\+Worth%2C\+TX&amp;type=full-time"[^>]*>Fort Worth, TX<\/a>, 2\d\d miles away/,
  );
  expect(await open(toSearch("Tulsa, OK", "&type=travel"))).not.toContain("miles away");
});

test("names the state of a town that was named without it, and offers the others of its name", async () => {
  await storeCity("Springfield", "MO", 37.2, -93.3);
  await storeCity("Springfield", "IL", 39.8, -89.6);
  const html = (await open(toSearch("springfield"))).replaceAll("<!-- -->", "");
  expect(html).toMatch(/<h1[^>]*>No jobs near Springfield, (MO|IL)<\/h1>/);
  expect(html).toMatch(
    /Or <a[^>]*href="\/jobs\?location=Springfield%2C\+(IL|MO)"[^>]*>Springfield, (IL|MO)<\/a>\?/,
  );
  expect(await open(toSearch("Springfield, IL"))).not.toMatch(/Or <a/);
});

test("offers what lies farther away with the nearest first", async () => {
  const inOklahoma = { stateCode: "OK", postedAt: Date.now() - 60_000 };
  await storeJobs([
    makeDraft({ title: "Nurse near Tulsa", ...inOklahoma, city: "Muskogee", lat: 35.75, lon: -95.37 }),
    makeDraft({ ...inOklahoma, title: "Nurse far from Tulsa", city: "Norman", lat: 35.22, lon: -97.44 }),
    makeDraft({ ...inOklahoma, title: "Nurse by Tulsa", city: "Bixby", lat: 35.94, lon: -95.88 }),
  ]);
  const html = await open(toSearch("Tulsa, OK", "&radius=10"));
  const near = html.split("Close to what you asked for")[1]!.split("</section>")[0]!;
  const titles = [...near.matchAll(/>(Nurse [^<]*)<\/a>/g)].map(([, title]) => title);
  expect(titles.slice(0, 3)).toEqual(["Nurse by Tulsa", "Nurse near Tulsa", "Nurse far from Tulsa"]);
});

test("offers what the place alone leaves out with the nearest first, however far", async () => {
  const rare = { profession: "pharmacist", specialty: null, shift: "day" as const };
  await storeJobs([
    makeDraft({
      ...rare,
      title: "Pharmacist of California",
      stateCode: "CA",
      city: "Pomona",
      lat: 34.06,
      lon: -117.75,
    }),
    makeDraft({
      ...{
        ...rare,
        title: "Pharmacist of Kansas",
        stateCode: "KS",
        city: "Wichita",
        lat: 37.69,
        lon: -97.34,
      },
      postedAt: Date.now() - 20 * 86_400_000,
    }),
  ]);
  const html = await open(toSearch("Tulsa, OK", "&profession=pharmacist"));
  const near = html.split("Close to what you asked for")[1]!.split("</section>")[0]!;
  const titles = [...near.matchAll(/>(Pharmacist of [^<]*)<\/a>/g)].map(([, title]) => title);
  expect(titles).toEqual(["Pharmacist of Kansas", "Pharmacist of California"]);
});

import { beforeAll, expect, test } from "vitest";
import { countOpenWork } from "#app/clinicians/market/open-work.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import { makeDraft, storeCity, storeJobs } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const path = "/candidate-matching";
const profile = {
  version: "0",
  profession: "registered-nurse",
  years: "7",
  specialty1: "ICU",
  license1: "TX",
  certificate1: "ACLS",
  certificateExpires1: "2098-01-31",
  place: "Houston, TX",
  "shift-night": "1",
  "type-full-time": "1",
  minPay: "40",
  minPayPer: "hour",
  useLicenses: "1",
};
const facts = { profession: "registered-nurse", license: "TX", specialty: "icu", shift: "night" };
const colorado = { city: "Denver", stateCode: "CO", licenseStates: ["CO"], lat: 39.74, lon: -104.99 };

beforeAll(async () => {
  await storeCity("Houston", "TX", 29.76, -95.37);
  await storeJobs([
    makeDraft({ title: "ICU Nurse, Nights" }),
    makeDraft({ title: "ICU Nurse, Days", shift: "day" }),
    makeDraft({ title: "NICU Nurse", specialty: "nicu", shift: "day" }),
    makeDraft({ title: "Denver ICU Nurse", ...colorado }),
    makeDraft({ title: "Denver Floor Nurse", ...colorado, specialty: "medical-surgical" }),
    makeDraft({ title: "Physical Therapist", profession: "physical-therapist" }),
  ]);
  await countOpenWork(toDb(env.DB), Date.now());
});

const readMain = (html: string) => toText(/<main[\s\S]*<\/main>/.exec(html)![0]);
const listTitles = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, title]) => title);

test("ranks what a logged-in nurse can take now, with every point, without JavaScript", async () => {
  const { cookie } = await signIn("job_seeker");
  await postForm("/dashboard/profile", profile, { cookie });
  const html = await (await send(path, { headers: { cookie } })).text();
  expect(listTitles(html)).toEqual(["ICU Nurse, Nights", "ICU Nurse, Days", "NICU Nurse"]);
  const text = readMain(html);
  expect(text).toContain("3 postings, best fit first");
  expect(text).toContain("You can work here now");
  expect(text).toContain("“Nights” is a shift that you want.");
  expect(text).toMatch(/96 *of 100/);
  expect(text).toContain(
    "We have no skills checklist of yours, so we cannot compare skills. It earns nothing.",
  );
});

test("adds what needs another license when asked, and says what that license would open", async () => {
  const { cookie } = await signIn("job_seeker");
  await postForm("/dashboard/profile", profile, { cookie });
  const html = await (await send(`${path}?show=all`, { headers: { cookie } })).text();
  expect(listTitles(html)).toHaveLength(5);
  const text = readMain(html);
  expect(text).toContain("License needed first");
  expect(html).toMatch(/<li>About \d+ miles from your city in a straight line, beyond the 50 miles/);
  expect(text).toContain("A Colorado registered nurse license would open 2 more jobs.");
  expect(text).toContain("Making your Texas license multistate would open 2 more jobs.");
  expect(html).toContain('href="/jobs?location=Colorado&amp;licensed_as=registered-nurse&amp;license=CO"');
});

test("asks someone without a profile for a few facts, and leads to the profile", async () => {
  const html = await (await send(path)).text();
  expect(html).toContain('href="/dashboard/profile"');
  expect(html).toContain('name="profession"');
  expect(readMain(html)).toContain("It never reads your name, age, sex, race");
});

test("answers a signed-out visitor's form, stores nothing and puts nothing into an address", async () => {
  const count = async () => env.DB.prepare("SELECT count(*) AS rows FROM profiles").first("rows");
  const before = await count();
  const response = await postForm(path, { ...facts, place: "Houston, TX", minPay: "40", years: "3" });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(listTitles(html)[0]).toBe("ICU Nurse, Nights");
  expect(html).not.toContain(`${path}?`);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(await count()).toBe(before);
  const record = readRecord(html);
  const all = await (await postForm(path, { record, show: "all" })).text();
  expect(listTitles(all)).toHaveLength(5);
});

const readRecord = (html: string) =>
  /name="record" value="([^"]+)"/.exec(html)![1]!.replaceAll("&quot;", '"');

test("keeps the form above its answer, to change one fact and lose no other", async () => {
  const html = await (await postForm(path, { ...facts, place: "Houston, TX", years: "3" })).text();
  expect(html).toMatch(/<details[^>]*><summary>Change a fact<\/summary>/);
  expect(html).toMatch(/<option value="TX" selected="">/);
  expect(html).toContain('value="Houston, TX"');
  const sent = JSON.parse(readRecord(html));
  const record = JSON.stringify({
    ...sent,
    about: { ...sent.about, certificates: [{ code: "ACLS", expires: "2098-01-31" }], miles: 30 },
  });
  const days = { ...facts, specialty: "", shift: "day", years: "3", place: "Houston, TX", record };
  const changed = JSON.parse(readRecord(await (await postForm(path, days)).text()));
  expect(changed.about).toMatchObject({
    shifts: ["day"],
    specialties: [],
    certificates: [{ code: "ACLS", expires: "2098-01-31" }],
    miles: 30,
  });
});

test("says once what would raise every score, with the field of the profile", async () => {
  const html = await (await postForm(path, { ...facts, show: "all" })).text();
  const advice = "Add your minimum pay: up to +12 points.";
  const [, ...links] = html.split('href="/dashboard/profile#minPay"');
  expect(links.some((link) => link.slice(link.indexOf(">") + 1).startsWith(advice))).toBe(true);
  expect(readMain(html).split(advice)).toHaveLength(2);
});

test("keeps what was typed when something is wrong, and says what", async () => {
  const response = await postForm(path, { ...facts, profession: "", specialty: "kangaroos", minPay: "lots" });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("<title>Error: Candidate matching");
  for (const said of ["Choose your profession.", "We do not know this specialty", "Enter dollars an hour"])
    expect(toText(html)).toContain(said);
  for (const typed of ['value="kangaroos"', 'value="lots"']) expect(html).toContain(typed);
});

test.each([
  { record: "{" },
  { record: '{"profession":"registered-nurse"}' },
  {
    record: '{"profession":["x"],"licenses":{},"isQuiet":1,"licenseSaidAt":-1,"about":[],"aboutSaidAt":"x"}',
  },
  { ...facts, page: "9999", show: "' OR 1=1" },
  { ...facts, place: "\u0000'; DROP TABLE jobs; --", specialty: '") OR keys : (za1' },
])("takes %o without an outage", async (form) => {
  expect((await postForm(path, form as Record<string, string>)).status).toBeLessThan(500);
  expect((await send(`${path}?show=%00&page=-1`)).status).toBe(200);
});

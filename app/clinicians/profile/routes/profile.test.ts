import { beforeAll, expect, test } from "vitest";
import { findRecord, readProfile } from "#app/clinicians/profile/record/profile.server.ts";
import type { ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { signIn } from "#tests/support/accounts.ts";
import { toText } from "#tests/support/html.ts";
import { storeCity } from "#tests/support/jobs.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const path = "/dashboard/profile";
const nurse = {
  version: "0",
  profession: "registered-nurse",
  years: "7",
  specialty1: "ICU",
  license1: "TX",
  multistate1: "1",
  licenseExpires1: "2027-03-31",
  certificate1: "CCRN",
  certificateExpires1: "2028-01-31",
  place: "Laredo, TX",
  pay: "48.50",
  payPer: "hour",
  "shift-night": "1",
  minPay: "100,000",
  minPayPer: "year",
  miles: "50",
  useLicenses: "1",
  expiryMails: "1",
};

beforeAll(() => storeCity("Laredo", "TX", 27.51, -99.51));

const open = async (cookie = "") => (await send(path, { headers: { cookie } })).text();
const save = (fields: Record<string, string>, cookie = "") => postForm(path, fields, { cookie });
const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)![1]!;

test("keeps the profile of someone who logged in, without JavaScript", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const response = await save(nurse, cookie);
  expect(response.headers.get("location")).toBe("/dashboard/profile?done=saved");
  const html = await (await send("/dashboard/profile?done=saved", { headers: { cookie } })).text();
  expect(toText(html)).toContain("Your profile is saved.");
  for (const shown of ['value="2027-03-31"', 'value="48.5"', 'value="Intensive Care"', 'value="Laredo, TX"'])
    expect(html).toContain(shown);
  expect(html).toMatch(/<option value="TX" selected/);
  const profile = await readProfile({ db, viewer: async () => ({ id: user.id }) as never });
  expect(profile).toMatchObject({
    profession: "registered-nurse",
    licenses: [{ state: "TX", multistate: true, expires: "2027-03-31" }],
    specialties: ["icu"],
    minPay: { amount: 100_000, per: "year" },
    shifts: ["night"],
    goals: [],
  });
});

test("is another person's empty form", async () => {
  const { cookie } = await signIn("job_seeker");
  await save(nurse, cookie);
  const other = await open((await signIn("job_seeker")).cookie);
  for (const secret of ["2027-03-31", "48.5", "Laredo, TX"]) expect(other).not.toContain(secret);
  expect(await open()).not.toContain("2027-03-31");
});

test("keeps what was typed when something is wrong, and says what", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const response = await save({ ...nurse, place: "Nowhereville", pay: "plenty", license2: "TX" }, cookie);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain("<title>Error: My profile");
  const text = toText(html);
  for (const said of ["We do not know this place", "Enter dollars", "This state is listed twice"])
    expect(text).toContain(said);
  for (const typed of ['value="Nowhereville"', 'value="plenty"', 'value="2028-01-31"'])
    expect(html).toContain(typed);
  expect((await findRecord(db, user.id)).about).toBeNull();
});

test("does not overwrite what another tab saved meanwhile, and does when asked again", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await save(nurse, cookie);
  const stale = await save({ ...nurse, years: "8" }, cookie);
  expect(stale.status).toBe(400);
  const html = await stale.text();
  expect(toText(html)).toContain("changed in another tab or on another device");
  expect(html).toContain('value="8"');
  const again = await save({ ...nurse, years: "8", version: readVersion(html) }, cookie);
  expect(again.status).toBe(302);
  expect((await findRecord(db, user.id)).about?.years).toBe(8);
});

test("saves a form that was sent twice once", async () => {
  const { cookie } = await signIn("job_seeker");
  const answers = await Promise.all([save(nurse, cookie), save(nurse, cookie), save(nurse, cookie)]);
  const done = answers.map((response) => response.headers.get("location"));
  expect(new Set(done)).toEqual(new Set(["/dashboard/profile?done=saved"]));
});

test("stores nothing of someone who is signed out, and says what to do without JavaScript", async () => {
  const before = await env.DB.prepare("SELECT count(*) AS n FROM profiles").first();
  const response = await save(nurse);
  expect(response.status).toBe(200);
  const html = await response.text();
  const text = toText(html);
  expect(text).toContain("Turn on JavaScript and save again, or create a free account");
  expect(html).toContain('value="2027-03-31"');
  expect(await env.DB.prepare("SELECT count(*) AS n FROM profiles").first()).toEqual(before);
});

test("erases everything in one step, and keeps only when", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await save(nurse, cookie);
  const response = await save({ intent: "erase" }, cookie);
  expect(response.headers.get("location")).toBe("/dashboard/profile?done=erased");
  const record = await findRecord(db, user.id);
  expect(record).toMatchObject({
    profession: null,
    licenses: [],
    about: null,
  } satisfies Partial<ProfileRecord>);
  const dates = await env.DB.prepare("SELECT * FROM profile_expiries WHERE user_id = ?").bind(user.id).all();
  expect(dates.results).toEqual([]);
  expect(await open(cookie)).not.toContain("2027-03-31");
});

test("refuses fields that it does not have, and a place that is too long", async () => {
  const { cookie } = await signIn("job_seeker");
  const wrong = [
    ["userId", "1"],
    ["license9", "TX"],
    ["place", "x".repeat(5_000)],
    ["pay", "1e9"],
    ["years", "-1"],
  ] as const;
  for (const [name, value] of wrong)
    expect((await save({ ...nurse, [name]: value }, cookie)).status, name).toBe(400);
});

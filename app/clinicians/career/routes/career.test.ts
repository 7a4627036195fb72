import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listCovered, listOpen, sumOn, toHolding } from "#app/clinicians/market/next-credentials.ts";
import { askOpenWork, countOpenWork, readOpenWork } from "#app/clinicians/market/open-work.server.ts";
import { createSavedOffer } from "#app/clinicians/offer/saved/saved-offers.server.ts";
import { findRecord, mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyAbout, emptyRecord, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { saveSkillResult } from "#app/clinicians/skills/skill-results.server.ts";
import { noFilters } from "#app/jobs/search/plan/filters.ts";
import { planSearch, readSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { countJobs } from "#app/jobs/search/results/search.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { signIn } from "#tests/support/accounts.ts";
import { fillCatalog } from "#tests/support/catalog.ts";
import { fillDatabase } from "#tests/support/demo.ts";
import { listLinks, toText } from "#tests/support/html.ts";
import { env, postForm, postJson, send } from "#tests/support/site.ts";
import { runLine } from "#tests/support/work-queue.ts";
import { createVitalsTables } from "#tests/vitals/tables.ts";

const db = toDb(env.DB);
const now = Date.now();
const path = "/career-dashboard";

const record: ProfileRecord = {
  ...emptyRecord,
  profession: "registered-nurse",
  licenses: [
    { state: "TX", multistate: false, expires: new Date(now + 20 * dayMs).toISOString().slice(0, 10) },
  ],
  licenseSaidAt: 1,
  about: {
    ...emptyAbout,
    place: "Houston, TX",
    pay: { amount: 46.5, per: "hour" },
    shifts: ["night"],
  },
  aboutSaidAt: 1,
};

beforeAll(async () => {
  await fillCatalog();
  await fillDatabase();
  await createVitalsTables(env.VITALS_DB);
  for (const weeks of [8, 7, 1]) await countOpenWork(db, now - weeks * 7 * dayMs);
  await env.DB.prepare(
    "UPDATE open_work_counts SET postings = postings + 1 WHERE day = (SELECT min(day) FROM open_work_counts)",
  ).run();
  await runLine("17 4 * * *", now);
});

async function signInWith(said: ProfileRecord | null) {
  const { cookie, user } = await signIn("job_seeker");
  if (said) await mergeRecord(db, user.id, said);
  return {
    cookie,
    userId: user.id,
    open: async (at = path) => (await send(at, { headers: { cookie } })).text(),
  };
}

const countSearch = async (search: Partial<typeof noFilters>) => {
  const [total] = await countJobs(db, [planSearch(await readSearch(db, { ...noFilters, ...search }), now)]);
  return total!.total;
};

test.each([
  ["registered-nurse", ["TX"], false],
  ["registered-nurse", ["TX", "CA"], true],
  ["registered-nurse", ["CA"], true],
  ["physician", ["OH", "TX"], true],
  ["physician", ["NY"], false],
  ["physical-therapist", ["CO"], true],
  ["psychologist", ["TX"], true],
  ["pharmacist", ["FL", "GA"], false],
  ["case-manager", ["AZ"], true],
  ["nursing-assistant", [], false],
  ["medical-assistant", ["TX"], false],
] as const)(
  "counts for a %s with %j, compact %s, what the search finds",
  async (profession, states, multistate) => {
    const licenses = states.map((state) => ({ state, multistate }));
    const holding = toHolding(profession, licenses)!;
    const covered = sql`${JSON.stringify(listCovered(holding))}`;
    const { lastDay, work } = readOpenWork(await askOpenWork(db, covered).run());
    const counted = sumOn(listOpen(holding, work), lastDay!);
    const asked =
      states.length > 0
        ? { licensedAs: profession, license: [...states], compact: multistate }
        : { profession: [profession] };
    expect(counted).toBe(await countSearch(asked));
  },
);

test("shows a clinician her market, without JavaScript", async () => {
  const { open } = await signInWith(record);
  const html = await open();
  const text = toText(html);
  const count = await countSearch({ licensedAs: "registered-nurse", license: ["TX"] });
  expect(text).toContain(`${count} open jobs accept the licenses you hold.`);
  expect(text).toContain(
    "We count by your license, so jobs for nurse case managers and nurse managers are included.",
  );
  expect(text).toMatch(/\d+ of them are what you said you want next/);
  expect(text).toMatch(/fewer than on \w{3} \d+, \d{4}\./);
  expect(text).toMatch(/Your pay, \$46\.50 an hour, is (?:between|at|below|above) the/);
  expect(text).toContain("the Houston");
  expect(text).toMatch(/Texas license Expires in (?:19|20) days/);
  expect(listLinks(html)).toContain("/jobs?licensed_as=registered-nurse&license=TX");
});

test("counts no license that has expired", async () => {
  const [texas] = record.licenses;
  const ended = { state: "CA", multistate: false, expires: "2024-05-01" };
  const some = toText(await (await signInWith({ ...record, licenses: [texas!, ended] })).open());
  const count = await countSearch({ licensedAs: "registered-nurse", license: ["TX"] });
  expect(some).toContain(`${count} open jobs accept the licenses you hold.`);
  expect(some).toContain(
    "Your license from California has expired by your profile, so it opens nothing here.",
  );
  const none = toText(await (await signInWith({ ...record, licenses: [ended] })).open());
  expect(none).toMatch(/\d+ open jobs for registered nurses\. Add a current license to see which of them/);
});

test("names the credential that opens the most jobs, counted by the search", async () => {
  const { open } = await signInWith(record);
  const text = toText(await open());
  const [, name, more] =
    /(An? [\w ]+ license|Making your Texas license multistate) would open (\d+) more jobs/.exec(text)!;
  expect(name).toBe("Making your Texas license multistate");
  expect(Number(more)).toBe(await countMore());
});

test("names the same credential and number on every page that counts one", async () => {
  const { cookie } = await signInWith(record);
  for (const page of ["/dashboard", "/candidate-matching", path]) {
    const text = toText(await (await send(page, { headers: { cookie } })).text());
    const named = /Making your Texas license multistate would open ([\d,]+) (?:more )?jobs/.exec(text);
    expect([page, named?.[1]]).toEqual([page, String(await countMore())]);
  }
});

const countMore = async () =>
  (await countSearch({ licensedAs: "registered-nurse", license: ["TX"], compact: true })) -
  (await countSearch({ licensedAs: "registered-nurse", license: ["TX"] }));

test("answers a device without an account the same, and stores nothing", async () => {
  const { open } = await signInWith(record);
  const before = (await env.DB.prepare("SELECT count(*) AS n FROM profiles").first())!.n;
  const response = await postJson("/api/career", { record: JSON.stringify(record) });
  const { career } = (await response.json()) as { career: { market: { open: { count: string } } } };
  expect(toText(await open())).toContain(`${career.market.open.count} open jobs accept`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await env.DB.prepare("SELECT count(*) AS n FROM profiles").first())!.n).toBe(before);
  expect(await (await postJson("/api/career", { record: JSON.stringify(emptyRecord) })).json()).toEqual({
    career: null,
  });
});

test("offers the profile to those who have none, logged in or not", async () => {
  const { open } = await signInWith(null);
  for (const html of [await open(), await (await send(path)).text()]) {
    expect(listLinks(html)).toContain("/dashboard/profile");
    expect(toText(html)).toContain("Where your pay stands");
    expect(html).not.toContain("46.5");
  }
});

test("keeps goals with the profile: added once, done and removed", async () => {
  const { cookie, userId, open } = await signInWith(record);
  const change = (fields: Record<string, string>, as = cookie) => postForm(path, fields, { cookie: as });
  const add = { intent: "add", id: "g1", text: "CCRN by June", nextStep: "Order the book" };
  for (const response of await Promise.all([change(add), change(add)])) expect(response.status).toBe(302);
  expect(toText(await open())).toContain("CCRN by June Next: Order the book");
  expect((await findRecord(db, userId)).about?.goals).toHaveLength(1);
  await change({ intent: "done", id: "g1" }, (await signIn("job_seeker")).cookie);
  expect((await findRecord(db, userId)).about?.goals[0]?.isDone).toBe(false);
  await change({ intent: "done", id: "g1" });
  expect((await findRecord(db, userId)).about).toMatchObject({
    goals: [{ isDone: true }],
    place: "Houston, TX",
  });
  await change({ intent: "remove", id: "g1" });
  expect((await findRecord(db, userId)).about?.goals).toEqual([]);
});

test("keeps what was typed into a goal that is too long or says nothing", async () => {
  const { cookie } = await signInWith(record);
  const response = await postForm(
    path,
    { intent: "add", id: "g1", text: "", nextStep: "Call the board" },
    { cookie },
  );
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('value="Call the board"');
  expect(toText(html)).toContain("Enter what you want to reach.");
  for (const wrong of [{ text: "x".repeat(161) }, { id: "<b>" }, { intent: "drop" }, { text: "a\u0000b" }])
    expect(
      (await postForm(path, { intent: "add", id: "g2", text: "x", nextStep: "", ...wrong }, { cookie }))
        .status,
    ).toBe(400);
});

test("shows the top of it on a job seeker's dashboard", async () => {
  const { open } = await signInWith(record);
  const html = await open("/dashboard");
  expect(toText(html)).toMatch(/\d+ open jobs accept the licenses you hold/);
  expect(toText(html)).toMatch(/What expires\s*Texas license\s*\w{3} \d+, \d{4}\s*Expires in (?:19|20) days/);
  expect(listLinks(html)).toEqual(expect.arrayContaining(["/career-dashboard", "/dashboard/profile"]));
  const { cookie } = await signIn("employer");
  expect(html).toContain('id="market-now"');
  expect(await (await send("/dashboard", { headers: { cookie } })).text()).not.toContain('id="market-now"');
});

test("lists the offers and skills that this person kept, and nobody else's", async () => {
  const { open, userId } = await signInWith(record);
  const other = await signIn("job_seeker");
  const search = "a.base=46.50&a.per=hour";
  for (const [name, owner] of [
    ["Houston nights", userId],
    ["Not hers", other.user.id],
  ] as const)
    await createSavedOffer(db, { userId: owner, name, search, idempotencyKey: name, now });
  await saveSkillResult(db, userId, "icu-nurse", { title: "ICU nurse", version: 1, groups: [] }, now);
  const html = await open();
  expect(html).toContain("Houston nights");
  expect(html).not.toContain("Not hers");
  expect(listLinks(html)).toContain("/skills-assessment/icu-nurse/result");
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendExpiryMails } from "#app/clinicians/profile/expiry/send-expiry-mails.server.ts";
import { findRecord, mergeRecord } from "#app/clinicians/profile/record/profile.server.ts";
import { emptyAbout, emptyRecord, type ProfileRecord } from "#app/clinicians/profile/record/profile.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { createUser, listMails, signIn } from "../support/accounts.ts";
import { env, postForm, send } from "../support/site.ts";
import { runLine } from "../support/work-queue.ts";
import { createVitalsTables } from "../vitals/tables.ts";

const db = toDb(env.DB);
const start = Date.UTC(2027, 0, 1, 4, 17);

beforeAll(() => createVitalsTables(env.VITALS_DB));
beforeEach(async () => {
  await env.DB.exec("DELETE FROM outbox");
  await env.DB.exec("DELETE FROM users");
});

const record = (license: string, certificate: string | null = null, expiryMails = true): ProfileRecord => ({
  ...emptyRecord,
  profession: "registered-nurse",
  licenses: [{ state: "TX", multistate: true, expires: license }],
  licenseSaidAt: 1,
  about: {
    ...emptyAbout,
    expiryMails,
    certificates: certificate ? [{ code: "BLS", expires: certificate }] : [],
  },
  aboutSaidAt: 1,
});

async function keep(said: ProfileRecord, user: Parameters<typeof createUser>[1] = {}) {
  const { id, email } = await createUser("job_seeker", { emailVerifiedAt: 1, ...user });
  await mergeRecord(db, id, said);
  return { id, email };
}

/** Runs the nightly cron from one day to another, twice a night. */
async function runDays(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day++)
    for (const _ of ["first", "again"]) await sendExpiryMails(db, env, start + day * dayMs);
}

test("reminds 90, 30 and 7 days before, once each", async () => {
  const { email } = await keep(record("2027-05-01"));
  await runDays(0, 29);
  expect(await listMails(email)).toHaveLength(0);
  await runDays(30, 31);
  expect(await listMails(email)).toHaveLength(1);
  await runDays(32, 125);
  const mails = await listMails(email);
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(3).fill("Your Texas license expires on May 1, 2027"),
  );
  expect(mails[0]!.body).toContain(`${env.SITE_URL}/dashboard/profile`);
});

test("makes up for nights without a run, and starts with the reminder that is due now", async () => {
  const { email } = await keep(record("2027-01-15"));
  await runDays(0, 0);
  await runDays(12, 20);
  expect(await listMails(email)).toHaveLength(2);
});

test("puts what is due on one night into one email", async () => {
  const { email } = await keep(record("2027-01-20", "2027-01-25"));
  await runDays(0, 0);
  const [mail, ...others] = await listMails(email);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("2 of your licenses and certificates expire soon");
  expect(mail!.body).toContain("Texas license: Jan 20, 2027\n");
  expect(mail!.body).toContain("BLS certificate: Jan 25, 2027");
});

test("reminds again after a renewal", async () => {
  const { id, email } = await keep(record("2027-01-15"));
  await runDays(0, 0);
  await mergeRecord(db, id, { ...record("2028-01-15"), licenseSaidAt: 2 });
  await runDays(300, 300);
  expect((await listMails(email)).map(({ subject }) => subject)).toEqual([
    "Your Texas license expires on Jan 15, 2028",
    "Your Texas license expires on Jan 15, 2027",
  ]);
});

test("writes to nobody who did not ask, has not confirmed the address, or erased the profile", async () => {
  const silent = await keep(record("2027-01-15", null, false));
  const unconfirmed = await keep(record("2027-01-15"), { emailVerifiedAt: null });
  const erased = await keep(record("2027-01-15"));
  await mergeRecord(db, erased.id, { ...emptyRecord, licenseSaidAt: 2, aboutSaidAt: 2 });
  await runDays(0, 10);
  for (const { email } of [silent, unconfirmed, erased]) expect(await listMails(email)).toEqual([]);
});

test("sends each mail once when two runs meet", async () => {
  const { email } = await keep(record("2027-01-15"));
  await Promise.all([1, 2, 3].map(() => sendExpiryMails(db, env, start)));
  expect(await listMails(email)).toHaveLength(1);
});

test("forgets which reminders it sent once the date has passed", async () => {
  const { id } = await keep(record("2027-01-15"));
  await runDays(0, 0);
  const count = async () =>
    (await env.DB.prepare("SELECT count(*) AS n FROM expiry_mails WHERE user_id = ?").bind(id).first())!.n;
  expect(await count()).toBe(1);
  await runLine("17 4 * * *", start + 20 * dayMs);
  expect(await count()).toBe(0);
});

test("stops them by the link in the email, for that person alone, and not by opening it", async () => {
  const { id, email } = await keep(record("2027-01-15"));
  const other = await keep(record("2027-01-15"));
  await runDays(0, 0);
  const link = new URL(/http\S+\/expiry-emails\/stop\S+/.exec((await listMails(email))[0]!.body)![0]);
  const page = await send(link.pathname + link.search);
  expect(await page.text()).toContain("Stop these emails");
  expect((await findRecord(db, id)).about?.expiryMails).toBe(true);
  expect(await (await postForm(link.pathname + link.search, {})).text()).toContain("Stopped.");
  expect((await findRecord(db, id)).about?.expiryMails).toBe(false);
  expect((await findRecord(db, other.id)).about?.expiryMails).toBe(true);
  await runDays(1, 10);
  expect(await listMails(email)).toHaveLength(1);
});

test("stops nothing by a link that is not ours", async () => {
  const { cookie } = await signIn("job_seeker");
  const { id } = await keep(record("2027-01-15"));
  const session = /session=([^;]+)/.exec(cookie)![1]!;
  for (const token of ["", "x", session, "a.b.c"]) {
    const response = await postForm(`/expiry-emails/stop?token=${encodeURIComponent(token)}`, {});
    expect(response.status).toBe(400);
  }
  expect((await findRecord(db, id)).about?.expiryMails).toBe(true);
});

test("sends a person one mail, though a batch ends in the middle of what expires", async () => {
  const first = await keep(record("2027-01-15"));
  const second = await keep(record("2027-01-15"));
  const add = (userId: number, from: number, count: number) =>
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 + ?3 - 1)
        INSERT INTO profile_expiries (user_id, kind, code, expires_on) SELECT ?1, 'certificate', 'C' || i, '2027-01-15' FROM n`,
    )
      .bind(userId, from, count)
      .run();
  await add(first.id, 0, 150);
  await add(second.id, 0, 100);
  await runDays(0, 1);
  expect((await listMails(first.email)).map(({ subject }) => subject)).toEqual([
    "151 of your licenses and certificates expire soon",
  ]);
  expect((await listMails(second.email)).map(({ subject }) => subject)).toEqual([
    "101 of your licenses and certificates expire soon",
  ]);
});

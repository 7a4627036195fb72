import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recoveryCodes, secondFactors } from "#app/accounts/schema.ts";
import { openKey } from "#app/accounts/second-factor/factor-secrets.server.ts";
import { findStep, toCode } from "#app/accounts/second-factor/one-time-code.ts";
import { endExpired } from "#app/accounts/session/expired.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { listMails, newVisitor, signIn, signInAs, testPassword } from "#tests/support/accounts.ts";
import { addFactor, givePassword, toCookies } from "#tests/support/second-factor.ts";
import { env, postForm, send } from "#tests/support/site.ts";

const db = toDb(env.DB);
const page = "/dashboard/second-factor";
const act = (cookie: string, fields: Record<string, string>) =>
  postForm(page, fields, { cookie, ...newVisitor() });
const read = async (cookie: string) => (await send(page, { headers: { cookie } })).text();

async function readKey(userId: number) {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return (await openKey(row!.sealedKey, userId, env.SESSION_SECRET))!;
}

const codeNow = async (userId: number, later = 0) =>
  toCode(await readKey(userId), Math.floor(Date.now() / 30_000) + later);

test("sets two-step log-in up with a QR code, a key and a first code, and shows ten recovery codes once", async () => {
  const { cookie, user } = await signIn("employer");
  expect(await read(cookie)).toContain("Set up two-step log-in");
  expect((await act(cookie, { step: "start", password: testPassword })).headers.get("location")).toBe(page);
  const html = await read(cookie);
  expect(html).toMatch(/<svg role="img" aria-label="QR code of the key below"/);
  expect(html).toMatch(/<code[^>]*>(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}<\/code>/);
  expect((await givePassword(user)).response.headers.get("location")).toBe("/dashboard");

  const wrong = await act(cookie, { step: "confirm", code: "12345" });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain("This code is not right");
  const confirmed = await (await act(cookie, { step: "confirm", code: await codeNow(user.id) })).text();
  const codes = [...confirmed.matchAll(/<code>((?:[A-Z2-7]{4}-){3}[A-Z2-7]{4})<\/code>/g)].map(
    ([, code]) => code!,
  );
  expect(new Set(codes).size).toBe(10);
  const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  expect(stored).toHaveLength(10);
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);

  const after = await read(cookie);
  expect(after).toContain("10 unused recovery codes");
  expect(after).not.toContain(codes[0]);
  expect(after).not.toContain("QR code");
  expect((await listMails(user.email)).map(({ subject }) => subject)[0]).toMatch(
    /^Two-step log-in was turned on/,
  );
  const pending = await givePassword(user);
  const signedIn = await postForm(
    "/sign-in-code",
    { code: codes[3]! },
    { cookie: pending.cookie, ...newVisitor() },
  );
  expect(signedIn.status).toBe(302);
  expect(await read(toCookies(signedIn))).toContain("9 unused recovery codes");
});

test("ends the sessions and half-done log-ins that a password alone opened before", async () => {
  const { cookie, user } = await signIn("admin");
  const before = await signInAs(user);
  await act(cookie, { step: "start", password: testPassword });
  await act(cookie, { step: "confirm", code: await codeNow(user.id) });
  const opens = async (as: string) => (await send("/dashboard", { headers: { cookie: as } })).status;
  expect([await opens(cookie), await opens(before)]).toEqual([200, 302]);
});

test("does not take the code of the set-up again for the first log-in", async () => {
  const { cookie, user } = await signIn("admin");
  await act(cookie, { step: "start", password: testPassword });
  const code = await codeNow(user.id);
  expect((await act(cookie, { step: "confirm", code })).status).toBe(200);
  const pending = await givePassword(user);
  const again = await postForm("/sign-in-code", { code }, { cookie: pending.cookie, ...newVisitor() });
  expect(again.status).toBe(400);
});

test("gives ten recovery codes, not twenty, when the first code is sent twice at once", async () => {
  const { cookie, user } = await signIn("admin");
  await act(cookie, { step: "start", password: testPassword });
  const code = await codeNow(user.id);
  await Promise.all([1, 2, 3].map(() => act(cookie, { step: "confirm", code })));
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10);
  expect(await listMails(user.email)).toHaveLength(1);
});

test("takes the code of the newest key when a second tab began again", async () => {
  const { cookie, user } = await signIn("admin");
  await act(cookie, { step: "start", password: testPassword });
  const old = await codeNow(user.id);
  await act(cookie, { step: "start", password: testPassword });
  const key = await readKey(user.id);
  if ((await findStep(key, old, Date.now())) === null)
    expect((await act(cookie, { step: "confirm", code: old })).status).toBe(400);
  expect((await act(cookie, { step: "confirm", code: await codeNow(user.id) })).status).toBe(200);
});

test("never replaces a key that is in use", async () => {
  const { cookie, user } = await signIn("admin");
  await addFactor(user);
  const before = await readKey(user.id);
  await act(cookie, { step: "start", password: testPassword });
  expect(await readKey(user.id)).toEqual(before);
});

test("turns off with password and code only, and says so by mail", async () => {
  const { cookie, user } = await signIn("admin");
  const { codeOf } = await addFactor(user, ["ABCD-EFGH-IJKL-MNOP"]);
  const off = (password: string, code: string) => act(cookie, { step: "turn-off", password, code });
  const wrongPassword = await off("not the password", await codeOf());
  expect(wrongPassword.status).toBe(400);
  expect(await wrongPassword.text()).toContain("This is not your password.");
  expect((await off(testPassword, "AAAA-AAAA-AAAA-AAAA")).status).toBe(400);
  expect((await off("", "")).status).toBe(400);
  expect(await db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(1);
  const pending = await givePassword(user);
  expect((await off(testPassword, await codeOf())).headers.get("location")).toBe(`${page}?done=off`);
  expect(await db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(0);
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
  expect((await listMails(user.email))[0]!.subject).toMatch(/^Two-step log-in was turned off/);
  const late = await postForm("/sign-in-code", { code: "ABCD-EFGH-IJKL-MNOP" }, { cookie: pending.cookie });
  expect(late.status).toBe(401);
  expect((await givePassword(user)).response.headers.get("location")).toBe("/dashboard");
});

test("reminds admins and employers on their dashboard until it is on, and only offers it to job seekers", async () => {
  const readPage = async (path: string, cookie: string) => (await send(path, { headers: { cookie } })).text();
  const readDashboard = (cookie: string) => readPage("/dashboard", cookie);
  const readSettings = (cookie: string) => readPage("/dashboard/settings", cookie);
  for (const role of ["admin", "employer"] as const) {
    const { cookie, user } = await signIn(role);
    expect(await readDashboard(cookie)).toContain("Protect this account with two-step log-in");
    await addFactor(user);
    const html = await readDashboard(cookie);
    expect(html).not.toContain("Protect this account");
    expect(await readSettings(cookie)).toContain("Two-step log-in (on)");
  }
  const seeker = await signIn("job_seeker");
  const offered = await readDashboard(seeker.cookie);
  expect(offered).not.toContain("Protect this account");
  expect(await readSettings(seeker.cookie)).toContain("Two-step log-in (off)");
  expect(await read(seeker.cookie)).toContain("Set up two-step log-in");
  const started = await act(seeker.cookie, { step: "start", password: testPassword });
  expect(started.headers.get("location")).toBe(page);
  expect((await send(page)).headers.get("location")).toBe("/login?returnTo=%2Fdashboard%2Fsecond-factor");
});

test("removes log-ins that were never finished", async () => {
  const { user } = await signIn("admin");
  await addFactor(user);
  await givePassword(user);
  const count = () =>
    env.DB.prepare("SELECT count(*) AS n FROM pending_sign_ins WHERE user_id = ?").bind(user.id).first("n");
  await endExpired(db, Date.now() + 9 * 60_000);
  expect(await count()).toBe(1);
  await endExpired(db, Date.now() + 11 * 60_000);
  expect(await count()).toBe(0);
});

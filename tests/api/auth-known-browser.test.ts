import { expect, test } from "vitest";
import { signInAttempts, usedLimits } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { sealDevice } from "#app/kit/platform/device-cookie.ts";
import { hourMs } from "#app/kit/platform/durations.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { createUser, newVisitor, signIn, testPassword } from "../support/accounts.ts";
import { env, isWhole, origin, postJson, send } from "../support/site.ts";

const db = toDb(env.DB);

function logIn(email: string, password: string, headers: Record<string, string> = newVisitor()) {
  return postJson("/api/auth/login", { email, password }, headers);
}

function readDeviceCookie(response: Response): string {
  return response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("device="))!
    .split(";")[0]!;
}

/** What a guess from many networks has left behind. */
async function setGuesses(email: string, used: number, resetsAt = Date.now() + hourMs) {
  const row = { keyHash: await sha256(`sign-in ${email}`), used, resetsAt };
  await db.insert(usedLimits).values(row).onConflictDoUpdate({ target: usedLimits.keyHash, set: row });
}

test("blocks every unknown browser after fifty guesses at an email within an hour, on any network", async () => {
  const { email } = await createUser("admin");
  await setGuesses(email, 49);
  expect((await logIn(email, "a fiftieth wrong password")).status).toBe(401);
  const response = await logIn(email, testPassword);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(await response.json()).toMatchObject({
    code: "locked",
    message: expect.stringContaining("choose “Email me a log-in link.”"),
  });
});

test("gives the same answer for an email without an account after fifty guesses", async () => {
  const { email } = await createUser("job_seeker");
  const unknown = "nobody-guessed@example.com";
  for (const address of [email, unknown]) await setGuesses(address, 50);
  const [known, other] = await Promise.all([email, unknown].map((address) => logIn(address, testPassword)));
  expect(other!.status).toBe(429);
  expect(await other!.text()).toBe(await known!.text());
});

test("lets unknown browsers try again in a new hour", async () => {
  const { email } = await createUser("job_seeker");
  await setGuesses(email, 50, Date.now() - 1);
  expect((await logIn(email, testPassword)).status).toBe(200);
});

test("stops guesses from many networks at once at fifty", async () => {
  const { email } = await createUser("job_seeker");
  await setGuesses(email, 48);
  const tries = Array.from({ length: 6 }, (_, i) => logIn(email, `wrong password ${i}`));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([401, 401, 429, 429, 429, 429]);
});

test("does not count the owner's own log-ins toward the fifty", async () => {
  const { email } = await createUser("job_seeker");
  await setGuesses(email, 49);
  expect((await logIn(email, testPassword)).status).toBe(200);
  expect((await logIn(email, testPassword)).status).toBe(200);
});

test("lets a browser that logged in before log in while all others are locked out", async () => {
  const { email } = await createUser("admin");
  const device = readDeviceCookie(await logIn(email, testPassword));
  await setGuesses(email, 50);
  const office = newVisitor();
  const emailHash = await sha256(email);
  const sourceHash = await sha256(`${email} network ${office["cf-connecting-ip"]}`);
  const lock = { failures: 30, lastFailedAt: Date.now(), lockedUntil: Date.now() + hourMs };
  await db.insert(signInAttempts).values({ emailHash, sourceHash, ...lock });
  expect((await logIn(email, testPassword, office)).status).toBe(429);
  expect((await logIn(email, testPassword, { ...office, cookie: device })).status).toBe(200);
});

test("locks a known browser only after ten failures of its own", async () => {
  const { email } = await createUser("job_seeker");
  const cookie = readDeviceCookie(await logIn(email, testPassword));
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    statuses.push((await logIn(email, `wrong password ${i}`, { ...newVisitor(), cookie })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await logIn(email, testPassword)).status).toBe(200);
});

test.runIf(isWhole)(
  "stops guesses from many known browsers at a hundred an hour, and lets the right password through before",
  async () => {
    const { email } = await createUser("job_seeker");
    const devices: string[] = [];
    for (let i = 0; i < 3; i++) devices.push(readDeviceCookie(await logIn(email, testPassword)));
    const row = { keyHash: await sha256(`sign-in known ${email}`), used: 98, resetsAt: Date.now() + hourMs };
    await db.insert(usedLimits).values(row).onConflictDoUpdate({ target: usedLimits.keyHash, set: row });
    const from = (at: number, password: string) =>
      logIn(email, password, { ...newVisitor(), cookie: devices[at]! });
    expect((await from(0, testPassword)).status).toBe(200);
    expect((await from(0, "a wrong password")).status).toBe(401);
    expect((await from(1, "another wrong password")).status).toBe(401);
    expect((await from(2, testPassword)).status).toBe(429);
    expect((await logIn(email, testPassword)).status).toBe(200);
  },
);

test("treats a browser known to one person as unknown for another account", async () => {
  const attacker = await createUser("job_seeker");
  const cookie = readDeviceCookie(await logIn(attacker.email, testPassword));
  const { email } = await createUser("admin");
  await setGuesses(email, 50);
  expect((await logIn(email, testPassword, { ...newVisitor(), cookie })).status).toBe(429);
});

test("does not recognize a forged or altered device cookie", async () => {
  const { user, cookie: session } = await signIn("admin");
  await setGuesses(user.email, 50);
  const device = { userId: user.id, deviceId: "x" };
  const foreign = await sealDevice(device, "another-secret-of-at-least-32-characters", origin);
  const [head, payload] = foreign.split(";")[0]!.slice("device=".length).split(".");
  const none = btoa(JSON.stringify({ alg: "none" })).replaceAll("=", "");
  for (const cookie of [
    foreign.split(";")[0]!,
    `device=${none}.${payload}.`,
    `device=${head}.${payload}.AAAA`,
    session.replace("session=", "device="),
    "device=nonsense",
  ]) {
    expect((await logIn(user.email, testPassword, { ...newVisitor(), cookie })).status, cookie).toBe(429);
  }
});

test("sets a device cookie that lasts a year, is hidden from scripts and cannot sign anyone in", async () => {
  const { email } = await createUser("job_seeker");
  const response = await logIn(email, testPassword);
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith("device="))!;
  expect(cookie).toContain("; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax");
  const asSession = readDeviceCookie(response).replace("device=", "session=");
  for (const sent of [readDeviceCookie(response), asSession]) {
    expect((await send("/api/auth/me", { headers: { cookie: sent } })).status).toBe(401);
  }
});

test("marks the device cookie Secure and binds it to the host over https", async () => {
  const cookie = await sealDevice(
    { userId: 1, deviceId: "x" },
    env.SESSION_SECRET,
    "https://clinward.example/",
  );
  expect(cookie).toMatch(/^__Host-device=[^;]+; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
});

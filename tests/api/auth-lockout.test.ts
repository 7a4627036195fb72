import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { signInAttempts, usedLimits } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { createUser, newVisitor, testPassword } from "../support/accounts.ts";
import { env, postJson } from "../support/site.ts";

const db = toDb(env.DB);

type Visitor = Record<string, string>;
const home = newVisitor();

function logIn(email: string, password: string, visitor: Visitor = home) {
  return postJson("/api/auth/login", { email, password }, visitor);
}

async function toKeys(email: string, visitor: Visitor) {
  const source = `network ${visitor["cf-connecting-ip"]}`;
  return { emailHash: await sha256(email), sourceHash: await sha256(`${email} ${source}`) };
}

async function findAttempts(email: string, visitor: Visitor = home) {
  const { sourceHash } = await toKeys(email, visitor);
  const [row] = await db.select().from(signInAttempts).where(eq(signInAttempts.sourceHash, sourceHash));
  return row;
}

async function setAttempts(email: string, failures: number, lockedUntil = 0, visitor: Visitor = home) {
  const row = {
    ...(await toKeys(email, visitor)),
    failures,
    lockedUntil,
    lastFailedAt: Date.now() - minuteMs,
  };
  await db
    .insert(signInAttempts)
    .values(row)
    .onConflictDoUpdate({ target: [signInAttempts.emailHash, signInAttempts.sourceHash], set: row });
}

test("makes even the right password wait after ten wrong ones from a network", async () => {
  const { email } = await createUser("job_seeker");
  await setAttempts(email, 8);
  expect((await logIn(email, "a ninth wrong password")).status).toBe(401);
  expect((await logIn(email, "a tenth wrong password")).status).toBe(401);
  const response = await logIn(email, testPassword);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  const { code, message } = await response.json<{ code: string; message: string }>();
  expect(code).toBe("locked");
  expect(message).toBe(
    "Too many failed tries for this email. Try again in 1 minute, or choose “Email me a log-in link.”",
  );
});

test("does not lock the owner out on another network", async () => {
  const { email } = await createUser("admin");
  const attacker = newVisitor();
  await setAttempts(email, 30, Date.now() + 60 * minuteMs, attacker);
  expect((await logIn(email, testPassword, attacker)).status).toBe(429);
  expect((await logIn(email, testPassword, newVisitor())).status).toBe(200);
  expect(await findAttempts(email, attacker)).toMatchObject({ failures: 30 });
});

test("counts all addresses of an IPv6 /64 as one network", async () => {
  const { email } = await createUser("job_seeker");
  const from = (address: string) => ({ "cf-connecting-ip": address });
  await setAttempts(email, 30, Date.now() + minuteMs, from("2001:db8:5:6::/64"));
  expect((await logIn(email, testPassword, from("2001:db8:5:6::1"))).status).toBe(429);
  expect((await logIn(email, testPassword, from("2001:0db8:5:6:ffff:1:2:3"))).status).toBe(429);
  expect((await logIn(email, testPassword, from("2001:db8:5:7::1"))).status).toBe(200);
});

test("locks an email without an account in the same way", async () => {
  await setAttempts("stranger@example.com", 10, Date.now() + minuteMs);
  expect((await logIn("stranger@example.com", testPassword)).status).toBe(429);
});

test.each([
  [9, 1],
  [10, 2],
  [11, 4],
  [12, 8],
  [13, 16],
  [14, 32],
  [15, 60],
  [40, 60],
])("after %i failures, locks for %i minutes at the next one", async (failures, minutes) => {
  const email = `backoff-${failures}@example.com`;
  await setAttempts(email, failures);
  const before = Date.now();
  expect((await logIn(email, "a wrong password")).status).toBe(401);
  const lockedMs = (await findAttempts(email))!.lockedUntil - before;
  expect(lockedMs).toBeGreaterThanOrEqual(minutes * minuteMs);
  expect(lockedMs).toBeLessThan(minutes * minuteMs + 5000);
});

test("does not extend a lock or count toward the hourly limit during it", async () => {
  const email = "patient@example.com";
  const lockedUntil = Date.now() + 2 * minuteMs;
  await setAttempts(email, 11, lockedUntil);
  await logIn(email, "a wrong password");
  expect(await findAttempts(email)).toMatchObject({ failures: 11, lockedUntil });
  const brake = await sha256(`sign-in ${email}`);
  expect(await db.select().from(usedLimits).where(eq(usedLimits.keyHash, brake))).toEqual([]);
});

test("accepts the right password after the lock and forgets the failures", async () => {
  const { email } = await createUser("job_seeker");
  await setAttempts(email, 12, Date.now() - 1);
  expect((await logIn(email, testPassword)).status).toBe(200);
  expect(await findAttempts(email)).toBeUndefined();
});

test("counts simultaneous tries without letting any past the limit", async () => {
  const { email } = await createUser("job_seeker");
  const visitor = newVisitor();
  await setAttempts(email, 8, 0, visitor);
  const tries = Array.from({ length: 6 }, (_, i) => logIn(email, `wrong password ${i}`, visitor));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([401, 401, 429, 429, 429, 429]);
});

const weakRegistration = {
  role: "job_seeker",
  firstName: "A",
  lastName: "B",
  email: "limit@example.com",
  password: "aaaaaaaaaaaa",
};

test.each([
  ["/api/auth/login", { email: "limit@example.com", password: "a wrong password" }],
  ["/api/auth/register", weakRegistration],
])("makes a network wait after twenty calls of %s in a minute", async (path, body) => {
  const visitor = newVisitor();
  await setAttempts("limit@example.com", 10, Date.now() + minuteMs, visitor);
  let calls = 0;
  let response: Response;
  // Twice the limit and one more, because the minute may end while the test runs.
  do response = await postJson(path, body, visitor);
  while (++calls <= 40 && (await response.clone().json<{ code: string }>()).code !== "too_many_requests");
  expect(calls).toBeGreaterThan(20);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
});

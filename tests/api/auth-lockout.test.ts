import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { toDb } from "#app/platform/db.ts";
import { sha256 } from "#app/platform/random.ts";
import { signInAttempts } from "#app/platform/schema.ts";
import { createUser, newVisitor, testPassword } from "../support/accounts.ts";
import { env, postJson } from "../support/site.ts";

const db = toDb(env.DB);
const minuteMs = 60_000;

function logIn(email: string, password: string) {
  return postJson("/api/auth/login", { email, password }, newVisitor());
}

async function findAttempts(email: string) {
  const [row] = await db
    .select()
    .from(signInAttempts)
    .where(eq(signInAttempts.emailHash, await sha256(email)));
  return row;
}

async function setAttempts(email: string, failures: number, lockedUntil = 0) {
  const row = { emailHash: await sha256(email), failures, lockedUntil, lastFailedAt: Date.now() - minuteMs };
  await db
    .insert(signInAttempts)
    .values(row)
    .onConflictDoUpdate({ target: signInAttempts.emailHash, set: row });
}

test("after ten wrong passwords even the right one has to wait, with a time that is named", async () => {
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
  expect(message).toContain("Try again in 1 minute");
});

test("an address without an account is locked just the same", async () => {
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
])("with %i failures behind, the next one locks for %i minutes", async (failures, minutes) => {
  const email = `backoff-${failures}@example.com`;
  await setAttempts(email, failures);
  const before = Date.now();
  expect((await logIn(email, "a wrong password")).status).toBe(401);
  const lockedMs = (await findAttempts(email))!.lockedUntil - before;
  expect(lockedMs).toBeGreaterThanOrEqual(minutes * minuteMs);
  expect(lockedMs).toBeLessThan(minutes * minuteMs + 5000);
});

test("tries while locked do not make the lock longer", async () => {
  const email = "patient@example.com";
  const lockedUntil = Date.now() + 2 * minuteMs;
  await setAttempts(email, 11, lockedUntil);
  await logIn(email, "a wrong password");
  expect(await findAttempts(email)).toMatchObject({ failures: 11, lockedUntil });
});

test("when the lock is over the right password signs in and the failures are forgotten", async () => {
  const { email } = await createUser("job_seeker");
  await setAttempts(email, 12, Date.now() - 1);
  expect((await logIn(email, testPassword)).status).toBe(200);
  expect(await findAttempts(email)).toBeUndefined();
});

test("many tries at once do not get past the count", async () => {
  const { email } = await createUser("job_seeker");
  await setAttempts(email, 8);
  const tries = Array.from({ length: 6 }, (_, i) => logIn(email, `wrong password ${i}`));
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
])("after twenty calls of %s in a minute a network is asked to wait", async (path, body) => {
  await setAttempts("limit@example.com", 10, Date.now() + minuteMs);
  const visitor = newVisitor();
  let calls = 0;
  let response: Response;
  // Twice the limit and one more: the minute that is counted may end while the test runs.
  do response = await postJson(path, body, visitor);
  while (++calls <= 40 && (await response.clone().json<{ code: string }>()).code !== "too_many_requests");
  expect(calls).toBeGreaterThan(20);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("60");
});

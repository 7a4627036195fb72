import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { usedLimits, users } from "#app/accounts/schema.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { createUser, listMails, newVisitor } from "../support/accounts.ts";
import { env, postForm, postJson } from "../support/site.ts";

const db = toDb(env.DB);
const seeker = {
  role: "job_seeker",
  firstName: "Ana",
  lastName: "Reyes",
  password: "harbor lantern quartz",
};
const newEmail = () => `${crypto.randomUUID()}@example.com`;

function register(email: string, visitor = newVisitor()) {
  return postJson("/api/auth/register", { ...seeker, email }, visitor);
}

async function setTakenAnswers(visitor: Record<string, string>, used: number, resetsAt: number) {
  const keyHash = await sha256(`email-taken ${visitor["cf-connecting-ip"]}`);
  await db.insert(usedLimits).values({ keyHash, used, resetsAt });
}

test("gives a taken and a new email the same answer after five taken emails from a network", async () => {
  const { email } = await createUser("job_seeker");
  const visitor = newVisitor();
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await register(email, visitor)).status);
  expect(statuses).toEqual(Array(5).fill(409));
  const fresh = newEmail();
  const [taken, free] = [await register(email, visitor), await register(fresh, visitor)];
  for (const response of [taken, free]) {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await free.text()).toBe(await taken.text());
  expect(await db.select().from(users).where(eq(users.email, fresh))).toEqual([]);
  expect((await register(fresh)).status).toBe(201);
});

test("answers at most five taken emails even when they are sent at once", async () => {
  const { email } = await createUser("job_seeker");
  const visitor = newVisitor();
  const responses = await Promise.all(Array.from({ length: 8 }, () => register(email, visitor)));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(409), 429, 429, 429]);
});

test("does not count new registrations toward the five answers", async () => {
  const visitor = newVisitor();
  const { email } = await createUser("job_seeker");
  for (let i = 0; i < 6; i++) expect((await register(newEmail(), visitor)).status).toBe(201);
  expect((await register(email, visitor)).status).toBe(409);
});

test("answers the network again after an hour", async () => {
  const { email } = await createUser("job_seeker");
  const visitor = newVisitor();
  await setTakenAnswers(visitor, 5, Date.now() - 1);
  expect((await register(email, visitor)).status).toBe(409);
});

test("says how long to wait and keeps what you typed", async () => {
  const visitor = newVisitor();
  await setTakenAnswers(visitor, 5, Date.now() + 20 * 60_000);
  const email = newEmail();
  const response = await postForm("/register", { ...seeker, email }, visitor);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(1100);
  const html = await response.text();
  expect(html).toContain("Too many tries from your network with emails that already have an account.");
  expect(html).toContain("Try again in 20 minutes, or log in.");
  expect(html).toContain(`value="${email}"`);
  expect(html).not.toContain(seeker.password);
});

test("emails the owner once a day about the attempt, without the name that was typed", async () => {
  const { email } = await createUser("employer");
  await Promise.all([register(email), register(email), register(email)]);
  const [mail, ...others] = await listMails(email);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe("You already have a Clinward account");
  expect(mail!.body).toContain("If it was not you, you do not need to do anything.");
  expect(mail!.body).toContain("http://localhost:8787/login");
  expect(mail!.body).not.toContain("Ana");
  const keyHash = await sha256(`email-taken-mail ${email}`);
  await db
    .update(usedLimits)
    .set({ resetsAt: Date.now() - 1 })
    .where(eq(usedLimits.keyHash, keyHash));
  await register(email);
  expect(await listMails(email)).toHaveLength(2);
});

test("sends only the confirmation email to a new address", async () => {
  const email = newEmail();
  expect((await register(email)).status).toBe(201);
  expect((await listMails(email)).map(({ subject }) => subject)).toEqual(["Confirm your email for Clinward"]);
});

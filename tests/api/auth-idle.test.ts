import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/accounts/schema.ts";
import { listSessions } from "#app/accounts/session/sessions.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { addMember, createEmployer, signIn } from "../support/accounts.ts";
import { env, send } from "../support/site.ts";

const db = toDb(env.DB);
const hour = 60 * 60_000;
const minute = 60_000;

const people = [
  ["a job seeker", "job_seeker", 14 * 24 * hour],
  ["an employer", "employer", 7 * 24 * hour],
  ["an admin", "admin", 12 * hour],
] as const;

const leaveIdle = (userId: number, ms: number) =>
  db
    .update(sessions)
    .set({ lastSeenAt: Date.now() - ms })
    .where(eq(sessions.userId, userId));

const isSignedIn = async (cookie: string) =>
  (await send("/api/auth/me", { headers: { cookie } })).status === 200;

test.each(people)("logs %s out after a time without use, and not before", async (_name, role, idleMs) => {
  const { cookie, user } = await signIn(role);
  await leaveIdle(user.id, idleMs - minute);
  expect(await isSignedIn(cookie)).toBe(true);
  await leaveIdle(user.id, idleMs);
  expect(await isSignedIn(cookie)).toBe(false);
  expect(await listSessions(db, user.id, Date.now())).toEqual([]);
});

test("logs a job seeker on a company's team out as early as an employer", async () => {
  const { cookie, user } = await signIn("job_seeker");
  await addMember((await createEmployer("Idle Care")).id, user.id, "reviewer");
  await leaveIdle(user.id, 7 * 24 * hour);
  expect(await isSignedIn(cookie)).toBe(false);
});

test("logs out after 30 days even in daily use", async () => {
  const { cookie, user } = await signIn("job_seeker");
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(session!.expiresAt - session!.createdAt).toBe(30 * 24 * hour);
  await db.update(sessions).set({ expiresAt: Date.now() }).where(eq(sessions.userId, user.id));
  expect(await isSignedIn(cookie)).toBe(false);
});

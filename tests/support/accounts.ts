import { vi } from "vitest";
import { hashPassword } from "#app/accounts/password/credentials.server.ts";
import { users } from "#app/accounts/schema.ts";
import { newSession } from "#app/accounts/session/sessions.server.ts";
import { memberships } from "#app/companies/schema.ts";
import { employers } from "#app/jobs/schema.ts";
import type { MemberRole, Role } from "#app/kit/platform/context.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { env, origin } from "./site.ts";

/** The password of every person that a test creates here. */
export const testPassword = "harbor lantern quartz 7";

const db = toDb(env.DB);
let passwordHash: Promise<string> | undefined;
let created = 0;

/** A person in the database, not logged in. */
export async function createUser(role: Role, given: Partial<typeof users.$inferInsert> = {}) {
  // A quarter of a second of work saved at each log-in.
  passwordHash ??= hashPassword(testPassword, { N: 2, r: 8, p: 1 });
  created += 1;
  const now = Date.now();
  const [user] = await db
    .insert(users)
    .values({
      email: `person-${created}-${now}@example.com`,
      passwordHash: await passwordHash,
      role,
      deskRole: role === "admin" ? "owner" : undefined,
      firstName: "Robin",
      lastName: "Vale",
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
      ...given,
    })
    .returning();
  return user!;
}

export type TestUser = Awaited<ReturnType<typeof createUser>>;

/** A session of this person as a browser holds it: the value of its Cookie header. */
export async function signInAs(
  user: TestUser,
  userAgent = "Firefox/142.0 (X11; Linux x86_64)",
): Promise<string> {
  const request = new Request(origin, { headers: { "user-agent": userAgent } });
  const session = await newSession({ db, env, now: Date.now() }, request, user.id);
  await session.insert.run();
  return session.cookie.split(";")[0]!;
}

/** A new person of the role with a session: `send("/dashboard", { headers: { cookie } })`. */
export async function signIn(role: Role, given: Partial<typeof users.$inferInsert> = {}) {
  const user = await createUser(role, given);
  return { cookie: await signInAs(user), user };
}

export async function createEmployer(name: string) {
  created += 1;
  const [employer] = await db
    .insert(employers)
    .values({ slug: `employer-${created}`, name, kind: "direct", createdAt: 1 })
    .returning();
  return employer!;
}

/** As after its first posting was approved; null takes the approval away. */
export const setApproved = (employerId: number, at: number | null = 1) =>
  env.DB.prepare("UPDATE employers SET approved_at = ? WHERE id = ?").bind(at, employerId).run();

export const addMember = (employerId: number, userId: number, role: MemberRole, createdAt = 1) =>
  db.insert(memberships).values({
    employerId,
    userId,
    role: role === "manager" ? "reviewer" : role,
    isManager: role === "manager",
    createdAt,
  });

let visitors = 0;

/** The header of a visitor whom no rate limit has counted yet. */
export function newVisitor(): Record<string, string> {
  visitors += 1;
  return { "cf-connecting-ip": `203.0.113.${visitors}` };
}

interface QueuedMail {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}

/** The mails that were queued for this address, newest first, with the text that was sent. */
export async function listMails(recipient: string): Promise<QueuedMail[]> {
  const query = env.DB.prepare("SELECT * FROM queued_mail WHERE recipient = ? ORDER BY id DESC");
  return (await query.bind(recipient).all<QueuedMail>()).results;
}

/** The path of the link in the newest mail to this address whose subject has the word. Waits for the mail. */
export async function readMailedPath(recipient: string, subjectWord: string): Promise<string> {
  return vi.waitFor(async () => {
    const mail = (await listMails(recipient)).find(({ subject }) => subject.includes(subjectWord));
    return mail!.body.match(/http:\/\/localhost:8787(\/\S+)/)![1]!;
  });
}

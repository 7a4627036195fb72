import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailLinks, sessions, signInAttempts, usedLimits } from "#app/accounts/schema.ts";
import { endExpired } from "#app/accounts/session/expired.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { createUser } from "../support/accounts.ts";
import { env } from "../support/site.ts";

const db = toDb(env.DB);
const now = Date.UTC(2026, 7, 1);

test("removes expired sessions, links, limits and old failures, and keeps the rest", async () => {
  const { id: userId } = await createUser("job_seeker");
  const session = { userId, device: "Firefox on Linux", createdAt: now, lastSeenAt: now };
  const link = { userId, purpose: "verify" as const, createdAt: now };
  await db.batch([
    db.insert(sessions).values([
      { ...session, idHash: "gone", publicId: "gone", expiresAt: now - 1 },
      { ...session, idHash: "live", publicId: "live", expiresAt: now + 1 },
    ]),
    db.insert(emailLinks).values([
      { ...link, secretHash: "gone", expiresAt: now - 1 },
      { ...link, secretHash: "live", expiresAt: now + 1 },
    ]),
    db.insert(signInAttempts).values([
      { emailHash: "a", sourceHash: "gone", failures: 3, lastFailedAt: now - dayMs - 1 },
      { emailHash: "a", sourceHash: "recent", failures: 3, lastFailedAt: now - dayMs + 1 },
    ]),
    db.insert(usedLimits).values([
      { keyHash: "gone", used: 5, resetsAt: now - 1 },
      { keyHash: "live", used: 5, resetsAt: now + 1 },
    ]),
  ]);
  await endExpired(db, now);
  const left = {
    sessions: await db.select({ id: sessions.idHash }).from(sessions).where(eq(sessions.userId, userId)),
    links: await db
      .select({ id: emailLinks.secretHash })
      .from(emailLinks)
      .where(eq(emailLinks.userId, userId)),
    attempts: await db.select({ id: signInAttempts.sourceHash }).from(signInAttempts),
    limits: await db.select({ id: usedLimits.keyHash }).from(usedLimits),
  };
  expect(left).toEqual({
    sessions: [{ id: "live" }],
    links: [{ id: "live" }],
    attempts: [{ id: "recent" }],
    limits: [{ id: "live" }],
  });
});

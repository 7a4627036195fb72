import { parseWithZod } from "@conform-to/zod/v4";
import { toPasswordResetMail } from "#app/accounts/email/account-mail.server.ts";
import { newLink } from "#app/accounts/email/email-links.server.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { findNotice } from "#app/kit/forms/posted-form.tsx";
import { toUserAudit } from "#app/kit/platform/audit.ts";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { requireForm } from "#app/kit/platform/form/form-body.ts";
import { fieldNames } from "#app/kit/platform/form/form-rules.ts";
import { goTo, notFound, unprocessed } from "#app/kit/platform/http.ts";
import { sendOutboxSoon, toOutboxInsertIf } from "#app/kit/platform/mail.ts";
import { toOfficeDay, toOfficeTime } from "#app/kit/text/when.ts";
import { changeUserRole, suspendUser, unsuspendUser } from "./user-changes.server.ts";
import { suspendSchema, userStepSchema } from "./user-form.ts";
import { columns, toUserView, type UserRow } from "./user-list.server.ts";

export async function receiveUserForm(
  context: SiteContext,
  request: Request,
  user: Pick<UserRecord, "id" | "email" | "role">,
  viewer: Viewer,
) {
  const form = await requireForm(request, [...fieldNames(suspendSchema), ...fieldNames(userStepSchema)]);
  const actorId = viewer.id;
  const change = { id: user.id, actorId };
  const leadBack = (done: string) => goTo(deskPaths.adminUser(user.id, `done=${done}`));
  if (form.has("reason")) {
    const submission = parseWithZod(form, { schema: suspendSchema });
    if (submission.status !== "success") return unprocessed(submission.reply());
    const isDone = await suspendUser(context, change, submission.value.reason);
    throw leadBack(isDone ? "suspended" : "unchanged");
  }
  const submission = parseWithZod(form, { schema: userStepSchema });
  if (submission.status !== "success") throw notFound();
  const step = submission.value;
  if (user.role === "admin" && viewer.deskRole !== "owner") throw leadBack("unchanged");
  if (step.intent === "reset")
    throw leadBack((await sendReset(context, user, actorId)) ? "reset" : "enough-links");
  if (step.intent === "unsuspend")
    throw leadBack((await unsuspendUser(context, change)) ? "unsuspended" : "unchanged");
  throw leadBack(
    (await changeUserRole(context, { ...change, email: user.email }, step.role, step.desk))
      ? "role"
      : "unchanged",
  );
}

const userNotices = {
  role: { tone: "good", title: "The role was changed." },
  suspended: { tone: "good", title: "The account is suspended, and all its sessions were ended." },
  unsuspended: { tone: "good", title: "The person can log in again." },
  reset: { tone: "good", title: "A link to reset the password was sent." },
  "enough-links": { tone: "warn", title: "No link was sent: three unused links were sent in the last hour." },
  unchanged: {
    tone: "warn",
    title:
      "Nothing was changed. Someone else was faster, it is your own account, or an admin's email is not confirmed yet. Only an owner of the desk changes roles and acts on other admins.",
  },
} as const;

export const findUserNotice = (done: string | null) => findNotice(userNotices, done);

async function sendReset(
  context: SiteContext,
  user: { id: number; email: string },
  actorId: number,
): Promise<boolean> {
  const { db, env, now } = context;
  const link = await newLink(db, "reset", user.id, now);
  const [stored] = await db.$client.batch([
    link.insert,
    toOutboxInsertIf(
      db,
      toPasswordResetMail(user, env.SITE_URL, link.secret, "operator"),
      now,
      link.isStored,
    ),
    toUserAudit(db, { actorId, action: "user.send_reset", userId: user.id, at: now }, link.isStored),
  ]);
  sendOutboxSoon(context);
  return stored!.meta.changes > 0;
}

interface MembershipRow {
  name: string;
  slug: string;
  role: string;
}

interface SessionSums {
  sessions: number;
  lastSeenAt: number | null;
  applications: number;
  drafts: number;
}

export async function findUserRecord({ db, now }: SiteContext, id: number) {
  const [found, companies, sums] = await db.$client.batch([
    db.$client.prepare(`SELECT ${columns} FROM users WHERE id = ?`).bind(id),
    db.$client
      .prepare(
        `SELECT e.name, e.slug, m.role FROM memberships m JOIN employers e ON e.id = m.employer_id
          WHERE m.user_id = ? ORDER BY m.created_at LIMIT 50`,
      )
      .bind(id),
    db.$client
      .prepare(
        `SELECT count(*) AS sessions, max(last_seen_at) AS lastSeenAt,
          (SELECT count(*) FROM applications WHERE user_id = ?1) AS applications,
          (SELECT count(*) FROM posting_drafts WHERE user_id = ?1) AS drafts
          FROM sessions WHERE user_id = ?1 AND expires_at > ?2`,
      )
      .bind(id, now),
  ]);
  const user = found!.results[0] as UserRow | undefined;
  if (!user) return null;
  const { sessions, lastSeenAt, applications, drafts } = sums!.results[0] as unknown as SessionSums;
  return {
    ...toUserView(user),
    verified:
      user.emailVerifiedAt === null ? "Not confirmed" : `Confirmed ${toOfficeDay(user.emailVerifiedAt)}`,
    suspended: user.suspendedAt === null ? null : toOfficeTime(user.suspendedAt),
    reason: user.suspendedReason,
    sessions,
    lastSeen: lastSeenAt === null ? null : toOfficeTime(lastSeenAt),
    applications,
    drafts,
    companies: (companies!.results as unknown as MembershipRow[]).map(({ name, slug, role }) => ({
      name,
      role,
      to: deskPaths.adminEmployer(slug),
    })),
    logOfPerson: deskPaths.adminAudit(`subject=user:${id}`),
    logByPerson: user.role === "admin" ? deskPaths.adminAudit(`actor=${id}`) : null,
  };
}

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUserRecord>>>;

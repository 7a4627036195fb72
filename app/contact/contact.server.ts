import { and, asc, eq, isNotNull } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";
import { sendOutboxSoon, toOutboxInsert } from "#app/platform/mail.ts";
import { randomId } from "#app/platform/random.ts";
import { contacts, jobs, memberships, users } from "#app/platform/schema.ts";
import { contactMessages, type NewContact } from "./contact.ts";

type ContactOutcome = { ok: true } | { ok: false; status: 503; code: string; message: string };

const unavailable = {
  ok: false,
  status: 503,
  code: "unavailable",
  message: contactMessages.unavailable,
} as const;

/** Questions about a job go to its employer's verified owners, if any. Repeating an `idempotencyKey` adds nothing. */
export async function createContact(
  context: SiteContext,
  contact: NewContact,
  idempotencyKey: string,
): Promise<ContactOutcome> {
  const { db, env, now } = context;
  try {
    const owners = contact.jobId === null ? [] : await listOwnerEmails(db, contact.jobId);
    const recipients = owners.length > 0 ? owners : [env.MAIL_TO];
    await db.batch([
      db.insert(contacts).values({
        ...contact,
        publicId: randomId(),
        status: "new",
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      }),
      ...recipients.map((to) => toOutboxInsert(db, { to, ...toMail(contact, env.SITE_URL) }, now)),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return { ok: true };
    logError("contact.create", error, { requestId: context.requestId });
    return unavailable;
  }
  sendOutboxSoon(context);
  return { ok: true };
}

async function listOwnerEmails(db: Db, jobId: number): Promise<string[]> {
  const owners = await db
    .select({ email: users.email })
    .from(jobs)
    .innerJoin(memberships, eq(memberships.employerId, jobs.employerId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(jobs.id, jobId), eq(memberships.role, "owner"), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(memberships.userId))
    .limit(5);
  return owners.map(({ email }) => email);
}

const subjects = {
  contact: () => "Message from the contact form",
  employer: ({ company }: NewContact) => `Hiring request from ${company}`,
  job: ({ position }: NewContact) => `Question about your posting: ${position}`,
};

function toMail(contact: NewContact, siteUrl: string) {
  const facts = [
    ["Name", `${contact.firstName} ${contact.lastName}`.trim()],
    ["Email", contact.email],
    ["Phone", contact.phone],
    ["Company", contact.company],
    ["Position", contact.position],
    ["Specialty", contact.specialty],
    ["Source", contact.source],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const link = contact.kind === "job" ? [] : ["", `All messages: ${siteUrl}${paths.adminContacts()}`];
  return {
    replyTo: contact.email,
    subject: subjects[contact.kind](contact),
    body: [...facts, "", contact.message, ...link].join("\n"),
  };
}

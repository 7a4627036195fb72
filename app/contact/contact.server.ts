import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { isUniqueViolation } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsert } from "#app/platform/mail.ts";
import { randomId } from "#app/platform/random.ts";
import { contacts } from "#app/platform/schema.ts";
import { type MessageOutcome, type NewContact, notStored } from "./contact.ts";
import { toMessageBody } from "./message-body.ts";

/** Repeating an `idempotencyKey` adds nothing. */
export async function createContact(
  context: SiteContext,
  contact: NewContact,
  idempotencyKey: string,
): Promise<MessageOutcome> {
  const { db, now } = context;
  try {
    await db.batch([
      db.insert(contacts).values({
        ...contact,
        publicId: randomId(),
        status: "new",
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      }),
      toOutboxInsert(db, toMail(contact, context), now),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) return { ok: true };
    logError("contact.create", error, { requestId: context.requestId });
    return notStored;
  }
  sendOutboxSoon(context);
  return { ok: true };
}

function toMail(contact: NewContact, { env }: SiteContext): Mail {
  return {
    to: env.MAIL_TO,
    replyTo: contact.email,
    subject:
      contact.kind === "employer"
        ? `Hiring request from ${contact.company}`
        : "Message from the contact form",
    body: `${toMessageBody(contact)}\n\nAll messages: ${env.SITE_URL}${paths.adminContacts()}`,
  };
}

import { eq } from "drizzle-orm";
import { toReference } from "#app/kit/forms/receipt.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { isUniqueViolation } from "#app/kit/platform/db.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { contacts } from "#app/kit/platform/schema.ts";
import { type MessageOutcome, type NewContact, notStored } from "./contact.ts";
import { findContactReceipt, toContactReceipt } from "./contact-receipt.server.ts";
import { toMessageBody } from "./message-body.ts";

/** Repeating an `idempotencyKey` adds nothing. */
export async function createContact(
  context: SiteContext,
  contact: NewContact,
  idempotencyKey: string,
): Promise<MessageOutcome> {
  const { db, now } = context;
  const publicId = randomId();
  const reference = toReference("M", idempotencyKey);
  const receipt = toContactReceipt({ ...contact, reference, createdAt: now });
  try {
    await db.batch([
      db.insert(contacts).values({
        ...contact,
        publicId,
        reference,
        status: "new",
        idempotencyKey,
        createdAt: now,
        updatedAt: now,
      }),
      toOutboxInsert(db, toMail(contact, reference, context), now),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) {
      const before = findContactReceipt(db, eq(contacts.idempotencyKey, idempotencyKey));
      return { ok: true, sent: await before.catch(() => null) };
    }
    logError("contact.create", error, { requestId: context.requestId });
    return notStored;
  }
  sendOutboxSoon(context);
  return { ok: true, sent: { publicId, receipt } };
}

function toMail(contact: NewContact, reference: string, { env }: SiteContext): Mail {
  return {
    to: env.MAIL_TO,
    replyTo: contact.email,
    subject: contact.kind === "employer" ? "Hiring request" : "Message from the contact form",
    body: `Reference: ${reference}\n${toMessageBody(contact)}\n\nAll messages: ${env.SITE_URL}${paths.adminContacts()}`,
  };
}

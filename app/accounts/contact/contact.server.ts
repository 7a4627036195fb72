import { type SQL, sql } from "drizzle-orm";
import { deskPaths } from "#app/desk-paths.ts";
import { listGiven, type Receipt, toReference } from "#app/kit/forms/receipt.ts";
import { findReceiptId } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { contactSpecialties, type MessageOutcome, type NewContact, notStored } from "./contact.ts";
import { toMessageBody } from "./message-body.ts";

/** Repeating an `idempotencyKey` adds nothing. */
export async function createContact(
  context: SiteContext,
  contact: NewContact,
  idempotencyKey: string,
): Promise<MessageOutcome> {
  const { db, env, now } = context;
  const publicId = randomId();
  const reference = toReference("M", idempotencyKey);
  const receipt = toContactReceipt({ ...contact, reference, createdAt: now });
  try {
    await db.$client.batch([
      toStatement(
        db,
        sql`INSERT INTO contacts (public_id, kind, first_name, last_name, email, phone, specialty, message, source, company,
            position, reference, status, idempotency_key, created_at, updated_at)
          VALUES (${publicId}, ${contact.kind}, ${contact.firstName}, ${contact.lastName}, ${contact.email}, ${contact.phone},
            ${contact.specialty}, ${contact.message}, ${contact.source}, ${contact.company}, ${contact.position}, ${reference},
            'new', ${idempotencyKey}, ${now}, ${now})`,
      ),
      toOutboxInsert(db, toContactMail(contact, reference, env), now),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "idempotency_key")) {
      const before = findContactReceipt(db, sql`idempotency_key = ${idempotencyKey}`);
      return { ok: true, sent: await before.catch(() => null) };
    }
    logError("contact.create", error, { requestId: context.requestId });
    return notStored;
  }
  sendOutboxSoon(context);
  return { ok: true, sent: { publicId, receipt } };
}

export function toContactMail(
  contact: NewContact,
  reference: string,
  env: Pick<Env, "MAIL_TO" | "SITE_URL">,
): Mail {
  return {
    to: env.MAIL_TO,
    replyTo: contact.email,
    subject: contact.kind === "employer" ? "Hiring request" : "Message from the contact form",
    body: `Reference: ${reference}\n${toMessageBody(contact)}\n\nAll messages: ${env.SITE_URL}${deskPaths.adminContacts()}`,
  };
}

type Sent = NewContact & { reference: string | null; createdAt: number };

function toContactReceipt(sent: Sent): Receipt {
  const specialty = contactSpecialties.find(({ value }) => value === sent.specialty);
  return {
    reference: sent.reference ?? "",
    sentAt: sent.createdAt,
    facts: listGiven([
      ["Name", `${sent.firstName} ${sent.lastName}`.trim()],
      ["Email", sent.email],
      ["Phone", sent.phone],
      ["Company", sent.company],
      ["Position", sent.position],
      ["Specialty", specialty?.label],
    ]),
    text: sent.message,
    fileName: null,
  };
}

async function findContactReceipt(db: Db, isWanted: SQL) {
  const [row] = await db.all<Sent & { publicId: string }>(sql`
    SELECT public_id AS publicId, kind, first_name AS firstName, last_name AS lastName, email, phone, specialty, message,
      source, company, position, reference, created_at AS createdAt FROM contacts WHERE ${isWanted}`);
  return row ? { publicId: row.publicId, receipt: toContactReceipt(row) } : null;
}

export async function findSentContact({ db, preventCaching }: SiteContext, request: Request) {
  preventCaching();
  const publicId = findReceiptId(request, "contact");
  return publicId === null ? null : findContactReceipt(db, sql`public_id = ${publicId}`);
}

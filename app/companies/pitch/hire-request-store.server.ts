import { type SQL, sql } from "drizzle-orm";
import { deskPaths } from "#app/desk-paths.ts";
import { listGiven, type Receipt, toReference } from "#app/kit/forms/receipt.ts";
import { findReceiptId } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { type Db, isUniqueViolation, toStatement } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsert } from "#app/kit/platform/mail.ts";
import { quote } from "#app/kit/platform/quoted-words.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { type Attachment, removeAttachment, toAttachmentInsert } from "./attachments.server.ts";
import type { HireRequestInput } from "./hire-request.ts";

export interface StoredHireRequest {
  publicId: string;
  receipt: Receipt;
}

/** Returns null and removes the file when the database fails. A known key succeeds and adds nothing. */
export async function createHireRequest(
  context: SiteContext,
  input: HireRequestInput,
  attachment: Attachment | null,
  idempotencyKey: string,
): Promise<StoredHireRequest | null> {
  const { db, now } = context;
  const publicId = randomId();
  const reference = toReference("H", idempotencyKey);
  const row = { ...input, reference, createdAt: now };
  const fileName = attachment?.fileName ?? null;
  const stored = { publicId, receipt: toHireReceipt({ ...row, fileName }) };
  try {
    await db.$client.batch([
      toStatement(
        db,
        sql`INSERT INTO hire_requests (public_id, name, email, phone, company, position, place, headcount, details, source,
            reference, status, idempotency_key, created_at, updated_at)
          VALUES (${publicId}, ${input.name}, ${input.email}, ${input.phone}, ${input.company}, ${input.position}, ${input.place},
            ${input.headcount}, ${input.details}, ${input.source}, ${reference}, 'new', ${idempotencyKey}, ${now}, ${now})`,
      ),
      ...(attachment ? [toAttachmentInsert(db, publicId, attachment, now)] : []),
      toOutboxInsert(db, toHireRequestMail(context.env, row, fileName), now),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) {
      logError("hire_request.create", error, { requestId: context.requestId });
      return (await keepWhatIsStored(context, publicId, attachment)) ? stored : null;
    }
    if (attachment) await removeAttachment(context, attachment);
    return findHireReceipt(db, sql`h.idempotency_key = ${idempotencyKey}`).catch(() => stored);
  }
  sendOutboxSoon(context);
  return stored;
}

// The batch may be committed though its answer was lost: keep the file, and let `sweepAttachments` decide.
async function keepWhatIsStored(context: SiteContext, publicId: string, attachment: Attachment | null) {
  const rows = await context.db
    .all(sql`SELECT 1 FROM hire_requests WHERE public_id = ${publicId}`)
    .catch(() => null);
  if (rows?.length === 0 && attachment) await removeAttachment(context, attachment);
  return rows !== null && rows.length > 0;
}

export function toHireRequestMail(
  env: Pick<Env, "MAIL_TO" | "SITE_URL">,
  input: HireRequestInput & { reference: string },
  fileName: string | null,
): Mail {
  const lines = [
    `Reference: ${input.reference}`,
    `Name: ${quote(input.name)}`,
    `Email: ${quote(input.email)}`,
    `Phone: ${quote(input.phone ?? "not given")}`,
    `Company: ${quote(input.company)}`,
    `Position: ${quote(input.position ?? "not given")}`,
    `Place: ${quote(input.place ?? "not given")}`,
    `How many: ${input.headcount ?? "not given"}`,
    `Attachment: ${quote(fileName ?? "none")}`,
    "",
    quote(input.details),
    "",
    `All hire requests: ${env.SITE_URL}${deskPaths.adminHireRequests()}`,
  ];
  return {
    to: env.MAIL_TO,
    replyTo: input.email,
    subject: `Hire request ${input.reference}`,
    body: lines.join("\n"),
  };
}

interface Sent extends HireRequestInput {
  /** Null for requests from before there were receipts. */
  reference: string | null;
  createdAt: number;
  fileName: string | null;
}

function toHireReceipt(sent: Sent): Receipt {
  return {
    reference: sent.reference ?? "",
    sentAt: sent.createdAt,
    facts: listGiven([
      ["Name", sent.name],
      ["Email", sent.email],
      ["Phone", sent.phone],
      ["Company", sent.company],
      ["Position", sent.position],
      ["Where", sent.place],
      ["How many", sent.headcount],
    ]),
    text: sent.details,
    fileName: sent.fileName,
  };
}

async function findHireReceipt(db: Db, isWanted: SQL) {
  const [row] = await db.all<Sent & { publicId: string }>(sql`
    SELECT h.public_id AS publicId, h.name, h.email, h.phone, h.company, h.position, h.place, h.headcount, h.details,
      h.source, h.reference, h.created_at AS createdAt, a.file_name AS fileName
    FROM hire_requests h LEFT JOIN attachments a ON a.hire_request_id = h.id WHERE ${isWanted} LIMIT 1`);
  return row ? { publicId: row.publicId, source: row.source, receipt: toHireReceipt(row) } : null;
}

export async function findSentHireRequest({ db, preventCaching }: SiteContext, request: Request) {
  preventCaching();
  const publicId = findReceiptId(request, "hire");
  return publicId === null ? null : findHireReceipt(db, sql`h.public_id = ${publicId}`);
}

import { eq, sql } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { type Db, isUniqueViolation } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";
import { type Mail, sendOutboxSoon, toOutboxInsert } from "#app/platform/mail.ts";
import { randomId } from "#app/platform/random.ts";
import { attachments, hireRequests } from "#app/platform/schema.ts";
import type { Attachment } from "./attachments.server.ts";
import type { HireRequestInput } from "./hire-request.ts";

/** Returns false and removes the file when the database fails. A known key succeeds and adds nothing. */
export async function createHireRequest(
  context: SiteContext,
  input: HireRequestInput,
  attachment: Attachment | null,
  idempotencyKey: string,
): Promise<boolean> {
  const { db, now } = context;
  const publicId = randomId();
  const row = { ...input, publicId, idempotencyKey, status: "new" as const, createdAt: now, updatedAt: now };
  try {
    await db.batch([
      db.insert(hireRequests).values(row),
      ...(attachment ? [toAttachmentInsert(db, publicId, attachment, now)] : []),
      toOutboxInsert(db, toMail(context, input, attachment), now),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) {
      logError("hire_request.create", error, { requestId: context.requestId });
      return keepWhatIsStored(context, publicId, attachment);
    }
    if (attachment) await removeAttachment(context, attachment);
    return true;
  }
  sendOutboxSoon(context);
  return true;
}

/** When removal fails, `sweepOrphans` repeats it later. */
export async function removeAttachment({ env, requestId }: SiteContext, { key }: Attachment): Promise<void> {
  await env.FILES.delete(key).catch((error) => logError("hire_request.remove_file", error, { requestId }));
}

// A batch whose answer was lost may be committed, so its file stays. `sweepOrphans` removes it if it has no row.
async function keepWhatIsStored(context: SiteContext, publicId: string, attachment: Attachment | null) {
  const rows = await context.db
    .select({ id: hireRequests.id })
    .from(hireRequests)
    .where(eq(hireRequests.publicId, publicId))
    .catch(() => null);
  if (rows?.length === 0 && attachment) await removeAttachment(context, attachment);
  return rows !== null && rows.length > 0;
}

function toAttachmentInsert(db: Db, requestPublicId: string, attachment: Attachment, now: number) {
  return db.insert(attachments).values({
    publicId: attachment.publicId,
    hireRequestId: sql`(SELECT id FROM hire_requests WHERE public_id = ${requestPublicId})`,
    r2Key: attachment.key,
    fileName: attachment.fileName,
    contentType: attachment.contentType,
    sizeBytes: attachment.sizeBytes,
    createdAt: now,
  });
}

function toMail({ env }: SiteContext, input: HireRequestInput, attachment: Attachment | null): Mail {
  const lines = [
    `Name: ${input.name}`,
    `Email: ${input.email}`,
    `Phone: ${input.phone ?? "not given"}`,
    `Company: ${input.company}`,
    `Attachment: ${attachment?.fileName ?? "none"}`,
    "",
    input.details,
    "",
    `All hire requests: ${env.SITE_URL}${paths.adminHireRequests()}`,
  ];
  return {
    to: env.MAIL_TO,
    replyTo: input.email,
    subject: `Hire request from ${input.company}`,
    body: lines.join("\n"),
  };
}

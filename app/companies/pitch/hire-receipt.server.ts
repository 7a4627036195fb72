import { eq, type SQL } from "drizzle-orm";
import { attachments, hireRequests } from "#app/companies/schema.ts";
import { listGiven, type Receipt } from "#app/kit/forms/receipt.ts";
import { findReceiptId } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";

type Sent = Omit<
  typeof hireRequests.$inferSelect,
  "id" | "publicId" | "status" | "idempotencyKey" | "updatedAt"
> & {
  fileName: string | null;
};

export function toHireReceipt(sent: Sent): Receipt {
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

export async function findHireReceipt(db: Db, isWanted: SQL) {
  const [row] = await db
    .select({ sent: hireRequests, fileName: attachments.fileName })
    .from(hireRequests)
    .leftJoin(attachments, eq(attachments.hireRequestId, hireRequests.id))
    .where(isWanted)
    .limit(1);
  if (!row) return null;
  return {
    publicId: row.sent.publicId,
    source: row.sent.source,
    receipt: toHireReceipt({ ...row.sent, fileName: row.fileName }),
  };
}

export async function findSentHireRequest({ db, preventCaching }: SiteContext, request: Request) {
  preventCaching();
  const publicId = findReceiptId(request, "hire");
  return publicId === null ? null : findHireReceipt(db, eq(hireRequests.publicId, publicId));
}

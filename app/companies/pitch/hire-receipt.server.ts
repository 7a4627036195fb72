import { type SQL, sql } from "drizzle-orm";
import { listGiven, type Receipt } from "#app/kit/forms/receipt.ts";
import { findReceiptId } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { HireRequestInput } from "./hire-request.ts";

interface Sent extends HireRequestInput {
  /** Null for requests from before there were receipts. */
  reference: string | null;
  createdAt: number;
  fileName: string | null;
}

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

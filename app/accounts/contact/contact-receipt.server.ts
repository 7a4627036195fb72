import { eq, type SQL } from "drizzle-orm";
import { listGiven, type Receipt } from "#app/kit/forms/receipt.ts";
import { findReceiptId } from "#app/kit/forms/receipt-cookie.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { contacts } from "#app/kit/platform/schema.ts";
import { contactSpecialties, type NewContact } from "./contact.ts";

type Sent = NewContact & { reference: string | null; createdAt: number };

export function toContactReceipt(sent: Sent): Receipt {
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

export async function findContactReceipt(db: Db, isWanted: SQL) {
  const [row] = await db.select().from(contacts).where(isWanted).limit(1);
  return row ? { publicId: row.publicId, receipt: toContactReceipt(row) } : null;
}

export async function findSentContact({ db, preventCaching }: SiteContext, request: Request) {
  preventCaching();
  const publicId = findReceiptId(request, "contact");
  return publicId === null ? null : findContactReceipt(db, eq(contacts.publicId, publicId));
}

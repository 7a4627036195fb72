import { paths } from "#app/paths.ts";
import { listGivenFacts, type RequestRow, toPhoneHref, toRequestTimes } from "./request-view.ts";
import type { HireRequestRead } from "./requests.server.ts";

export function toHireRow(read: HireRequestRead, now: number): RequestRow {
  const sizeKb = Math.ceil((read.sizeBytes ?? 0) / 1024).toLocaleString("en-US");
  return {
    kind: "hire_request",
    publicId: read.publicId,
    title: read.company,
    to: paths.adminHireRequest(read.publicId),
    assignee: read.assignee,
    status: read.status,
    ...toRequestTimes(read, now),
    facts: listGivenFacts([
      ["Position", read.position],
      ["Where", read.place],
      ["How many", read.headcount],
      ["Reference", read.reference],
      ["Name", read.name],
      ["Email", read.email, `mailto:${read.email}`],
      ["Phone", read.phone, toPhoneHref(read.phone)],
      [
        "Attachment",
        read.fileName && `${read.fileName} (${sizeKb} kB)`,
        paths.adminAttachment(read.attachmentId ?? ""),
      ],
      ["Sent from", read.source],
    ]),
    text: read.details,
  };
}

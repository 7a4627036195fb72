import { toRequestSource } from "#app/companies/pitch/request-sources.ts";
import { paths } from "#app/paths.ts";
import {
  listGivenFacts,
  type RequestRow,
  toBeginning,
  toContactWords,
  toRequestTimes,
} from "./request-view.ts";
import type { HireRequestRead } from "./requests.server.ts";

export const toHireRow = (read: HireRequestRead, now: number): RequestRow => ({
  kind: "hire_request",
  publicId: read.publicId,
  title: read.company,
  to: paths.adminHireRequest(read.publicId),
  isOurs: true,
  assignee: read.assignee,
  status: read.status,
  ...toRequestTimes(read, now),
  reference: read.reference,
  by: read.name,
  contact: toContactWords(read),
  about: [toWanted(read), read.place].flatMap((text) => (text ? [{ text }] : [])),
  message: { begins: toBeginning(read.details), whole: null },
  file: toFile(read),
});

function toWanted({ position, headcount }: HireRequestRead): string | null {
  if (headcount === null) return position;
  return position ? `${headcount} × ${position}` : `${headcount} to hire`;
}

function toFile({ attachmentId, fileName, sizeBytes }: HireRequestRead) {
  if (attachmentId === null || fileName === null) return null;
  const sizeKb = Math.ceil((sizeBytes ?? 0) / 1024).toLocaleString("en-US");
  return { text: `${fileName} (${sizeKb} kB)`, href: paths.adminAttachment(attachmentId) };
}

export function listHireFacts(read: HireRequestRead) {
  const [email, phone] = toContactWords(read);
  const file = toFile(read);
  return listGivenFacts([
    ["Position", read.position],
    ["Where", read.place],
    ["How many", read.headcount],
    ["Reference", read.reference],
    ["Name", read.name],
    ["Email", read.email, email?.href],
    ["Phone", read.phone, phone?.href],
    ["Attachment", file?.text ?? null, file?.href],
    ["Sent from", read.source && toRequestSource(read.source)],
  ]);
}

import { toRequestSource } from "#app/companies/pitch/request-sources.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { toOfficeDay } from "#app/kit/text/when.ts";
import { paths } from "#app/paths.ts";
import type { ContactRead } from "./contact-list.server.ts";
import { toPassOnDays } from "./pass-on-days.ts";
import {
  listGivenFacts,
  type RequestRow,
  toBeginning,
  toContactWords,
  toRequestTimes,
} from "./request-view.ts";
import type { HireRequestRead } from "./requests.server.ts";

const origins = {
  contact: "Contact form",
  employer: "Quick-hire form",
  application: "Application to pass on",
};

export function toContactRow(read: ContactRead, now: number): RequestRow {
  const isApplication = read.kind === "application";
  const posting = read.jobSlug ? paths.job(read.jobSlug) : undefined;
  return {
    kind: isApplication ? "application" : "contact",
    publicId: read.publicId,
    title: `${read.firstName} ${read.lastName}`.trim(),
    to: toPage(read),
    isOurs: read.isForDesk,
    assignee: read.assignee,
    status: read.status,
    ...toRequestTimes(read, now),
    reference: read.reference,
    by: origins[read.kind],
    contact: toContactWords(read),
    about: [
      ...(read.position ? [{ text: read.position, href: posting }] : []),
      ...[read.specialty, read.company].flatMap((text) => (text ? [{ text }] : [])),
    ],
    message: { begins: toBeginning(read.message), whole: isApplication ? read.message : null },
    file: null,
    passOn: isApplication && read.isForDesk ? toPassOn(read, now) : null,
    hidesFrom: isApplication && read.isForDesk ? read.hidesFrom : [],
  };
}

/** What its employer answers is the employer's alone. */
function toPage({ kind, publicId, isForDesk }: ContactRead): string | null {
  if (kind !== "application") return deskPaths.adminContact(publicId);
  return isForDesk ? deskPaths.adminApplication(publicId) : null;
}

const toPassOn = ({ passedOnAt, createdAt }: ContactRead, now: number): RequestRow["passOn"] =>
  passedOnAt === null ? toPassOnDays(createdAt, now) : { done: toOfficeDay(passedOnAt) };

export function listContactFacts(read: ContactRead) {
  const [email, phone] = toContactWords(read);
  return listGivenFacts([
    ["From", origins[read.kind]],
    ["Reference", read.reference],
    ["Email", read.email, email?.href],
    ["Phone", read.phone, phone?.href],
    ["Company", read.company],
    ["Position", read.position],
    ["Specialty", read.specialty],
    ["Source", read.source],
  ]);
}

export const toHireRow = (read: HireRequestRead, now: number): RequestRow => ({
  kind: "hire_request",
  publicId: read.publicId,
  title: read.company,
  to: deskPaths.adminHireRequest(read.publicId),
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
  passOn: null,
  hidesFrom: [],
});

function toWanted({ position, headcount }: HireRequestRead): string | null {
  if (headcount === null) return position;
  return position ? `${headcount} × ${position}` : `${headcount} to hire`;
}

function toFile({ attachmentId, fileName, sizeBytes }: HireRequestRead) {
  if (attachmentId === null || fileName === null) return null;
  const sizeKb = Math.ceil((sizeBytes ?? 0) / 1024).toLocaleString("en-US");
  return { text: `${fileName} (${sizeKb} kB)`, href: deskPaths.adminAttachment(attachmentId) };
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

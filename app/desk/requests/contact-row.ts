import { paths } from "#app/paths.ts";
import type { ContactRead } from "./contact-list.server.ts";
import {
  listGivenFacts,
  type RequestRow,
  toBeginning,
  toContactWords,
  toRequestTimes,
} from "./request-view.ts";

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
    to: isApplication ? null : paths.adminContact(read.publicId),
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
  };
}

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

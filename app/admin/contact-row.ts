import { paths } from "#app/paths.ts";
import type { ContactRead } from "./contact-list.server.ts";
import { listGivenFacts, type RequestRow, toPhoneHref, toRequestTimes } from "./request-view.ts";

const origins = {
  contact: "Contact form",
  employer: "Quick-hire form",
  application: "Question about a posting",
};

export function toContactRow(read: ContactRead, now: number): RequestRow {
  return {
    kind: read.kind === "application" ? "application" : "contact",
    publicId: read.publicId,
    to: read.kind === "application" ? null : paths.adminContact(read.publicId),
    assignee: read.assignee,
    title: `${read.firstName} ${read.lastName}`.trim(),
    status: read.status,
    ...toRequestTimes(read, now),
    facts: listGivenFacts([
      ["From", origins[read.kind]],
      ["Reference", read.reference],
      ["Email", read.email, `mailto:${read.email}`],
      ["Phone", read.phone, toPhoneHref(read.phone)],
      ["Company", read.company],
      ["Position", read.position],
      ["Specialty", read.specialty],
      ["Source", read.source],
      ["Posting", read.jobTitle, paths.job(read.jobSlug ?? "")],
    ]),
    text: read.message,
  };
}

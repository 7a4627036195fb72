import { applicantStates } from "#app/applications/applicants/applicant-states.ts";
import {
  type ApplicantSearch,
  type FilePart,
  toApplicantQuery,
} from "#app/applications/applicants/list/applicant-search.ts";
import { selectFile } from "#app/applications/applicants/list/list-applicants.server.ts";
import { toTownText } from "#app/applications/applicants/list/list-words.ts";
import { readTagNames } from "#app/applications/applicants/team/tags.ts";
import { hidePerson } from "#app/applications/notices/blind.ts";
import { type ApplicationCopy, readCopy } from "#app/applications/receipt/application-copy.ts";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { dispositions } from "#app/facts/reference/application-states.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import { toWallTime } from "#app/kit/text/workday.ts";
import { toApplicationSource } from "#app/kit/vitals/visit-source.ts";

const head = [
  "Reference",
  "Name",
  "Email",
  "Phone",
  "Posting",
  "Place",
  "Department",
  "Status",
  "Stage",
  "Applied",
  "First answer",
  "Assigned to",
  "Tags",
  // As a federal contractor's log of applicants asks for it (41 CFR 60-1.12): what became of each, when and why.
  "Disposition",
  "Disposition date",
  "Reason",
  "Source",
];

const partHeads: Record<FilePart, string> = { messages: "Message", answers: "Answers", notes: "Notes" };

interface Wanted {
  company: Membership;
  viewer: Viewer;
  search: ApplicantSearch;
  parts: readonly FilePart[];
}

/** The audit log says who took the file and how many it names, not which. */
export async function createApplicantFile(
  { db, now }: SiteContext,
  { company, viewer, search, parts }: Wanted,
) {
  const [rows, timeZone] = await Promise.all([
    selectFile(db, company, search, parts),
    readTimeZone(db, company.employerId),
  ]);
  await toAuditInsert(db, {
    actorId: viewer.id,
    action: "applicants.export",
    subject: `employer:${company.employerId}`,
    detail: { rows: rows.length, search: toApplicantQuery(search), parts },
    at: now,
  }).run();
  const toTime = (ms: number | null) =>
    ms === null ? null : new Date(toWallTime(ms, timeZone)).toISOString().slice(0, 16).replace("T", " ");
  const toPart = (row: (typeof rows)[number], part: FilePart): string => {
    const text =
      part === "messages" ? row.message : part === "notes" ? row.notes : toAnswersText(readCopy(row.copy));
    return hidePerson(text ?? "", row.hidden);
  };
  const lines = rows.map((row) => [
    row.publicId,
    `${row.firstName} ${row.lastName}`.trim(),
    row.email,
    row.phone,
    row.jobTitle,
    toTownText(row),
    row.department,
    applicantStates[row.state].label,
    row.stage,
    toTime(row.createdAt),
    toTime(row.answeredAt !== null && row.answeredAt <= now ? row.answeredAt : null),
    row.assignee,
    readTagNames(row.tags).join("; "),
    dispositions[row.state],
    toTime(row.movedAt ?? row.createdAt),
    row.endReason,
    toApplicationSource(row.source),
    ...parts.map((part) => toPart(row, part)),
  ]);
  const heads = [...head, ...parts.map((part) => partHeads[part])];
  return toPrivateCsv(toCsv([heads, ...lines]), `applicants-${company.employerSlug}.csv`);
}

const toAnswersText = (copy: ApplicationCopy | null): string =>
  (copy?.answers ?? []).map(({ label, value }) => `${label}: ${value}`).join("\n");

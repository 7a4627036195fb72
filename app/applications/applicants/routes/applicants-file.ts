import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { applicantStates } from "#app/applications/applicants/applicant-states.ts";
import {
  type ApplicantSearch,
  parseApplicantSearch,
  toApplicantQuery,
} from "#app/applications/applicants/list/applicant-search.ts";
import { selectFile } from "#app/applications/applicants/list/list-applicants.server.ts";
import { toTownText } from "#app/applications/applicants/list/list-words.ts";
import { readTagNames } from "#app/applications/applicants/team/tags.ts";
import { admitToCompany, everyMember } from "#app/companies/workspace/frame/company-guard.server.ts";
import { readTimeZone } from "#app/companies/workspace/settings/settings.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { Membership, SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { notPossible } from "#app/kit/platform/http.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import { toWallTime } from "#app/kit/text/workday.ts";

/** A POST, because each file adds a line to the audit log. */
export async function action(asked: ActionFunctionArgs) {
  const { viewer, company } = await admitToCompany(asked, everyMember);
  const search = parseApplicantSearch(new URL(asked.request.url).searchParams);
  return createApplicantFile(asked.context, { company, viewer, search });
}

export function loader() {
  throw notPossible();
}

const head = [
  "Name",
  "Email",
  "Phone",
  "Posting",
  "Place",
  "Status",
  "Stage",
  "Applied",
  "First answer",
  "Assigned to",
  "Tags",
];

interface Wanted {
  company: Membership;
  viewer: Viewer;
  search: ApplicantSearch;
}

/** The audit log says who took the file and how many it names, not which. */
async function createApplicantFile({ db, now }: SiteContext, { company, viewer, search }: Wanted) {
  const [rows, timeZone] = await Promise.all([
    selectFile(db, company.employerId, search),
    readTimeZone(db, company.employerId),
  ]);
  await toAuditInsert(db, {
    actorId: viewer.id,
    action: "applicants.export",
    subject: `employer:${company.employerId}`,
    detail: { rows: rows.length, search: toApplicantQuery(search) },
    at: now,
  }).run();
  const toTime = (ms: number | null) =>
    ms === null ? null : new Date(toWallTime(ms, timeZone)).toISOString().slice(0, 16).replace("T", " ");
  const lines = rows.map((row) => [
    `${row.firstName} ${row.lastName}`.trim(),
    row.email,
    row.phone,
    row.jobTitle,
    toTownText(row),
    applicantStates[row.state].label,
    row.stage,
    toTime(row.createdAt),
    toTime(row.answeredAt !== null && row.answeredAt <= now ? row.answeredAt : null),
    row.assignee,
    readTagNames(row.tags).join("; "),
  ]);
  return toPrivateCsv(toCsv([head, ...lines]), `applicants-${company.employerSlug}.csv`);
}

import { selectContacts } from "#app/desk/requests/contact-list.server.ts";
import { type ListSearch, toListQuery } from "#app/desk/requests/list-search.ts";
import { selectHireRequests, toPageSlice } from "#app/desk/requests/requests.server.ts";
import { toAuditInsert } from "#app/kit/platform/audit.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toPrivateCsv } from "#app/kit/platform/file/download.ts";
import { toCsv } from "#app/kit/text/to-csv.ts";
import type { DeskRequest } from "./request-events.server.ts";

const mostLines = 10_000;

/** The audit log says who took the file and how many it names, not which. */
export async function createRequestFile(
  { db, now }: SiteContext,
  actorId: number,
  kind: DeskRequest["kind"],
  search: ListSearch,
): Promise<Response> {
  const own = { ...search, before: null, after: null };
  const rows = await (kind === "hire_request" ? listHireLines : listContactLines)(db, own, actorId);
  const detail = { rows: rows.length - 1, search: toListQuery(own) };
  await toAuditInsert(db, { actorId, action: `${kind}.export`, subject: kind, detail, at: now }).run();
  return toPrivateCsv(toCsv(rows), `${kind === "contact" ? "contact" : "hire"}-requests.csv`);
}

const toTime = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");

type Lines = (string | number | null)[][];

async function listHireLines(db: SiteContext["db"], search: ListSearch, viewerId: number): Promise<Lines> {
  const slice = { ...toPageSlice("hire_request", search, viewerId), limit: mostLines };
  const rows = await selectHireRequests(db, slice);
  const head = [
    "Reference",
    "Sent (UTC)",
    "Status",
    "Assigned to",
    "Company",
    "Position",
    "Place",
    "How many",
  ];
  return [
    [...head, "Name", "Email", "Phone", "Details"],
    ...rows.map((row) => [
      row.reference,
      toTime(row.createdAt),
      row.status,
      row.assignee,
      row.company,
      row.position,
      row.place,
      row.headcount,
      row.name,
      row.email,
      row.phone,
      row.details,
    ]),
  ];
}

async function listContactLines(db: SiteContext["db"], search: ListSearch, viewerId: number): Promise<Lines> {
  const slice = { ...toPageSlice("contact", search, viewerId), limit: mostLines };
  const rows = await selectContacts(db, slice);
  const head = ["Reference", "Sent (UTC)", "Status", "Assigned to", "Name", "Email", "Phone", "Company"];
  return [
    [...head, "Position", "Specialty", "Message"],
    ...rows.map((row) => [
      row.reference,
      toTime(row.createdAt),
      row.status,
      row.assignee,
      `${row.firstName} ${row.lastName}`.trim(),
      row.email,
      row.phone,
      row.company,
      row.position,
      row.specialty,
      row.message,
    ]),
  ];
}

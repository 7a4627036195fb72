import { sql } from "drizzle-orm";
import type { Db } from "#app/kit/platform/db.ts";
import {
  type ListSearch,
  mostFound,
  type RequestStatus,
  requestsPerPage,
  toRequestOrder,
} from "./list-search.ts";
import { type RequestSlice, toFoundSlice, toPageSlice } from "./requests.server.ts";

// The two share a list, so a row's id there says which it is: even for contacts, odd for applications.
const contactListId = sql`contacts.id * 2`;
const applicationListId = sql`applications.id * 2 + 1`;

export async function listContacts(db: Db, search: ListSearch, viewerId: number) {
  const [messages, applied] = await Promise.all([
    selectContactPage(db, search, viewerId),
    selectApplicationPage(db, search, viewerId),
  ]);
  const sign = toRequestOrder(search).order === "ASC" ? 1 : -1;
  return toOneList(messages, applied)
    .sort((a, b) => sign * (a.createdAt - b.createdAt || a.id - b.id))
    .slice(0, requestsPerPage + 1);
}

export async function findContacts(db: Db, match: string) {
  const [messages, applied] = await Promise.all([
    selectContacts(db, toFoundSlice("contact", match)),
    selectApplications(db, toFoundSlice("application", match)),
  ]);
  const rows = toOneList(messages, applied);
  return rows.sort((a, b) => b.createdAt - a.createdAt || b.id - a.id).slice(0, mostFound + 1);
}

export const selectContactPage = (db: Db, search: ListSearch, viewerId: number) =>
  selectContacts(db, toPageSlice("contact", search, viewerId, contactListId));

export const selectApplicationPage = (db: Db, search: ListSearch, viewerId: number) =>
  selectApplications(db, toPageSlice("application", search, viewerId, applicationListId));

interface Read {
  id: number;
  publicId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  source: string | null;
  status: RequestStatus;
  createdAt: number;
}

interface ReadContact extends Read {
  contactId: number;
  kind: "contact" | "employer";
  specialty: string | null;
  company: string | null;
  position: string | null;
  reference: string | null;
  assignee: string | null;
  assignedTo: number | null;
}

interface ReadApplication extends Read {
  kind: "application";
  specialty: null;
  company: string;
  position: string;
  reference: null;
  assignee: null;
  assignedTo: null;
  isForDesk: boolean;
  passedOnAt: number | null;
  /** Employers that must not get it from us, because she hides from them. */
  hidesFrom: string[];
  jobSlug: string | null;
  jobTitle: string | null;
}

export const toContactRead = (row: ReadContact) => ({
  ...row,
  isForDesk: true,
  passedOnAt: null,
  hidesFrom: [],
  jobSlug: null,
  jobTitle: null,
});

export type ContactRead = ReturnType<typeof toContactRead> | ReadApplication;

const toOneList = (messages: ReadContact[], applied: ReadApplication[]): ContactRead[] => [
  ...messages.map(toContactRead),
  ...applied,
];

export const selectContacts = (db: Db, { where, order, limit }: RequestSlice) =>
  db.all<ReadContact>(sql`
    SELECT ${contactListId} AS id, contacts.id AS contactId, contacts.public_id AS publicId, contacts.kind,
      contacts.first_name AS firstName, contacts.last_name AS lastName, contacts.email, contacts.phone,
      contacts.specialty, contacts.message, contacts.source, contacts.company, contacts.position, contacts.reference,
      contacts.status, users.first_name AS assignee, contacts.assigned_to AS assignedTo, contacts.created_at AS createdAt
    FROM contacts LEFT JOIN users ON users.id = contacts.assigned_to
    WHERE ${where} ${order} LIMIT ${limit}`);

async function selectApplications(db: Db, { where, order, limit }: RequestSlice): Promise<ReadApplication[]> {
  const rows = await db.all<
    Omit<ReadApplication, "isForDesk" | "hidesFrom"> & { isForDesk: number; hidesFrom: string }
  >(sql`
    SELECT ${applicationListId} AS id, applications.public_id AS publicId, 'application' AS kind,
      applications.first_name AS firstName, applications.last_name AS lastName, applications.email, applications.phone,
      NULL AS specialty, applications.message, applications.source, applications.employer_name AS company,
      applications.job_title AS position, NULL AS reference, applications.desk_status AS status, NULL AS assignee,
      NULL AS assignedTo, applications.created_at AS createdAt, applications.is_for_desk AS isForDesk,
      applications.passed_on_at AS passedOnAt, (SELECT d.details -> '$.privacy.hidden' FROM profile_details d
        WHERE d.user_id = applications.user_id) AS hidesFrom,
      jobs.slug AS jobSlug, jobs.title AS jobTitle
    FROM applications LEFT JOIN jobs ON jobs.id = applications.job_id
    WHERE ${where} ${order} LIMIT ${limit}`);
  return rows.map((row) => ({
    ...row,
    isForDesk: row.isForDesk === 1,
    hidesFrom: (JSON.parse(row.hidesFrom ?? "[]") as { name: string }[]).map(({ name }) => name),
  }));
}

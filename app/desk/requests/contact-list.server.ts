import { eq, sql } from "drizzle-orm";
import { applications, contacts, users } from "#app/accounts/schema.ts";
import { jobs } from "#app/jobs/schema.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type ListSearch, requestsPerPage, toRequestOrder } from "./list-search.ts";
import { mostFound } from "./request-count.ts";
import { type RequestSlice, toFoundSlice, toPageSlice } from "./requests.server.ts";

// The two share a list, so a row's id there says which it is: even for contacts, odd for applications.
const contactListId = sql<number>`${contacts.id} * 2`;
const applicationListId = sql<number>`${applications.id} * 2 + 1`;

export async function listContacts(db: Db, search: ListSearch, viewerId: number) {
  const [messages, applied] = await db.batch([
    selectContactPage(db, search, viewerId),
    selectApplicationPage(db, search, viewerId),
  ]);
  const sign = toRequestOrder(search).order === "ASC" ? 1 : -1;
  return toOneList(messages, applied)
    .sort((a, b) => sign * (a.createdAt - b.createdAt || a.id - b.id))
    .slice(0, requestsPerPage + 1);
}

export async function findContacts(db: Db, match: string) {
  const [messages, applied] = await db.batch([
    selectContacts(db, toFoundSlice("contact", match)),
    selectApplications(db, toFoundSlice("application", match)),
  ]);
  const rows = toOneList(messages, applied);
  return rows.sort((a, b) => b.createdAt - a.createdAt || b.id - a.id).slice(0, mostFound + 1);
}

export const selectContactPage = (db: Db, search: ListSearch, viewerId: number) =>
  selectContacts(db, toPageSlice(contacts, search, viewerId, contactListId));

export const selectApplicationPage = (db: Db, search: ListSearch, viewerId: number) =>
  selectApplications(db, toPageSlice(applications, search, viewerId, applicationListId));

type ReadContact = Awaited<ReturnType<typeof selectContacts>>[number];
type ReadApplication = Awaited<ReturnType<typeof selectApplications>>[number];

export const toContactRead = (row: ReadContact) => ({
  ...row,
  isForDesk: true,
  jobSlug: null,
  jobTitle: null,
});

export type ContactRead = ReturnType<typeof toContactRead> | ReadApplication;

const toOneList = (messages: ReadContact[], applied: ReadApplication[]): ContactRead[] => [
  ...messages.map(toContactRead),
  ...applied,
];

export function selectContacts(db: Db, { where, orderBy, limit }: RequestSlice) {
  return db
    .select({
      id: contactListId,
      contactId: contacts.id,
      publicId: contacts.publicId,
      kind: contacts.kind,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: contacts.email,
      phone: contacts.phone,
      specialty: contacts.specialty,
      message: contacts.message,
      source: contacts.source,
      company: contacts.company,
      position: contacts.position,
      reference: contacts.reference,
      status: contacts.status,
      assignee: sql<string | null>`${users.firstName}`.as("assignee"),
      assignedTo: contacts.assignedTo,
      createdAt: contacts.createdAt,
    })
    .from(contacts)
    .leftJoin(users, eq(users.id, contacts.assignedTo))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

function selectApplications(db: Db, { where, orderBy, limit }: RequestSlice) {
  return db
    .select({
      id: applicationListId,
      publicId: applications.publicId,
      kind: sql<"application">`'application'`,
      firstName: applications.firstName,
      lastName: applications.lastName,
      email: applications.email,
      phone: applications.phone,
      specialty: sql<null>`NULL`,
      message: applications.message,
      source: applications.source,
      company: applications.employerName,
      position: applications.jobTitle,
      // Needs its own name: in a batch, D1 merges columns of the same name.
      reference: sql<null>`NULL`.as("reference"),
      status: applications.status,
      assignee: sql<null>`NULL`.as("assignee"),
      assignedTo: sql<null>`NULL`.as("assigned"),
      createdAt: applications.createdAt,
      isForDesk: applications.isForDesk,
      jobSlug: jobs.slug,
      jobTitle: jobs.title,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

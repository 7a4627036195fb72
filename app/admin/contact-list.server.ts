import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { applications, contacts, jobs } from "#app/platform/schema.ts";
import { type ListSearch, requestsPerPage } from "./list-search.ts";
import { toCondition, toOrder } from "./requests.server.ts";

// The two share a list, so a row's id there says which it is: even for contacts, odd for applications.
const contactListId = sql<number>`${contacts.id} * 2`;
const applicationListId = sql<number>`${applications.id} * 2 + 1`;

/** Messages to us and applications, in one order. Returns one row more than is shown; see `toListPage`. */
export async function listContacts(db: Db, search: ListSearch) {
  const [messages, applied] = await db.batch([selectContacts(db, search), selectApplications(db, search)]);
  const sign = search.after ? 1 : -1;
  return [...messages.map((row) => ({ ...row, jobSlug: null, jobTitle: null })), ...applied]
    .sort((a, b) => sign * (a.createdAt - b.createdAt || a.id - b.id))
    .slice(0, requestsPerPage + 1);
}

export function selectContacts(db: Db, search: ListSearch) {
  return db
    .select({
      id: contactListId,
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
      status: contacts.status,
      createdAt: contacts.createdAt,
    })
    .from(contacts)
    .where(toCondition(contacts, search, contactListId))
    .orderBy(...toOrder(contacts, search))
    .limit(requestsPerPage + 1);
}

export function selectApplications(db: Db, search: ListSearch) {
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
      status: applications.status,
      createdAt: applications.createdAt,
      jobSlug: jobs.slug,
      jobTitle: jobs.title,
    })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(toCondition(applications, search, applicationListId))
    .orderBy(...toOrder(applications, search))
    .limit(requestsPerPage + 1);
}

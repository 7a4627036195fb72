import { selectContacts, toContactRead } from "#app/desk/requests/contact-list.server.ts";
import { listContactFacts, listHireFacts, toContactRow, toHireRow } from "#app/desk/requests/request-rows.ts";
import { selectHireRequests, toOneSlice } from "#app/desk/requests/requests.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { DeskRequest } from "./request-events.server.ts";

export interface RequestEvent {
  id: number;
  event: "status" | "assigned" | "note" | "answer" | "company";
  detail: Record<string, unknown>;
  at: number;
  actor: string | null;
  assignee: string | null;
}

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export async function findRequest(db: Db, kind: DeskRequest["kind"], publicId: string, now: number) {
  const found = await (kind === "hire_request" ? findHire : findMessage)(db, publicId, now);
  if (!found) return null;
  const [events, admins, company] = await db.$client.batch([
    db.$client
      .prepare(
        `SELECT e.id, e.event, e.detail, e.at, trim(u.first_name || ' ' || u.last_name) AS actor,
          trim(a.first_name || ' ' || a.last_name) AS assignee
          FROM request_events e LEFT JOIN users u ON u.id = e.actor_id
          LEFT JOIN users a ON e.event = 'assigned' AND a.id = e.detail ->> 'to'
          WHERE e.kind = ?1 AND e.request_id = ?2 ORDER BY e.id LIMIT 500`,
      )
      .bind(kind, found.id),
    db.$client.prepare(
      "SELECT id, trim(first_name || ' ' || last_name) AS name, email FROM users WHERE role = 'admin' AND desk_role <> 'moderation' AND suspended_at IS NULL ORDER BY id LIMIT 100",
    ),
    db.$client.prepare("SELECT slug, name FROM employers WHERE id = ?1").bind(found.employerId),
  ]);
  const [made] = company!.results as { slug: string; name: string }[];
  return {
    ...found,
    events: (events!.results as (Omit<RequestEvent, "detail"> & { detail: string })[]).map((event) => ({
      ...event,
      detail: JSON.parse(event.detail) as RequestEvent["detail"],
    })),
    admins: (admins!.results as { id: number; name: string; email: string }[]).map(({ id, name, email }) => ({
      id,
      name: name || email,
    })),
    company: made ?? null,
  };
}

async function findHire(db: Db, publicId: string, now: number) {
  const [read] = await selectHireRequests(db, toOneSlice("hire_request", publicId));
  if (!read) return null;
  const { id, email, name, assignedTo, employerId, position, place } = read;
  const about = [position ?? "your hiring request", place].filter(Boolean).join(" in ");
  const shown = {
    row: toHireRow(read, now),
    facts: listHireFacts(read),
    text: read.details,
    createdAt: read.createdAt,
  };
  return { id, email, name, assignedTo, employerId, about, ...shown, hire: read };
}

async function findMessage(db: Db, publicId: string, now: number) {
  const [read] = await selectContacts(db, toOneSlice("contact", publicId));
  if (!read) return null;
  const { contactId: id, email, firstName, assignedTo, position, specialty } = read;
  const about = position ?? specialty ?? "your message";
  const contact = toContactRead(read);
  const shown = {
    row: toContactRow(contact, now),
    facts: listContactFacts(contact),
    text: read.message,
    createdAt: read.createdAt,
  };
  return { id, email, name: firstName, assignedTo, employerId: null, about, ...shown, hire: null };
}

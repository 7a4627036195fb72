import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { applicationStates, deskStatuses } from "#app/kit/platform/column-words.ts";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

export const applicationEvents = sqliteTable("application_events", {
  id: integer().primaryKey(),
  applicationId: integer("application_id").notNull(),
  actorId: integer("actor_id"),
  kind: text({
    enum: [
      "sent",
      "desk-status",
      "state",
      "answer",
      "assigned",
      "seen",
      "opened",
      "passed-on",
      "asked",
      "reply",
      "references-asked",
      "references-sent",
      "references-declined",
      "revealed",
      "shared",
    ],
  }).notNull(),
  detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
  at: integer().notNull(),
  idempotencyKey: text("idempotency_key").unique(),
  /** What undoes it, as one of those that an employer ended at once. */
  endingId: integer("ending_id"),
});

export const applications = sqliteTable("applications", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  jobId: integer("job_id"),
  userId: integer("user_id"),
  state: text({ enum: applicationStates }).notNull().default("new"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  source: text(),
  jobTitle: text("job_title").notNull(),
  employerName: text("employer_name").notNull(),
  status: text("desk_status", { enum: deskStatuses }).notNull().default("new"),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  employerId: integer("employer_id"),
  assignedTo: integer("assigned_to"),
  /** The first answer sent through the site. */
  answeredAt: integer("answered_at"),
  /** Nobody at the employer got a mail about it, so we answer. */
  isForDesk: integer("is_for_desk", { mode: "boolean" }).notNull().default(false),
  /** Someone at the employer opened it for the first time. */
  seenAt: integer("seen_at"),
  passedOnAt: integer("passed_on_at"),
  /** The first day at work of who was hired: "2027-01-04". */
  startsOn: text("starts_on"),
  /** The applicant agreed that the company considers it for its other postings. */
  mayConsiderAgain: integer("may_consider_again", { mode: "boolean" }).notNull().default(false),
});

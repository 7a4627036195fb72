import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

export const dataRequests = sqliteTable("data_requests", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  kind: text({ enum: ["access", "correction", "erasure"] }).notNull(),
  email: text().notNull(),
  source: text({ enum: ["email", "contact", "phone", "letter", "account"] }).notNull(),
  reference: text(),
  receivedAt: integer("received_at").notNull(),
  dueAt: integer("due_at").notNull(),
  state: text({ enum: ["open", "done", "refused"] }).notNull(),
  note: text(),
  checked: text().notNull().default("[]"),
  createdAt: integer("created_at").notNull(),
  closedAt: integer("closed_at"),
  erasure: text(),
});

export const applicationEvents = sqliteTable("application_events", {
  id: integer().primaryKey(),
  applicationId: integer("application_id").notNull(),
  actorId: integer("actor_id"),
  kind: text({ enum: ["sent", "desk-status", "state", "answer", "assigned"] }).notNull(),
  detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
  at: integer().notNull(),
  idempotencyKey: text("idempotency_key").unique(),
});

import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

export const auditLog = sqliteTable("audit_log", {
  id: integer().primaryKey(),
  actorId: integer("actor_id"),
  action: text().notNull(),
  subject: text().notNull(),
  detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  at: integer().notNull(),
});

export const outbox = sqliteTable("outbox", {
  id: integer().primaryKey(),
  recipient: text().notNull(),
  replyTo: text("reply_to"),
  subject: text().notNull(),
  body: text().notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: integer("next_attempt_at"),
  sentAt: integer("sent_at"),
  createdAt: integer("created_at").notNull(),
  leasedUntil: integer("leased_until"),
  lastError: text("last_error"),
  lastTriedAt: integer("last_tried_at"),
});

export const mailSuppressions = sqliteTable("mail_suppressions", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  email: text().notNull().unique(),
  reason: text({ enum: ["asked", "bounced", "complained", "wrong-person"] }).notNull(),
  at: integer().notNull(),
});

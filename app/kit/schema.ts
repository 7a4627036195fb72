import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

export const outbox = sqliteTable("outbox", {
  id: integer().primaryKey(),
  recipient: text().notNull(),
  replyTo: text("reply_to"),
  subject: text().notNull(),
  body: text().notNull(),
  marked: text(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: integer("next_attempt_at"),
  sentAt: integer("sent_at"),
  createdAt: integer("created_at").notNull(),
  leasedUntil: integer("leased_until"),
  lastError: text("last_error"),
  lastTriedAt: integer("last_tried_at"),
  /** Which application it is about, so that it is not sent if what it says is undone. */
  applicationId: integer("application_id"),
  sendAfter: integer("send_after"),
  stopUrl: text("stop_url"),
});

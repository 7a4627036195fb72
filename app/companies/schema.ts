import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { requestStatuses, storedMemberRoles, teamMails } from "#app/kit/platform/column-words.ts";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

export const companyClaims = sqliteTable("company_claims", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  employerId: integer("employer_id").notNull(),
  userId: integer("user_id").notNull(),
  state: text({ enum: ["pending", "approved", "refused", "withdrawn"] }).notNull(),
  way: text({ enum: ["domain", "review"] }).notNull(),
  message: text().notNull().default(""),
  reason: text(),
  createdAt: integer("created_at").notNull(),
  decidedAt: integer("decided_at"),
  decidedBy: integer("decided_by"),
});

export const employerFeeds = sqliteTable("employer_feeds", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  employerId: integer("employer_id").notNull(),
  source: text().notNull().unique(),
  name: text().notNull(),
  address: text(),
  everyHours: integer("every_hours").notNull().default(24),
  status: text({ enum: ["draft", "active", "paused", "off"] }).notNull(),
  pauseReason: text("pause_reason"),
  isHeld: integer("is_held", { mode: "boolean" }).notNull().default(false),
  etag: text(),
  lastModified: text("last_modified"),
  fileName: text("waiting_file"),
  nextFetchAt: integer("next_fetch_at"),
  leasedUntil: integer("leased_until"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  failures: integer().notNull().default(0),
  queuedUntil: integer("queued_until"),
});

/** app/companies/posting/draft/draft-content.ts has the shape of the content. */
export const postingDrafts = sqliteTable("posting_drafts", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  userId: integer("user_id"),
  deviceHash: text("device_hash"),
  employerId: integer("employer_id"),
  jobId: integer("job_id"),
  content: text({ mode: "json" }).$type<unknown>().notNull(),
  revision: integer().notNull(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  askedAt: integer("asked_at"),
  sentBack: text("sent_back"),
  askedNote: text("asked_note"),
});

export const feedRuns = sqliteTable("feed_runs", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  feedId: integer("feed_id").notNull(),
  kind: text({ enum: ["check", "import"] }).notNull(),
  startedAt: integer("started_at").notNull(),
  finishedAt: integer("finished_at"),
  outcome: text({ enum: ["done", "unchanged", "shrunk", "broken", "unreadable", "failed"] }),
  /** As app/companies/imports/store/outcome.ts has it. */
  counts: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
  closed: integer().notNull().default(0),
  note: text(),
  rows: text({ mode: "json" }).$type<unknown[]>().notNull(),
});

export const hireRequests = sqliteTable("hire_requests", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  company: text().notNull(),
  position: text(),
  place: text(),
  headcount: integer(),
  details: text().notNull(),
  source: text(),
  /** Null for requests from before there were receipts. */
  reference: text(),
  status: text({ enum: requestStatuses }).notNull(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  assignedTo: integer("assigned_to"),
  employerId: integer("employer_id"),
});

export const attachments = sqliteTable("attachments", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  hireRequestId: integer("hire_request_id").notNull(),
  r2Key: text("r2_key").notNull().unique(),
  fileName: text("file_name").notNull(),
  contentType: text("content_type").notNull(),
  sizeBytes: integer("size_bytes").notNull(),
  createdAt: integer("created_at").notNull(),
});

export const memberships = sqliteTable(
  "memberships",
  {
    userId: integer("user_id").notNull(),
    employerId: integer("employer_id").notNull(),
    role: text({ enum: storedMemberRoles }).notNull(),
    createdAt: integer("created_at").notNull(),
    applicationMails: text("application_mails", { enum: teamMails }).notNull().default("each"),
    messageMails: text("message_mails", { enum: teamMails }).notNull().default("each"),
    digestedAt: integer("digested_at"),
    digestAt: integer("digest_at"),
    isManager: integer("is_manager", { mode: "boolean" }).notNull().default(false),
    seesContact: integer("sees_contact", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.userId, t.employerId] })],
);

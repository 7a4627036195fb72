import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { deskRoles, requestStatuses, roles } from "#app/kit/platform/column-words.ts";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

export const users = sqliteTable("users", {
  id: integer().primaryKey(),
  email: text().notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  role: text({ enum: roles }).notNull(),
  /** Of an admin. */
  deskRole: text("desk_role", { enum: deskRoles }).notNull().default("support"),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  profileImageUrl: text("profile_image_url"),
  emailVerifiedAt: integer("email_verified_at"),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  /** Its owner deleted it. It opens again at a log-in in the 30 days after. */
  closedAt: integer("closed_at"),
  /** Mails to this person have a subject that says nothing. */
  isPrivate: integer("is_private", { mode: "boolean" }).notNull().default(false),
  reopenedAt: integer("reopened_at"),
  suspendedAt: integer("suspended_at"),
  /** The person reads it at the next log-in. */
  suspendedReason: text("suspended_reason"),
});

export const sessions = sqliteTable("sessions", {
  idHash: text("id_hash").primaryKey(),
  publicId: text("public_id").notNull().unique(),
  userId: integer("user_id").notNull(),
  device: text().notNull(),
  createdAt: integer("created_at").notNull(),
  lastSeenAt: integer("last_seen_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const emailLinks = sqliteTable("email_links", {
  secretHash: text("secret_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  purpose: text({ enum: ["verify", "reset", "sign-in"] }).notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  usedAt: integer("used_at"),
});

/** One a person: a new request takes the place of an older one. */
export const emailChanges = sqliteTable("email_changes", {
  userId: integer("user_id").primaryKey(),
  newEmail: text("new_email").notNull(),
  /** Of the link to the address that the account has. */
  oldHash: text("old_hash").notNull().unique(),
  newHash: text("new_hash").notNull().unique(),
  oldApprovedAt: integer("old_approved_at"),
  newConfirmedAt: integer("new_confirmed_at"),
  /** The session that asked for it. */
  askedBy: text("asked_by").notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

export const signInAttempts = sqliteTable(
  "sign_in_attempts",
  {
    emailHash: text("email_hash").notNull(),
    sourceHash: text("source_hash").notNull(),
    failures: integer().notNull(),
    lastFailedAt: integer("last_failed_at").notNull(),
    lockedUntil: integer("locked_until").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.emailHash, t.sourceHash] })],
);

export const secondFactors = sqliteTable("second_factors", {
  userId: integer("user_id").primaryKey(),
  sealedKey: text("sealed_key").notNull(),
  confirmedAt: integer("confirmed_at"),
  lastStep: integer("last_step").notNull().default(0),
  createdAt: integer("created_at").notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: integer("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: integer("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const pendingSignIns = sqliteTable("pending_sign_ins", {
  secretHash: text("secret_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  expiresAt: integer("expires_at").notNull(),
  usedBy: text("used_by"),
});

export const usedLimits = sqliteTable("used_limits", {
  keyHash: text("key_hash").primaryKey(),
  used: integer().notNull(),
  resetsAt: integer("resets_at").notNull(),
});

export const contacts = sqliteTable("contacts", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  kind: text({ enum: ["contact", "employer"] }).notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text(),
  specialty: text(),
  message: text().notNull(),
  source: text(),
  company: text(),
  position: text(),
  reference: text(),
  status: text({ enum: requestStatuses }).notNull(),
  idempotencyKey: text("idempotency_key").notNull().unique(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
  assignedTo: integer("assigned_to"),
});

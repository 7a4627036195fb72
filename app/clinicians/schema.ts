import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

/** app/clinicians/profile/record/profile.ts has the shapes of both parts. */
export const profiles = sqliteTable("profiles", {
  userId: integer("user_id").primaryKey(),
  profession: text(),
  licenses: text({ mode: "json" }).$type<unknown[]>().notNull(),
  isQuiet: integer("is_quiet", { mode: "boolean" }).notNull(),
  licenseSaidAt: integer("license_said_at").notNull(),
  about: text({ mode: "json" }),
  aboutSaidAt: integer("about_said_at").notNull(),
});

export const skillResults = sqliteTable(
  "skill_results",
  {
    userId: integer("user_id").notNull(),
    checklist: text().notNull(),
    version: integer().notNull(),
    /** As app/clinicians/skills/rated.ts has it. */
    ratings: text({ mode: "json" }).$type<unknown>().notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.checklist] })],
);

/** Of an account. The file is in R2. */
export const documents = sqliteTable("documents", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  userId: integer("user_id").notNull(),
  kind: text({ enum: ["resume", "license", "certificate"] }).notNull(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  r2Key: text("r2_key").notNull().unique(),
  idempotencyKey: text("idempotency_key").notNull(),
  createdAt: integer("created_at").notNull(),
  changedAt: integer("changed_at").notNull(),
});

export const savedOffers = sqliteTable("saved_offers", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  userId: integer("user_id").notNull(),
  name: text().notNull(),
  search: text().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  createdAt: integer("created_at").notNull(),
});

import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

const socialStates = ["draft", "scheduled", "sent", "failed"] as const;

/** Keyed as in app/desk/social/text/networks.ts. */
type SocialTexts = Record<"linkedin" | "x" | "facebook" | "generic", string>;

export const socialTemplates = sqliteTable("social_templates", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  name: text().notNull().unique(),
  texts: text({ mode: "json" }).$type<SocialTexts>().notNull(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

export const socialPosts = sqliteTable("social_posts", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  jobId: integer("job_id").notNull(),
  texts: text({ mode: "json" }).$type<SocialTexts>().notNull(),
  state: text({ enum: socialStates }).notNull(),
  /** Time of the latest state. For a scheduled post, when it is due. */
  stateAt: integer("state_at").notNull(),
  reason: text({ enum: ["closed", "too-long", "empty", "changed"] }),
  sentTexts: text("sent_texts", { mode: "json" }).$type<SocialTexts>(),
  /** As one of us read it. Null for a draft, and for what was scheduled before we kept it. */
  asScheduled: text("as_scheduled", { mode: "json" }).$type<{ title: string; texts: SocialTexts }>(),
  revision: integer().notNull(),
  origin: text().notNull().unique(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

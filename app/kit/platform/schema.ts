import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  applicationStates,
  deskRoles,
  deskStatuses,
  employmentTypes,
  jobStatuses,
  memberRoles,
  payUnits,
  requestStatuses,
  roles,
  shifts,
  workplaces,
} from "./column-words.ts";

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

export const employers = sqliteTable("employers", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  kind: text({ enum: ["direct", "agency"] }).notNull(),
  about: text().notNull().default(""),
  website: text(),
  city: text(),
  stateCode: text("state_code"),
  verifiedAt: integer("verified_at"),
  createdAt: integer("created_at").notNull(),
  /** The email domain that someone proved. */
  domain: text(),
  timeZone: text("time_zone").notNull().default("America/New_York"),
  /** Pay laws depend on the number of people employed. */
  staff: integer(),
  approvedAt: integer("approved_at"),
  verifiedBy: text("verified_by", { enum: ["domain", "review"] }),
  suspendedAt: integer("suspended_at"),
  suspendedReason: text("suspended_reason"),
});

export const memberships = sqliteTable(
  "memberships",
  {
    userId: integer("user_id").notNull(),
    employerId: integer("employer_id").notNull(),
    role: text({ enum: memberRoles }).notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.employerId] })],
);

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

export const invitations = sqliteTable("invitations", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  employerId: integer("employer_id").notNull(),
  email: text().notNull(),
  role: text({ enum: memberRoles }).notNull(),
  secretHash: text("secret_hash").notNull().unique(),
  createdBy: integer("created_by"),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
  usedAt: integer("used_at"),
  revokedAt: integer("revoked_at"),
});

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

export const auditLog = sqliteTable("audit_log", {
  id: integer().primaryKey(),
  actorId: integer("actor_id"),
  action: text().notNull(),
  subject: text().notNull(),
  detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
  at: integer().notNull(),
});

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

export const jobs = sqliteTable("jobs", {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  employerId: integer("employer_id").notNull(),
  title: text().notNull(),
  profession: text(),
  specialty: text(),
  employmentType: text("employment_type", { enum: employmentTypes }).notNull(),
  employmentTypeInferred: integer("employment_type_inferred", { mode: "boolean" }).notNull(),
  workplace: text({ enum: workplaces }),
  shift: text({ enum: shifts }),
  setting: text(),
  urgency: text({ enum: ["urgent", "standard"] }).notNull(),
  city: text(),
  stateCode: text("state_code"),
  postalCode: text("postal_code"),
  lat: real(),
  lon: real(),
  salaryMinCents: integer("salary_min_cents"),
  salaryMaxCents: integer("salary_max_cents"),
  payUnit: text("pay_unit", { enum: payUnits }).notNull(),
  shiftHours: real("shift_hours"),
  hoursPerWeek: real("hours_per_week"),
  contractWeeks: integer("contract_weeks"),
  /** The work's license states. For remote work, those where it may be done. */
  licenseStates: text("license_states", { mode: "json" }).$type<string[]>().notNull(),
  compactAccepted: integer("compact_accepted", { mode: "boolean" }),
  benefits: text({ mode: "json" }).$type<string[]>().notNull(),
  status: text({ enum: jobStatuses }).notNull(),
  statusBy: integer("status_by"),
  statusReason: text("status_reason"),
  origin: text({ enum: ["feed", "site"] }).notNull(),
  fingerprint: text().notNull().unique(),
  applyUrl: text("apply_url"),
  postedAt: integer("posted_at").notNull(),
  confirmedAt: integer("confirmed_at").notNull(),
  confirmedBy: text("confirmed_by", { enum: ["feed", "employer", "recruiter"] }).notNull(),
  validThrough: integer("valid_through").notNull(),
  createdAt: integer("created_at").notNull(),
  updatedAt: integer("updated_at").notNull(),
});

export interface JobFacts {
  unit?: string;
  schedule?: string;
  hoursPerWeek?: number;
  call?: string;
  floatPolicy?: string;
  ratio?: string;
  patientsPerDay?: string;
  ehr?: string;
  startDate?: string;
  contractWeeks?: number;
  openings?: number;
  requisitionId?: string;
  differentials?: string;
  signOnBonus?: string;
  productivity?: string;
  visa?: string;
  facility?: string;
  isFacilityWithheld?: boolean;
  taxableHourlyCents?: number;
  lodgingWeeklyCents?: number;
  mealsWeeklyCents?: number;
  guaranteedHours?: number;
  wrvuRateCents?: number;
  wrvuThreshold?: number;
  callPay?: string;
  clawBack?: string;
  loanRepayment?: string;
  tail?: string;
}

export const jobDetails = sqliteTable("job_details", {
  jobId: integer("job_id").primaryKey(),
  /** Sanitized HTML. */
  descriptionHtml: text("description_html").notNull(),
  responsibilities: text({ mode: "json" }).$type<string[]>().notNull(),
  requirements: text({ mode: "json" }).$type<string[]>().notNull(),
  skills: text({ mode: "json" }).$type<string[]>().notNull(),
  educationRequirements: text("education_requirements"),
  educationCategory: text("education_category"),
  experienceRequirements: text("experience_requirements"),
  experienceMonths: integer("experience_months").notNull(),
  experienceInferred: integer("experience_inferred", { mode: "boolean" }).notNull(),
  facts: text({ mode: "json" }).$type<JobFacts>().notNull(),
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

/** app/companies/posting/draft/content.ts has the shape of the content. */
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
});

export const publishedDrafts = sqliteTable("published_drafts", {
  publicId: text("public_id").primaryKey(),
  jobId: integer("job_id").notNull(),
  at: integer().notNull(),
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

export const savedOffers = sqliteTable("saved_offers", {
  id: integer().primaryKey(),
  publicId: text("public_id").notNull().unique(),
  userId: integer("user_id").notNull(),
  name: text().notNull(),
  search: text().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  createdAt: integer("created_at").notNull(),
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

export const requestEvents = sqliteTable("request_events", {
  id: integer().primaryKey(),
  kind: text({ enum: ["hire_request", "contact"] }).notNull(),
  requestId: integer("request_id").notNull(),
  actorId: integer("actor_id"),
  event: text({ enum: ["status", "assigned", "note", "answer", "company"] }).notNull(),
  detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
  at: integer().notNull(),
  idempotencyKey: text("idempotency_key").unique(),
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

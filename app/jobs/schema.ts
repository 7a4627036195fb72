import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  employmentTypes,
  jobStatuses,
  payUnits,
  shifts,
  workplaces,
} from "#app/kit/platform/column-words.ts";

// Constraints and indexes are in migrations/. Times are UTC milliseconds, money is integer cents.

/** A place of a posting beside its first. */
export interface FurtherPlace {
  city: string;
  stateCode: string;
  lat: number | null;
  lon: number | null;
}

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
  morePlaces: text("more_places", { mode: "json" }).$type<FurtherPlace[]>().notNull(),
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

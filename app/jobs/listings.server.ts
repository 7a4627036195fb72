import { eq, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db.ts";
import { employers, jobs } from "#app/platform/schema.ts";
import { keysPerDay } from "./search-keys.ts";

/** What a card shows, as stored. */
export const listingColumns = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  employer: employers.name,
  employerKind: employers.kind,
  profession: jobs.profession,
  specialty: jobs.specialty,
  employmentType: jobs.employmentType,
  employmentTypeInferred: jobs.employmentTypeInferred,
  workplace: jobs.workplace,
  shift: jobs.shift,
  urgency: jobs.urgency,
  city: jobs.city,
  stateCode: jobs.stateCode,
  salaryMinCents: jobs.salaryMinCents,
  salaryMaxCents: jobs.salaryMaxCents,
  salaryType: jobs.salaryType,
  licenseStates: jobs.licenseStates,
  compactAccepted: jobs.compactAccepted,
  benefits: jobs.benefits,
  postedAt: jobs.postedAt,
  confirmedAt: jobs.confirmedAt,
  validThrough: jobs.validThrough,
};

export type JobListing = Awaited<ReturnType<typeof listListings>>[number];

/** The listings behind keys of the search tables, in the keys' order. */
export async function listListings(db: Db, keys: readonly number[]) {
  if (keys.length === 0) return [];
  const ids = keys.map((key) => key % keysPerDay);
  const rows = await db
    .select(listingColumns)
    .from(sql`json_each(${JSON.stringify(ids)}) k`)
    .innerJoin(jobs, eq(jobs.id, sql`k.value`))
    .innerJoin(employers, eq(employers.id, jobs.employerId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

import { sql } from "drizzle-orm";
import { findVersionedDetails, saveSection } from "#app/clinicians/profile/details/profile-details.server.ts";
import type { DetailSection, ProfileDetails } from "#app/clinicians/profile/details/profile-details.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { readSection } from "./form/section-values.ts";

type SavedDetails =
  | { status: "saved" }
  | { status: "invalid"; errors: FormErrors }
  | { status: "outdated"; version: number };

export async function saveDetails(
  { db, now }: Pick<SiteContext, "db" | "now">,
  viewer: Pick<Viewer, "id" | "sessionId">,
  section: DetailSection,
  { version: seen, ...values }: FormValues,
): Promise<SavedDetails> {
  const read = readSection(section, values, toIsoDay(now));
  if (!read.ok) return { status: "invalid", errors: read.errors };
  const value = section === "privacy" ? await nameListed(db, read.value as Privacy) : read.value;
  const version = Number(seen);
  if (await saveSection(db, viewer, { section, value, version }, now)) return { status: "saved" };
  const { details, saves } = await findVersionedDetails(db, viewer.id);
  // The same form sent twice is saved once, and gets the same answer.
  return JSON.stringify(details[section]) === JSON.stringify(value)
    ? { status: "saved" }
    : { status: "outdated", version: saves[section] ?? 0 };
}

type Privacy = ProfileDetails["privacy"];

/** Each with the address of the one company of ours that has this name. */
async function nameListed(db: Db, privacy: Privacy): Promise<Privacy> {
  const names = JSON.stringify(privacy.hidden.map(({ name }) => name));
  const rows = await db.all<{
    slug: string;
    name: string;
  }>(sql`SELECT e.slug, e.name FROM json_each(${names}) n
    JOIN employers e ON e.name = n.value COLLATE NOCASE GROUP BY n.key HAVING count(*) = 1`);
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return {
    ...privacy,
    hidden: privacy.hidden.map(({ name }) => byName.get(name.toLowerCase()) ?? { slug: null, name }),
  };
}

const mostOffered = 100;

/** For choosing whom to hide from: the newest that visitors see. Any other name can be typed. */
export async function listOfferedEmployers(db: Db): Promise<string[]> {
  const rows = await db.all<{ name: string }>(
    sql`SELECT name FROM employers WHERE EXISTS (SELECT 1 FROM jobs WHERE employer_id = employers.id AND status = 'open')
      ORDER BY created_at DESC, id DESC LIMIT ${mostOffered}`,
  );
  return rows.map(({ name }) => name);
}

import { sql } from "drizzle-orm";
import { findVersionedDetails, saveSection } from "#app/clinicians/profile/details/profile-details.server.ts";
import type { DetailSection, ProfileDetails } from "#app/clinicians/profile/details/profile-details.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findSearchPlace } from "#app/jobs/search/plan/find-place.server.ts";
import type { FormErrors, FormValues } from "#app/kit/forms/shown-form.tsx";
import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toIsoDay } from "#app/kit/text/when.ts";
import { toWords } from "#app/kit/text/words.ts";
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
  let value = read.value;
  if (section === "privacy") {
    const privacy = await nameListed(db, read.value as Privacy);
    const area = privacy.area && (await findArea(db, privacy.area.name));
    if (privacy.area && !area) return { status: "invalid", errors: { area: unknownArea } };
    value = { ...privacy, area };
  }
  const version = Number(seen);
  if (await saveSection(db, viewer, { section, value, version }, now)) return { status: "saved" };
  const { details, saves } = await findVersionedDetails(db, viewer.id);
  // The same form sent twice is saved once, and gets the same answer.
  return JSON.stringify(details[section]) === JSON.stringify(value)
    ? { status: "saved" }
    : { status: "outdated", version: saves[section] ?? 0 };
}

type Privacy = ProfileDetails["privacy"];

const unknownArea = "We do not know this place. Enter a city and its state, such as Spokane, WA, or a state.";

/** Never a ZIP code, which would say too much. */
async function findArea(db: Db, typed: string): Promise<Privacy["area"]> {
  const place = await findSearchPlace(db, typed, 0);
  if (place.kind === "state") return { name: place.state.name, state: place.state.code, geoid: null };
  if (place.kind !== "city" || !place.name) return null;
  const { city, state } = parsePlace(place.name);
  if (!city || !state) return null;
  const [found] = await db.all<{ geoid: string; name: string }>(
    sql`SELECT geoid, name FROM cities WHERE search_name = ${toWords(city).join(" ")} AND state_code = ${state.code}
      ORDER BY population DESC LIMIT 1`,
  );
  return found ? { name: `${found.name}, ${state.code}`, state: state.code, geoid: found.geoid } : null;
}

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

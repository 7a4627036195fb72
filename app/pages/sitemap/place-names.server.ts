import { type SQL, sql } from "drizzle-orm";
import { paths } from "#app/paths.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { toWords } from "#app/kit/text/words.ts";

const mostFound = 12;

interface NamedPlace {
  title: string;
  to: string;
  population: number;
}

/** Up to twelve, exact names first. */
export async function findPlaceNames(db: Db, text: string, isPartial = false): Promise<NamedPlace[]> {
  const name = toWords(text.replaceAll("-", " ")).join(" ");
  if (!name) return [];
  const [exact, longer] = await Promise.all([
    listPlaces(db, sql`search_name = ${name}`),
    isPartial ? listPlaces(db, beginsWith(name)) : [],
  ]);
  return [...exact, ...longer].slice(0, mostFound);
}

/** Without the name itself. "+" leaves the planner only the index ordered by population. */
const beginsWith = (name: string): SQL => sql`
  substr(search_name, 1, 1) = substr(${name}, 1, 1)
  AND +search_name > ${name} AND +search_name < ${`${name}\u{10ffff}`}`;

async function listPlaces(db: Db, condition: SQL): Promise<NamedPlace[]> {
  const rows = await db.all<{ name: string; state_code: string; population: number }>(sql`
    SELECT name, state_code, population FROM cities WHERE ${condition} ORDER BY population DESC LIMIT ${mostFound}`);
  return rows.map(({ name: title, state_code, population }) => ({
    title: `${title}, ${state_code}`,
    to: paths.location(toSlug(`${title} ${state_code}`)),
    population,
  }));
}

import { sql } from "drizzle-orm";
import { toSlug } from "#app/jobs/job-draft.ts";
import { toWords } from "#app/jobs/search-language.ts";
import { paths } from "#app/paths.ts";
import type { Db } from "#app/platform/db.ts";
import { logError } from "#app/platform/log.ts";

const mostFound = 12;

export interface NamedPlace {
  title: string;
  to: string;
  population: number;
}

/** Places whose name begins with these words, those with exactly this name alone where there are any; largest first. */
export async function findPlaceNames(db: Db, text: string, isPartial = false): Promise<NamedPlace[]> {
  const name = toWords(text.replaceAll("-", " ")).join(" ");
  if (!name) return [];
  const last = isPartial ? `${name}\u{10ffff}` : name;
  try {
    const rows = await db.all<{ name: string; state_code: string; population: number }>(sql`
      SELECT name, state_code, population FROM cities WHERE search_name BETWEEN ${name} AND ${last} LIMIT 60`);
    return rows
      .sort((a, b) => b.population - a.population)
      .slice(0, mostFound)
      .map(({ name: title, state_code, population }) => ({
        title: `${title}, ${state_code}`,
        to: paths.location(toSlug(`${title} ${state_code}`)),
        population,
      }));
  } catch (error) {
    logError("markets.place_names", error);
    return [];
  }
}

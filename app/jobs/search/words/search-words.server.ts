import { sql } from "drizzle-orm";
import { states } from "#app/facts/reference/place/states.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { specialties } from "#app/facts/reference/profession/specialties.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Word } from "./rank-words.ts";

export interface SearchWords {
  what: Word[];
  where: Word[];
}

const readNewest = 2000;
const mostOfKind = 300;
const freshMs = 10 * 60_000;
const kept = new WeakMap<D1Database, { at: number; words: Promise<SearchWords> }>();

type WordsContext = Pick<SiteContext, "db" | "env" | "now">;

/** What the newest open postings can be searched by, most common first. Read once in ten minutes. */
export function getSearchWords({ db, env, now }: WordsContext): Promise<SearchWords> {
  const last = kept.get(env.DB);
  if (last && Math.abs(now - last.at) < freshMs) return last.words;
  const words = readWords(db);
  kept.set(env.DB, { at: now, words });
  words.catch(() => kept.delete(env.DB));
  return words;
}

interface PostingRow {
  title: string;
  employer: string;
  city: string | null;
  stateCode: string | null;
}

async function readWords(db: WordsContext["db"]): Promise<SearchWords> {
  const rows = await db.all<PostingRow>(sql`
    SELECT title, (SELECT name FROM employers e WHERE e.id = jobs.employer_id) AS employer, city, state_code AS stateCode
    FROM jobs WHERE status = 'open' ORDER BY posted_at DESC, id DESC LIMIT ${readNewest}`);
  const cities = rows.map(({ city, stateCode }) => (city && stateCode ? `${city}, ${stateCode}` : null));
  return {
    what: listOnce([
      ...professions.map(({ name }) => ({ text: name, kind: "Profession" })),
      ...specialties.map(({ name }) => ({ text: name, kind: "Specialty" })),
      ...toCommon(rows.map(({ title }) => title)).map((text) => ({ text, kind: "Title" })),
      ...toCommon(rows.map(({ employer }) => employer)).map((text) => ({ text, kind: employerKind })),
    ]),
    where: listOnce(
      [...states.map(({ name }) => name), ...toCommon(cities), "Remote"].map((text) => ({ text })),
    ),
  };
}

export const employerKind = "Employer";

function toCommon(texts: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostOfKind)
    .map(([text]) => text);
}

const listOnce = (words: readonly Word[]): Word[] =>
  [...new Map(words.toReversed().map((word) => [word.text.toLowerCase(), word])).values()].toReversed();

import { sql } from "drizzle-orm";
import type { FiledUnder } from "#app/facts/catalog/profession-records.ts";
import { states } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";

export type OpenBySpecialty = ReadonlyMap<string, number>;

const toKey = (profession: string, specialty: string) => `${profession}/${specialty}`;

/** As long as the edge keeps a page. */
const keptMs = 60_000;
const keptOf = new WeakMap<Env, { at: number; counts: OpenBySpecialty }>();

/** Reads one small row (migrations/0006). Returns null, and prevents caching, when the database fails. */
export async function findOpenBySpecialty(context: SiteContext): Promise<OpenBySpecialty | null> {
  const kept = keptOf.get(context.env);
  if (kept && Math.abs(context.now - kept.at) < keptMs) return kept.counts;
  try {
    const counts = await readCounts(context.db.$client);
    keptOf.set(context.env, { at: context.now, counts });
    return counts;
  } catch (error) {
    logError("specialties.counts", error);
    context.preventCaching();
    return null;
  }
}

export async function readCounts(d1: D1Database): Promise<OpenBySpecialty> {
  const row = await d1
    .prepare(
      "SELECT group_concat(profession || ' ' || specialty || ' ' || postings) AS list FROM specialty_counts WHERE postings > 0",
    )
    .first<{ list: string | null }>();
  return toCounts(row?.list ?? "");
}

function toCounts(list: string): OpenBySpecialty {
  const counts = new Map<string, number>();
  const add = (key: string, postings: number) => counts.set(key, (counts.get(key) ?? 0) + postings);
  for (const row of list.split(",").filter(Boolean)) {
    const [profession = "", specialty = "", postings = "0"] = row.split(" ");
    add(toKey(profession, specialty), Number(postings));
    if (specialty) add(toKey(profession, ""), Number(postings));
    if (profession) add(toKey("", specialty), Number(postings));
  }
  return counts;
}

export function countOpen(counts: OpenBySpecialty | null, filed: FiledUnder | null): number | null {
  return counts && filed?.specialty
    ? (counts.get(toKey(filed.profession ?? "", filed.specialty)) ?? 0)
    : null;
}

export const countOpenOfProfession = (counts: OpenBySpecialty | null, profession: string): number | null =>
  counts && (counts.get(toKey(profession, "")) ?? 0);

/** Counts each posting once. */
export function countOpenInAll(
  counts: OpenBySpecialty | null,
  all: readonly (FiledUnder | null)[],
): number | null {
  const byFiling = new Map(all.map((filed) => [toFilingKey(filed), countOpen(counts, filed)]));
  const known = [...byFiling.values()].filter((open) => open !== null);
  return known.length > 0 ? known.reduce((sum, open) => sum + open, 0) : null;
}

const toFilingKey = (filed: FiledUnder | null) => toKey(filed?.profession ?? "", filed?.specialty ?? "");

export function listProfessionsOf(counts: OpenBySpecialty | null, specialty: string) {
  return [...(counts ?? [])]
    .map(([key, open]) => ({ profession: key.split("/")[0]!, of: key.split("/")[1], open }))
    .filter(({ profession, of }) => profession && of === specialty)
    .sort((a, b) => b.open - a.open || a.profession.localeCompare(b.profession));
}

/** By state code; reads at most 52 rows (migrations/0029). Null, and not cached, when the database fails. */
export async function findOpenByState(
  { db, preventCaching }: Pick<SiteContext, "db" | "preventCaching">,
  profession: string,
): Promise<ReadonlyMap<string, number> | null> {
  try {
    const rows = await db.all<{ state: number; postings: number }>(sql`
      SELECT state, postings FROM profession_counts WHERE profession = ${findProfession(profession)?.code ?? -1}`);
    const byFips = new Map(rows.map(({ state, postings }) => [state, postings]));
    return new Map(states.map(({ code, fips }) => [code, byFips.get(fips) ?? 0]));
  } catch (error) {
    logError("jobs.open_by_state", error);
    preventCaching();
    return null;
  }
}

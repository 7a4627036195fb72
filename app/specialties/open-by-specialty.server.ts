import type { SiteContext } from "#app/platform/context.ts";
import { logError } from "#app/platform/log.ts";
import type { FiledUnder } from "./filed-under.ts";

/** Open postings by profession and specialty, by profession alone and by specialty alone. */
export type OpenBySpecialty = ReadonlyMap<string, number>;

const toKey = (profession: string, specialty: string) => `${profession}/${specialty}`;

/**
 * Every count in one row of a small table (migrations/0006).
 * null where the database cannot be read, which is logged, and the answer is kept by no cache.
 */
export async function findOpenBySpecialty(context: SiteContext): Promise<OpenBySpecialty | null> {
  try {
    const row = await context.db.$client
      .prepare(
        "SELECT group_concat(profession || ' ' || specialty || ' ' || postings) AS list FROM specialty_counts WHERE postings > 0",
      )
      .first<{ list: string | null }>();
    return toCounts(row?.list ?? "");
  } catch (error) {
    logError("specialties.counts", error);
    context.preventCaching();
    return null;
  }
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

/** How many are open; null where that is not known. */
export function countOpen(counts: OpenBySpecialty | null, filed: FiledUnder | null): number | null {
  return counts && filed && (counts.get(toKey(filed.profession ?? "", filed.specialty ?? "")) ?? 0);
}

/** How many are open under any of them, each posting once. */
export function countOpenInAll(
  counts: OpenBySpecialty | null,
  all: readonly (FiledUnder | null)[],
): number | null {
  if (!counts) return null;
  const keys = new Set(
    all.flatMap((filed) => (filed ? [toKey(filed.profession ?? "", filed.specialty ?? "")] : [])),
  );
  // One without a specialty counts its whole profession.
  const narrow = [...keys].filter((key) => key.endsWith("/") || !keys.has(`${key.split("/")[0]}/`));
  return narrow.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
}

/** Of a specialty, by the slug of the profession, most first. */
export function listProfessionsOf(counts: OpenBySpecialty | null, specialty: string) {
  return [...(counts ?? [])]
    .map(([key, open]) => ({ profession: key.split("/")[0]!, of: key.split("/")[1], open }))
    .filter(({ profession, of }) => profession && of === specialty)
    .sort((a, b) => b.open - a.open || a.profession.localeCompare(b.profession));
}

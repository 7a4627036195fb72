import { dayMs, hourMs } from "#app/kit/platform/durations.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { demoPeople, employerName } from "../../local/demo-people.ts";
import { demoSource } from "../demo-jobs.ts";
import type { OwnScene } from "./own-scenes.ts";

export interface OwnPosting {
  id: number;
  slug: string;
  sentAt: number;
}

interface Candidate {
  id: number;
  slug: string;
  employerId: number;
  postedAt: number;
  endedAt: number | null;
}

/** Nursing postings that take applications here, and that nobody tried with her account: of her state first. */
const candidatesSql = `SELECT j.id, j.slug, j.employer_id AS employerId, j.posted_at AS postedAt,
    iif(j.status = 'open', NULL, j.valid_through) AS endedAt
  FROM jobs j JOIN job_sources s ON s.job_id = j.id AND s.source = ?1
  WHERE j.profession = 'registered-nurse' AND j.apply_url IS NULL AND j.status IN ('open', 'expired', 'filled')
    AND NOT EXISTS (SELECT 1 FROM memberships m WHERE m.employer_id = j.employer_id)
    AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = j.id AND lower(a.email) = ?3)
    AND (j.status <> 'open' OR j.valid_through > ?2)
  ORDER BY j.state_code = 'TX' DESC, j.compact_accepted = 1 DESC, j.slug`;

/** By the scene's key. A posting whose position was filled, by her or by someone else, is marked so. */
export async function findOwnPostings(
  db: D1Database,
  scenes: readonly OwnScene[],
  now: number,
): Promise<Map<string, OwnPosting>> {
  let { results: left } = await db
    .prepare(candidatesSql)
    .bind(demoSource, now, demoPeople.clinician.email)
    .all<Candidate>();
  const found = new Map<string, OwnPosting>();
  const filled: number[] = [];
  // The longest ago first, because the fewest postings are that old.
  for (const { key, where, daysAgo, moves } of scenes.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const sentAt = now - daysAgo * dayMs;
    if (where === "northquill") {
      found.set(key, { ...(await findCompanyPosting(db)), sentAt });
      continue;
    }
    const isEnded = where === "ended";
    const posting = left.find(({ endedAt, postedAt }) =>
      isEnded ? endedAt !== null : endedAt === null && postedAt < sentAt - hourMs,
    );
    if (!posting) throw new Error(`The demo has no posting for the application "${key}".`);
    const { id, slug, endedAt, employerId } = posting;
    left = left.filter((other) => other.employerId !== employerId);
    found.set(key, { id, slug, sentAt: endedAt === null ? sentAt : endedAt - moves.at(-1)!.days * dayMs });
    if (moves.some(({ to, way }) => to === "hired" || way === "filled")) filled.push(id);
  }
  await db
    .prepare(
      "UPDATE jobs SET status = 'filled' WHERE status = 'expired' AND id IN (SELECT value FROM json_each(?))",
    )
    .bind(JSON.stringify(filled))
    .run();
  return found;
}

const findCompanyPosting = async (db: D1Database) =>
  (await db
    .prepare(
      `SELECT j.id, j.slug FROM jobs j JOIN employers e ON e.id = j.employer_id
        WHERE e.slug = ?1 AND j.profession = 'registered-nurse' AND j.status = 'open' AND j.origin = 'site'`,
    )
    .bind(toSlug(employerName))
    .first<{ id: number; slug: string }>())!;

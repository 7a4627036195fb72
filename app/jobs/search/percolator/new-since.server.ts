import { sql } from "drizzle-orm";
import { toPostingDate, toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { dayMs } from "#app/kit/platform/durations.ts";
import { logError } from "#app/kit/platform/log.ts";
import { readVisit, visitMs } from "#app/kit/text/visit.ts";
import { formatIsoDay } from "#app/kit/text/when.ts";

/** What opened on a list since the person's last visit. */
export interface NewOnList {
  /** Of `jobs`, the newest first, at most 200. */
  ids: number[];
  /** "since Friday". */
  words: string;
}

const mostDays = 14;
const mostRead = 200;

interface VisitedAlert {
  id: number;
  searchId: number;
  visitedAt: number;
  beforeAt: number | null;
}

/**
 * By the alert that a signed-in person has for the list: setting it was the first visit. Null without one, and on that
 * visit. Reads nothing for a visitor.
 * @param isReturn whether she asks for the new ones alone, which is part of the visit that showed her how many there are
 */
export async function findNewOnList(
  context: Pick<SiteContext, "db" | "viewer" | "now" | "isFetchedAhead" | "waitUntil">,
  address: string,
  isReturn: boolean,
): Promise<NewOnList | null> {
  const { db, now } = context;
  const viewer = await context.viewer();
  if (!viewer) return null;
  const [alert] = await db.all<VisitedAlert>(sql`
    SELECT a.id, a.search_id AS searchId, ifnull(a.visited_at, a.created_at) AS visitedAt, a.before_at AS beforeAt
    FROM alert_people p CROSS JOIN saved_searches s ON s.address = ${address}
      CROSS JOIN alerts a ON a.person_id = p.id AND a.search_id = s.id
    WHERE p.user_id = ${viewer.id} AND a.state <> 'ended'`);
  if (!alert) return null;
  const visit = readVisit(alert, now);
  const beforeAt = isReturn ? (alert.beforeAt ?? visit.beforeAt) : visit.beforeAt;
  if (!visit.isNoted && !isReturn && !context.isFetchedAhead)
    context.waitUntil(noteListVisit(db, alert.id, now));
  if (beforeAt === null) return null;
  const since = Math.max(beforeAt, now - mostDays * dayMs);
  return {
    ids: await listNew(db, viewer.id, alert.searchId, since),
    words: toSinceWords(since, now, mostDays),
  };
}

async function listNew(db: Db, userId: number, searchId: number, since: number): Promise<number[]> {
  const rows = await db.all<{ id: number }>(sql`
    SELECT j.id FROM search_hits h CROSS JOIN json_each(h.seqs) e CROSS JOIN openings o ON o.seq = e.value
      CROSS JOIN jobs j ON j.id = o.job_id
    WHERE h.search_id = ${searchId}
      AND h.run >= (SELECT seq FROM openings WHERE opened_at > ${since} ORDER BY opened_at LIMIT 1)
      AND o.opened_at > ${since} AND +j.status = 'open'
      AND NOT EXISTS (SELECT 1 FROM held_employers k WHERE k.id = j.employer_id)
      AND NOT EXISTS (SELECT 1 FROM dismissed_jobs d WHERE d.user_id = ${userId} AND d.job_id = j.id)
    GROUP BY j.id ORDER BY max(o.seq) DESC LIMIT ${mostRead}`);
  return rows.map(({ id }) => id);
}

const noteListVisit = (db: Db, alertId: number, now: number): Promise<unknown> =>
  db
    .run(sql`UPDATE alerts SET before_at = ifnull(visited_at, created_at), visited_at = ${now}
      WHERE id = ${alertId} AND ${now} - ifnull(visited_at, created_at) > ${visitMs}`)
    .catch((error: unknown) => logError("list.visit", error));

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const daysPerWeek = 7;

/** "since Friday", or "in the last 30 days" for a visit that is longer ago than `mostDays`. */
export function toSinceWords(since: number, now: number, mostDays: number): string {
  const days = toPostingDay(now) - toPostingDay(since);
  if (days === 0) return "since earlier today";
  if (days === 1) return "since yesterday";
  const day = toPostingDate(since);
  if (days < daysPerWeek) return `since ${weekdays[new Date(day).getUTCDay()]}`;
  return now - since >= mostDays * dayMs ? `in the last ${mostDays} days` : `since ${formatIsoDay(day)}`;
}

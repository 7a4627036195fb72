import { sql } from "drizzle-orm";
import { fewestCounted } from "./answer-times.server.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { applications } from "#app/kit/platform/schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
const countedDays = 90;
const mostCounted = 2000;

export interface AnswerFigures {
  received: number;
  answered: number;
  rate: number;
  /** From sending to the first answer. Null when none was answered. */
  medianMs: number | null;
}

/** Last 90 days, at most the newest 2,000 applications. Null with fewer than five. */
export async function findAnswerFigures(
  db: Db,
  employerId: number,
  now: number,
): Promise<AnswerFigures | null> {
  const [row] = await db.all<{ received: number; answered: number; medianMs: number | null }>(
    sql`WITH recent AS (
        SELECT answered_at - created_at AS span FROM ${applications}
        WHERE employer_id = ${employerId} AND created_at > ${now - countedDays * dayMs}
        ORDER BY created_at DESC, id DESC LIMIT ${mostCounted}
      ), answers AS (SELECT span, row_number() OVER (ORDER BY span) AS place FROM recent WHERE span IS NOT NULL)
      SELECT (SELECT count(*) FROM recent) AS received, (SELECT count(*) FROM answers) AS answered,
        (SELECT avg(span) FROM answers WHERE place IN (((SELECT count(*) FROM answers) + 1) / 2, ((SELECT count(*) FROM answers) + 2) / 2)) AS medianMs`,
  );
  if (!row || row.received < fewestCounted) return null;
  return { ...row, rate: row.answered / row.received };
}

import { type SQL, sql } from "drizzle-orm";
import { isLicensedByStates } from "#app/facts/licensing/licensing-boards.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { isFederalEmployer } from "#app/jobs/postings/record/license-check.ts";
import { toPostingDay } from "#app/jobs/postings/record/posting-key.ts";
import { type Db, toStatement } from "#app/kit/platform/db.ts";
import { type CountedWork, workKinds } from "./next-credentials.ts";
import { trendOffsets } from "./trend.ts";

const keptDays = 60;

/** By cron. Counting again replaces the day's counts. */
export async function countOpenWork(db: Db, now: number): Promise<void> {
  const day = toPostingDay(now);
  const federal = JSON.stringify(await listFederalEmployers(db));
  const licensed = JSON.stringify(professions.filter(isLicensedByStates).map(({ slug }) => slug));
  const ruled = JSON.stringify(
    professions.filter(({ license }) => license !== "none").map(({ slug }) => slug),
  );
  const d1 = db.$client;
  await d1.batch([
    d1.prepare("DELETE FROM open_work_counts WHERE day = ?1 OR day < ?1 - ?2").bind(day, keptDays),
    d1
      .prepare(
        `INSERT INTO open_work_counts (profession, day, states, kind, postings)
          SELECT profession, ?1,
            CASE WHEN license_states <> '[]' OR workplace = 'remote' OR state_code IS NULL
                OR profession NOT IN (SELECT value FROM json_each(?2))
              THEN license_states ELSE json_array(state_code) END,
            iif(workplace IS 'remote', ${workKinds.remote}, 0)
              + iif(compact_accepted IS 0, ${workKinds.compactRefused}, 0)
              + iif(employer_id IN (SELECT value FROM json_each(?4))
                  AND profession IN (SELECT value FROM json_each(?3)), ${workKinds.federal}, 0),
            count(*)
          FROM jobs WHERE status = 'open' AND profession IS NOT NULL GROUP BY 1, 3, 4`,
      )
      .bind(day, ruled, licensed, federal),
  ]);
}

async function listFederalEmployers(db: Db): Promise<number[]> {
  const employers = await db.all<{ id: number; name: string }>(sql`SELECT id, name FROM employers`);
  return employers.filter(({ name }) => isFederalEmployer(name)).map(({ id }) => id);
}

/**
 * @param covered SQL for a JSON list of professions.
 * @param offsets days before the last count.
 */
export const askOpenWork = (
  db: Db,
  covered: SQL,
  offsets: readonly number[] = trendOffsets,
): D1PreparedStatement =>
  toStatement(
    db,
    // One row of JSON: D1 takes longer to hand over a hundred rows than to find them.
    sql`SELECT (SELECT max(day) FROM open_work_counts) AS lastDay, json_group_array(json_array(json(states), kind, json(days))) AS work
      FROM (SELECT states, kind, json_group_array(json_array(day, postings)) AS days FROM (
        SELECT states, kind, day, sum(postings) AS postings FROM open_work_counts
        WHERE profession IN (SELECT value FROM json_each(${covered})) AND day IN
          (SELECT (SELECT max(day) FROM open_work_counts) - value FROM json_each(${JSON.stringify(offsets)}))
        GROUP BY states, kind, day)
      GROUP BY states, kind)`,
  );

export function readOpenWork({ results }: D1Result): CountedWork {
  const [row] = results as { lastDay: number | null; work: string }[];
  const work = JSON.parse(row?.work ?? "[]") as [string[], number, [number, number][]][];
  return {
    lastDay: work.length > 0 ? row!.lastDay : null,
    work: work.map(([states, kind, days]) => ({ states, kind, byDay: new Map(days) })),
  };
}

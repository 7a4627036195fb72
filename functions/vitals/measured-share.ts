import { toDay } from "#app/kit/vitals/vitals.ts";

export interface BusyEnv {
  VITALS_DB: D1Database;
  /** Page views a day that are all measured and counted at once; without it, however many there are. */
  MEASURED_A_DAY?: string;
}

let known = { for: "", share: 1 };

/**
 * 1, or less after a day with more than `MEASURED_A_DAY` page views. The same all day, so that quiet hours do not weigh
 * more than busy ones.
 */
export async function readMeasuredShare(
  { VITALS_DB, MEASURED_A_DAY }: BusyEnv,
  now: number,
): Promise<number> {
  const mostMeasured = Number(MEASURED_A_DAY);
  if (!mostMeasured) return 1;
  const day = toDay(now, 1);
  const asked = `${day} ${mostMeasured}`;
  if (known.for !== asked) {
    const views = await VITALS_DB.prepare(
      "SELECT sum(counts ->> 'views') AS n FROM visit_hours WHERE day = ?1",
    )
      .bind(day)
      .first<number | null>("n");
    known = { for: asked, share: Math.min(1, mostMeasured / (views ?? 1)) };
  }
  return known.share;
}

import type { SpanStep } from "#app/desk/figures/analytics/period.ts";

const lastDay = "coalesce((SELECT max(day) FROM visit_days), '')";
const lastWeek = "coalesce((SELECT date(max(day), '+6 days') FROM visit_weeks), '')";
const monday = "date(day, '-6 days', 'weekday 1')";

/** Rows from ?1 on. What the nightly roll-up lacks is read from hours, and for weeks from days too. */
export const spanRows: Record<SpanStep, string> = {
  hour: `
    SELECT day || 'T' || printf('%02d', hour) AS at, counts FROM visit_hours
    WHERE day >= substr(?1, 1, 10) AND (day, hour) >= (substr(?1, 1, 10), CAST(substr(?1, 12) AS INTEGER))`,
  day: `
    SELECT day AS at, counts FROM visit_days WHERE day >= ?1
    UNION ALL SELECT day, counts FROM visit_hours WHERE day >= ?1 AND day > ${lastDay}`,
  week: `
    SELECT day AS at, counts FROM visit_weeks WHERE day >= ?1
    UNION ALL SELECT ${monday}, counts FROM visit_days WHERE day >= ?1 AND day > ${lastWeek}
    UNION ALL SELECT ${monday}, counts FROM visit_hours WHERE day >= ?1 AND day > ${lastDay}`,
};

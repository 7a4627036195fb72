import type { MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { type CheckSearch, toCheckQuery } from "./check-search.ts";

export interface CheckRow {
  jobId: number;
  score: number;
  errors: number;
  warnings: number;
  /** JSON. */
  rules: string;
  checkedAt: number;
  slug: string;
  title: string;
  employer: string;
}

const columns = `c.job_id AS jobId, c.score, c.errors, c.warnings, c.rules, c.checked_at AS checkedAt, j.slug, j.title,
  e.name AS employer`;
const withJob = "CROSS JOIN jobs j ON j.id = c.job_id CROSS JOIN employers e ON e.id = j.employer_id";
const keysOf = { all: "worst", errors: "errors", warnings: "warnings" } as const;
const conditions = { all: "true", errors: "c.errors > 0", warnings: "c.warnings > 0" } as const;

/** Worst first. One row more than a page. */
export function toCheckQueryOf(
  { $client }: Db,
  { gravity, rule, before, after }: CheckSearch,
  limit: number,
): D1PreparedStatement {
  const place = before ?? after;
  const key = rule ? "k" : "c";
  const order = before ? "DESC" : "ASC";
  const from = rule
    ? "markup_check_rules k CROSS JOIN markup_checks c ON c.job_id = k.job_id"
    : `markup_checks c INDEXED BY markup_checks_${keysOf[gravity]}`;
  const where = [
    rule ? "k.rule = ?1" : conditions[gravity],
    place && `(${key}.score, ${key}.job_id) ${before ? "<" : ">"} (?2, ?3)`,
  ];
  const statement = $client.prepare(
    `SELECT ${columns} FROM ${from} ${withJob} WHERE ${where.filter(Boolean).join(" AND ")}
      ORDER BY ${key}.score ${order}, ${key}.job_id ${order} LIMIT ?4`,
  );
  return statement.bind(rule, place?.score ?? 0, place?.id ?? 0, limit + 1);
}

const rowsPerPage = 25;

interface CheckPage {
  rows: (Omit<CheckRow, "rules"> & { rules: MarkupRuleId[] })[];
  previous: string | null;
  next: string | null;
}

export async function listChecks(db: Db, search: CheckSearch): Promise<CheckPage> {
  const { results } = await toCheckQueryOf(db, search, rowsPerPage).all<CheckRow>();
  const hasMore = results.length > rowsPerPage;
  const rows = results.slice(0, rowsPerPage);
  if (search.before) rows.reverse();
  const toQuery = (side: "before" | "after", row: CheckRow | undefined) =>
    row
      ? toCheckQuery({
          gravity: search.gravity,
          rule: search.rule,
          [side]: { score: row.score, id: row.jobId },
        })
      : null;
  const hasPrevious = search.before ? hasMore : search.after !== null;
  return {
    rows: rows.map((row) => ({ ...row, rules: JSON.parse(row.rules) })),
    previous: hasPrevious ? toQuery("before", rows[0]) : null,
    next: search.before || hasMore ? toQuery("after", rows.at(-1)) : null,
  };
}

import { findMarkupRule, type MarkupRuleId } from "#app/jobs/checks/markup/markup-rules.ts";
import type { Db } from "#app/kit/platform/db.ts";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toPageSql,
} from "#app/kit/platform/keyset.ts";
import { isOwn } from "#app/kit/text/own-value.ts";

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
  { gravity, rule, ...place }: CheckSearch,
  size: number,
): D1PreparedStatement {
  const key = rule ? "k" : "c";
  const from = rule
    ? "markup_check_rules k CROSS JOIN markup_checks c ON c.job_id = k.job_id"
    : `markup_checks c INDEXED BY markup_checks_${keysOf[gravity]}`;
  const page = toPageSql(place, [`${key}.score`, `${key}.job_id`], "ASC", size);
  const toStatement = (where: string) =>
    $client.prepare(`SELECT ${columns} FROM ${from} ${withJob} WHERE ${where} ${page}`);
  return rule ? toStatement("k.rule = ?1").bind(rule) : toStatement(conditions[gravity]);
}

const rowsPerPage = 25;

interface CheckPage {
  rows: (Omit<CheckRow, "rules"> & { rules: MarkupRuleId[] })[];
  previous: string | null;
  next: string | null;
}

export async function listChecks(db: Db, search: CheckSearch): Promise<CheckPage> {
  const { results } = await toCheckQueryOf(db, search, rowsPerPage).all<CheckRow>();
  const page = toListPage(
    results,
    search,
    rowsPerPage,
    ({ score, jobId }) => [score, jobId],
    (place) => toCheckQuery({ ...search, ...place }),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, rules: JSON.parse(row.rules) })) };
}

export const gravities = { all: "All", errors: "With errors", warnings: "With warnings" } as const;
export type Gravity = keyof typeof gravities;

export interface CheckSearch extends ListPlace {
  gravity: Gravity;
  rule: MarkupRuleId | null;
}

export function parseCheckSearch(params: URLSearchParams): CheckSearch {
  const asked = params.get("show") ?? "";
  const rule = findMarkupRule(params.get("rule"));
  return {
    gravity: rule === null && isOwn(gravities, asked) ? asked : "all",
    rule,
    ...parseListPlace(params, 2),
  };
}

export function toCheckQuery({ gravity, rule, ...place }: Partial<CheckSearch>): string {
  const params = new URLSearchParams();
  if (rule) params.set("rule", rule);
  else if (gravity && gravity !== "all") params.set("show", gravity);
  setListPlace(params, place);
  return params.toString();
}

import type { JobStatus } from "#app/jobs/posting/transitions.ts";
import { readAnywhere } from "#app/platform/db.ts";
import { type TableSearch, type TableSort, toSoughtWords } from "./table-search.ts";

export interface HiringRow {
  id: number;
  slug: string;
  title: string;
  status: JobStatus;
  statusReason: string | null;
  city: string | null;
  stateCode: string | null;
  workplace: "onsite" | "hybrid" | "remote" | null;
  licenseStates: string;
  origin: "feed" | "site";
  confirmedAt: number;
  confirmedBy: "feed" | "employer" | "recruiter";
  postedAt: number;
  validThrough: number;
  applications: number;
  fresh: number;
  place: number;
}

const columns = `j.id, j.slug, j.title, j.status, j.status_reason AS statusReason, j.city, j.state_code AS stateCode,
  j.workplace, j.license_states AS licenseStates, j.origin, j.confirmed_at AS confirmedAt, j.confirmed_by AS confirmedBy,
  j.posted_at AS postedAt, j.valid_through AS validThrough,
  ifnull(c.applications, 0) AS applications, ifnull(c.fresh, 0) AS fresh`;

const sources: Record<TableSort, { from: string; value: string; ascends: boolean; only: string }> = {
  newest: {
    from: "jobs j LEFT JOIN applicant_counts c ON c.job_id = j.id WHERE j.employer_id = ?1",
    value: "j.posted_at",
    ascends: false,
    only: "",
  },
  ending: {
    from: "jobs j INDEXED BY jobs_of_employer_ending LEFT JOIN applicant_counts c ON c.job_id = j.id WHERE j.employer_id = ?1",
    value: "j.valid_through",
    ascends: true,
    only: " AND j.valid_through > ?2 AND j.status IN ('open', 'paused')",
  },
  applications: {
    from: "applicant_counts c INDEXED BY applicant_counts_most CROSS JOIN jobs j ON j.id = c.job_id WHERE c.employer_id = ?1",
    value: "c.applications",
    ascends: false,
    only: " AND c.applications > 0",
  },
};

/** In the order of the index, whose rows with equal values come by id. */
export function toRowsQuery(
  d1: D1Database,
  employerId: number,
  search: TableSearch,
  now: number,
  limit: number,
): D1PreparedStatement {
  const { sort, status, after } = search;
  const { from, value, ascends, only } = sources[sort];
  const id = sort === "applications" ? "c.job_id" : "j.id";
  const bound: (string | number)[] = [employerId, now];
  const bind = (given: string | number) => `?${bound.push(given)}`;
  const words = toSoughtWords(search).map((word) => {
    const like = bind(`%${word.replace(/[\\%_]/g, "\\$&")}%`);
    return ` AND (j.title || ' ' || ifnull(j.city, '') || ' ' || ifnull(j.state_code, '')) LIKE ${like} ESCAPE '\\'`;
  });
  const next = () => {
    if (!after) return "";
    const [last, lastId] = [bind(after.value), bind(after.id)];
    return ascends
      ? ` AND ${value} >= ${last} AND (${value} > ${last} OR ${id} > ${lastId})`
      : ` AND ${value} <= ${last} AND (${value} < ${last} OR ${id} > ${lastId})`;
  };
  const filtered = status ? ` AND j.status = ${bind(status)}` : "";
  const order = `${value} ${ascends ? "ASC" : "DESC"}, ${id}`;
  return d1
    .prepare(
      `SELECT ${columns}, ${value} AS place FROM ${from}${only}${filtered}${words.join("")}${next()} AND ?2 > 0
        ORDER BY ${order} LIMIT ${Number(limit)}`,
    )
    .bind(...bound);
}

export const toStatusCounts = (d1: D1Database, employerId: number): D1PreparedStatement =>
  d1
    .prepare("SELECT status, count(*) AS postings FROM jobs WHERE employer_id = ?1 GROUP BY status")
    .bind(employerId);

export interface PostingCounts {
  views: number;
  starts: number;
}

/** Of all days that are kept. @param db the vitals database */
export async function countViews(
  db: D1Database,
  slugs: readonly string[],
): Promise<Map<string, PostingCounts>> {
  if (slugs.length === 0) return new Map();
  const { results } = await readAnywhere(db)
    .prepare(
      `SELECT s.value AS slug, sum(d.views) AS views, sum(d.starts) AS starts
        FROM json_each(?1) s CROSS JOIN posting_days d ON d.posting = s.value GROUP BY s.key`,
    )
    .bind(JSON.stringify(slugs))
    .all<PostingCounts & { slug: string }>();
  return new Map(results.map(({ slug, ...counts }) => [slug, counts]));
}

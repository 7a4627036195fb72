import { type Reach, toReachSql } from "#app/companies/workspace/frame/reach.ts";
import { toDepartmentSql } from "#app/companies/workspace/settings/departments.server.ts";
import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import { readAnywhere } from "#app/kit/platform/db.ts";
import { lastRolledDay } from "#app/kit/vitals/stored-counts.ts";
import { statusNames, type TableSearch, type TableSort, toSoughtWords } from "./table-search.ts";

/** What can still be undone: the posting's ending whose emails wait. ?2 is now. */
const toWaitingEnding = (column: string) => `(SELECT n.${column} FROM application_endings n
  WHERE n.job_id = j.id AND n.undone_at IS NULL AND n.tell_at > ?2 ORDER BY n.id DESC LIMIT 1)`;

const columns = `j.id, j.slug, j.title, j.status, j.status_reason AS statusReason, j.city, j.state_code AS stateCode,
  j.workplace, j.license_states AS licenseStates, j.more_places AS morePlaces, j.origin, j.confirmed_at AS confirmedAt, j.confirmed_by AS confirmedBy,
  j.posted_at AS postedAt, ${toDepartmentSql("j.id")} AS department,
  iif(j.status IN ('filled', 'expired', 'closed', 'removed'), min(j.valid_through, ifnull((SELECT v.at FROM job_events v
    WHERE v.job_id = j.id AND v.kind = 'state' ORDER BY v.id DESC LIMIT 1), j.valid_through)), j.valid_through) AS validThrough,
  ifnull(c.applications, 0) AS applications, ifnull(c.fresh, 0) AS fresh,
  ${toWaitingEnding("public_id")} AS endingId, ${toWaitingEnding("tell_at")} AS tellAt`;

interface Source {
  base: string;
  rest: string;
  value: string;
  id: string;
  ascends: boolean;
  only: string;
  filter: string;
}

const withCounts = " LEFT JOIN applicant_counts c ON c.job_id = j.id";

const sources: Record<TableSort, Source> = {
  newest: {
    base: "jobs j INDEXED BY jobs_of_employer_newest",
    rest: withCounts,
    value: "j.posted_at",
    id: "j.id",
    ascends: false,
    only: "j.employer_id = ?1",
    filter: "",
  },
  ending: {
    base: "jobs j INDEXED BY jobs_of_employer_ending",
    rest: withCounts,
    value: "j.valid_through",
    id: "j.id",
    ascends: true,
    only: "j.employer_id = ?1 AND j.valid_through > ?2",
    filter: " AND j.status IN ('open', 'paused')",
  },
  confirm: {
    base: "jobs j INDEXED BY jobs_of_employer_to_confirm",
    rest: withCounts,
    value: "j.confirmed_at",
    id: "j.id",
    ascends: true,
    only: "j.employer_id = ?1 AND j.origin = 'site' AND j.status = 'open'",
    filter: "",
  },
  applications: {
    base: "applicant_counts c INDEXED BY applicant_counts_most",
    rest: " CROSS JOIN jobs j ON j.id = c.job_id",
    value: "c.applications",
    id: "c.job_id",
    ascends: false,
    only: "c.employer_id = ?1 AND c.applications > 0",
    filter: "",
  },
};

/** Of up to 50,000 postings. A search with few matches continues page by page. */
export const mostSearched = 5000;

interface RowQueries {
  rows: D1PreparedStatement;
  /** The last row that was searched, to continue from. Null when the index has only rows that match. */
  edge: D1PreparedStatement | null;
}

/** Rows with equal values are in the order of their ids, as in the index. */
export function toRowQueries(
  d1: D1Database,
  reach: Reach,
  search: TableSearch,
  now: number,
  limit: number,
): RowQueries {
  const { sort, status, after } = search;
  const { base, rest, value, id, ascends, only, filter } = sources[sort];
  const [sooner, later] = ascends ? ["<", ">"] : [">", "<"];
  const bound: (string | number)[] = [reach.employerId, now];
  const bind = (given: string | number) => `?${bound.push(given)}`;
  const toStatus = () => (status ? ` AND j.status = ${bind(status)}` : "");
  const isByStatus = sort === "newest" && status !== null;

  let indexed = `${only} AND ?2 > 0${isByStatus ? toStatus() : ""}`;
  if (after) {
    const [last, lastId] = after.map(bind);
    indexed += ` AND ${value} ${later}= ${last} AND (${value} ${later} ${last} OR ${id} > ${lastId})`;
  }
  const from = isByStatus ? "jobs j INDEXED BY jobs_by_employer" : base;
  const order = `ORDER BY ${value} ${ascends ? "ASC" : "DESC"}, ${id}`;
  const toEdge = (what: string) =>
    `SELECT ${what} FROM ${from} WHERE ${indexed} ${order} LIMIT 1 OFFSET ${mostSearched - 1}`;
  const edge = d1.prepare(toEdge(`${value} AS at, ${id} AS id`)).bind(...bound);

  const managed = reach.managerId === null ? "" : ` AND ${toReachSql(reach, "j.id")}`;
  const inDepartment = search.department
    ? ` AND ${toDepartmentSql("j.id")} = ${bind(search.department)}`
    : "";
  const filters = `${filter}${managed}${inDepartment}${isByStatus ? "" : toStatus()}${toSoughtWords(search).map(toHas(bind)).join("")}`;
  const end = `ifnull((${toEdge(value)}), ${ascends ? Number.MAX_SAFE_INTEGER : 0})`;
  const within = `AND ${value} ${sooner}= ${end} AND (${value} ${sooner} ${end} OR ${id} <= (${toEdge(id)}))`;
  const where = filters ? `${indexed} ${within}${filters}` : indexed;
  return {
    rows: d1
      .prepare(
        `SELECT ${columns}, ${value} AS place FROM ${from}${rest} WHERE ${where} ${order} LIMIT ${Number(limit)}`,
      )
      .bind(...bound),
    edge: filters ? edge : null,
  };
}

/** Not LIKE, whose patterns D1 limits to 50 bytes. */
const toHas = (bind: (given: string) => string) => (word: string) =>
  ` AND instr(lower(j.title || ' ' || ifnull(j.city, '') || ' ' || ifnull(j.state_code, '')), lower(${bind(word)})) > 0`;

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
  department: string | null;
  morePlaces: string;
  origin: "feed" | "site";
  confirmedAt: number;
  confirmedBy: "feed" | "employer" | "recruiter";
  postedAt: number;
  validThrough: number;
  applications: number;
  fresh: number;
  endingId: string | null;
  tellAt: number | null;
  place: number;
}

/** A larger number helps nobody, and each count reads that many rows. */
export const mostCountedOfStatus = 1000;

export const toStatusCounts = (d1: D1Database, reach: Reach): D1PreparedStatement =>
  d1
    .prepare(
      `SELECT asked.value AS status, (SELECT count(*) FROM
          (SELECT 1 FROM jobs j WHERE j.employer_id = ?1 AND j.status = asked.value
            AND ${toReachSql(reach, "j.id")} LIMIT ${mostCountedOfStatus})) AS postings
        FROM json_each(?2) asked`,
    )
    .bind(reach.employerId, JSON.stringify(Object.keys(statusNames)));

export interface PostingCounts {
  /** About, in lists that were opened. */
  listed: number;
  /** Of the link to the employer's own form. */
  clicks: number;
  views: number;
  starts: number;
}

export const countViews = (db: D1Database, slugs: readonly string[]): Promise<Map<string, PostingCounts>> =>
  selectViews(readAnywhere(db), slugs, "");

/** From the day on: "2026-11-28", or "" for all that are kept. */
export async function selectViews(
  db: ReturnType<typeof readAnywhere>,
  slugs: readonly string[],
  since: string,
): Promise<Map<string, PostingCounts>> {
  if (slugs.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `WITH days AS (
          SELECT s.value AS slug, substr(e.key, 12) AS name, e.value AS n
          FROM json_each(?1) s CROSS JOIN posting_months m ON m.posting = s.value AND m.month >= substr(?2, 1, 7),
            json_each(m.counts) e WHERE e.key >= ?2
          UNION ALL
          SELECT substr(e.key, instr(e.key, ' ') + 1), substr(e.key, 1, instr(e.key, ' ') - 1), e.value
          FROM posting_parts p, json_each(p.counts) e
          WHERE p.day >= ?2 AND p.day > ${lastRolledDay}
            AND p.part IN (SELECT substr(value, -1) FROM json_each(?1))
            AND substr(e.key, instr(e.key, ' ') + 1) IN (SELECT value FROM json_each(?1))
        )
        SELECT slug, ${["views", "starts", "listed", "clicks"].map((name) => `sum(iif(name = '${name}', n, 0)) AS ${name}`).join(", ")}
        FROM days GROUP BY slug`,
    )
    .bind(JSON.stringify(slugs), since)
    .all<PostingCounts & { slug: string }>();
  return new Map(results.map(({ slug, ...counts }) => [slug, counts]));
}

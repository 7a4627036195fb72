import { type Db, isUniqueViolation } from "#app/kit/platform/db.ts";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toPageSql,
} from "#app/kit/platform/keyset.ts";
import type { ReportReason, WrittenReport } from "./report-decision.ts";

export async function createReport(
  { $client }: Db,
  jobId: number,
  { reason, details, email = "" }: WrittenReport,
  idempotencyKey: string,
  now: number,
): Promise<void> {
  try {
    await $client
      .prepare(
        `INSERT INTO job_reports (job_id, reason, details, email, idempotency_key, created_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
      )
      .bind(jobId, reason, details, email || null, idempotencyKey, now)
      .run();
  } catch (error) {
    if (!isUniqueViolation(error, "idempotency_key")) throw error;
  }
}

export const reportStates = ["open", "upheld", "dismissed"] as const;
type ReportState = (typeof reportStates)[number];

const reportsPerPage = 25;

interface ReportSearch extends ListPlace {
  state: ReportState;
}

export function parseReportSearch(params: URLSearchParams): ReportSearch {
  return {
    state: reportStates.find((state) => state === params.get("state")) ?? "open",
    ...parseListPlace(params, 2),
  };
}

export interface ReportRow {
  id: number;
  reason: ReportReason;
  details: string;
  hasEmail: number;
  createdAt: number;
  slug: string;
  title: string;
  status: string;
  company: string;
  updatedAt: number;
  lastReport: number;
}

/** Open ones oldest first, because they wait; decided ones newest first. One more than a page. */
export function selectReports({ $client }: Db, { state, ...place }: ReportSearch): D1PreparedStatement {
  const page = toPageSql(place, ["r.created_at", "r.id"], state === "open" ? "ASC" : "DESC", reportsPerPage);
  return $client
    .prepare(
      `SELECT r.id, r.reason, r.details, r.email IS NOT NULL AS hasEmail, r.created_at AS createdAt, j.slug, j.title,
      j.status, e.name AS company, j.updated_at AS updatedAt,
      (SELECT max(o.id) FROM job_reports o WHERE o.job_id = r.job_id AND o.state = 'open') AS lastReport FROM job_reports r JOIN jobs j ON j.id = r.job_id JOIN employers e ON e.id = j.employer_id
      WHERE r.state = ?1 ${page}`,
    )
    .bind(state);
}

export const toReportPage = (found: readonly ReportRow[], search: ReportSearch) =>
  toListPage(
    found,
    search,
    reportsPerPage,
    ({ createdAt, id }) => [createdAt, id],
    (place) => {
      const params = new URLSearchParams({ state: search.state });
      setListPlace(params, place);
      return params.toString();
    },
  );

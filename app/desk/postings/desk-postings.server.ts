import type { JobStatus } from "#app/jobs/postings/record/transitions.ts";
import type { Db } from "#app/kit/platform/db.ts";
import {
  type ListPlace,
  parseListPlace,
  type RowKey,
  setListPlace,
  toListPage,
  toPageSql,
} from "#app/kit/platform/keyset.ts";
import { listedStatuses } from "./posting-status.ts";

export const postingsPerPage = 25;

interface PostingSearch extends ListPlace {
  /** Null for all of them. */
  state: JobStatus | null;
}

export function parsePostingSearch(params: URLSearchParams): PostingSearch {
  const asked = params.get("state");
  return {
    state: asked === "all" ? null : (listedStatuses.find((status) => status === asked) ?? "pending"),
    ...parseListPlace(params, 2),
  };
}

export interface DeskPosting {
  id: number;
  slug: string;
  title: string;
  status: JobStatus;
  city: string | null;
  stateCode: string | null;
  postedAt: number;
  updatedAt: number;
  reason: string | null;
  company: string;
  companySlug: string;
  isVerified: number;
}

const columns = `j.id, j.slug, j.title, j.status, j.city, j.state_code AS stateCode, j.posted_at AS postedAt,
  j.updated_at AS updatedAt, j.status_reason AS reason, e.name AS company, e.slug AS companySlug,
  e.verified_at IS NOT NULL AS isVerified`;

/** Those that wait for us come oldest first, all others newest first. One more than a page. */
export function selectDeskPostings({ $client }: Db, { state, ...place }: PostingSearch): D1PreparedStatement {
  const from = `SELECT ${columns} FROM jobs j CROSS JOIN employers e ON e.id = j.employer_id`;
  if (state === null) {
    const toId = (key: RowKey | null) => key?.slice(1) ?? null;
    const byId = { before: toId(place.before), after: toId(place.after) };
    const page = toPageSql(byId, ["j.id"], "DESC", postingsPerPage);
    return $client.prepare(`${from} WHERE true ${page}`);
  }
  const order = state === "pending" ? "ASC" : "DESC";
  const page = toPageSql(place, ["j.posted_at", "j.id"], order, postingsPerPage);
  return $client.prepare(`${from} WHERE j.status = ?1 ${page}`).bind(state);
}

export const toPostingPage = (found: readonly DeskPosting[], search: PostingSearch) =>
  toListPage(
    found,
    search,
    postingsPerPage,
    ({ postedAt, id }) => [postedAt, id],
    (place) => {
      const params = new URLSearchParams({ state: search.state ?? "all" });
      setListPlace(params, place);
      return params.toString();
    },
  );

/** The next page is asked for in a form, because its words stay out of the address. */
export const toFoundPage = (found: readonly DeskPosting[]) =>
  toListPage(
    found,
    { before: null, after: null },
    postingsPerPage,
    ({ id }) => [id],
    ({ after }) => String(after),
  );

const mostPieces = 20;

/** Every word as a prefix, of the title, the company or the address. Null without words. */
export function toPostingMatch(typed: string): string | null {
  const slug = /\/jobs\/([a-z0-9-]+)/i.exec(typed)?.[1];
  const pieces = (slug ?? typed)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostPieces);
  return pieces.length === 0 ? null : pieces.map((piece) => `"${piece}" *`).join(" AND ");
}

/** Newest first. One more than a page. */
export function selectFoundPostings(
  { $client }: Db,
  match: string,
  after: RowKey | null,
): D1PreparedStatement {
  const page = toPageSql({ before: null, after }, ["f.rowid"], "DESC", postingsPerPage);
  return $client
    .prepare(
      `SELECT ${columns} FROM postings_fts f CROSS JOIN jobs j ON j.id = f.rowid CROSS JOIN employers e ON e.id = j.employer_id
      WHERE postings_fts MATCH ?1 ${page}`,
    )
    .bind(match);
}

/** The one to read next: the first behind this one in the list, or else the first of all. */
export const findNextWaiting = ({ $client }: Db, jobId: number): Promise<string | null> =>
  $client
    .prepare(
      `SELECT slug FROM (
          SELECT * FROM (SELECT n.slug, 0 AS round FROM jobs j CROSS JOIN jobs n ON n.status = 'pending'
            AND (n.posted_at, n.id) > (j.posted_at, j.id) WHERE j.id = ?1 ORDER BY n.posted_at, n.id LIMIT 1)
          UNION ALL SELECT * FROM (SELECT n.slug, 1 FROM jobs n WHERE n.status = 'pending' AND n.id <> ?1
            ORDER BY n.posted_at, n.id LIMIT 1)) ORDER BY round LIMIT 1`,
    )
    .bind(jobId)
    .first<string>("slug");

interface Review {
  decision: "approve" | "reject";
  reason: string | null;
  content: string;
  at: number;
}

export async function findLastReview({ $client }: Db, jobId: number): Promise<Review | null> {
  return $client
    .prepare(
      "SELECT decision, reason, content, at FROM posting_reviews WHERE job_id = ?1 ORDER BY id DESC LIMIT 1",
    )
    .bind(jobId)
    .first<Review>();
}

import { requestStatuses } from "#app/platform/schema.ts";

export type RequestStatus = (typeof requestStatuses)[number];

interface Position {
  createdAt: number;
  id: number;
}

export interface ListSearch {
  status: RequestStatus | null;
  before: Position | null;
  after: Position | null;
}

export function parseListSearch(params: URLSearchParams): ListSearch {
  const before = parsePosition(params.get("before"));
  return {
    status: requestStatuses.find((status) => status === params.get("status")) ?? null,
    before,
    after: before ? null : parsePosition(params.get("after")),
  };
}

export function toListQuery({ status, before, after }: Partial<ListSearch>): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (before) params.set("before", `${before.createdAt}.${before.id}`);
  if (after) params.set("after", `${after.createdAt}.${after.id}`);
  return params.toString();
}

function parsePosition(text: string | null): Position | null {
  const [, createdAt, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text ?? "") ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id: Number(id) } : null;
}

export const requestsPerPage = 20;

/** `found` has up to `pageSize` + 1 rows: newest first, or oldest first when the search has `after`. */
export function toListPage<Row extends Position>(found: Row[], search: ListSearch) {
  const hasMore = found.length > requestsPerPage;
  const rows = found.slice(0, requestsPerPage);
  if (search.after) rows.reverse();
  const first = rows[0];
  const last = rows.at(-1);
  const hasNewer = search.after ? hasMore : search.before !== null;
  const hasOlder = search.after ? true : hasMore;
  return {
    rows,
    newer: hasNewer ? toListQuery({ status: search.status, after: first }) : null,
    older: hasOlder && last ? toListQuery({ status: search.status, before: last }) : null,
  };
}

import { requestStatuses } from "#app/kit/platform/column-words.ts";
import { parseRowPlace, type RowPlace, toRowPlaceText } from "#app/pages/page/row-place.ts";

export type RequestStatus = (typeof requestStatuses)[number];

export interface ListSearch {
  status: RequestStatus | null;
  before: RowPlace | null;
  after: RowPlace | null;
  isMine: boolean;
}

export function parseListSearch(params: URLSearchParams): ListSearch {
  const before = parseRowPlace(params.get("before"));
  return {
    status: parseStatus(params.get("status")),
    before,
    after: before ? null : parseRowPlace(params.get("after")),
    isMine: params.get("mine") === "1",
  };
}

export const parseStatus = (text: string | null): RequestStatus | null =>
  requestStatuses.find((status) => status === text) ?? null;

export function toListQuery({ status, before, after, isMine }: Partial<ListSearch>): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (isMine) params.set("mine", "1");
  if (before) params.set("before", toRowPlaceText(before));
  if (after) params.set("after", toRowPlaceText(after));
  return params.toString();
}

/** New requests come in the order in which their answers are due, all others newest first. */
export const isDueFirst = ({ status }: ListSearch): boolean => status === "new";

/** Rows are read against the list's order when paging backward. */
export const isOldestFirst = (search: ListSearch): boolean =>
  isDueFirst(search) ? search.before === null : search.after !== null;

export const requestsPerPage = 20;

interface ListedRow {
  createdAt: number;
  id: number;
}

/** @param found up to one row more than a page has, in the order of `isOldestFirst` */
export function toListPage<Row extends ListedRow>(found: Row[], search: ListSearch) {
  const [back, forth] = isDueFirst(search) ? (["before", "after"] as const) : (["after", "before"] as const);
  const hasMore = found.length > requestsPerPage;
  const rows = found.slice(0, requestsPerPage);
  const isBackward = search[back] !== null;
  if (isBackward) rows.reverse();
  const toLink = (side: "before" | "after", row: Row | undefined) =>
    row
      ? toListQuery({
          status: search.status,
          isMine: search.isMine,
          [side]: { at: row.createdAt, id: row.id },
        })
      : null;
  const hasPrevious = isBackward ? hasMore : search[forth] !== null;
  const hasNext = isBackward || hasMore;
  return {
    rows,
    previous: hasPrevious ? toLink(back, rows[0]) : null,
    next: hasNext ? toLink(forth, rows.at(-1)) : null,
  };
}

import { requestStatuses } from "#app/kit/platform/column-words.ts";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toReadOrder,
} from "#app/kit/platform/keyset.ts";

export type RequestStatus = (typeof requestStatuses)[number];

export interface ListSearch extends ListPlace {
  status: RequestStatus | null;
  isMine: boolean;
}

export function parseListSearch(params: URLSearchParams): ListSearch {
  return {
    status: parseStatus(params.get("status")),
    ...parseListPlace(params, 2),
    isMine: params.get("mine") === "1",
  };
}

export const parseStatus = (text: string | null): RequestStatus | null =>
  requestStatuses.find((status) => status === text) ?? null;

export function toListQuery({ status, isMine, ...place }: Partial<ListSearch>): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (isMine) params.set("mine", "1");
  setListPlace(params, place);
  return params.toString();
}

/** New requests come in the order in which their answers are due, all others newest first. */
export const isDueFirst = ({ status }: ListSearch): boolean => status === "new";

export const toRequestOrder = (search: ListSearch) =>
  toReadOrder(search, isDueFirst(search) ? "ASC" : "DESC");

export const requestsPerPage = 20;

/** @param found up to one row more than a page has, in `toRequestOrder` */
export const toRequestPage = <Row extends { createdAt: number; id: number }>(
  found: readonly Row[],
  search: ListSearch,
) =>
  toListPage(
    found,
    search,
    requestsPerPage,
    ({ createdAt, id }) => [createdAt, id],
    (place) => toListQuery({ ...search, ...place }),
  );

/** A larger number helps nobody, and each count would read that many rows. */
export const mostCounted = 1000;

export const mostFound = 50;

export interface RequestTotals {
  counts: Record<RequestStatus, number>;
  overdue: number;
  oldestNewAt: number | null;
}

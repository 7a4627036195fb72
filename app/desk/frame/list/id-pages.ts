import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toPageSql,
} from "#app/kit/platform/keyset.ts";

/** Lists that are newest first by growing ids. */
export const idsPerPage = 50;

export const parseIdPlace = (params: URLSearchParams): ListPlace => parseListPlace(params, 1);

/** Follows `WHERE true`, and reads one row more than a page. `id` is the column, in SQL. */
export const toIdPageSql = (place: ListPlace, id: string): string =>
  toPageSql(place, [id], "DESC", idsPerPage);

/** Takes rows as `toIdPageSql` reads them, and the address's fields for the pages' links. */
export function toIdPage<Row extends { id: number }>(
  found: readonly Row[],
  place: ListPlace,
  filters: Record<string, string>,
) {
  const page = toListPage(
    found,
    place,
    idsPerPage,
    ({ id }) => [id],
    (to) => {
      const params = new URLSearchParams(filters);
      setListPlace(params, to);
      return params.toString();
    },
  );
  return { rows: page.rows, newer: page.previous, older: page.next };
}

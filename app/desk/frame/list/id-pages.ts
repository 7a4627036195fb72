/** Newest first, by growing ids. */
export interface IdPlace {
  before: number | null;
  after: number | null;
}

export const idsPerPage = 50;

export function parseIdPlace(params: URLSearchParams): IdPlace {
  const before = parseId(params.get("before"));
  return { before, after: before === null ? parseId(params.get("after")) : null };
}

const parseId = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** Follows `WHERE true`, and reads one row more than a page. `id` is the column, in SQL. */
export function toPageSql({ before, after }: IdPlace, id: string): string {
  const place = before !== null ? `AND ${id} < ${before}` : after !== null ? `AND ${id} > ${after}` : "";
  return `${place} ORDER BY ${id} ${after !== null ? "ASC" : "DESC"} LIMIT ${idsPerPage + 1}`;
}

/** Takes rows as `toPageSql` reads them, and the address's fields for the pages' links. */
export function toIdPage<Row extends { id: number }>(
  found: readonly Row[],
  { before, after }: IdPlace,
  filters: Record<string, string>,
) {
  const hasMore = found.length > idsPerPage;
  const rows = found.slice(0, idsPerPage);
  if (after !== null) rows.reverse();
  const toQuery = (name: "before" | "after", row: Row | undefined) =>
    row ? `${new URLSearchParams({ ...filters, [name]: String(row.id) })}` : null;
  const hasNewer = after !== null ? hasMore : before !== null;
  const hasOlder = after !== null || hasMore;
  return {
    rows,
    newer: hasNewer ? toQuery("after", rows[0]) : null,
    older: hasOlder ? toQuery("before", rows.at(-1)) : null,
  };
}

/** What a row is sorted by, the last of it unique. Whole numbers, none below 0. */
export type RowKey = readonly number[];

/** A page lies behind one row of its list, or before one. At the list's head, neither. */
export interface ListPlace {
  before: RowKey | null;
  after: RowKey | null;
}

type Order = "ASC" | "DESC";

/** What is no key of so many numbers leads to the list's head. */
export function parseListPlace(params: URLSearchParams, numbers: 1 | 2): ListPlace {
  const before = parseRowKey(params.get("before"), numbers);
  return { before, after: before ? null : parseRowKey(params.get("after"), numbers) };
}

export function parseRowKey(text: string | null, numbers: 1 | 2): RowKey | null {
  const parts = (text ?? "").split(".", numbers + 1);
  return parts.length === numbers && parts.every((part) => /^\d{1,15}$/.test(part))
    ? parts.map(Number)
    : null;
}

export function setListPlace(params: URLSearchParams, { before, after }: Partial<ListPlace>): void {
  if (before) params.set("before", before.join("."));
  if (after) params.set("after", after.join("."));
}

/** Behind a `before`, rows are read against the list's order. */
export function toReadOrder({ before, after }: ListPlace, order: Order) {
  const isUpward = (order === "ASC") !== (before !== null);
  return { key: before ?? after, beyond: isUpward ? ">" : "<", order: isUpward ? "ASC" : "DESC" } as const;
}

/** Follows a WHERE, and reads one row more than a page. The numbers of the place are in it. */
export function toPageSql(place: ListPlace, columns: readonly string[], listed: Order, size: number): string {
  const { key, beyond, order } = toReadOrder(place, listed);
  const where = key ? `AND (${columns.join(", ")}) ${beyond} (${key.map(Number).join(", ")}) ` : "";
  return `${where}ORDER BY ${columns.map((column) => `${column} ${order}`).join(", ")} LIMIT ${size + 1}`;
}

/** @param found up to one row more than a page, in the order of `toReadOrder` */
export function toListPage<Row>(
  found: readonly Row[],
  { before, after }: ListPlace,
  size: number,
  toKey: (row: Row) => RowKey,
  toQuery: (place: ListPlace) => string,
): { rows: Row[]; previous: string | null; next: string | null } {
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (before) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    previous: first && (before ? hasMore : after) ? toQuery({ before: toKey(first), after: null }) : null,
    next: last && (before || hasMore) ? toQuery({ before: null, after: toKey(last) }) : null,
  };
}

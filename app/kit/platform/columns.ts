import { type Column, type GetColumnData, getTableName } from "drizzle-orm";

type Columns = Record<string, Column>;

/** For a SELECT whose rows `readColumns` reads. */
export const toColumnsSql = (columns: Columns): string =>
  Object.entries(columns)
    .map(([alias, column]) => `${getTableName(column.table)}.${column.name} AS ${alias}`)
    .join(", ");

/** JSON and booleans as the schema has them. What else is in the row is left out. */
export function readColumns<C extends Columns>(columns: C, row: Record<string, unknown>) {
  const values = Object.entries(columns).map(([alias, column]) => {
    const value = row[alias];
    return [alias, value === null ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(values) as { [Name in keyof C]: GetColumnData<C[Name]> };
}

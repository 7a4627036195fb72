/** For a key that someone typed: "constructor" is in no table, though every object inherits one. */
export const findOwn = <Table extends object>(
  table: Table | null | undefined,
  key: string,
): Table[keyof Table] | undefined =>
  table && Object.hasOwn(table, key) ? table[key as keyof Table] : undefined;

export const isOwn = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

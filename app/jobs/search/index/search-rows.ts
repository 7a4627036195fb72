// Each statement of search-statements.ts returns one row with a comma-separated list.

export interface ListRow {
  list: string | null;
}

export interface Entry {
  key: number;
  facets: number;
  score: number;
}

const toItems = (row: ListRow | null | undefined): string[] => (row?.list ? row.list.split(",") : []);

export const toKeys = (row: ListRow | null | undefined): number[] => toItems(row).map(Number);

export function toCombinations(row: ListRow | null | undefined): [packed: number, postings: number][] {
  return toItems(row).map((pair) => pair.split(" ").map(Number) as [number, number]);
}

export function toEntries(row: ListRow | null | undefined): Entry[] {
  return toItems(row).map((triple) => {
    const [key = 0, facets = 0, score = 0] = triple.split(" ").map(Number);
    return { key, facets, score };
  });
}

export const byScore = (a: Entry, b: Entry): number => b.score - a.score || b.key - a.key;

import { toPostingDay } from "../../../app/jobs/postings/record/posting-key.ts";

type Row = Record<string, unknown>;
type Values = readonly (string | number)[];

/** What each shard is asked: as many as the page ends with, from the first on. */
export function toShardValues(sql: string, values: Values): Values {
  if (!sql.includes("LIMIT ? OFFSET ?")) return values;
  const [limit, offset] = values.slice(-2) as [number, number];
  return [...values.slice(0, -2), limit + offset, 0];
}

/** One answer of the answers of all shards, by what the statements of app/jobs/search/results/search-statements.ts select. */
export function mergeRows(sql: string, values: Values, answers: readonly Row[][]): Row[] {
  const first = answers[0]!;
  if (answers.length === 1) return first;
  const limit = Number(values.at(-1));
  if (/^SELECT group_concat\((c\.)?key \|\| ' /.test(sql.trim()))
    return toList(byKey(answers, (item) => Number(item.split(" ", 1)[0])).slice(0, limit));
  if (sql.startsWith("SELECT group_concat(key) AS list")) {
    const [most, offset] = values.slice(-2) as [number, number];
    return toList(byKey(answers, Number).slice(offset, offset + most));
  }
  if (sql.startsWith("SELECT group_concat(facets")) return toList(answers.flatMap(toItems));
  if (sql.startsWith("SELECT count(*) AS list"))
    return [
      {
        list: Math.min(
          limit,
          answers.reduce((sum, rows) => sum + Number(rows[0]!.list), 0),
        ),
      },
    ];
  if (sql.includes("FROM facet_counts WHERE scope")) return [addUp(answers.map((rows) => rows[0]!))];
  if (sql.includes("JOIN job_details")) return mergeListings(sql, values, answers.flat());
  return first;
}

const toItems = (rows: readonly Row[]): string[] => (rows[0]?.list ? String(rows[0].list).split(",") : []);
const toList = (items: readonly string[]): Row[] => [{ list: items.length > 0 ? items.join(",") : null }];

/** The top of several lists that are each in order: newest first, as keys are days and ids. */
const byKey = (answers: readonly Row[][], toKey: (item: string) => number): string[] =>
  answers
    .flatMap(toItems)
    .map((item) => ({ item, key: toKey(item) }))
    .sort((a, b) => b.key - a.key)
    .map(({ item }) => item);

const addUp = (rows: readonly Row[]): Row =>
  Object.fromEntries(
    Object.keys(rows[0]!).map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)]),
  );

function mergeListings(sql: string, values: Values, rows: readonly Row[]): Row[] {
  if (!sql.includes("LIMIT ? OFFSET ?")) return [...rows];
  const [limit, offset] = values.slice(-2) as [number, number];
  const dayOf = (row: Row) => toPostingDay(Number(row.postedAt));
  return [...rows]
    .sort((a, b) => dayOf(b) - dayOf(a) || Number(b.id) - Number(a.id))
    .slice(offset, offset + limit);
}

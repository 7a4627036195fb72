import { mergeRows, toShardValues } from "./merge-rows.ts";

type Value = string | number;
interface Asked {
  sql: string;
  values: readonly Value[];
}

/** Databases with the postings of some states each, as one: the search's modules ask it as they ask a D1. */
export function openShards(shards: readonly D1Database[]): D1Database {
  const askAll = async (asked: readonly Asked[]) => {
    const answers = await Promise.all(
      shards.map((db) =>
        db.batch<Record<string, unknown>>(
          asked.map(({ sql, values }) => db.prepare(sql).bind(...toShardValues(sql, values))),
        ),
      ),
    );
    return asked.map(({ sql, values }, at) => ({
      ...answers[0]![at]!,
      results: mergeRows(
        sql,
        values,
        answers.map((results) => results[at]!.results),
      ),
    }));
  };
  const prepare = (sql: string, values: readonly Value[] = []) => ({
    ...{ sql, values },
    bind: (...bound: Value[]) => prepare(sql, bound),
    all: async () => (await askAll([{ sql, values }]))[0]!,
    first: async (column?: string) => {
      const row = (await askAll([{ sql, values }]))[0]!.results[0];
      return (column ? row?.[column] : row) ?? null;
    },
    // Cities and words, which every shard has.
    raw: () =>
      shards[0]!
        .prepare(sql)
        .bind(...values)
        .raw(),
  });
  return { prepare, batch: askAll } as unknown as D1Database;
}

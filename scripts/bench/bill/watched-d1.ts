import { distanceMs, type Usage } from "./usage.ts";

export interface Watch {
  usage: Usage;
  /** Null when the database is beside the Worker. */
  layout: "primary" | "replicas" | null;
}

const isWrite = (sql: string) => !/^\s*(?:SELECT|WITH|EXPLAIN|PRAGMA)\b/i.test(sql);

type Place = keyof typeof distanceMs;

/** Counts the rows of each statement, and waits as long as it would travel. */
export function watchD1(real: D1Database, watch: Watch): D1Database {
  const open = (session: D1Database | D1DatabaseSession, reads: Place) => {
    const sqlOf = new WeakMap<object, string>();
    const travel = async (statements: readonly object[]) => {
      watch.usage.d1Trips += 1;
      if (!watch.layout) return;
      const writes = statements.some((statement) => isWrite(sqlOf.get(statement)!));
      const place = writes || watch.layout === "primary" ? "primary" : reads;
      await new Promise((resolve) => setTimeout(resolve, distanceMs[place]));
    };
    const count = (result: D1Result) => {
      watch.usage.rowsRead += result.meta.rows_read;
      watch.usage.rowsWritten += result.meta.rows_written;
      return result;
    };
    const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
      sqlOf.set(statement, sql);
      const run = async () => {
        await travel([statement]);
        return count(await statement.all());
      };
      return {
        bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
        all: run,
        run,
        first: async (column?: string) => {
          const row = (await run()).results[0] as Record<string, unknown> | undefined;
          return (column ? row?.[column] : row) ?? null;
        },
        raw: async () => {
          await travel([statement]);
          // Rows without names come without figures, so a count asks twice.
          if (!watch.layout && !isWrite(sql)) count(await statement.all());
          return statement.raw();
        },
        statement,
      } as unknown as D1PreparedStatement;
    };
    return {
      prepare: (sql: string) => wrap(session.prepare(sql), sql),
      batch: async (statements: { statement: D1PreparedStatement }[]) => {
        const plain = statements.map(({ statement }) => statement);
        await travel(plain);
        return (await session.batch(plain)).map(count);
      },
      getBookmark: () => ("getBookmark" in session ? session.getBookmark() : null),
      withSession: (start: string) =>
        open(real.withSession(start), start === "first-primary" ? "primary" : "replica"),
    };
  };
  return open(real, "primary") as unknown as D1Database;
}

export interface StatementPlan {
  sql: string;
  values: readonly unknown[];
  plan: string[];
}

export async function explainStatements(
  d1: D1Database,
  work: (recorder: D1Database) => Promise<unknown>,
): Promise<StatementPlan[]> {
  const { recorder, seen } = recordStatements(d1);
  await work(recorder);
  return Promise.all(
    seen.map(async ({ sql, values }) => {
      const { results } = await d1
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>();
      return { sql, values, plan: results.map((row) => row.detail) };
    }),
  );
}

function recordStatements(d1: D1Database) {
  const seen: { sql: string; values: unknown[] }[] = [];
  const recorder = new Proxy(d1, {
    get(target, property) {
      if (property !== "prepare") {
        const value = Reflect.get(target, property);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (sql: string) => {
        const statement = target.prepare(sql);
        const entry = { sql, values: [] as unknown[] };
        seen.push(entry);
        const bind = statement.bind.bind(statement);
        statement.bind = (...values: unknown[]) => {
          entry.values = values;
          return bind(...values);
        };
        return statement;
      };
    },
  });
  return { recorder, seen };
}

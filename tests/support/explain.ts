import { env } from "./site.ts";

export async function explain(statement: D1PreparedStatement): Promise<string> {
  const { statement: sql, params } = statement as unknown as { statement: string; params: unknown[] };
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail).join("; ");
}

import { drizzle } from "drizzle-orm/d1";

export type Db = ReturnType<typeof toDb>;

export function toDb(binding: D1Database) {
  // Only `db.query` needs the schema, and drizzle would process it again for each request.
  return drizzle(binding);
}

/** SQLite names the broken constraint only in its message, which drizzle keeps as the cause. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message.includes("UNIQUE constraint failed") && e.message.includes(column)) return true;
  }
  return false;
}

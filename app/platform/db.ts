import { drizzle } from "drizzle-orm/d1";

export type Db = ReturnType<typeof toDb>;

export function toDb(binding: D1Database) {
  // Leaves out the schema: only `db.query` needs it, and drizzle would process it again for each request.
  return drizzle(binding);
}

/** SQLite names the broken constraint in its message, which drizzle keeps as the cause. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message.includes("UNIQUE constraint failed") && e.message.includes(column)) return true;
  }
  return false;
}

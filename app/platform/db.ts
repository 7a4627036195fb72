import { drizzle } from "drizzle-orm/d1";

export type Db = ReturnType<typeof toDb>;

/** The typed client over a D1 binding. Writes that belong together go in one `db.batch`. */
export function toDb(binding: D1Database) {
  // Without the schema: only `db.query` wants it, and it would be worked through again for each request.
  return drizzle(binding);
}

/** SQLite names the broken constraint in the message; drizzle keeps it as the cause. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if (e.message.includes("UNIQUE constraint failed") && e.message.includes(column)) return true;
  }
  return false;
}

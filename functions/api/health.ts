import { sql } from "drizzle-orm";
import type { Endpoint } from "../endpoint/endpoint.ts";

/** GET /api/health: 200 while the database answers, else 503. */
export const GET: Endpoint = async ({ env: { site } }) => {
  const isUp = await site.db.run(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Response.json({ ok: isUp }, { status: isUp ? 200 : 503, headers: { "cache-control": "no-store" } });
};

import type { Db } from "#app/kit/platform/db.ts";

/** The response clock counts the employer's working hours there. */
export const selectTimeZone = (d1: D1Database, employerId: number): D1PreparedStatement =>
  d1.prepare("SELECT time_zone AS timeZone FROM employers WHERE id = ?").bind(employerId);

export async function readTimeZone({ $client }: Db, employerId: number): Promise<string> {
  return (await selectTimeZone($client, employerId).first<string>("timeZone"))!;
}

/**
 * Stores copy-1, copy-2 and so on, each a minute older than the last. The search does not have them.
 *
 * @param lastId the id before the first copy's, or null for the next free ones
 */
export async function copyPosting(
  db: D1Database,
  slug: string,
  copies: number,
  lastId: number | null = null,
): Promise<void> {
  const { results } = await db.prepare("SELECT name FROM pragma_table_info('jobs')").all<{ name: string }>();
  const own: Record<string, string> = {
    slug: "'copy-' || n.at",
    fingerprint: "'copy-' || n.at",
    posted_at: "j.posted_at - n.at * 60000",
    valid_through: "j.valid_through + n.at * 60000",
    id: `${lastId} + n.at`,
  };
  const names = results.map(({ name }) => name).filter((name) => name !== "id" || lastId !== null);
  await db
    .prepare(
      `WITH RECURSIVE n (at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?2)
        INSERT INTO jobs (${names.join(", ")}) SELECT ${names.map((name) => own[name] ?? `j.${name}`).join(", ")}
        FROM n CROSS JOIN jobs j WHERE j.slug = ?1`,
    )
    .bind(slug, copies)
    .run();
}

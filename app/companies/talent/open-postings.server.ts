import type { Db } from "#app/kit/platform/db.ts";

interface OpenPosting {
  id: number;
  slug: string;
  title: string;
  place: string | null;
  profession: string | null;
}

const mostListed = 100;

/** A company's, about which it can write to people: the newest first. */
export const listOpenPostings = async ({ $client }: Db, employerId: number, now: number) =>
  (
    await $client
      .prepare(
        `SELECT id, slug, title, city || ', ' || state_code AS place, profession FROM jobs
          WHERE employer_id = ?1 AND status = 'open' AND apply_url IS NULL AND valid_through > ?2 ORDER BY posted_at DESC, id DESC LIMIT ${mostListed}`,
      )
      .bind(employerId, now)
      .all<OpenPosting>()
  ).results;

export const isApprovedCompany = async ({ $client }: Db, employerId: number): Promise<boolean> =>
  (await $client
    .prepare("SELECT approved_at FROM employers WHERE id = ?1")
    .bind(employerId)
    .first("approved_at")) !== null;

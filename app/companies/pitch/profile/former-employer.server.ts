import type { Db } from "#app/kit/platform/db.ts";

/** The slug of the company that the one with this slug became part of. Null for any other slug. */
export const findFormerEmployer = ({ $client }: Db, slug: string): Promise<string | null> =>
  $client
    .prepare("SELECT e.slug FROM employer_slugs s JOIN employers e ON e.id = s.employer_id WHERE s.slug = ?1")
    .bind(slug)
    .first<string>("slug");

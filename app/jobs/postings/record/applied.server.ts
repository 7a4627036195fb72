import { withoutDismissed } from "#app/jobs/postings/dismissal/dismissed.server.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { toShortDay } from "./card-view.ts";

/** That the signed-in person applied: here, or on the employer's own site as they told us. */
export interface Applied {
  /** "Applied Nov 3". */
  words: string;
  /** Of the application. Null for one elsewhere. */
  publicId: string | null;
}

export const toAppliedWords = (at: number): string => `Applied ${toShortDay(at)}`;

/** By slug. Reads nothing for a visitor, and for an account whose address nobody confirmed. */
async function listApplied(
  { db, viewer }: Pick<SiteContext, "db" | "viewer">,
  slugs: readonly string[],
): Promise<Map<string, Applied>> {
  const person = slugs.length > 0 ? await viewer() : null;
  if (!person?.emailVerified) return new Map();
  const { results } = await db.$client
    .prepare(
      `SELECT j.slug, a.created_at AS at, a.public_id AS publicId
          FROM applications a INDEXED BY applications_by_user CROSS JOIN jobs j ON j.id = a.job_id
          WHERE a.user_id = ?1 AND a.state <> 'withdrawn' AND j.slug IN (SELECT value FROM json_each(?2))
        UNION ALL SELECT j.slug, e.at, NULL FROM applied_elsewhere e CROSS JOIN jobs j ON j.id = e.job
          WHERE e.user_id = ?1 AND j.slug IN (SELECT value FROM json_each(?2))`,
    )
    .bind(person.id, JSON.stringify(slugs))
    .all<{ slug: string; at: number; publicId: string | null }>();
  return new Map(results.map(({ slug, at, publicId }) => [slug, { words: toAppliedWords(at), publicId }]));
}

/** Null for a visitor. */
export async function findOwnApplied(
  context: Pick<SiteContext, "db" | "viewer">,
  slug: string,
): Promise<{ applied: Applied | null; isDismissed: boolean } | null> {
  if (!(await context.viewer())) return null;
  const [applied, shown] = await Promise.all([
    listApplied(context, [slug]),
    withoutDismissed(context, [{ slug }]),
  ]);
  return { applied: applied.get(slug) ?? null, isDismissed: shown.length === 0 };
}

/** Adds "Applied Nov 3" to the cards of a list. */
export async function withApplied<Card extends { slug: string }>(
  context: Pick<SiteContext, "db" | "viewer">,
  cards: Card[],
): Promise<(Card & { applied?: string })[]> {
  const applied = await listApplied(
    context,
    cards.map(({ slug }) => slug),
  );
  if (applied.size === 0) return cards;
  return cards.map((card) => {
    const found = applied.get(card.slug);
    return found ? { ...card, applied: found.words } : card;
  });
}

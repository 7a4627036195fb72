import type { SiteContext, Viewer } from "#app/kit/platform/context.ts";
import { findCookie, personCookies, toSetCookie } from "#app/kit/platform/cookies.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import { adoptDrafts, type DraftOwner, findDraft, type PostingDraft } from "./posting-drafts.server.ts";

/** For the batch that publishes the draft. `from` is SQL that selects the posting as the row `j`. */
export const toPublishedNote = ({ $client }: Db, publicId: string, from: string, now: number) =>
  $client
    .prepare(`INSERT INTO published_drafts (public_id, job_id, at) SELECT ?1, j.id, ?2 ${from}`)
    .bind(publicId, now);

/** Null when the draft was not published recently, or by another company. */
export async function findPublished(db: Db, viewer: Viewer | null, publicId: string): Promise<string | null> {
  const ids = (viewer?.memberships ?? [])
    .filter(({ managerId }) => managerId === null)
    .map(({ employerId }) => employerId);
  if (ids.length === 0) return null;
  return db.$client
    .prepare(
      `SELECT j.slug FROM published_drafts p JOIN jobs j ON j.id = p.job_id
        WHERE p.public_id = ?1 AND j.employer_id IN (SELECT value FROM json_each(?2))`,
    )
    .bind(publicId, JSON.stringify(ids))
    .first<string>("slug");
}

/** A draft that was published meanwhile leads to its posting. */
export async function requireDraft(
  context: SiteContext,
  request: Request,
  publicId = "",
): Promise<{ owner: DraftOwner; draft: PostingDraft }> {
  const owner = await findDraftOwner(context, request);
  const draft = owner && (await findDraft(context.db, owner, publicId));
  if (draft) return { owner, draft };
  const published = await findPublished(context.db, await context.viewer(), publicId);
  throw published ? goTo(paths.publishedPosting(published)) : notFound();
}

/** As long as a signed-out person's draft is kept (posting-drafts.server.ts). */
const maxAgeSeconds = 2 * 24 * 60 * 60;

/** Null for a signed-out browser without drafts. Logging in takes over the browser's drafts. */
export async function findDraftOwner(context: SiteContext, request: Request): Promise<DraftOwner | null> {
  const secret = findCookie(request, personCookies.drafts);
  const deviceHash = secret && /^[\w-]{22}$/.test(secret) ? await sha256(secret) : null;
  const viewer = await context.viewer();
  if (!viewer) return deviceHash ? { userId: null, deviceHash } : null;
  if (deviceHash) await adoptDrafts(context.db, viewer.id, deviceHash);
  return { userId: viewer.id, deviceHash: null };
}

/** Includes the cookie for a browser that has none. */
export async function makeDraftOwner(
  context: SiteContext,
  request: Request,
): Promise<{ owner: DraftOwner; cookie: string | null }> {
  const known = await findDraftOwner(context, request);
  if (known) return { owner: known, cookie: null };
  const secret = randomId();
  return {
    owner: { userId: null, deviceHash: await sha256(secret) },
    cookie: toSetCookie(personCookies.drafts, secret, maxAgeSeconds, request.url),
  };
}

import type { SiteContext } from "#app/kit/platform/context.ts";
import { findCookie, personCookies, toSetCookie } from "#app/kit/platform/cookies.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { randomId, sha256 } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import {
  adoptDrafts,
  type DraftOwner,
  findDraft,
  findPublished,
  type PostingDraft,
} from "./posting-drafts.server.ts";

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

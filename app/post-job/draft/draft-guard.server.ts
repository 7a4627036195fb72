import type { SiteContext } from "#app/platform/context.ts";
import { notFound } from "#app/platform/http.ts";
import { findDraftOwner } from "./draft-owner.server.ts";
import { type DraftOwner, findDraft, type PostingDraft } from "./posting-drafts.server.ts";

/** Throws 404 for somebody else's draft, and for one that was published meanwhile. */
export async function requireDraft(
  context: SiteContext,
  request: Request,
  publicId = "",
): Promise<{ owner: DraftOwner; draft: PostingDraft }> {
  const owner = await findDraftOwner(context, request);
  const draft = owner && (await findDraft(context.db, owner, publicId));
  if (!draft) throw notFound();
  return { owner, draft };
}

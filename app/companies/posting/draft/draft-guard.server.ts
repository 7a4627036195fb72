import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { goTo, notFound } from "#app/kit/platform/http.ts";
import { findDraftOwner } from "./draft-owner.server.ts";
import { type DraftOwner, findDraft, type PostingDraft } from "./posting-drafts.server.ts";
import { findPublished } from "./published-draft.server.ts";

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

import type { SiteContext } from "#app/kit/platform/context.ts";
import { type DraftValues, withValues } from "./content.ts";
import { type DraftOwner, type PostingDraft, saveDraft } from "./posting-drafts.server.ts";

interface TypedStep {
  typed: DraftValues;
  /** The revision that the page showed. */
  seen: number;
  /** The page, whose own saves have moved the revision on. */
  tab: string;
}

/** Returns the new revision, or null and stores nothing when another tab saved the draft since. */
export async function saveStep(
  { db, now }: Pick<SiteContext, "db" | "now">,
  owner: DraftOwner,
  { publicId, content, revision }: PostingDraft,
  { typed, seen, tab }: TypedStep,
): Promise<number | null> {
  if (seen !== revision && (tab === "" || tab !== content.tab)) return null;
  return saveDraft(db, owner, { publicId, content: withValues(content, typed, tab), revision }, now);
}

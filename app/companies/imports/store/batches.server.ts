import { contentIdPrefix } from "#app/companies/imports/draft/draft.ts";
import { toPlaceText } from "#app/jobs/postings/record/card-view.ts";
import { formatSalary, hasAmount } from "#app/jobs/postings/record/pay.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { ImportRow } from "./outcome.ts";
import { createSeen } from "./seen.ts";
import { saveDrafts } from "./store.server.ts";

const draftsPerBatch = 200;
// D1 accepts values up to 2 MB, and a posting's text is in its row twice.
const charactersPerBatch = 400_000;

interface BatchOptions {
  now: number;
  isDryRun: boolean;
  employerId: number | null;
  complete?: (drafts: PostingContent[]) => Promise<PostingContent[]>;
}

/** Also says what was not read, for someone who checks a file before it is published. */
function toAbout(draft: PostingContent): string {
  const { amount, unit } = formatSalary(draft);
  return [toPlaceText(draft) ?? "No place", hasAmount(draft) ? `${amount} ${unit}` : "No pay"].join(" · ");
}

export function createBatches(
  db: D1Database,
  onRow: (row: ImportRow) => void,
  { complete, ...options }: BatchOptions,
) {
  const ids = createSeen();
  const fingerprints = createSeen();
  let pending: { draft: PostingContent; at: string }[] = [];
  let characters = 0;

  async function flush() {
    const batch = pending;
    pending = [];
    characters = 0;
    if (batch.length === 0) return;
    const read = batch.map((entry) => entry.draft);
    const drafts = complete ? await complete(read) : read;
    for (const [index, { draft, outcome, reason }] of (
      await saveDrafts(db, drafts, fingerprints, options)
    ).entries()) {
      const { at } = batch[index]!;
      onRow({
        outcome,
        at,
        reason,
        title: draft.title,
        about: toAbout(draft),
        externalId: draft.source!.externalId,
      });
    }
  }

  return {
    flush,
    skip: (externalId: string) => ids.add(externalId),
    async add(draft: PostingContent, at: string) {
      const { title } = draft;
      const { externalId } = draft.source!;
      if (ids.has(externalId)) {
        const isMerged = externalId.startsWith(contentIdPrefix);
        const reason = isMerged
          ? "The same posting is in the feed twice."
          : "Its id appears twice in this file.";
        onRow({ outcome: isMerged ? "merged" : "rejected", at, reason, title, externalId });
        return;
      }
      ids.add(externalId);
      pending.push({ draft, at });
      characters += draft.descriptionHtml.length;
      if (pending.length >= draftsPerBatch || characters > charactersPerBatch) await flush();
    },
  };
}

import type { JobDraft } from "#app/jobs/posting/job-draft.ts";
import { contentIdPrefix } from "../draft/draft.ts";
import type { Counts, LeftOut } from "./outcome.ts";
import { createSeen } from "./seen.ts";
import { saveDrafts } from "./store.server.ts";

const draftsPerBatch = 200;
// D1 accepts values up to 2 MB, and a posting's text is in its row twice.
const charactersPerBatch = 400_000;

export function createBatches(
  db: D1Database,
  counts: Counts,
  leaveOut: (entry: LeftOut) => void,
  { now, isDryRun }: { now: number; isDryRun: boolean },
) {
  const ids = createSeen();
  const fingerprints = createSeen();
  let pending: { draft: JobDraft; at: string }[] = [];
  let characters = 0;

  async function flush() {
    const batch = pending;
    pending = [];
    characters = 0;
    if (batch.length === 0) return;
    const drafts = batch.map((entry) => entry.draft);
    const saved = await saveDrafts(db, drafts, fingerprints, now, isDryRun);
    for (const outcome of ["created", "updated", "unchanged", "merged"] as const)
      counts[outcome] += saved[outcome];
    for (const { draft, reason } of saved.refused) {
      const at = batch.find((entry) => entry.draft === draft)!.at;
      leaveOut({ outcome: "rejected", at, reason, title: draft.title, externalId: draft.source!.externalId });
    }
  }

  return {
    flush,
    async add(draft: JobDraft, at: string) {
      const { externalId } = draft.source!;
      if (ids.has(externalId) && externalId.startsWith(contentIdPrefix)) {
        counts.merged++;
        return;
      }
      if (ids.has(externalId)) {
        leaveOut({
          outcome: "rejected",
          at,
          reason: "Its id appears twice in this file.",
          title: draft.title,
          externalId,
        });
        return;
      }
      ids.add(externalId);
      pending.push({ draft, at });
      characters += draft.descriptionHtml.length;
      if (pending.length >= draftsPerBatch || characters > charactersPerBatch) await flush();
    },
  };
}

import { requestJson } from "#app/kit/platform/browser/api-client.ts";
import { showToast } from "#app/kit/ui/toast/toast.ts";
import { withAccount } from "./joined-saved.ts";
import type { JoinedSaved } from "./saved-facts.ts";
import { joinedEvent, readSavedRecord, writeSaved } from "./saved-store.ts";

let told: object | null = null;
let last: Promise<unknown> = Promise.resolve();

/** For each posting, the later word of this device and the account wins in both. */
export function syncSaved(): Promise<void> {
  const next = last.then(join);
  last = next.catch(() => {});
  return next;
}

async function join(): Promise<void> {
  const sent = readSavedRecord();
  if (sent === told) return;
  const words = JSON.stringify([
    ...sent.saved.map(({ slug, at }) => [slug, at]),
    ...sent.removed.map(({ slug, removedAt }) => [slug, removedAt, 1]),
  ]);
  const { saved, refused, isChanged } = await requestJson<JoinedSaved>("POST", "/api/jobs/saved/sync", {
    words,
  });
  const account = saved.map((entry) => ({ ...entry, pay: null }));
  writeSaved(withAccount(readSavedRecord(), sent, account));
  // What was said meanwhile is still to be told.
  const now = readSavedRecord();
  const isSame = (slug: string, at: number) => saved.some((entry) => entry.slug === slug && entry.at === at);
  if (now.removed.length === 0 && now.saved.every(({ slug, at }) => isSame(slug, at))) told = now;
  if (refused > 0) {
    const description = "Your account has 2,000 saved jobs, the most we keep. Remove some of them first.";
    showToast({ title: "Not saved", description, tone: "bad" });
  }
  if (isChanged) dispatchEvent(new Event(joinedEvent));
}

import { createStoredText } from "#app/jobs/saved/stored-text.ts";

/** About 5 kB of the browser's storage. */
const maxSeen = 500;

const stored = createStoredText("seen-jobs");

export const subscribeToSeen = stored.subscribe;

let text: string | null = null;

let seen: ReadonlySet<string> = new Set();

function listSeen(): ReadonlySet<string> {
  const now = stored.read();
  if (now !== text) seen = new Set(now?.split(" "));
  text = now;
  return seen;
}

/** The hash at the end of a posting's slug. */
const toId = (slug: string): string => slug.slice(-8);

export const isSeen = (slug: string): boolean => listSeen().has(toId(slug));

export function noteSeen(slug: string): void {
  const ids = new Set([toId(slug), ...listSeen()]);
  stored.write([...ids].slice(0, maxSeen).join(" "));
}

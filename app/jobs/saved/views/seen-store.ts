import { createStoredText } from "#app/jobs/saved/stored-text.ts";

export const stored = createStoredText("seen-jobs");

export const subscribeToSeen = stored.subscribe;

let text: string | null = null;

let seen: ReadonlySet<string> = new Set();

export function listSeen(): ReadonlySet<string> {
  const now = stored.read();
  if (now !== text) seen = new Set(now?.split(" "));
  text = now;
  return seen;
}

/** The hash at the end of a posting's slug. */
export const toId = (slug: string): string => slug.slice(-8);

export const isSeen = (slug: string): boolean => listSeen().has(toId(slug));

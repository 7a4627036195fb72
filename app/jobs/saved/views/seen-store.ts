import { createStoredText } from "#app/jobs/saved/stored-text.ts";
import { minuteMs } from "#app/kit/platform/durations.ts";
import { readVisit } from "#app/kit/text/visit.ts";

/** About 5 kB of the browser's storage. */
const maxSeen = 500;

const stored = createStoredText("seen-jobs");

const visits = createStoredText("board-visits");

/** When she last looked at any list before this visit. Undefined until a list is shown, null on her first visit. */
let lookedAt: number | null | undefined;

/** Showing a list is looking at it. */
export function subscribeToSeen(listener: () => void): () => void {
  if (lookedAt === undefined) noteVisit(Date.now());
  return stored.subscribe(listener);
}

function noteVisit(now: number): void {
  const [visitedAt, beforeAt] = visits.read()?.split(" ").map(Number) ?? [];
  const visit = readVisit(visitedAt ? { visitedAt, beforeAt: beforeAt || null } : undefined, now);
  lookedAt = visit.beforeAt;
  if (!visit.isNoted) visits.write(`${now} ${lookedAt ?? 0}`);
}

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

export function toSeenMark(slug: string, openedMinute: number | null): string | null {
  if (listSeen().has(toId(slug))) return "Seen";
  return lookedAt && openedMinute && openedMinute * minuteMs > lookedAt ? "New to you" : null;
}

export function noteSeen(slug: string): void {
  const ids = new Set([toId(slug), ...listSeen()]);
  stored.write([...ids].slice(0, maxSeen).join(" "));
}

import type { MentorAnswer } from "#app/assistant/mentor/answers/mentor-answer.ts";

const storageKey = "mentor";

const mostTurns = 20;

/** Keeps the last turns for the tab, so that they survive a reload and following a source's link. */
export function keepTurns(turns: readonly Turn[]): void {
  try {
    if (turns.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(turns.slice(-mostTurns)));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that forbids storage shows them until the page is left.
  }
}

/** Earlier versions of the page may have kept another shape, which is left out. */
export function readTurns(): Turn[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTurn) : [];
  } catch {
    return [];
  }
}

const isTurn = (kept: Partial<Turn> | null): kept is Turn =>
  typeof kept?.id === "number" &&
  typeof kept.question === "string" &&
  Array.isArray(kept.answer) &&
  Array.isArray(kept.postings);

/** One question and its answer. */
export interface Turn extends MentorAnswer {
  id: number;
  question: string;
}

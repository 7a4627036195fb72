import { createStoredText } from "#app/jobs/saved/stored-text.ts";

const mostKept = 8;

const stored = createStoredText("recent-searches");

/** What was searched or chosen in the header, latest first. */
export const listRecent = (): string[] => stored.read()?.split("\n").filter(Boolean) ?? [];

export function noteRecent(sentence: string): void {
  const text = sentence.replace(/\s+/g, " ").trim();
  if (text) stored.write([...new Set([text, ...listRecent()])].slice(0, mostKept).join("\n"));
}

export const clearRecent = (): void => void stored.write("");

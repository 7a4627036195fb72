import type { Suggestion } from "#app/assistant/navigation/suggestions.server.ts";
import { createStoredText } from "#app/jobs/saved/stored-text.ts";

const asked = new Map<string, Promise<Suggestion[]>>();
const mostAsked = 100;

/** Asks once for each sentence of a visit. Throws when there is no network, and asks anew the next time. */
export function askSuggestions(sentence: string): Promise<Suggestion[]> {
  const known = asked.get(sentence);
  if (known) return known;
  const answer = ask(sentence);
  if (asked.size >= mostAsked) asked.clear();
  asked.set(sentence, answer);
  answer.catch(() => asked.delete(sentence));
  return answer;
}

async function ask(sentence: string): Promise<Suggestion[]> {
  const response = await fetch(`/api/navigation/suggestions?${new URLSearchParams({ q: sentence })}`);
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`);
  return response.json();
}

const mostKept = 8;

const stored = createStoredText("recent-searches");

/** What was searched or chosen in the header, latest first. */
export const listRecent = (): string[] => stored.read()?.split("\n").filter(Boolean) ?? [];

export function noteRecent(sentence: string): void {
  const text = sentence.replace(/\s+/g, " ").trim();
  if (text) stored.write([...new Set([text, ...listRecent()])].slice(0, mostKept).join("\n"));
}

export const clearRecent = (): void => void stored.write("");

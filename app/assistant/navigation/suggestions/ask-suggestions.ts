import type { Suggestion } from "#app/assistant/navigation/suggestions.server.ts";

const asked = new Map<string, Promise<Suggestion[]>>();
const mostKept = 100;

/** Asks once for each sentence of a visit. Throws when there is no network, and asks anew the next time. */
export function askSuggestions(sentence: string): Promise<Suggestion[]> {
  const known = asked.get(sentence);
  if (known) return known;
  const answer = ask(sentence);
  if (asked.size >= mostKept) asked.clear();
  asked.set(sentence, answer);
  answer.catch(() => asked.delete(sentence));
  return answer;
}

async function ask(sentence: string): Promise<Suggestion[]> {
  const response = await fetch(`/api/navigation/suggestions?${new URLSearchParams({ q: sentence })}`);
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`);
  return response.json();
}

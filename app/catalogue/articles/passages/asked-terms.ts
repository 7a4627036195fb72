import { listSynonyms } from "./synonyms.ts";
import { listTellingWords, toStem } from "./telling-words.ts";

export interface AskedTerm {
  stem: string;
  others: readonly string[];
  /** False for a word of the story around the question. */
  isAsked: boolean;
}

const clauses =
  /[.?!;,:]+\s+|\s+(?:and|but|so)\s+(?=(?:do|does|can|could|should|will|would|is|are|when|what|how)\b)/i;
const asks =
  /^(?:so |but |and |ok |then )?(?:do|does|did|can|could|may|should|shall|will|would|is|are|am|was|when|what|whats|how|which|who|where|why)\b/i;

/** What of a story with a question in it is the question. Empty when all of it is, or nothing. */
function listAskedStems(question: string): ReadonlySet<string> {
  const all = question.split(clauses).map((clause) => clause.trim());
  const asking = all.filter((clause) => asks.test(clause));
  return new Set(asking.length < all.length ? asking.flatMap(listTellingWords).map(toStem) : []);
}

export function toAskedTerms(question: string): AskedTerm[] {
  const askedStems = listAskedStems(question);
  const terms = new Map<string, AskedTerm>();
  for (const word of listTellingWords(question)) {
    const key = toStem(word);
    const others = listSynonyms(word)
      .map(toStem)
      .filter((other) => other !== key);
    if (!terms.has(key))
      terms.set(key, { stem: key, others: [...new Set(others)], isAsked: askedStems.has(key) });
  }
  return [...terms.values()];
}

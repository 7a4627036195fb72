import type { State } from "#app/facts/reference/place/states.ts";
import type { Token } from "#app/jobs/reading/phrases.ts";
import { findZip } from "./named-city.ts";
import type { KnownCity } from "./typed-query.ts";

type SaidPlace = { kind: "city"; city: KnownCity } | { kind: "state"; state: State };

export interface FoundPlace {
  said: SaidPlace;
  length: number;
  /** Where its words begin, when that is before the name itself. */
  from?: number;
}

export const isZip = (word: string): boolean => /^\d{5}$/.test(word);

/** "ZIP code 78701" */
const zipWords = new Set(["zip", "code", "zipcode", "postal"]);
/** "Take home from 72500" asks about pay, but "pharmacist pay 02114" about Boston. */
const moneyWords = new Set(
  "from on make makes making earn earns earning pay pays paying paid salary over least offer offered".split(
    " ",
  ),
);
const roundDollars = 500;

const isSum = ({ word, gap }: Token, before: Token | undefined): boolean =>
  /\$\s*$/.test(gap) || (moneyWords.has(before?.word ?? "") && Number(word) % roundDollars === 0);

export function readZipAt(
  tokens: readonly Token[],
  at: number,
  cities: readonly KnownCity[],
): FoundPlace | null {
  const token = tokens[at]!;
  const city = isZip(token.word) && !isSum(token, tokens[at - 1]) && findZip(token.word, cities);
  if (!city) return null;
  let from = at;
  while (zipWords.has(tokens[from - 1]?.word ?? "")) from--;
  return { said: { kind: "city", city }, length: 1, from };
}

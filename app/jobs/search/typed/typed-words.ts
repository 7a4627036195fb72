import { findPhrases, toLexicon } from "#app/jobs/reading/phrases.ts";
import typed from "../../../../data/words/typed.json" with { type: "json" };
import type { Claims } from "./typed-claims.ts";
import type { ReadingOf } from "./typed-query.ts";
import { labWords } from "./typed-roles.ts";

// What no field of a posting tells, but its words do: titles that are no profession of the catalogue, and benefits.

type Words = Pick<ReadingOf<"words">, "name" | "ways" | "isTitle">;

const list = (text: string): string[] => text.split(", ");

/** Postings write "tech" in three ways. */
const techs = ["tech", "technician", "technologist"];
const toWays = (names: string): string[] =>
  list(names).flatMap((name) =>
    name.endsWith(" tech") ? techs.map((tech) => name.replace(/tech$/, tech)) : [name],
  );

interface Phrases {
  /** Must be in the title. The first is the name that is shown. */
  titles: string[];
  /** Anywhere in the posting. The first is the name that is shown, and phrases after the bar are only typed. */
  offers: string[];
  /** What the title must have any of, for words that no title has. */
  kinds: [typed: string, ways: string][];
}

const { titles, offers, kinds } = typed as unknown as Phrases;

function* entries(): Generator<readonly [string, Words]> {
  for (const row of titles) {
    const ways = toWays(row);
    const words = { name: list(row)[0]!, ways, isTitle: true };
    for (const way of ways) yield [way, words];
  }
  for (const [typed, ways] of kinds) {
    const words = { name: list(typed)[0]!, ways: list(ways), isTitle: true };
    for (const way of list(typed)) yield [way, words];
  }
  for (const row of offers) {
    const [said = "", typed = ""] = row.split(" | ");
    const ways = list(said);
    for (const way of [...ways, ...list(typed)]) yield [way, { name: ways[0]!, ways, isTitle: false }];
  }
}

const lexicon = toLexicon(entries());

export function readWordings(claims: Claims): ReadingOf<"words">[] {
  const tokens = claims.listTokens();
  const isSonography = tokens.some(({ word }) => /^(?:sono|ultraso)/.test(word));
  const isOfLab = tokens.some(({ word }) => labWords.has(word));
  return findPhrases(tokens, lexicon).flatMap(({ from, to, value, phrase }) => {
    const isOther = isOfLab || /^nuc(?:lear|s)?$/.test(tokens[from - 1]?.word ?? "");
    if (isOther && /^med techs?$/.test(phrase)) return [];
    if (phrase === "vascular" && !isSonography) return [];
    const last = tokens[to - 1]!;
    const claimed = claims.claim({ from: tokens[from]!.at, to: last.at + last.raw.length });
    return claimed ? [{ kind: "words" as const, ...value, ...claimed }] : [];
  });
}

import type { z } from "zod";
import { parsePhrase } from "#app/companies/imports/unread/list-unread.ts";
import { ownWords, type Synonym } from "#app/jobs/reading/reader-words.ts";
import { meaningOptions, type meaningSchema } from "./meaning.ts";

type Meaning = { ok: true; synonym: Synonym } | { ok: false; problem: string };

/** The readers' own words keep their meaning, because a slip must not redefine "nurse". */
export function readMeaning({ phrase: text, meaning }: z.output<typeof meaningSchema>): Meaning {
  const phrase = parsePhrase(text);
  if (!phrase)
    return { ok: false, problem: "Enter one to five words that name a role or a specialty by themselves." };
  const [kind, target = ""] = meaning.split(":");
  const synonym = { phrase, kind: kind === "profession" ? "profession" : "specialty", target } as const;
  const own = findOwnMeaning(synonym);
  return own
    ? { ok: false, problem: `Our readers already take these words for ${own}.` }
    : { ok: true, synonym };
}

function findOwnMeaning({ phrase, kind }: Synonym): string | null {
  const target =
    kind === "profession"
      ? ownWords.professions.phrases.get(phrase)?.profession
      : ownWords.specialties.phrases.get(phrase);
  return target ? toTargetName(kind, target) : null;
}

export const toTargetName = (kind: Synonym["kind"], target: string): string =>
  meaningOptions.find(({ value }) => value === `${kind}:${target}`)?.label ?? target;

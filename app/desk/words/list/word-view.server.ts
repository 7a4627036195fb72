import type { z } from "zod";
import type { UnreadSample } from "#app/companies/imports/words/keep-unread.server.ts";
import { parsePhrase, type UnreadKind } from "#app/companies/imports/words/list-unread.ts";
import { ownWords, type Synonym } from "#app/jobs/reading/reader-words.ts";
import { toListDay } from "#app/kit/text/when.ts";
import type { Chip } from "#app/kit/ui/chip.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { serverPaths } from "#app/server-paths.ts";
import { meaningOptions, type meaningSchema } from "./meaning.ts";
import type { SourceRow, SynonymRow, WordRow } from "./word-list.server.ts";

const kindNames = { profession: "Profession", specialty: "Specialty" } as const;

export const unreadKindNames: Record<UnreadKind, string> = {
  "left-out": "Left out",
  profession: "No profession",
  specialty: "No specialty",
};

const kindTexts: Record<UnreadKind, string> = {
  "left-out": "Imports leave these titles out, because nothing in them names a healthcare role.",
  profession: "These postings are on the site without a profession.",
  specialty: "These postings are on the site without a specialty.",
};

const kindTones: Record<UnreadKind, Chip["tone"]> = {
  "left-out": "coral",
  profession: "amber",
  specialty: "plain",
};

export function toWordView(row: WordRow) {
  const samples = JSON.parse(row.samples) as UnreadSample[];
  return {
    id: row.id,
    phrase: row.phrase,
    state: row.state,
    to: serverPaths.adminWord(row.id),
    chip: { label: unreadKindNames[row.kind], tone: kindTones[row.kind] },
    why: kindTexts[row.kind],
    postings: formatCount(row.postings),
    firstSeen: toListDay(row.firstSeenAt),
    lastSeen: toListDay(row.lastSeenAt),
    sample: samples[0]?.title ?? null,
  };
}

export function toSynonymView(row: SynonymRow) {
  const { publicId, phrase, kind, target, state, createdAt, rereadAt, rereadPostings } = row;
  return {
    publicId,
    phrase,
    meaning: toTargetName(kind, target),
    kind: kindNames[kind],
    added: toListDay(createdAt),
    isActive: state === "active",
    progress: toProgress(state, rereadAt !== null, rereadPostings),
  };
}

function toProgress(state: SynonymRow["state"], isDone: boolean, postings: number): string {
  if (state === "undone") return "Being taken back";
  const changed = `${formatCount(postings)} changed`;
  return isDone ? changed : `${changed} so far`;
}

export const toSourceView = ({ source, postings, feedId, feedName, address, company }: SourceRow) => ({
  source,
  name: feedName === null ? source : `${company}: ${feedName}`,
  to: feedId === null ? null : serverPaths.adminFeed(feedId),
  postings: postings === 1 ? "1 posting" : `${formatCount(postings)} postings`,
  isFetched: address !== null,
});

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

const toTargetName = (kind: Synonym["kind"], target: string): string =>
  meaningOptions.find(({ value }) => value === `${kind}:${target}`)?.label ?? target;

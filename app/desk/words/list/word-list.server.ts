import { type UnreadKind, unreadKinds } from "#app/companies/imports/words/list-unread.ts";
import { toIdPageSql } from "#app/desk/frame/list/id-pages.ts";
import { toTokens } from "#app/jobs/reading/phrases.ts";
import type { Db } from "#app/kit/platform/db.ts";
import {
  type ListPlace,
  parseListPlace,
  setListPlace,
  toListPage,
  toPageSql,
} from "#app/kit/platform/keyset.ts";

const wordStates = ["open", "ignored"] as const;
export type WordState = (typeof wordStates)[number] | "given";

interface WordSearch extends ListPlace {
  state: (typeof wordStates)[number];
  kind: UnreadKind | null;
}

export interface WordRow {
  id: number;
  postings: number;
  kind: UnreadKind;
  phrase: string;
  state: WordState;
  firstSeenAt: number;
  lastSeenAt: number;
  samples: string;
}

export function parseWordSearch(params: URLSearchParams): WordSearch {
  return {
    state: wordStates.find((state) => state === params.get("state")) ?? "open",
    kind: unreadKinds.find((kind) => kind === params.get("kind")) ?? null,
    ...parseListPlace(params, 2),
  };
}

export function toWordQuery({ state, kind, ...place }: Partial<WordSearch>): string {
  const query = new URLSearchParams();
  if (state && state !== "open") query.set("state", state);
  if (kind) query.set("kind", kind);
  setListPlace(query, place);
  return query.toString();
}

const wordsPerPage = 50;

const columns = `w.id, w.kind, w.phrase, w.state, w.postings, w.first_seen_at AS firstSeenAt,
  w.last_seen_at AS lastSeenAt, w.samples`;

/** Most frequent first. One row more than a page. */
export function selectWords({ $client }: Db, { state, kind, ...place }: WordSearch) {
  const ofKind = kind ? ` AND w.kind = '${kind}'` : "";
  const page = toPageSql(place, ["w.postings", "w.id"], "DESC", wordsPerPage);
  return $client.prepare(`SELECT ${columns} FROM unread_words w WHERE w.state = '${state}'${ofKind} ${page}`);
}

export const toWordPage = (found: readonly WordRow[], search: WordSearch) =>
  toListPage(
    found,
    search,
    wordsPerPage,
    ({ postings, id }) => [postings, id],
    (place) => toWordQuery({ ...search, ...place }),
  );

const mostMatches = 500;

/** Matches the beginnings of words, in any state. Null when there is nothing to look for. */
export function selectFoundWords({ $client }: Db, text: string) {
  const words = toTokens(text).map(({ word }) => `"${word}"*`);
  if (words.length === 0) return null;
  return $client
    .prepare(
      `SELECT ${columns} FROM unread_words w WHERE w.id IN
        (SELECT rowid FROM unread_words_fts WHERE unread_words_fts MATCH ?1 LIMIT ${mostMatches})
        ORDER BY w.postings DESC, w.id DESC LIMIT ${wordsPerPage}`,
    )
    .bind(words.join(" AND "));
}

export const findWord = ({ $client }: Db, id: number) =>
  $client.prepare(`SELECT ${columns} FROM unread_words w WHERE w.id = ?`).bind(id).first<WordRow>();

export interface SynonymRow {
  id: number;
  publicId: string;
  phrase: string;
  kind: "profession" | "specialty";
  target: string;
  state: "active" | "undone";
  createdAt: number;
  rereadAt: number | null;
  rereadPostings: number;
}

const synonymColumns = `id, public_id AS publicId, phrase, kind, target, state, created_at AS createdAt,
  reread_at AS rereadAt, reread_postings AS rereadPostings`;

export const selectSynonyms = ({ $client }: Db, place: ListPlace) =>
  $client.prepare(`SELECT ${synonymColumns} FROM reader_synonyms WHERE true ${toIdPageSql(place, "id")}`);

export const selectSynonymsOf = ({ $client }: Db, wordId: number) =>
  $client.prepare(`SELECT ${synonymColumns} FROM reader_synonyms WHERE word_id = ? ORDER BY id`).bind(wordId);

const mostSources = 20;

export interface SourceRow {
  source: string;
  postings: number;
  feedId: string | null;
  feedName: string | null;
  address: string | null;
  company: string | null;
}

export const selectSources = ({ $client }: Db, wordId: number) =>
  $client
    .prepare(
      `SELECT s.source, s.postings, f.public_id AS feedId, f.name AS feedName, f.address, e.name AS company
        FROM unread_word_sources s LEFT JOIN employer_feeds f ON f.source = s.source
        LEFT JOIN employers e ON e.id = f.employer_id WHERE s.word_id = ? ORDER BY s.source LIMIT ${mostSources}`,
    )
    .bind(wordId);

export const selectSampleJobs = ({ $client }: Db, samples: string) =>
  $client
    .prepare(
      `SELECT e.value ->> 'externalId' AS externalId, j.slug FROM json_each(?1) e
        CROSS JOIN job_sources s ON s.source = e.value ->> 'source' AND s.external_id = e.value ->> 'externalId'
        CROSS JOIN jobs j ON j.id = s.job_id AND +j.status = 'open'`,
    )
    .bind(samples);

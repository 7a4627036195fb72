import {
  selectUnlistedSpecialties,
  type UnlistedSpecialty,
} from "#app/clinicians/details/unlisted-specialties.server.ts";
import type { UnreadSample } from "#app/companies/imports/words/keep-unread.server.ts";
import { type UnreadKind, unreadKinds } from "#app/companies/imports/words/list-unread.ts";
import { parseIdPlace, toIdPage } from "#app/desk/frame/list/id-pages.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { notFound } from "#app/kit/platform/http.ts";
import { randomId } from "#app/kit/platform/random.ts";
import { paths } from "#app/paths.ts";
import {
  findWord,
  parseWordSearch,
  type SourceRow,
  type SynonymRow,
  selectFoundWords,
  selectSampleJobs,
  selectSources,
  selectSynonyms,
  selectSynonymsOf,
  selectWords,
  toWordPage,
  toWordQuery,
  type WordRow,
} from "./word-list.server.ts";
import { toSourceView, toSynonymView, toWordView, unreadKindNames } from "./word-view.server.ts";

const toPath = (query: string | null) => (query === null ? null : deskPaths.adminTaxonomy(query));

type Shown = "open" | "ignored" | "given" | "found";

const toStates = (shown: Shown) =>
  [
    { label: "Open", to: deskPaths.adminTaxonomy(), isCurrent: shown === "open" },
    { label: "Ignored", to: deskPaths.adminTaxonomy("state=ignored"), isCurrent: shown === "ignored" },
    { label: "Given a meaning", to: deskPaths.adminTaxonomy("state=given"), isCurrent: shown === "given" },
  ] as const;

export async function readTaxonomyPage(db: Db, params: URLSearchParams) {
  const find = (params.get("find") ?? "").trim().slice(0, 100);
  const found = find ? selectFoundWords(db, find) : null;
  if (found) {
    const { results } = await found.all<WordRow>();
    return toPage("found", { find, words: results.map(toWordView) });
  }
  if (params.get("state") === "given") {
    const place = parseIdPlace(params);
    const { results } = await selectSynonyms(db, place).all<SynonymRow>();
    const { rows, newer, older } = toIdPage(results, place, { state: "given" });
    return toPage("given", { synonyms: rows.map(toSynonymView), newer, older });
  }
  const search = parseWordSearch(params);
  const { results } = await selectWords(db, search).all<WordRow>();
  const { rows, previous, next: older } = toWordPage(results, search);
  const toKind = (kind: UnreadKind | null) => ({
    label: kind ? unreadKindNames[kind] : "All",
    to: deskPaths.adminTaxonomy(toWordQuery({ state: search.state, kind })),
    isCurrent: kind === search.kind,
  });
  const kinds = [null, ...unreadKinds].map(toKind);
  const isFirst = search.state === "open" && search.kind === null && previous === null;
  const typed = isFirst ? (await selectUnlistedSpecialties(db).all<UnlistedSpecialty>()).results : [];
  return toPage(search.state, { kinds, words: rows.map(toWordView), typed, newer: previous, older });
}

interface Page {
  find: string;
  kinds: { label: string; to: string; isCurrent: boolean }[];
  words: ReturnType<typeof toWordView>[];
  typed: UnlistedSpecialty[];
  synonyms: ReturnType<typeof toSynonymView>[];
  newer: string | null;
  older: string | null;
}

const toPage = (shown: Shown, page: Partial<Page>) => ({
  shown,
  states: [...toStates(shown)],
  find: page.find ?? "",
  kinds: page.kinds ?? [],
  words: page.words ?? [],
  typed: page.typed ?? [],
  synonyms: page.synonyms ?? [],
  newer: toPath(page.newer ?? null),
  older: toPath(page.older ?? null),
});

export async function getWord(db: Db, id: string | undefined): Promise<WordRow> {
  const word = /^\d{1,15}$/.test(id ?? "") ? await findWord(db, Number(id)) : null;
  if (!word) throw notFound();
  return word;
}

export async function readWordPage({ db }: SiteContext, id: string | undefined) {
  const word = await getWord(db, id);
  const [sources, synonyms, jobs] = await db.$client.batch([
    selectSources(db, word.id),
    selectSynonymsOf(db, word.id),
    selectSampleJobs(db, word.samples),
  ]);
  const slugs = new Map(
    (jobs!.results as { externalId: string; slug: string }[]).map(({ externalId, slug }) => [
      externalId,
      slug,
    ]),
  );
  return {
    word: toWordView(word),
    samples: (JSON.parse(word.samples) as UnreadSample[]).map(({ title, source, externalId }) => {
      const slug = slugs.get(externalId);
      return { key: `${source} ${externalId}`, title, to: slug ? paths.job(slug) : null };
    }),
    sources: (sources!.results as SourceRow[]).map(toSourceView),
    synonyms: (synonyms!.results as SynonymRow[]).map(toSynonymView),
    formKey: randomId(),
  };
}

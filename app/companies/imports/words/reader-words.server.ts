import { ownWords, type ReaderWords, type Synonym, toReaderWords } from "#app/jobs/reading/reader-words.ts";

export const listReaderSynonyms = async (d1: D1Database): Promise<Synonym[]> =>
  (
    await d1
      .prepare("SELECT phrase, kind, target FROM reader_synonyms WHERE state = 'active' ORDER BY id")
      .all<Synonym>()
  ).results;

export async function readReaderWords(d1: D1Database): Promise<ReaderWords> {
  const synonyms = await listReaderSynonyms(d1);
  return synonyms.length > 0 ? toReaderWords(synonyms) : ownWords;
}

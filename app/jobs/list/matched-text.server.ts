import type { JobListing } from "#app/jobs/postings/record/listings.server.ts";
import type { Trait } from "#app/jobs/reading/traits/trait-names.ts";
import { findTraitText, type MarkedText, toLines, toMarked } from "#app/jobs/reading/traits/traits.ts";
import type { JobFacts } from "#app/jobs/schema.ts";
import type { AskedSearch } from "#app/jobs/search/plan/read-search.server.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { Db } from "#app/kit/platform/db.ts";
import { toWords } from "#app/kit/text/words.ts";

interface DetailRow {
  id: number;
  descriptionHtml: string;
  requirements: string;
  facts: string;
}

/** One query, only if a benefit or words were asked for. */
export async function findMatchedTexts(
  db: Db,
  { filters, typed }: AskedSearch,
  jobs: readonly JobListing[],
): Promise<ReadonlyMap<number, MarkedText>> {
  const wanted = typed?.readings.filter(({ isNot }) => !isNot) ?? [];
  const traits = [...filters.has, ...ofKind(wanted, "trait").map(({ value }) => value)];
  const words = toWords(typed?.rest ?? "").filter((word) => word.length > 3);
  const found = new Map<number, MarkedText>();
  const unread = jobs.filter((job) => {
    const text = findIn(traits, words, job.title, job.benefits);
    if (text) found.set(job.id, text);
    return !text;
  });
  if (traits.length === 0 || unread.length === 0) return found;
  const rows = await readDetails(db, unread);
  for (const job of unread) {
    const row = rows.get(job.id);
    if (!row) continue;
    const lines = toLines({
      title: "",
      benefits: [],
      descriptionHtml: row.descriptionHtml,
      requirements: JSON.parse(row.requirements) as string[],
      facts: JSON.parse(row.facts) as JobFacts,
    });
    const text = findInTraits(traits, lines);
    if (text) found.set(job.id, text);
  }
  return found;
}

function findIn(
  traits: readonly Trait[],
  words: readonly string[],
  title: string,
  benefits: readonly string[],
): MarkedText | null {
  const ofTraits = findInTraits(traits, benefits);
  if (ofTraits || words.length === 0) return ofTraits;
  const inTitle = new Set(toWords(title));
  const sought = words.filter((word) => !inTitle.has(word));
  if (sought.length === 0) return null;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sought.join("|")})\\p{L}*`, "iu");
  for (const benefit of benefits) {
    const match = pattern.exec(benefit);
    if (match) return { ...toMarked(benefit, match.index, match[0].length), line: benefit };
  }
  return null;
}

const findInTraits = (traits: readonly Trait[], lines: readonly string[]): MarkedText | null =>
  traits.map((trait) => findTraitText(trait, lines)).find((text) => text !== null) ?? null;

async function readDetails({ $client }: Db, jobs: readonly JobListing[]): Promise<Map<number, DetailRow>> {
  const { results } = await $client
    .prepare(
      `SELECT d.job_id AS id, d.description_html AS descriptionHtml, d.requirements AS requirements, d.facts AS facts
        FROM json_each(?) e CROSS JOIN job_details d ON d.job_id = e.value`,
    )
    .bind(JSON.stringify(jobs.map(({ id }) => id)))
    .all<DetailRow>();
  return new Map(results.map((row) => [row.id, row]));
}

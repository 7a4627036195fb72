import {
  type CatalogRecord,
  catalogVersionKey,
  type RecordKind,
  recordSchemas,
  type StoredRecord,
  toCatalogKey,
} from "#app/facts/catalog/catalog.ts";
import { toDownloadRows } from "../downloads/download-rows.ts";
import { toContentRows, toContentWrites } from "./content/load-content.ts";
import { toArticleRecords } from "./content/make-articles.ts";
import { readTaxFiles } from "./content/told/tax-files.ts";
import { toLoadWrite } from "./loads.ts";
import { toMarketRecords } from "./make-markets.ts";
import { toMetroIndex, toMetroRecords } from "./make-metros.ts";
import { toPerDiemRecords } from "./make-per-diem.ts";
import { toPlaceRecords } from "./make-places.ts";
import { toProfessionRecords } from "./make-professions.ts";
import { toPaidPlaces, toPriceLevels, toRolePay } from "./make-role-pay.ts";
import { toSkillRecords } from "./make-skills.ts";
import { toSpecialtyRecords } from "./make-specialties.ts";
import { toStateRecords, toStateRows } from "./make-states.ts";
import { toAskedPages, toPartFinder, toUnderstanding } from "./make-understanding.ts";
import { toCityMetros, toWageRecords } from "./make-wages.ts";
import { readWrittenFiles, toBuyerRecords, toWrittenRecords } from "./make-written.ts";
import { readReference } from "./reference/reference.ts";
import { describeIssue } from "./source/written.ts";

const writesAtOnce = 25;

/** A change to one of these gives the records a new version. */
export const catalogSources = [
  "data",
  "scripts/load",
  "scripts/downloads",
  "app/facts",
  "app/kit/text",
  "app/pages/sitemap",
  "app/jobs/search",
  "app/jobs/list/profession-lists.ts",
  "app/assistant/navigation/reading",
  "app/assistant/understanding",
  "app/catalogue/articles/live/state-ranking.ts",
  "app/catalogue/places/metro/metro-people.ts",
  "app/routes.ts",
  ...["paths", "posting-terms", "site", "claims"].map((name) => `app/${name}.ts`),
];

/** By slug. Tables of all records have the slug "". */
type Catalog = { [Kind in RecordKind]: Map<string, CatalogRecord<Kind>> };

export function buildCatalog(folder: string): Catalog {
  const written = readWrittenFiles(folder);
  const reference = readReference(folder);
  const specialties = toSpecialtyRecords(reference, folder);
  const professions = toProfessionRecords(reference, written, specialties.index);
  const skills = toSkillRecords(reference, specialties.index, folder);
  const markets = toMarketRecords(reference);
  const wages = toWageRecords(reference);
  const texts = toWrittenRecords(written);
  const articles = toArticleRecords(reference, specialties.index, folder);
  const catalog: Catalog = {
    states: toTable(toStateRows(reference)),
    state: bySlug(toStateRecords(reference)),
    market: bySlug(markets),
    markets: toTable(
      markets.map(({ slug, metroSlug, salaryPremium }) => ({ slug, metroSlug, salaryPremium })),
    ),
    metros: toMetroRecords(reference),
    "metro-index": toTable(toMetroIndex(reference)),
    places: toPlaceRecords(reference),
    "city-metros": toCityMetros(reference),
    wages,
    "role-pay": toTable(toRolePay(wages)),
    "paid-places": toTable(toPaidPlaces(wages)),
    "price-levels": toTable(toPriceLevels(reference, "all_items")),
    "rent-levels": toTable(toPriceLevels(reference, "housing")),
    taxes: toTable(readTaxFiles(reference)),
    "per-diem": toPerDiemRecords(reference),
    profession: bySlug(professions.records),
    "profession-index": toTable(professions.index),
    "specialty-index": toTable(specialties.index),
    specialties: specialties.details,
    buyer: toBuyerRecords(written, reference),
    ...texts,
    ...articles,
    downloads: toTable(toDownloadRows(folder)),
    skills: bySlug(skills.checklists),
    "skills-index": toTable(skills.index),
    understanding: toUnderstanding(folder),
    "part-finder": toTable(toPartFinder(folder)),
    "asked-pages": toTable(
      toAskedPages(folder, { articles: articles.article.values(), groups: texts.faq.get("")! }),
    ),
  };
  for (const kind of Object.keys(catalog) as RecordKind[])
    for (const [slug, record] of catalog[kind]) check(kind, slug, record);
  return catalog;
}

export function toCatalogEntries(catalog: Catalog, version: string): { key: string; value: string }[] {
  return (Object.keys(catalog) as RecordKind[]).flatMap((kind) =>
    [...catalog[kind]].map(([slug, value]) => ({
      key: toCatalogKey(kind, slug || undefined),
      value: JSON.stringify({ version, value } satisfies StoredRecord),
    })),
  );
}

/** Writes the version last, so that a reader never sees a version before its records. */
export async function loadCatalog(
  kv: KVNamespace,
  db: D1Database,
  version: string,
  now: number,
): Promise<number> {
  const catalog = buildCatalog("data");
  const entries = toCatalogEntries(catalog, version);
  for (let from = 0; from < entries.length; from += writesAtOnce)
    await Promise.all(entries.slice(from, from + writesAtOnce).map(({ key, value }) => kv.put(key, value)));
  await kv.put(catalogVersionKey, version);
  await db.batch([
    ...toContentWrites(db, toContentRows(catalog.article.values())),
    toLoadWrite(db, "catalog", { version, at: now }),
  ]);
  return entries.length;
}

const toTable = <T>(record: T): Map<string, T> => new Map([["", record]]);

const bySlug = <T extends { slug: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record.slug, record]));

function check(kind: RecordKind, slug: string, record: unknown): void {
  const { error } = recordSchemas[kind].safeParse(record);
  if (error)
    throw new Error(
      error.issues
        .map((issue) => describeIssue(toCatalogKey(kind, slug || undefined), record, issue))
        .join("\n"),
    );
}

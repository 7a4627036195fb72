import * as z from "zod";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { inTime } from "#app/kit/platform/in-time.ts";
import { logError } from "#app/kit/platform/log.ts";
import { article, articleBrief } from "./article-records.ts";
import { download } from "./download-records.ts";
import { cityMarket, metro, metroLink, place, stateRecord, stateRow } from "./place-records.ts";
import { profession, professionRow, specialtyDetail, specialtyEntry } from "./profession-records.ts";
import { stateCode } from "./record-fields.ts";
import { checklistEntry, skillsChecklist } from "./skill-records.ts";
import { aboutSection, faqGroup, policyText } from "./trust-records.ts";
import { askedPages, partFinder, understandingModel } from "./understanding-records.ts";
import { cityMetros, paidPlaces, perDiem, priceLevels, rolePay, taxFiles, wages } from "./wage-records.ts";
import { areaText, buyerText, careerPath, familyText, hubText, jobListText } from "./written-records.ts";

export const catalogVersionKey = "version";

/** Change the prefix with a record's shape, so that an older Worker keeps reading its own records. */
export const toCatalogKey = (kind: RecordKind, slug?: string): string =>
  ["v5", kind, slug].filter((part) => part !== undefined).join(":");

/** Already logged. Catalog pages show the error screen; other pages do without the catalog. */
export class CatalogUnavailable extends Error {}

/** Each record carries its version, because KV keys do not change together everywhere. */
const storedRecord = z.object({ version: z.string(), value: z.unknown() });
export type StoredRecord = z.infer<typeof storedRecord>;

const cacheTtlSeconds = 300;
const timeLimitMs = 2_000;
const maxHeld = 120;

const held = new Map<string, { version: string; value: unknown }>();
const reported = new Set<string>();

/** Returns null for an unknown slug. Throws CatalogUnavailable when KV is missing or slow. */
export async function readCatalog<Kind extends RecordKind>(
  kv: KVNamespace,
  kind: Kind,
  slug?: string,
): Promise<CatalogRecord<Kind> | null> {
  const key = toCatalogKey(kind, slug);
  try {
    const value = await inTime(readRecord(kv, kind, key), timeLimitMs, "KV");
    reported.delete(key);
    return value;
  } catch (error) {
    throw toUnavailable(key, error);
  }
}

/** Returns null and prevents caching when the catalog cannot be read. */
export async function findInCatalog<Kind extends RecordKind>(
  context: Pick<SiteContext, "env" | "preventCaching">,
  kind: Kind,
  slug?: string,
): Promise<CatalogRecord<Kind> | null> {
  try {
    return await readCatalog(context.env.CATALOG, kind, slug);
  } catch {
    context.preventCaching();
    return null;
  }
}

export async function getFromCatalog<Kind extends RecordKind>(
  kv: KVNamespace,
  kind: Kind,
  slug?: string,
): Promise<CatalogRecord<Kind>> {
  const value = await readCatalog(kv, kind, slug);
  if (value === null) throw toUnavailable(toCatalogKey(kind, slug), new Error("There is no such record."));
  return value;
}

function toUnavailable(key: string, error: unknown): CatalogUnavailable {
  if (!reported.has(key)) logError("catalog_unreadable", error, { key });
  reported.add(key);
  return new CatalogUnavailable(`The catalogue's record ${key} cannot be read.`);
}

async function readRecord<Kind extends RecordKind>(
  kv: KVNamespace,
  kind: Kind,
  key: string,
): Promise<CatalogRecord<Kind> | null> {
  const version = await kv.get(catalogVersionKey, { cacheTtl: cacheTtlSeconds });
  if (version === null) throw new Error("The catalogue was never loaded.");
  const known = held.get(key);
  if (known?.version === version) return known.value as CatalogRecord<Kind>;
  const found: unknown = await kv.get(key, { type: "json", cacheTtl: cacheTtlSeconds });
  if (found === null) return null;
  const stored = storedRecord.parse(found);
  const value = recordSchemas[kind].parse(stored.value) as CatalogRecord<Kind>;
  held.delete(key);
  held.set(key, { version: stored.version, value });
  for (const oldest of held.keys()) {
    if (held.size <= maxHeld) break;
    held.delete(oldest);
  }
  return value;
}

/** A KV key is the kind and, except for tables of all records, a slug. */
export const recordSchemas = {
  states: z.array(stateRow).length(51),
  state: stateRecord,
  market: cityMarket,
  markets: z.array(cityMarket.pick({ slug: true, metroSlug: true, salaryPremium: true })),
  /** By state slug: the areas whose principal city is in the state. */
  metros: z.array(metro),
  "metro-index": z.array(
    metroLink.extend({
      title: z.string(),
      stateCodes: z.array(stateCode),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  /** By state slug: places of at least 20,000 people, largest first. */
  places: z.array(place),
  "city-metros": cityMetros,
  wages,
  "role-pay": rolePay,
  "paid-places": paidPlaces,
  "price-levels": priceLevels,
  "rent-levels": priceLevels,
  taxes: taxFiles,
  /** By state slug. */
  "per-diem": perDiem,
  profession,
  "profession-index": z.object({
    rows: z.array(professionRow).min(25),
    /** Projected change in the number of all jobs, 2024 to 2034. */
    allOccupationsPercent: z.number(),
  }),
  "specialty-index": z.array(specialtyEntry).min(600),
  specialties: z.array(specialtyDetail),
  area: areaText,
  hub: hubText,
  buyer: buyerText,
  "job-list": jobListText,
  family: familyText,
  careers: z.array(careerPath),
  policy: policyText,
  about: z.array(aboutSection),
  faq: z.array(faqGroup),
  article,
  /** Markdown. Its links to this site have no origin. */
  twin: z.string().min(1),
  articles: z.array(articleBrief),
  downloads: z.array(download),
  skills: skillsChecklist,
  "skills-index": z.array(checklistEntry),
  "asked-pages": askedPages,
  understanding: understandingModel,
  "part-finder": partFinder,
};

export type RecordKind = keyof typeof recordSchemas;
export type CatalogRecord<Kind extends RecordKind> = z.infer<(typeof recordSchemas)[Kind]>;

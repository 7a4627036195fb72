import {
  FeedStopped,
  fetchFeed,
  maxFeedBytes,
  type Versions,
} from "#app/companies/feeds/address/fetch-feed.ts";
import type { ImportResult } from "#app/companies/imports/run.server.ts";
import type { Counts, ImportRow } from "#app/companies/imports/store/outcome.ts";
import { toTownSearchName } from "#app/facts/reference/place/town-names.ts";
import { toZipKeys } from "#app/facts/reference/place/zip-code.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { streamToBucket } from "#app/kit/platform/file/files.ts";
import { site } from "#app/site.ts";
import type { FeedToRun } from "./feed-row.server.ts";

const toKey = (publicId: string) => `feeds/${publicId}`;

const problems = {
  wrong_type:
    "This is in none of the formats that we read: XML with <job> elements, a page with JobPosting data, JSON of Greenhouse, Lever, Ashby, SmartRecruiters, Workable or USAJOBS, or a spreadsheet (CSV or .xlsx) with a row of headings such as Title, City, State and Pay.",
  too_large: "The file is too large.",
};

/** With the first feed, so that a Worker which only serves pages starts without the readers of XML and sheets. */
async function loadReaders() {
  const [run, bytes, records] = await Promise.all([
    import("#app/companies/imports/run.server.ts"),
    import("#app/companies/imports/format/bytes.ts"),
    import("#app/companies/imports/format/records.ts"),
  ]);
  return { ...run, ...bytes, ...records };
}

/** The next file replaces it. Returns what is wrong with it, or null. */
export async function storeFeedFile(
  bucket: R2Bucket,
  publicId: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<string | null> {
  const { findLayout, readHead } = await loadReaders();
  const findType = (head: Uint8Array) =>
    findLayout(readHead(head).head) ? "application/octet-stream" : null;
  const stored = await streamToBucket(bucket, toKey(publicId), content, { maxBytes, findType });
  if (typeof stored !== "string") return null;
  return stored === "too_large" ? `The file is larger than ${maxBytes / 1024 / 1024} MB.` : problems[stored];
}

async function openFeedFile(bucket: R2Bucket, publicId: string): Promise<AsyncIterable<Uint8Array> | null> {
  const found = await bucket.get(toKey(publicId));
  return found ? (found.body as unknown as AsyncIterable<Uint8Array>) : null;
}

export const hasFeedFile = async (bucket: R2Bucket, publicId: string): Promise<boolean> =>
  (await bucket.head(toKey(publicId))) !== null;

export const removeFeedFile = (bucket: R2Bucket, publicId: string): Promise<void> =>
  bucket.delete(toKey(publicId));

interface Asked {
  publicId: string;
  address: string;
  known: Versions;
}

type FeedContent =
  | ({ kind: "stored"; fileName: string } & Versions)
  | { kind: "unchanged" }
  | { kind: "outage" | "refused" | "unreadable"; reason: string };

export async function fetchToFile(env: Env, { publicId, address, known }: Asked): Promise<FeedContent> {
  const fetched = await fetchFeed(address, {
    known,
    ownHost: new URL(env.SITE_URL).hostname,
    allowedOrigin: env.FEED_ORIGIN_ALLOWED,
    userAgent: `${site.name} job feeds (+${env.SITE_URL})`,
  });
  if (fetched.kind !== "content") return fetched;
  const { chunks, name: fileName, etag, lastModified } = fetched;
  try {
    const problem = await storeFeedFile(env.FILES, publicId, chunks, maxFeedBytes);
    return problem
      ? { kind: "unreadable", reason: problem }
      : { kind: "stored", fileName, etag, lastModified };
  } catch (error) {
    if (error instanceof FeedStopped) return { kind: "outage", reason: error.message };
    throw error;
  }
}

/** D1 allows 1,000 statements per run, or 50 on the free plan, and 200 postings need about 15. */
const postingsPerPart = 2000;
const postingsPerCheck = 10_000;

interface Part {
  now: number;
  isDryRun: boolean;
  counts: Counts;
  onRow: (row: ImportRow) => void;
}

/** Continues where `counts` ended. Null when the file is gone or its format is unknown. */
export async function importFeedFile(
  env: Env,
  feed: FeedToRun,
  { counts, ...options }: Part,
): Promise<ImportResult | null> {
  const content = await openFeedFile(env.FILES, feed.publicId);
  if (!content) return null;
  const { importJobs, openSource } = await loadReaders();
  const most = options.isDryRun ? postingsPerCheck : postingsPerPart;
  return importJobs(env.DB, await openSource(feed.fileName ?? feed.name, content), {
    ...options,
    source: feed.source,
    openUntil: null,
    findPoint: () => null,
    owner: { id: feed.employerId, name: feed.employerName, kind: feed.employerKind },
    complete: async (drafts) =>
      addZipPoints(env.DB, await addPoints(env.DB, await addZipPlaces(env.DB, drafts))),
    part: { from: counts.seen, most, counts },
  });
}

/** Of a posting without its state or its town, the ZIP code's. */
async function addZipPlaces(d1: D1Database, drafts: PostingContent[]): Promise<PostingContent[]> {
  const lacksPlace = ({ stateCode, city, postalCode, workplace }: PostingContent) =>
    postalCode !== null && (stateCode === null || city === null) && workplace !== "remote";
  const places = await findZips(
    d1,
    drafts.filter(lacksPlace).flatMap(({ postalCode }) => toZipKeys(postalCode!)),
  );
  return drafts.map((draft) => {
    const keys = lacksPlace(draft) ? toZipKeys(draft.postalCode!) : [];
    const found = keys.map((key) => places.get(key)).find(Boolean);
    if (!found || (draft.stateCode !== null && draft.stateCode !== found.stateCode)) return draft;
    const { name: city, stateCode, lat, lon } = found;
    // An area is named after its largest city, which need not be the posting's.
    const isTown = found.zip.length === 5 && draft.city === null;
    return { ...draft, stateCode, ...(isTown && { city, lat: draft.lat ?? lat, lon: draft.lon ?? lon }) };
  });
}

/** Of a town that we do not know, the point of its whole ZIP code. */
async function addZipPoints(d1: D1Database, drafts: PostingContent[]): Promise<PostingContent[]> {
  const lacksPoint = ({ postalCode, city, lat, workplace }: PostingContent) =>
    postalCode !== null && city !== null && lat === null && workplace !== "remote";
  const places = await findZips(
    d1,
    drafts.filter(lacksPoint).map(({ postalCode }) => postalCode!),
  );
  return drafts.map((draft) => {
    const found = lacksPoint(draft) ? places.get(draft.postalCode!) : undefined;
    return found?.stateCode === draft.stateCode ? { ...draft, lat: found.lat, lon: found.lon } : draft;
  });
}

async function findZips(d1: D1Database, zips: readonly string[]) {
  if (zips.length === 0) return new Map<string, never>();
  const { results } = await d1
    .prepare(
      `SELECT zip, name, state_code AS stateCode, lat, lon FROM zip_codes
        WHERE zip IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify([...new Set(zips)]))
    .all<{ zip: string; name: string; stateCode: string; lat: number; lon: number }>();
  return new Map(results.map((place) => [place.zip, place]));
}

/** Uses the larger of two cities with the same name in a state, and its spelling. Of further places, only known ones count. */
async function addPoints(d1: D1Database, drafts: PostingContent[]): Promise<PostingContent[]> {
  const names = new Set(
    drafts.flatMap(({ city, morePlaces }) => [
      ...(city ? [toTownSearchName(city)] : []),
      ...morePlaces.map((place) => toTownSearchName(place.city)),
    ]),
  );
  if (names.size === 0) return drafts;
  const { results } = await d1
    .prepare(
      `SELECT search_name AS searchName, name, state_code AS stateCode, lat, lon FROM cities
        WHERE search_name IN (SELECT value FROM json_each(?)) AND lat IS NOT NULL ORDER BY population`,
    )
    .bind(JSON.stringify([...names]))
    .all<{ searchName: string; name: string; stateCode: string; lat: number; lon: number }>();
  const towns = new Map(
    results.map(({ searchName, name, stateCode, lat, lon }) => [
      `${searchName}|${stateCode}`,
      { city: name, lat, lon },
    ]),
  );
  const find = (city: string, stateCode: string | null) =>
    towns.get(`${toTownSearchName(city)}|${stateCode}`);
  const toKnown = ({ city, stateCode, lat, lon }: PostingContent) => {
    const town = city ? find(city, stateCode) : undefined;
    return town && (lat === null ? town : { city: town.city, lat, lon });
  };
  return drafts.map((draft) => ({
    ...draft,
    ...toKnown(draft),
    morePlaces: draft.morePlaces.flatMap((place) => {
      const town = find(place.city, place.stateCode);
      return town ? [{ ...place, ...town }] : [];
    }),
  }));
}

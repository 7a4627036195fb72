import { sql } from "drizzle-orm";
import {
  outwardPrefix,
  type WrittenFeed,
  writtenFeeds,
} from "#app/desk/delivery/feeds/outward-feeds.server.ts";
import {
  isOfActiveCompany,
  type JobRecord,
  selectLiveRecords,
} from "#app/jobs/postings/record/find-job.server.ts";
import { toPostedPay } from "#app/jobs/postings/record/pay.ts";
import { type PublicPosting, toPublicPosting } from "#app/jobs/postings/shape/public-posting.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { paths } from "#app/paths.ts";
import { site } from "#app/site.ts";

type FeedEnv = Pick<Env, "FILES" | "SITE_URL">;

/** A posting at one of its places, because job sites list an opening by its place. */
interface PlacedPosting {
  record: JobRecord;
  posting: PublicPosting;
  place: PublicPosting["places"][number];
  /** Of this place alone, and never changed: "1204", "1204-2" for the second place. */
  reference: string;
  url: string;
}

interface FeedFormat {
  toHead: (latest: Date, siteUrl: string) => [name: string, value: string][];
  toJob: (placed: PlacedPosting) => [name: string, value: string | null | undefined][];
}

const types: Partial<Record<PublicPosting["employmentType"], string>> = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  locum: "temporary",
  travel: "temporary",
};

const workplaceNames = { remote: "Fully remote", hybrid: "Hybrid", onsite: null };

/** What Indeed's and Talent.com's elements share. */
const toUsualFields = ({ record, posting, place, reference, url }: PlacedPosting) =>
  [
    ["title", posting.title],
    ["date", posting.postedAt],
    ["referencenumber", reference],
    ["url", url],
    ["company", posting.employer.name],
    ["city", place.city],
    ["state", place.state],
    ["country", "US"],
    ["postalcode", reference === String(posting.id) ? record.postalCode : null],
    ["description", record.details.descriptionHtml],
    ["salary", posting.pay && toPostedPay(record)],
    ["jobtype", posting.employmentTypeInferred ? null : types[posting.employmentType]],
    ["expirationdate", posting.validThrough],
  ] satisfies [string, string | null | undefined][];

/** Links name the feed, so that reports of visits know it. */
const feedFormats: Readonly<Record<WrittenFeed, FeedFormat>> = {
  /** https://docs.indeed.com/indeed-apply/xml-feed, read November 29, 2026. */
  indeed: {
    toHead: (latest, siteUrl) => [
      ["publisher", site.name],
      ["publisherurl", siteUrl],
      ["lastBuildDate", latest.toUTCString()],
    ],
    toJob: (placed) => [
      ...toUsualFields(placed),
      ["requisitionid", placed.record.details.facts.requisitionId ?? String(placed.posting.id)],
      ["sourcename", site.name],
      ["education", placed.record.details.educationRequirements],
      ["experience", placed.record.details.experienceRequirements],
      ["remotetype", placed.posting.workplace && workplaceNames[placed.posting.workplace]],
    ],
  },
  /** https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide, read November 29, 2026. */
  linkedin: {
    toHead: (latest, siteUrl) => [
      ["lastBuildDate", latest.toUTCString()],
      ["publisherURL", siteUrl],
      ["publisher", site.name],
    ],
    toJob: ({ record, posting, place, reference, url }) => [
      ["partnerJobId", reference],
      ["company", posting.employer.name],
      ["title", posting.title],
      ["description", record.details.descriptionHtml],
      ["location", [place.city, place.state, "United States"].filter(Boolean).join(", ")],
      ["applyUrl", url],
    ],
  },
  /** https://talent.com/integrations, read November 29, 2026: elements that it does not know are left alone. */
  talent: {
    toHead: (latest, siteUrl) => [
      ["publisher", site.name],
      ["publisherurl", siteUrl],
      ["lastbuilddate", latest.toISOString()],
    ],
    toJob: toUsualFields,
  },
};

const toKey = (feed: WrittenFeed, file: number): string => `${outwardPrefix}${feed}-${file}.xml`;

/** SQL about a posting: its company does not leave it out of the files for job sites. */
export const isForJobSites = sql`NOT EXISTS (SELECT 1 FROM employers l WHERE l.id = jobs.employer_id AND l.leaves_job_sites = 1)`;

/** So many ids are read at once. */
const idsPerRead = 250;
/** R2 takes parts of 5 MiB or more, all of one size but the last. */
const partBytes = 5 * 1024 * 1024;

/** The `job` elements of one file of the sitemap's in each format, of one reading, a part of each in memory. */
export async function writeFeedFiles(
  db: Db,
  env: FeedEnv,
  ids: { file: number; from: number; to: number },
  now: number,
): Promise<void> {
  const uploads = await Promise.all(writtenFeeds.map((feed) => openUpload(env, toKey(feed, ids.file))));
  try {
    for (let from = ids.from; from < ids.to; from += idsPerRead) {
      const to = Math.min(from + idsPerRead, ids.to);
      const records = await selectLiveRecords(
        db,
        sql`jobs.id >= ${from} AND jobs.id < ${to} AND ${isOfActiveCompany} AND ${isForJobSites}`,
        now,
      );
      for (const [at, feed] of writtenFeeds.entries())
        await uploads[at]!.add(records.map((record) => toJobElements(record, feed, env.SITE_URL)).join(""));
    }
    await Promise.all(uploads.map(({ end }) => end()));
  } catch (error) {
    await Promise.all(uploads.map(({ abort }) => abort()));
    throw error;
  }
}

async function openUpload({ FILES }: FeedEnv, key: string) {
  const upload = await FILES.createMultipartUpload(key, { httpMetadata: { contentType: "application/xml" } });
  const parts: R2UploadedPart[] = [];
  const buffer = new Uint8Array(partBytes);
  let filled = 0;
  const flush = async () => {
    parts.push(await upload.uploadPart(parts.length + 1, buffer.slice(0, filled)));
    filled = 0;
  };
  return {
    async add(text: string) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; ) {
        const taken = bytes.subarray(at, at + partBytes - filled);
        buffer.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === partBytes) await flush();
      }
    },
    /** A file without postings is removed. */
    async end() {
      if (filled > 0) await flush();
      if (parts.length > 0) await upload.complete(parts);
      else await Promise.all([upload.abort(), FILES.delete(key)]);
    },
    abort: () => upload.abort(),
  };
}

export async function hasFeedFiles({ FILES }: FeedEnv, file: number): Promise<boolean> {
  const found = await Promise.all(writtenFeeds.map((feed) => FILES.head(toKey(feed, file))));
  return found.every((one) => one !== null);
}

const inCdata = (text: string): string =>
  `<![CDATA[${withoutControls(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** XML 1.0 has no such characters, in CDATA neither. */
const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\ufffe\uffff]/gu, (one) => (/[\t\n\r]/.test(one) ? one : " ")).replace(/\p{Cs}/gu, "");

const toElements = (fields: readonly [name: string, value: string | null | undefined][]): string =>
  fields.map(([name, value]) => (value ? `<${name}>${inCdata(value)}</${name}>\n` : "")).join("");

function toJobElements(record: JobRecord, feed: WrittenFeed, siteUrl: string): string {
  const posting = toPublicPosting(record);
  const remote = { city: null, state: posting.remoteStates[0] ?? null };
  const url = new URL(paths.job(posting.slug), siteUrl);
  url.searchParams.set("utm_source", feed);
  return (posting.places.length > 0 ? posting.places : [remote])
    .map((place, at) => {
      const reference = at === 0 ? String(posting.id) : `${posting.id}-${at + 1}`;
      return `<job>\n${toElements(feedFormats[feed].toJob({ record, posting, place, reference, url: url.href }))}</job>\n`;
    })
    .join("");
}

/** A whole feed of few postings, as of one employer. */
export const toFeedXml = (
  records: readonly JobRecord[],
  feed: WrittenFeed,
  siteUrl: string,
  now: number,
): string =>
  [
    `<?xml version="1.0" encoding="utf-8"?>\n<source>\n`,
    toElements(feedFormats[feed].toHead(new Date(now), new URL("/", siteUrl).href)),
    ...records.map((record) => toJobElements(record, feed, siteUrl)),
    "</source>\n",
  ].join("");

/** Streams the files one after another. @param files those that there are, in their order */
export function streamFeed(
  { FILES, SITE_URL }: FeedEnv,
  feed: WrittenFeed,
  files: readonly { file: number; writtenAt: number | null }[],
): ReadableStream<Uint8Array> {
  const { readable, writable } = new IdentityTransformStream();
  const latest = new Date(Math.max(0, ...files.map(({ writtenAt }) => writtenAt ?? 0)));
  const head = toElements(feedFormats[feed].toHead(latest, new URL("/", SITE_URL).href));
  const write = async (text: string) => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(text));
    writer.releaseLock();
  };
  const send = async () => {
    await write(`<?xml version="1.0" encoding="utf-8"?>\n<source>\n${head}`);
    for (const { file } of files) {
      const jobs = await FILES.get(toKey(feed, file));
      await jobs?.body.pipeTo(writable, { preventClose: true });
    }
    await write("</source>\n");
    await writable.close();
  };
  // A reader that went away ends it.
  send().catch((error) => writable.abort(error).catch(() => {}));
  return readable;
}

import { sql } from "drizzle-orm";
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

// Indeed's XML feed: https://docs.indeed.com/indeed-apply/xml-feed. Every value is in CDATA.

type FeedEnv = Pick<Env, "FILES" | "SITE_URL">;

const toKey = (file: number): string => `feeds/indeed-${file}.xml`;

/** So many ids are read at once. */
const idsPerRead = 250;
/** R2 takes parts of 5 MiB or more, all of one size but the last. */
const partBytes = 5 * 1024 * 1024;

/** The `job` elements of one file of the sitemap's, written in parts: no more than one of them is in memory. */
export async function writeIndeedJobs(
  db: Db,
  env: FeedEnv,
  ids: { file: number; from: number; to: number },
  now: number,
) {
  const upload = await env.FILES.createMultipartUpload(toKey(ids.file), {
    httpMetadata: { contentType: "application/xml" },
  });
  const parts: R2UploadedPart[] = [];
  const buffer = new Uint8Array(partBytes);
  let filled = 0;
  const flush = async () => {
    parts.push(await upload.uploadPart(parts.length + 1, buffer.slice(0, filled)));
    filled = 0;
  };
  try {
    for (let from = ids.from; from < ids.to; from += idsPerRead) {
      const bytes = new TextEncoder().encode(
        await readJobs(db, env, from, Math.min(from + idsPerRead, ids.to), now),
      );
      for (let at = 0; at < bytes.length; ) {
        const taken = bytes.subarray(at, at + partBytes - filled);
        buffer.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === partBytes) await flush();
      }
    }
    if (filled > 0) await flush();
    if (parts.length > 0) await upload.complete(parts);
    else await Promise.all([upload.abort(), env.FILES.delete(toKey(ids.file))]);
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

async function readJobs(db: Db, env: FeedEnv, from: number, to: number, now: number): Promise<string> {
  const of = sql`jobs.id >= ${from} AND jobs.id < ${to} AND ${isOfActiveCompany}`;
  const records = await selectLiveRecords(db, of, now);
  return records.map((record) => toJobElements(record, env.SITE_URL)).join("");
}

export const hasIndeedJobs = async ({ FILES }: FeedEnv, file: number): Promise<boolean> =>
  (await FILES.head(toKey(file))) !== null;

const inCdata = (text: string): string =>
  `<![CDATA[${withoutControls(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** XML 1.0 has no such characters, in CDATA neither. */
const withoutControls = (text: string): string =>
  text.replace(/[\p{Cc}\ufffe\uffff]/gu, (one) => (/[\t\n\r]/.test(one) ? one : " ")).replace(/\p{Cs}/gu, "");

const toElement = (name: string, value: string | null | undefined): string =>
  value ? `<${name}>${inCdata(value)}</${name}>\n` : "";

const types: Partial<Record<PublicPosting["employmentType"], string>> = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  locum: "temporary",
  travel: "temporary",
};

/** One for each place, because Indeed lists an opening by its place. */
function toJobElements(record: JobRecord, siteUrl: string): string {
  const posting = toPublicPosting(record);
  const places =
    posting.places.length > 0 ? posting.places : [{ city: null, state: posting.remoteStates[0] ?? null }];
  return places
    .map((place, at) => toJobElement(record, posting, place, at === 0 ? "" : `-${at + 1}`, siteUrl))
    .join("");
}

function toJobElement(
  record: JobRecord,
  posting: PublicPosting,
  place: PublicPosting["places"][number],
  suffix: string,
  siteUrl: string,
): string {
  const { details } = record;
  const url = new URL(paths.job(posting.slug), siteUrl);
  url.searchParams.set("utm_source", "indeed");
  const values: [string, string | null | undefined][] = [
    ["title", posting.title],
    ["date", posting.postedAt],
    ["referencenumber", `${posting.id}${suffix}`],
    ["requisitionid", details.facts.requisitionId ?? String(posting.id)],
    ["url", url.href],
    ["company", posting.employer.name],
    ["sourcename", site.name],
    ["city", place.city],
    ["state", place.state],
    ["country", "US"],
    ["postalcode", suffix ? null : record.postalCode],
    ["description", details.descriptionHtml],
    ["salary", posting.pay && toPostedPay(record)],
    ["education", details.educationRequirements],
    ["jobtype", posting.employmentTypeInferred ? null : types[posting.employmentType]],
    ["experience", details.experienceRequirements],
    ["expirationdate", posting.validThrough],
    [
      "remotetype",
      posting.workplace === "remote" ? "Fully remote" : posting.workplace === "hybrid" ? "Hybrid" : null,
    ],
  ];
  return `<job>\n${values.map(([name, value]) => toElement(name, value)).join("")}</job>\n`;
}

/** Streams the files one after another. @param files those that there are, in their order */
export function streamIndeedFeed(
  { FILES, SITE_URL }: FeedEnv,
  files: readonly { file: number; writtenAt: number | null }[],
): ReadableStream<Uint8Array> {
  const { readable, writable } = new IdentityTransformStream();
  const latest = Math.max(0, ...files.map(({ writtenAt }) => writtenAt ?? 0));
  const head = [
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n',
    toElement("publisher", site.name),
    toElement("publisherurl", new URL("/", SITE_URL).href),
    toElement("lastBuildDate", new Date(latest).toUTCString()),
  ].join("");
  const write = async (text: string) => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(text));
    writer.releaseLock();
  };
  const send = async () => {
    await write(head);
    for (const { file } of files) {
      const jobs = await FILES.get(toKey(file));
      await jobs?.body.pipeTo(writable, { preventClose: true });
    }
    await write("</source>\n");
    await writable.close();
  };
  // A reader that went away ends it.
  send().catch((error) => writable.abort(error).catch(() => {}));
  return readable;
}

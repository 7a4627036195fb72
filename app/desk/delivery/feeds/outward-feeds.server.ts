import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Db } from "#app/kit/platform/db.ts";
import type { Env } from "#app/kit/platform/env.ts";
import { logError } from "#app/kit/platform/log.ts";
import { sha256 } from "#app/kit/platform/random.ts";
import { toOfficeTime } from "#app/kit/text/when.ts";
import { formatCount } from "#app/kit/ui/count.ts";

/** Where R2 has the parts of the files for job sites: "feeds/indeed-0.xml". */
export const outwardPrefix = "feeds/";

/** The files of all open postings that the cron writes, by their address: /feeds/indeed.xml. */
export const writtenFeeds = ["indeed", "linkedin", "talent"] as const;
export type WrittenFeed = (typeof writtenFeeds)[number];

/** Programs by a part of what they call themselves. A version, a network or a person is not noted. */
const readers: readonly (readonly [part: string, name: string])[] = [
  ["indeed", "Indeed"],
  ["linkedin", "LinkedIn"],
  ["talent", "Talent.com"],
  ["neuvoo", "Talent.com"],
  ["ziprecruiter", "ZipRecruiter"],
  ["jooble", "Jooble"],
  ["adzuna", "Adzuna"],
  ["google", "Google"],
  ["bing", "Bing"],
  ["curl", "A script"],
  ["wget", "A script"],
  ["python", "A script"],
  ["node", "A script"],
  ["java/", "A script"],
  ["go-http", "A script"],
  ["mozilla", "A browser"],
];

export function toReader(userAgent: string | null): string {
  const called = (userAgent ?? "").toLowerCase();
  return readers.find(([part]) => called.includes(part))?.[1] ?? "Another program";
}

interface Fetched {
  /** The file's address. */
  feed: string;
  /** Of a file that is made when it is asked for. */
  made?: { hash: string; bytes: number };
}

/** After the answer. One row for each file and reader, written at most once a day and whenever the file is another one. */
export function noteFeedFetch(
  { db, now, waitUntil }: Pick<SiteContext, "db" | "now" | "waitUntil">,
  request: Request,
  { feed, made }: Fetched,
): void {
  const noted = db.$client
    .prepare(
      `INSERT INTO feed_fetches (feed, reader, day, hash, bytes) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (feed, reader) DO UPDATE SET day = excluded.day, hash = excluded.hash, bytes = excluded.bytes
        WHERE day <> excluded.day OR hash IS NOT excluded.hash`,
    )
    .bind(
      ...[feed, toReader(request.headers.get("user-agent")), new Date(now).toISOString().slice(0, 10)],
      ...[made?.hash ?? null, made?.bytes ?? null],
    )
    .run();
  waitUntil(noted.catch((error) => logError("feed_fetch", error)));
}

interface FetchRow {
  feed: string;
  reader: string;
  day: string;
  hash: string | null;
  bytes: number | null;
}

const mostListed = 200;

const selectFeedFetches = ({ $client }: Db): D1PreparedStatement =>
  $client.prepare(
    `SELECT feed, reader, day, hash, bytes FROM feed_fetches INDEXED BY feed_fetches_by_day
      ORDER BY day DESC LIMIT ${mostListed}`,
  );

/** Each file for job sites: those that the cron writes first, then companies' own that someone fetched. */
export async function listOutwardFeeds(db: Db, { FILES }: Pick<Env, "FILES">) {
  const [{ objects }, { results }] = await Promise.all([
    FILES.list({ prefix: outwardPrefix }),
    selectFeedFetches(db).all<FetchRow>(),
  ]);
  const toFetches = (feed: string) =>
    results.filter((row) => row.feed === feed).map(({ reader, day }) => `${reader}, ${day}`);
  const written = await Promise.all(
    writtenFeeds.map(async (name) => {
      const parts = objects.filter(({ key }) => key.startsWith(`${outwardPrefix}${name}-`));
      const feed = `/feeds/${name}.xml`;
      const bytes = parts.reduce((sum, { size }) => sum + size, 0);
      return {
        feed,
        hash: parts.length === 0 ? null : (await sha256(parts.map(({ etag }) => etag).join())).slice(0, 12),
        size: toSizeText(bytes),
        made:
          parts.length === 0
            ? "Not yet"
            : toOfficeTime(Math.max(...parts.map(({ uploaded }) => uploaded.getTime()))),
        fetches: toFetches(feed),
      };
    }),
  );
  const own = [...new Map(results.map((row) => [row.feed, row])).values()].filter(
    ({ hash }) => hash !== null,
  );
  return [
    ...written,
    ...own.map(({ feed, hash, bytes }) => ({
      ...{ feed, hash, size: toSizeText(bytes ?? 0), made: "When it is fetched" },
      fetches: toFetches(feed),
    })),
  ];
}

const toSizeText = (bytes: number): string => `${formatCount(Math.ceil(bytes / 1000))} kB`;

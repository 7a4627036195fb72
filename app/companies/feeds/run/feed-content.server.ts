import type { Env } from "#app/kit/platform/env.ts";
import { site } from "#app/site.ts";
import { FeedStopped, fetchFeed, maxFeedBytes, type Versions } from "#app/companies/feeds/address/fetch-feed.ts";
import { storeFeedFile } from "./feed-file.server.ts";

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

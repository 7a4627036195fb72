import { sql } from "drizzle-orm";
import { writtenFeeds } from "../../../app/desk/delivery/feeds/outward-feeds.server.ts";
import { selectLiveRecords } from "../../../app/jobs/postings/record/find-job.server.ts";
import { toDb } from "../../../app/kit/platform/db.ts";
import type { Env } from "../../../app/kit/platform/env.ts";
import { streamFeed, toFeedXml } from "../../../app/site/crawlers/posting-feeds.server.ts";
import {
  findPostingFile,
  listPostingFiles,
  writePostingFiles,
} from "../../../app/site/crawlers/posting-files.server.ts";
import search from "../search-worker.ts";

type FeedEnv = Parameters<typeof search.fetch>[1] & { FILES: R2Bucket };

/** As many as a company's own file has. */
const mostOfCompany = 500;

/** The search benchmark's worker loads the postings; this one writes and sends them. */
export default {
  async fetch(request: Request, { FILES, ...env }: FeedEnv): Promise<Response> {
    const db = toDb(env.DB);
    const now = Date.now();
    const site = { FILES, SITE_URL: "https://clinward.example" } as unknown as Env;
    const [, kind, name = ""] = new URL(request.url).pathname.split("/");
    if (kind === "write") return Response.json(await writePostingFiles(db, site, now));
    if (kind === "files") return Response.json(await listPostingFiles(db));
    if (kind === "sitemap") return new Response(await findPostingFile(db, site, Number(name), now));
    if (kind === "company") {
      const records = await selectLiveRecords(db, sql`jobs.id <= ${mostOfCompany}`, now);
      return new Response(toFeedXml(records, "indeed", site.SITE_URL, now));
    }
    const feed = writtenFeeds.find((one) => one === name);
    if (kind === "feed" && feed) return new Response(streamFeed(site, feed, await listPostingFiles(db)));
    return search.fetch(request, env);
  },
};

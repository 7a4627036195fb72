import { writtenFeeds } from "../../../app/desk/delivery/feeds/outward-feeds.server.ts";
import { checkBudget } from "../budgets.ts";
import { load } from "../load.ts";
import { loadPostings } from "../load-postings.ts";
import { serveWithDatabase } from "../match/worker-with-database.ts";
import { endProgress, showProgress } from "../progress.ts";
import { bundleSite, serveBuiltSite, uncached } from "../site.ts";
import type { Slowness } from "../slowness.ts";
import { watchMemory } from "./worker-memory.ts";

const postings = 100_000;
const budgets = {
  seconds: 60,
  /** What Cloudflare allows a Worker. */
  megabytes: 128,
  /** In percent of the requests of a Worker that answers 20 kB, as of the page that shows the list (pages.ts). */
  listOfHello: 3,
};

export async function benchFeeds(slowness: Slowness): Promise<boolean> {
  const areFilesWithin = await measureFiles(slowness);
  return (await measureList(slowness)) && areFilesWithin;
}

async function measureFiles({ words }: Slowness): Promise<boolean> {
  const { post, get, restart, stop } = await serveWithDatabase("scripts/bench/feeds/feeds-worker.ts");
  try {
    await loadPostings(postings, post, (done) => showProgress(`loaded: ${done} of ${postings}`));
    endProgress(`${postings.toLocaleString("en-US")} postings loaded`);
    const memory = await watchMemory(await restart());
    const read = async (path: string, element: string) =>
      countIn((await get(path)).body as unknown as ReadableStream<Uint8Array>, element);
    const inSeconds = async (what: string, work: () => Promise<string>) => {
      await memory.takeMost();
      const start = performance.now();
      const told = await work();
      const seconds = (performance.now() - start) / 1000;
      const limit = { unit: "s", limit: budgets.seconds };
      return [
        checkBudget({ what: `${what}${told}`, ...limit }, seconds, words),
        checkBudget(
          { what: "  memory of the Worker", limit: budgets.megabytes, unit: "MB" },
          await memory.takeMost(),
        ),
      ].every(Boolean);
    };
    const isWritten = await inSeconds("the cron's files, all formats of one reading", async () => {
      while ((await post<number>("null", "/write")) > 0);
      return "";
    });
    const files = (await (await get("/files")).json()) as { file: number }[];
    const sent = [];
    for (const feed of writtenFeeds)
      sent.push(
        await inSeconds(`${feed}.xml`, async () => {
          const { elements, megabytes } = await read(`/feed/${feed}`, "job");
          return `, ${elements.toLocaleString("en-US")} in ${megabytes.toFixed(0)} MB`;
        }),
      );
    sent.push(
      await inSeconds("google: the sitemap", async () => {
        let elements = 0;
        for (const { file } of files) elements += (await read(`/sitemap/${file}`, "url")).elements;
        return `, ${elements.toLocaleString("en-US")} addresses`;
      }),
      await inSeconds("a company's own file", async () => {
        const { elements } = await read("/company", "job");
        return `, ${elements}`;
      }),
    );
    memory.end();
    return isWritten && sent.every(Boolean);
  } finally {
    await stop();
  }
}

/** Reads without keeping, and counts the postings. */
async function countIn(body: ReadableStream<Uint8Array>, element: string) {
  const begin = new RegExp(`<${element}>`, "g");
  const decoder = new TextDecoder();
  let elements = 0;
  let bytes = 0;
  let rest = "";
  for await (const chunk of body) {
    bytes += chunk.length;
    const text = rest + decoder.decode(chunk, { stream: true });
    elements += text.match(begin)?.length ?? 0;
    // What may be the beginning of another.
    rest = text.slice(text.lastIndexOf("<")).length < 5 ? text.slice(text.lastIndexOf("<")) : "";
  }
  return { elements, megabytes: bytes / 1e6 };
}

/** The API's list of jobs beside the page that shows it, both of them uncached. */
async function measureList({ helloPerSecond }: Slowness): Promise<boolean> {
  const site = await serveBuiltSite(await bundleSite());
  try {
    const list = await load(new URL("/api/v1/jobs", site.url).href, uncached);
    const share = (100 * list.perSecond) / helloPerSecond;
    const what = "uncached /api/v1/jobs, share of the hello Worker's requests";
    return checkBudget({ what, limit: budgets.listOfHello, unit: "%", atLeast: true }, share);
  } finally {
    await site.stop();
  }
}

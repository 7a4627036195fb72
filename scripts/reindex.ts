import { parseArgs } from "node:util";
import { buildIndex, forgetBuild } from "#app/jobs/search/index/index-build.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { openDatabase } from "./import/database.ts";
import { createProgress } from "./import/progress.ts";
import { writeRemoteConfig } from "./site/remote-config.ts";

const help = `Builds the search index and the counts anew from the postings: npm run reindex -- [options]

The site serves meanwhile, and its cron does the same, in small parts, after a change of what entries look like.
Run it again to continue after a stop.

  --again          Starts anew where a build was finished or begun.
  --remote         The database at Cloudflare.
  --config FILE    Another wrangler configuration than wrangler.toml.
  --help`;

const { values } = parseArgs({
  options: {
    again: { type: "boolean", default: false },
    remote: { type: "boolean", default: false },
    config: { type: "string" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(help);
else await reindex(values.remote ? writeRemoteConfig(["DB"]) : (values.config ?? null));

async function reindex(config: string | null): Promise<void> {
  const { db: d1, close } = await openDatabase(config);
  try {
    const db = toDb(d1);
    if (values.again) await forgetBuild(db);
    const progress = createProgress(process.stderr, Date.now, describe);
    const isBuilt = await buildIndex(db, ({ done, of }) => progress.update(done, of, done));
    if (isBuilt) progress.end();
    console.log(
      isBuilt
        ? "The search index is built."
        : "The search index was up to date. --again builds it all the same.",
    );
  } catch (error) {
    if (!String((error as Error).cause ?? error).includes("no such table")) throw error;
    console.error("The database has no tables yet: run npm start once.");
    process.exitCode = 1;
  } finally {
    await close();
  }
}

function describe(done: number, _: number, ms: number): string {
  const rate = ms > 0 ? `, ${Math.round(done / (ms / 1000)).toLocaleString("en-US")} a second` : "";
  return `${done.toLocaleString("en-US")} postings${rate}`;
}

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseDate } from "#app/companies/imports/draft/dates.ts";
import { readCityPoints } from "./city-points.ts";
import { openDatabase } from "./database.ts";
import { importFile } from "./import-file.ts";
import { createProgress } from "./progress.ts";
import { createSummary } from "./summary.ts";

const help = `Reads postings into the database: npm run jobs:import -- <file> [options]

Formats, told from the content: Indeed-style XML, schema.org JobPosting (JSON, JSON lines, or pages with JSON-LD),
Greenhouse board JSON, USAJOBS search JSON.

  --source NAME        The feed's name, in which its ids are unique. Default: the publisher's or the file's.
  --dry-run            Counts what would happen; writes nothing.
  --report FILE        Writes everything that was left out, and why, as JSON.
  --open-until DATE    Every posting is open until the end of that day (2026-12-31), whatever the feed says: for
                       trying an old feed, whose postings would be stored as expired.
  --config FILE        Another wrangler configuration than wrangler.toml. With "remote = true" under its DB binding
                       the postings go to the database at Cloudflare.
  --help

A second import of the same feed changes nothing. A posting that three full imports in a row did not hold is closed;
an import that holds less than half of the usual number closes nothing.`;

const options = {
  source: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  report: { type: "string" },
  "open-until": { type: "string" },
  config: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

export async function runCommand(args: readonly string[]): Promise<number> {
  const parsed = parse(args);
  if (!parsed) return 1;
  const { values, positionals } = parsed;
  const path = positionals[0];
  if (values.help || !path) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  if (!existsSync(path)) return fail(`There is no file ${path}.`);
  const openUntil = values["open-until"] ? parseDate(values["open-until"], true) : null;
  if (values["open-until"] && openUntil === null)
    return fail("--open-until needs a date such as 2026-12-31.");
  const { db, close } = await openDatabase(values.config ?? null);
  try {
    await db.prepare("SELECT 1 FROM import_runs LIMIT 1").all();
    const progress = createProgress(process.stderr, Date.now);
    const summary = createSummary(values.report ?? null);
    const start = Date.now();
    const result = await importFile(db, {
      path,
      source: values.source ?? null,
      now: start,
      isDryRun: values["dry-run"],
      openUntil,
      findPoint: readCityPoints(),
      onProgress: progress.update,
      onRow: summary.add,
    });
    progress.end();
    if (!result) return fail(`${path} is in none of the formats that this reads. See --help.`);
    summary.close(result);
    for (const line of summary.toLines(result, (Date.now() - start) / 1000)) console.log(line);
    if (values["dry-run"]) console.log("Dry run: nothing was written.");
    if (result.counts.seen === result.counts.rejected)
      return fail("No posting could be read, so nothing was recorded.");
    return result.broken ? 1 : 0;
  } catch (error) {
    if (String(error).includes("no such table"))
      return fail("The database has no tables yet: run npm start once.");
    throw error;
  } finally {
    await close();
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    fail((error as Error).message);
    return null;
  }
}

function fail(message: string): number {
  console.error(message);
  return 1;
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readD1Migrations } from "@cloudflare/vitest-plugin";
import { Miniflare } from "miniflare";

/**
 * A fresh database with our migrations, for tests that run in Node.
 * @param folder where to keep it, as wrangler would; in memory without one
 */
export async function openTestDatabase(folder?: string) {
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-08-01",
    d1Databases: { DB: "clinward-local" },
    ...(folder ? { d1Persist: join(folder, ".wrangler/state/v3/d1") } : {}),
  });
  const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  for (const migration of await readD1Migrations("migrations")) {
    await db.batch(migration.queries.map((query) => db.prepare(query)));
  }
  return { db, close: () => miniflare.dispose() };
}

const folder = mkdtempSync(join(tmpdir(), "clinward-import-"));
// Test files share this module, so its folder lasts as long as the process.
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** A file with this content, somewhere temporary. */
export function toFile(content: string | Uint8Array): string {
  const path = join(folder, `feed-${++files}`);
  writeFileSync(path, content);
  return path;
}

export function toFolder(): string {
  const path = join(folder, `project-${++files}`);
  mkdirSync(path);
  return path;
}

/** An Indeed-style feed of these jobs, each given by its elements. */
export function toFeed(jobs: readonly Record<string, string>[]): string {
  const elements = jobs.map((job) => {
    const fields = { ...usualJob, ...job };
    return `<job>${Object.entries(fields)
      .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
      .join("")}</job>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<source>\n<publisher>Test feed</publisher>\n${elements.join("\n")}\n</source>\n`;
}

const usualJob = {
  title: "Registered Nurse - ICU",
  company: "Lakeside Medical Center",
  city: "Austin",
  state: "TX",
  country: "US",
  date: "2026-11-10",
  url: "https://jobs.example/1",
  description: "<p>Care for adults after heart surgery.</p>",
};

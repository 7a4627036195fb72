import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readCatalog } from "#app/facts/catalog/catalog.ts";
import { watchCatalog } from "./watch-catalog.ts";

const folder = mkdtempSync(join(tmpdir(), "clinward-data-"));
const hubs = join(folder, "catalog/recruiter_hubs.json");
const reports: string[] = [];
let miniflare: Miniflare;
let kv: KVNamespace;
let db: D1Database;
let watching: ReturnType<typeof watchCatalog>;

/** Resolves when the watcher has reported what is expected. */
async function save(text: string, expected: RegExp): Promise<void> {
  reports.length = 0;
  // As editors do: a new file takes the place of the old one.
  writeFileSync(`${hubs}~`, text);
  renameSync(`${hubs}~`, hubs);
  await vi.waitFor(() => expect(reports.join("\n")).toMatch(expected), { timeout: 20_000, interval: 50 });
}

const readLead = async () => (await readCatalog(kv, "hub", "physician-recruiters"))!.lead;

beforeAll(async () => {
  cpSync("data", folder, { recursive: true });
  miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    compatibilityDate: "2026-07-30",
    kvNamespaces: ["CATALOG"],
    d1Databases: ["DB"],
  });
  kv = (await miniflare.getKVNamespace("CATALOG")) as unknown as KVNamespace;
  db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await db.exec(
    readFileSync("migrations/0024_content_search.sql", "utf8")
      .replace(/--.*$/gm, "")
      .replace(/\s+/g, " ")
      .replaceAll("; ", ";\n"),
  );
  watching = watchCatalog({
    folder,
    openBindings: async () => ({ kv, db, close: async () => {} }),
    report: (message) => reports.push(message),
    now: Date.now,
  });
});

afterAll(async () => {
  watching.close();
  await miniflare.dispose();
  rmSync(folder, { recursive: true });
});

test("shows a changed sentence to the next reader, and keeps it when the next change has an error", async () => {
  const text = readFileSync(hubs, "utf8");
  const before = /"lead": "(.*)"/.exec(text)![1]!;
  const changed = text.replace(before, "We answer every physician search within a day.");
  expect(changed).not.toBe(text);
  await save(changed, /^Loaded hub:physician-recruiters\. Reload the page to see it\.$/m);
  expect(await readLead()).toBe("We answer every physician search within a day.");

  const faulty = changed.replace('"offer": "10-24 weeks"', '"offer": "soon"');
  await save(faulty, /^Not loaded\. .*catalog\/recruiter_hubs\.json, physician-recruiters, offer: Invalid/m);
  await save(changed.slice(0, -3), /recruiter_hubs\.json is not JSON: .*line \d+ column \d+/);
  expect(await readLead()).toBe("We answer every physician search within a day.");

  await save(text, /^Loaded hub:physician-recruiters\./m);
  expect(await readLead()).toBe(before);
});

test("shows and finds a changed article", async () => {
  const guide = join(folder, "content/guides/pay-and-contracts/compare-two-offers.md");
  const text = readFileSync(guide, "utf8");
  reports.length = 0;
  writeFileSync(guide, text.replace("## Start with the hours, then the rate", "## Begin with quokkas"));
  await vi.waitFor(() => expect(reports.join("\n")).toMatch(/^Loaded article:/m), { timeout: 20_000 });
  const article = await readCatalog(kv, "article", "career-guides/pay-and-contracts/compare-two-offers");
  expect(article!.contents[0]).toEqual({ id: "begin-with-quokkas", title: "Begin with quokkas" });
  const found = await db
    .prepare("SELECT anchor FROM content_sections WHERE id IN (SELECT rowid FROM content_fts('quokka'))")
    .all();
  expect(found.results).toEqual([{ anchor: "begin-with-quokkas" }]);

  reports.length = 0;
  writeFileSync(guide, text.replace("{usMedian:29-1141}", "{usMedian:99-9999}"));
  await vi.waitFor(
    () =>
      expect(reports.join("\n")).toMatch(
        /compare-two-offers\.md: there is no figure for \{usMedian:99-9999\}/,
      ),
    { timeout: 20_000 },
  );
});

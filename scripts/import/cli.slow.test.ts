import { execFile } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase, toFeed, toFile, toFolder } from "../../tests/support/import-database.ts";

const script = resolve("scripts/import-jobs.ts");

async function createProject({ hasTables }: { hasTables: boolean }): Promise<string> {
  const folder = toFolder();
  copyFileSync("wrangler.toml", join(folder, "wrangler.toml"));
  if (hasTables) await (await openTestDatabase(folder)).close();
  return folder;
}

const command = (cwd: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((done) => {
    execFile(process.execPath, [script, ...args], { cwd }, (error, out, stderr) =>
      done({ code: error ? Number(error.code) : 0, out, error: stderr }),
    );
  });

test("imports, prints counts and writes a report", async () => {
  const cwd = await createProject({ hasTables: true });
  const feed = toFeed([
    { referencenumber: "A" },
    { referencenumber: "B", title: "Cook" },
    { referencenumber: "C", company: "" },
  ]);
  const first = await command(cwd, toFile(feed), "--report", "report.json");
  expect(first.code).toBe(0);
  expect(first.out).toContain('3 postings from source "test-feed" (xml)');
  expect(first.out).toMatch(/created +1\n/);
  expect(first.out).toMatch(/left out +1 {2}not healthcare/);
  expect(first.out).toContain("6:1: It names no employer. [Registered Nurse - ICU]");
  expect(first.error).toContain("100 % 3 postings");
  const report = JSON.parse(readFileSync(join(cwd, "report.json"), "utf8"));
  expect(report.leftOut.map((entry: { externalId: string }) => entry.externalId)).toEqual(["B", "C"]);
  expect(report.result.counts).toMatchObject({ seen: 3, created: 1, rejected: 1, skipped: 1 });

  const broken = await command(cwd, toFile(feed.slice(0, 300)), "--dry-run");
  expect(broken.code).toBe(1);
  expect(broken.out).toContain("The file is broken at");
  expect(broken.out).toContain("Dry run: nothing was written.");
});

test("explains why it cannot run", async () => {
  const cwd = await createProject({ hasTables: false });
  expect((await command(cwd, "--help")).out).toContain("npm run jobs:import -- <file>");
  expect(await command(cwd, "nowhere.xml")).toMatchObject({
    code: 1,
    error: "There is no file nowhere.xml.\n",
  });
  const noTables = await command(cwd, toFile(toFeed([{ referencenumber: "A" }])));
  expect(noTables).toMatchObject({ code: 1, error: "The database has no tables yet: run npm start once.\n" });
  const unknown = await command(cwd, "feed.xml", "--fast");
  expect(unknown.code).toBe(1);
  expect(unknown.error).toContain("Unknown option '--fast'");
  const wrongDate = await command(cwd, toFile(""), "--open-until", "soon");
  expect(wrongDate).toMatchObject({ code: 1, error: "--open-until needs a date such as 2026-12-31.\n" });
});

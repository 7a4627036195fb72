import { buildIndex, forgetBuild, indexVersion } from "#app/jobs/search/index/index-build.server.ts";
import { toDb } from "#app/kit/platform/db.ts";
import { isFullText, quoteName } from "./database-shape.ts";
import type { DatabaseCopy } from "./manifest.ts";
import { writeRows } from "./write-database.ts";

const filledFromData = ["content_fts"];
const jobSearch = "jobs_fts";

/** The build counts these anew without those that fell to zero, so they are read from the backup again. */
const counted = [
  "facet_counts",
  "state_counts",
  "day_counts",
  "specialty_counts",
  "profession_counts",
  "week_counts",
  "index_build",
];

/** Full-text tables keep no text that could be copied. Throws for one that nothing here can fill. */
export function requireFillable({ schema }: Pick<DatabaseCopy, "schema">): void {
  const views = schema.filter(({ type }) => type === "view").map(({ name }) => name);
  for (const { name } of schema.filter(isFullText))
    if (name !== jobSearch && !filledFromData.includes(name) && !views.includes(toView(name)))
      throw new Error(`${name} could not be filled again: it has no view ${toView(name)}.`);
}

const toView = (table: string): string => table.replace(/_fts$/, "_words");

export async function fillSearch(
  d1: D1Database,
  folder: string,
  copy: DatabaseCopy,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  requireFillable(copy);
  for (const { name } of copy.schema.filter(isFullText)) {
    if (name === jobSearch) await fillJobSearch(d1, folder, copy, onProgress);
    else if (!filledFromData.includes(name)) await fillFromView(d1, name);
  }
}

async function fillFromView(d1: D1Database, table: string): Promise<void> {
  const { results } = await d1.prepare(`PRAGMA table_info(${quoteName(table)})`).all<{ name: string }>();
  const columns = results.map(({ name }) => quoteName(name)).join(", ");
  await d1
    .prepare(
      `INSERT INTO ${quoteName(table)} (rowid, ${columns}) SELECT id, ${columns} FROM ${quoteName(toView(table))}`,
    )
    .run();
}

async function fillJobSearch(
  d1: D1Database,
  folder: string,
  { tables }: DatabaseCopy,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const db = toDb(d1);
  const before = await d1
    .prepare("SELECT version, finished_at AS finishedAt FROM index_build")
    .first<{ version: string; finishedAt: number | null }>();
  await forgetBuild(db);
  await buildIndex(db, ({ done, of }) => onProgress(done, of));
  if (before?.version !== indexVersion || before.finishedAt === null) return;
  for (const table of tables.filter(({ name }) => counted.includes(name))) {
    await d1.prepare(`DELETE FROM ${quoteName(table.name)}`).run();
    await writeRows(d1, folder, table);
  }
}

import { catalogSources, loadCatalog } from "../load/load-catalog.ts";
import { findLoad } from "../load/loads.ts";
import { loadRemoteData } from "../load/remote-data.ts";
import { hashFiles } from "../machine/steps.ts";
import { applyMigrations, readMigrations } from "../site/migrations.ts";
import { openSiteBindings } from "../site/site-bindings.ts";
import { listFilledTables } from "./database-shape.ts";
import { fillSearch } from "./fill-search.ts";
import { listDamage, readManifest } from "./manifest.ts";
import { emptyBucket, listKeys, writeFiles } from "./stored-files.ts";
import { emptyDatabase, listDifferences, writeDatabase } from "./write-database.ts";

interface Options {
  /** The folder of a local site, or null for the one at Cloudflare. */
  state: string | null;
  folder: string;
  force: boolean;
  now: number;
  report: (text: string) => void;
}

const databaseNames = ["DB", "VITALS_DB"] as const;
const migrationFolders = { DB: "migrations", VITALS_DB: "functions/vitals/migrations" };
const named = 5;

/** Throws before it changes anything when the backup is damaged or the site holds something. */
export async function restoreSite({ state, folder, force, now, report }: Options): Promise<void> {
  const manifest = readManifest(folder);
  const damage = await listDamage(folder, manifest);
  if (damage.length > 0)
    throw new Error(`This backup is damaged, and nothing was changed: ${toList(damage)}.`);
  report(`The backup of ${manifest.takenAt} is whole.`);
  const { databases, files, kv, close } = await openSiteBindings(state);
  try {
    const held = await listHeld(databases, files);
    if (held.length > 0 && !force)
      throw new Error(`The site is not empty: ${toList(held)}. --force replaces all of it.`);
    for (const name of databaseNames) await emptyDatabase(databases[name]);
    await emptyBucket(files);
    for (const name of databaseNames)
      await writeDatabase(databases[name], folder, manifest.databases[name], (text) =>
        report(`${name} ${text}`),
      );
    await writeFiles(files, folder, manifest.files, (done, key) =>
      report(`file ${done} of ${manifest.files.length}: ${key}`),
    );
    report("Reading every table again");
    for (const name of databaseNames) {
      const different = await listDifferences(databases[name], manifest.databases[name]);
      if (different.length > 0)
        throw new Error(`${name} is not what was backed up: ${toList(different)}. Restore it again.`);
    }
    for (const name of databaseNames)
      await applyMigrations(databases[name], readMigrations(migrationFolders[name]));
    await endAccess(databases.DB);
    await fillSearch(databases.DB, folder, manifest.databases.DB, (done, of) =>
      report(`search index: ${done.toLocaleString("en-US")} of ${of.toLocaleString("en-US")}`),
    );
    report("Loading the catalogue from data/");
    if (kv) await loadLocalCatalog(kv, databases.DB, now);
  } finally {
    await close();
  }
  if (state === null) await loadRemoteData();
}

/** Someone who logged out, lost an account or got a mail since the backup must not find that undone. */
const endAccess = (db: D1Database) =>
  db.batch(
    [
      "DELETE FROM sessions",
      "DELETE FROM pending_sign_ins",
      "DELETE FROM email_links",
      "DELETE FROM email_changes",
      "UPDATE outbox SET next_attempt_at = NULL, leased_until = NULL WHERE sent_at IS NULL",
    ].map((sql) => db.prepare(sql)),
  );

async function listHeld(
  databases: Record<(typeof databaseNames)[number], D1Database>,
  files: R2Bucket,
): Promise<string[]> {
  const held = [];
  for (const name of databaseNames)
    held.push(...(await listFilledTables(databases[name])).map((table) => `${name} ${table}`));
  for await (const key of listKeys(files)) return [...held, `the file ${key}`];
  return held;
}

/** KV is not backed up: all of it is made of `data/`. The time of the last load stays when the data is the same. */
async function loadLocalCatalog(kv: KVNamespace, db: D1Database, now: number): Promise<void> {
  const version = hashFiles(catalogSources);
  const last = await findLoad(db, "catalog");
  await loadCatalog(kv, db, version, last?.version === version ? last.at : now);
}

const toList = (names: readonly string[]): string =>
  names.slice(0, named).join(", ") + (names.length > named ? ` and ${names.length - named} more` : "");

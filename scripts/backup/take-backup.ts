import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSiteBindings } from "../site/site-bindings.ts";
import { copyDatabase } from "./copy-database.ts";
import { requireFillable } from "./fill-search.ts";
import { type Manifest, manifestFile, newManifest } from "./manifest.ts";
import { copyFiles } from "./stored-files.ts";

interface Options {
  /** The folder of a local site, or null for the one at Cloudflare. */
  state: string | null;
  folder: string;
  now: Date;
  report: (text: string) => void;
}

/** The folder gets its name only when it is complete. */
export async function takeBackup({ state, folder, now, report }: Options): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} exists already. Name a new folder.`);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  // It holds what people wrote, so only its owner may read it.
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const { databases, files, close } = await openSiteBindings(state);
  try {
    const DB = await copyDatabase(databases.DB, unfinished, "DB", report);
    requireFillable(DB);
    const manifest = newManifest({
      takenAt: now.toISOString(),
      source: state === null ? "remote" : "local",
      databases: {
        DB,
        VITALS_DB: await copyDatabase(databases.VITALS_DB, unfinished, "VITALS_DB", report),
      },
      // After the rows, so that every file that a row names is either here or was removed with its row.
      files: await copyFiles(files, unfinished, (done, key) => report(`file ${done}: ${key}`)),
    });
    writeFileSync(join(unfinished, manifestFile), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    await close();
  }
}

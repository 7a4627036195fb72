import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { findChanges, toCatalogTexts, writeChanges, writeSections } from "../load/reload-catalog.ts";

interface Options {
  folder: string;
  openBindings: () => Promise<{ kv: KVNamespace; db: D1Database; close(): Promise<void> }>;
  report: (message: string) => void;
  now: () => number;
}

/** An editor saves a file in several steps. */
const quietMs = 100;

/** Writes what a saved file changes into KV. A file with an error is reported and changes nothing. */
export function watchCatalog({ folder, openBindings, report, now }: Options): { close(): void } {
  let known = toCatalogTexts(folder);
  let isLoading = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    if (isLoading) {
      isStale = true;
      return;
    }
    isLoading = true;
    try {
      const texts = toCatalogTexts(folder);
      const changes = findChanges(known, texts);
      const keys = [...changes.written.map(([key]) => key), ...changes.gone];
      if (keys.length > 0) {
        const { kv, db, close } = await openBindings();
        await writeSections(db, changes, texts)
          .then(() => writeChanges(kv, changes, `dev ${now()}`))
          .finally(close);
        known = texts;
      }
      report(toReport(keys));
    } catch (error) {
      report(`Not loaded. ${toMessage(error)}`);
    } finally {
      isLoading = false;
    }
    if (isStale) {
      isStale = false;
      await load();
    }
  }

  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void load(), quietMs);
  };
  const watchers = listFolders(folder).map((path): FSWatcher => watch(path, onChange));
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** One watcher for each folder: a recursive one loses files that an editor replaces. */
const listFolders = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

const named = 3;

function toReport(keys: readonly string[]): string {
  if (keys.length === 0) return "No record of the catalogue changed.";
  const names = keys.slice(0, named).map((key) => key.replace(/^v\d+:/, ""));
  const more = keys.length > named ? ` and ${keys.length - named} more` : "";
  return `Loaded ${names.join(", ")}${more}. Reload the page to see it.`;
}

/** Includes the causes, because the innermost says most. */
function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && !error.message.includes(error.cause.message)
    ? `${error.message} ${toMessage(error.cause)}`
    : error.message;
}

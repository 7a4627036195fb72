import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { openSource } from "#app/companies/imports/format/bytes.ts";
import { type ImportOptions, type ImportResult, importJobs } from "#app/companies/imports/run.server.ts";

const chunkBytes = 64 * 1024;

export interface FileImport extends Omit<ImportOptions, "onProgress"> {
  path: string;
  onProgress?: (bytes: number, size: number, seen: number) => void;
}

export const openFile = (path: string) =>
  openSource(basename(path), createReadStream(path, { highWaterMark: chunkBytes }));

export async function importFile(
  db: D1Database,
  { path, onProgress, ...options }: FileImport,
): Promise<ImportResult | null> {
  const { size } = await stat(path);
  return importJobs(db, await openFile(path), {
    ...options,
    onProgress: (bytes, seen) => onProgress?.(bytes, size, seen),
  });
}

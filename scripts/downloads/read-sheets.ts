import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";
import { describeIssue } from "../load/source/written.ts";
import { type Sheet, sheetSchema } from "./sheet.ts";

/** In the order of the numbers before their names. @throws naming file and field */
export function readSheets(folder: string): Sheet[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => readSheet(`${folder}/${name}`));
}

function readSheet(path: string): Sheet {
  const written: unknown = parse(readFileSync(path, "utf8"));
  const { data, error } = sheetSchema.safeParse(written);
  if (error) throw new Error(error.issues.map((issue) => describeIssue(path, written, issue)).join("\n"));
  return { ...data, slug: basename(path, ".yaml").replace(/^\d+-/, "") };
}

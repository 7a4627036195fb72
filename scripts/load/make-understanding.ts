import { readFileSync } from "node:fs";
import type { UnderstandingModel } from "#app/facts/catalog/understanding-records.ts";

/** What `npm run understanding` trained, with the names that it reads. */
export function toUnderstanding(folder: string): UnderstandingModel {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/understanding/${name}.json`, "utf8"));
  return { ...read("mentor").model, names: read("names") };
}

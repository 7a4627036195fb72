import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = globSync("{app,functions,scripts}/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));
const listFiles = (has: (text: string) => boolean) =>
  sources.filter(({ text }) => has(text)).map(({ file }) => file);

const isBuilt = (text: string) => /\bdb\s*\.(?:select|selectDistinct|\$count)\(/.test(text);
const isSql = (text: string) => /\.prepare\(|\bsql(?:<[^>`]+>)?`|\bsql\.raw\(/.test(text);

test("asks the database in one way in each file", () => {
  expect(listFiles(isBuilt).length).toBeGreaterThan(3);
  expect(listFiles(isSql).length).toBeGreaterThan(100);
  expect(listFiles((text) => isBuilt(text) && isSql(text))).toEqual([]);
});

test("writes to the database in SQL, where the condition of a write can stand in it", () => {
  expect(listFiles((text) => /\bdb\s*\.(?:insert|update|delete)\(/.test(text))).toEqual([]);
});

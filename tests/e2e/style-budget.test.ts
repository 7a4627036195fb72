import { gzipSync } from "node:zlib";
import { expect, inject, test } from "vitest";
import { listBareClasses, listSheets } from "../support/bare-classes.ts";
import { built, builtUnlisted } from "../support/spec-urls.ts";

const styles = new Map<string, Promise<string>>();

async function readStyles(html: string): Promise<string[]> {
  const files = listSheets(html);
  for (const file of files)
    if (!styles.has(file))
      styles.set(
        file,
        fetch(inject("origin") + file).then((answer) => answer.text()),
      );
  return Promise.all(files.map((file) => styles.get(file)!));
}

test.each([
  ...built,
  ...builtUnlisted,
  ...["/jobs/wyoming", "/skills-assessment/icu-nurse"],
  ...["/salary-comparison/registered-nurse/texas"],
  ...["/career-guides/pay-and-contracts/w2-or-1099", "/resources/market-trends"],
])("styles %s with 15 kB, compressed, and leaves no part of it bare", async (path) => {
  const html = await (await fetch(inject("origin") + path)).text();
  const sheets = await readStyles(html);
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.reduce((sum, css) => sum + gzipSync(css).length, 0)).toBeLessThanOrEqual(15_000);
  expect(listBareClasses(html)).toEqual([]);
});

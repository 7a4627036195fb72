import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { toMotif } from "./article-cover.ts";

const drawn = readFileSync("app/kit/ui/picture/covers.svg", "utf8");

test.each<[string, Partial<ArticleBrief>, string]>([
  ["sign-on-bonus-terms", { category: "pay-and-contracts" }, "coins"],
  ["restrictive-covenants", {}, "statehouse"],
  ["anything", { category: "travel-and-locum" }, "road"],
  ["anything", { kind: "blog" }, "dots"],
  ["anything", { kind: "resource" }, "list"],
])("draws %s by its subject", (slug, about, motif) => {
  expect(toMotif({ kind: "guide", category: null, slug, ...about })).toBe(motif);
  expect(drawn).toContain(`id="${motif}"`);
});

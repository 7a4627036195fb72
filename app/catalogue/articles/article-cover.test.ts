import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ArticleBrief } from "#app/facts/catalog/article-records.ts";
import { toCover } from "./article-cover.ts";

const drawn = readFileSync("app/kit/ui/picture/covers.svg", "utf8");

const coverOf = (slug: string, about: Partial<ArticleBrief> = {}) =>
  toCover({ kind: "guide", category: null, professions: [], slug, ...about } as ArticleBrief);

test.each<[string, Partial<ArticleBrief>, string, string | null]>([
  ["sign-on-bonus-terms", { category: "pay-and-contracts" }, "coins", null],
  [
    "restrictive-covenants",
    { professions: ["registered-nurse", "physical-therapist"] },
    "statehouse",
    "users",
  ],
  ["anything", { category: "travel-and-locum", professions: ["registered-nurse"] }, "road", "heart-pulse"],
  ["anything", { kind: "blog", professions: ["cardiologist"] }, "dots", "stethoscope"],
  ["anything", { kind: "resource" }, "list", null],
])("draws %s by its subject and its readers", (slug, about, motif, mark) => {
  expect(coverOf(slug, about)).toEqual({ motif, mark });
  expect(drawn).toContain(`id="${motif}"`);
});

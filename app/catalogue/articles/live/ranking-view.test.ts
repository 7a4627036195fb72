import { expect, test } from "vitest";
import type { StateRankingPart } from "#app/facts/catalog/live-records.ts";
import { toRankingView } from "./ranking-view.ts";
import { parseRankingChoice } from "./state-ranking.ts";

const toState = (code: string, name: string, prices: number | null) => ({
  code,
  name,
  prices,
  housing: 100,
  hospitals: 50,
  residents: 1_000_000,
});
const part: StateRankingPart = {
  kind: "state-ranking",
  states: [toState("OR", "Oregon", 104), toState("TX", "Texas", 97), toState("ME", "Maine", null)],
  professions: [
    {
      slug: "registered-nurse",
      people: "registered nurses",
      license: { title: "Compact member", source: "our list" },
      rows: [
        { median: 120_000, tax: 8, license: { text: "No", value: 0 } },
        { median: 90_000, tax: 0, license: { text: "Yes", value: 1 } },
        { median: 80_000, tax: 5, license: { text: "Not confirmed", value: null } },
      ],
    },
  ],
  sources: { pay: "BLS", tax: "tables", housing: "BEA", hospitals: "CMS" },
};
const view = (search: string, open: ReadonlyMap<string, number> | null = new Map([["TX", 12]])) =>
  toRankingView(part, parseRankingChoice(new URLSearchParams(search)), open);

test("divides pay by prices, and counts hospitals and openings for each resident", () => {
  const [oregon] = view("tax=0&housing=0&license=0").rows;
  expect(oregon).toMatchObject({ rank: 1, score: "100.0" });
  expect(oregon!.cells).toEqual(["$115,380", "8.0%", "100.0", "No", "5.0", "0"]);
});

test("says what a state lacks, ranks it nowhere and colors it in no fifth", () => {
  const { unranked, rows, tones } = view("");
  expect(unranked).toEqual([{ name: "Maine", missing: ["Pay at local prices", "Compact member"] }]);
  expect(rows.at(-1)).toMatchObject({ name: "Maine", rank: null, score: "Not ranked" });
  expect(rows.at(-1)!.cells.slice(0, 4)).toEqual(["No figure", "5.0%", "100.0", "Not confirmed"]);
  expect(tones.flatMap(({ codes }) => codes)).not.toContain("ME");
});

test("ranks by the rest when our postings cannot be counted", () => {
  const { rows, columns, postings } = view("openings=5&license=0&tax=0&housing=0", null);
  expect(rows[0]).toMatchObject({ name: "Oregon", rank: 1 });
  expect(columns.find(({ factor }) => factor === "openings")!.share).toBe(0);
  expect(postings).toBeNull();
});

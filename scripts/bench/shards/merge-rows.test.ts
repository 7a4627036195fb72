import { expect, test } from "vitest";
import { mergeRows, toShardValues } from "./merge-rows.ts";

const entries = "SELECT group_concat(key || ' ' || facets || ' ' || score) AS list FROM (x LIMIT ?)";
const keys = "SELECT group_concat(key) AS list FROM (x LIMIT ? OFFSET ?)";

test("takes the newest of the entries of two shards", () => {
  const merged = mergeRows(entries, [3], [[{ list: "90 1 5,50 1 9" }], [{ list: "70 2 1,60 2 2" }]]);
  expect(merged).toEqual([{ list: "90 1 5,70 2 1,60 2 2" }]);
  expect(mergeRows(entries, [3], [[{ list: null }], [{ list: null }]])).toEqual([{ list: null }]);
});

test("asks each shard for all before a page, and takes the page of what they have", () => {
  expect(toShardValues(keys, ["x", 2, 2])).toEqual(["x", 4, 0]);
  expect(mergeRows(keys, ["x", 2, 2], [[{ list: "9,7,5" }], [{ list: "8,6" }]])).toEqual([{ list: "7,6" }]);
});

test("adds counts up to the limit, facets and traits", () => {
  const count = "SELECT count(*) AS list FROM (SELECT 1 LIMIT ?)";
  expect(mergeRows(count, [10], [[{ list: 7 }], [{ list: 8 }]])).toEqual([{ list: 10 }]);
  const traits = 'SELECT ifnull(sum(a), 0) AS "a" FROM facet_counts WHERE scope = ?';
  expect(mergeRows(traits, [0], [[{ a: 1 }], [{ a: 2 }]])).toEqual([{ a: 3 }]);
  const facets = "SELECT group_concat(facets || ' ' || postings) AS list FROM facet_counts WHERE scope = ?";
  expect(mergeRows(facets, [0], [[{ list: "5 1" }], [{ list: "5 2" }]])).toEqual([{ list: "5 1,5 2" }]);
});

test("asks one shard alone for what every shard has", () => {
  expect(mergeRows("SELECT name FROM cities", [], [[{ name: "a" }], [{ name: "a" }]])).toEqual([
    { name: "a" },
  ]);
});

import { expect, test } from "vitest";
import {
  defaultWeights,
  type Factor,
  parseRankingChoice,
  rankStates,
  type StateFacts,
  toRankingSearch,
  type Weights,
} from "./state-ranking.ts";

const none: Weights = { pay: 0, tax: 0, housing: 0, license: 0, hospitals: 0, openings: 0 };
const toState = (name: string, values: Partial<Record<Factor, number | null>>): StateFacts => ({
  code: name,
  name,
  values: { pay: null, tax: null, housing: null, license: null, hospitals: null, openings: null, ...values },
});

const states = [
  toState("Oregon", { pay: 100, tax: 8, license: 0 }),
  toState("Texas", { pay: 90, tax: 0, license: 1 }),
  toState("Maine", { pay: 80, tax: 5, license: 1 }),
];
const toOrder = (weights: Partial<Weights>, of = states) =>
  rankStates(of, { ...none, ...weights }).map(({ name, rank, score }) => [name, rank, score]);

test("gives 100 points to the best state of a column, 0 to the worst, and the others their share", () => {
  expect(toOrder({ pay: 3 })).toEqual([
    ["Oregon", 1, 100],
    ["Texas", 2, 50],
    ["Maine", 3, 0],
  ]);
});

test("counts a low tax as good, and changes the order with the weights", () => {
  expect(toOrder({ tax: 1 }).map(([name]) => name)).toEqual(["Texas", "Maine", "Oregon"]);
  expect(toOrder({ pay: 5, tax: 1 })[0]).toEqual(["Oregon", 1, 83.3]);
  expect(toOrder({ pay: 1, tax: 5 })[0]).toEqual(["Texas", 1, 91.7]);
});

test("gives states with one score one rank", () => {
  expect(toOrder({ license: 2 })).toEqual([
    ["Maine", 1, 100],
    ["Texas", 1, 100],
    ["Oregon", 3, 0],
  ]);
});

test("leaves a state unranked that has no figure for what counts, and names what is missing", () => {
  const gap = [...states, toState("Ohio", { pay: 95, tax: null, license: 1 })];
  expect(toOrder({ pay: 1 }, gap).map(([name]) => name)).toContain("Ohio");
  const ranked = rankStates(gap, { ...none, pay: 1, tax: 1 });
  expect(ranked.at(-1)).toMatchObject({ name: "Ohio", rank: null, score: null, missing: ["tax"] });
  expect(ranked[0]!.rank).toBe(1);
});

test("ignores the weight of what no state has, and ranks nobody when nothing counts", () => {
  expect(toOrder({ pay: 1, openings: 5 })).toEqual(toOrder({ pay: 1 }));
  expect(toOrder({}).map(([, rank]) => rank)).toEqual([null, null, null]);
});

test("reads weights from an address and leaves out what is ours", () => {
  const choice = parseRankingChoice(new URLSearchParams("for=nurse-practitioner&pay=0&tax=2&housing=5"));
  expect(choice).toEqual({
    profession: "nurse-practitioner",
    weights: { ...defaultWeights, pay: 0, housing: 5 },
  });
  expect(toRankingSearch(choice)).toBe("for=nurse-practitioner&pay=0&housing=5");
  expect(toRankingSearch(parseRankingChoice(new URLSearchParams()))).toBe("");
});

test.each(["", " ", "-1", "6", "1e9", "NaN", "2.5", "٣", "__proto__", "5".repeat(9_999)])(
  "takes our own weight for %j",
  (text) => {
    const params = new URLSearchParams({ pay: text, for: text });
    expect(toRankingSearch(parseRankingChoice(params))).toBe("");
  },
);

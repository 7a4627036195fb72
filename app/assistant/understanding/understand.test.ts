import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { listFeatures } from "./features.ts";
import { toAskedTokens } from "./tokens.ts";
import { findNames, understand } from "./understand.ts";

const model = {
  labels: ["pay", "medical"],
  bias: [-2, -2],
  step: 1,
  slope: 1,
  shift: 0,
  weights: "earn\ta9\n<drug>\tb9\nmg\tb9a-2",
  names: { drug: ["insulin", "birth control"] },
};

const listWords = (text: string) => toAskedTokens(text).map(({ word }) => word);

test("reads words without accents and apostrophes, figures by their length and money as money", () => {
  expect(listWords("Don’t résumé $95,000 or 90k for 12 hrs?")).toEqual([
    ...["dont", "resume", "$", "or", "$", "for", "##", "hrs", "?"],
  ]);
  expect(toAskedTokens("an RN")[1]).toEqual({ word: "rn", from: 3, to: 5 });
});

test("counts what was found by its kind, and a name by its kind alone", () => {
  const features = listFeatures("RN in Ohio", [
    { from: 0, to: 2, kind: "role", value: "registered-nurse", isName: false },
    { from: 3, to: 10, kind: "state", isName: true },
  ]);
  expect(features).toEqual(
    expect.arrayContaining(["rn", "<role>", "<role:registered-nurse>", "<state>", "<role> <state>"]),
  );
  expect(features).not.toContain("ohio");
});

test("puts the likeliest label first and knows drugs by name", () => {
  expect(understand(model, "what do they earn", [])[0]!.label).toBe("pay");
  expect(understand(model, "how many mg of Insulin", [])[0]!.label).toBe("medical");
  expect(findNames(model, "birth control, and insulin")).toHaveLength(2);
});

test("reads 100 kB of anything in time that grows with its length", () => {
  const texts = ["a", "my ", "$9,", "can i ", "é’", "?", "insulin ", "0123456789", "birth "].map((piece) =>
    piece.repeat(100_000 / piece.length),
  );
  const start = readProcessorMs();
  for (const text of texts) expect(understand(model, text, [])).toHaveLength(2);
  expect(readProcessorMs() - start).toBeLessThan(10_000);
});

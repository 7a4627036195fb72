import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isCrisis } from "#app/assistant/navigation/reading/crisis.ts";
import { refusalLabels } from "#app/assistant/understanding/labels.ts";
import { findRefusal, understand } from "#app/assistant/understanding/understand.ts";
import { toUnderstanding } from "../../scripts/load/make-understanding.ts";
import { hashPartTraining, readPartSamples } from "../../scripts/understanding/part-samples.ts";
import { hashTraining, readAll, readSamples } from "../../scripts/understanding/samples.ts";
import { isWhole } from "../support/whole-run.ts";

const leastAccuracy = { mentor: 0.8, ways: 0.8 } as const;
const mostBytes = 250_000;

describe.each(["mentor", "ways"] as const)("the weights of %s", (name) => {
  const file = readFileSync(`data/understanding/${name}.json`, "utf8");
  const { trainedOn, accuracy } = JSON.parse(file);

  test("are those that its samples and its code were last trained to", () => {
    expect(trainedOn, "Run npm run understanding.").toBe(hashTraining(name));
  });

  test("were right often enough on sentences that they had not seen, in a small file", () => {
    expect(accuracy).toBeGreaterThanOrEqual(leastAccuracy[name]);
    expect(file.length).toBeLessThan(mostBytes);
  });
});

describe("the reader of parts", () => {
  const file = readFileSync("data/understanding/parts.json", "utf8");
  const { trainedOn, accuracy, model } = JSON.parse(file);

  test("is what its lines and its code were last trained to", () => {
    expect(trainedOn, "Run npm run understanding -- parts.").toBe(hashPartTraining());
  });

  test("found parts and pages often enough for lines that it had not seen, in a small file", () => {
    expect(accuracy.part).toBeGreaterThanOrEqual(0.2);
    expect(accuracy.page).toBeGreaterThanOrEqual(0.36);
    expect(file.length).toBeLessThan(720_000);
  });

  test("knows nearly all parts of our pages", () => {
    const known = new Set(model.parts.map((part: object) => JSON.stringify(part)));
    const { parts } = readPartSamples();
    const unknown = parts.map((part) => JSON.stringify(part)).filter((part) => !known.has(part));
    expect(unknown.length / parts.length, `Train again: ${unknown.join("\n")}`).toBeLessThan(0.03);
  });
});

test("sends no question about work away and hears every call for help among its samples", () => {
  const model = toUnderstanding("data").get("mentor")!;
  const refusals: ReadonlySet<string> = new Set(refusalLabels);
  const isTaken = ({ labels: [label = ""] }: { labels: readonly string[] }, at: number) =>
    isWhole || label === "crisis" || at % 6 === 0;
  const judged = readAll(readSamples().filter(isTaken)).map((sample) => ({
    ...sample,
    refusal: isCrisis(sample.text) ? "crisis" : findRefusal(understand(model, sample.read, sample.spans)),
  }));
  const sentAway = judged.filter(({ labels, refusal }) => refusal && !refusals.has(labels[0]!));
  expect(sentAway.map(({ text, refusal }) => `${refusal}: ${text}`)).toEqual([]);
  const missed = judged.filter(({ labels, refusal }) => labels[0] === "crisis" && refusal !== "crisis");
  expect(missed.map(({ text }) => text)).toEqual([]);
});

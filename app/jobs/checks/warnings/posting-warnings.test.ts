import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listWarnings, needsPerson } from "./posting-warnings.ts";

const readSamples = (name: string) => readFileSync(`tests/samples/${name}.txt`, "utf8").trim().split("\n");
const warn = (text: string) => listWarnings({ Text: text });

test("sends postings that cost applicants money or lead them away to a person", () => {
  const samples = readSamples("scam_postings");
  expect(samples).toHaveLength(60);
  const missed = samples.filter((text) => !needsPerson(warn(text)));
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
});

test("lets honest postings that mention such words go live", () => {
  const samples = readSamples("honest_postings");
  expect(samples).toHaveLength(60);
  const stopped = samples.filter((text) => needsPerson(warn(text)));
  const told = stopped.map((text) => `${text} ${JSON.stringify(warn(text))}`);
  expect(stopped.length, told.join("\n")).toBeLessThanOrEqual(2);
});

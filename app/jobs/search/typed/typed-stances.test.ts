import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { readTyped } from "./read-typed.ts";
import { ofKind } from "./typed-query.ts";

const wordsOf = (typed: string, kind: "open" | "undecided") =>
  ofKind(readTyped(typed).readings, kind).map(({ words }) => words);

test.each([
  ["rn any shift", ["any shift"]],
  ["all shifts cna", ["all shifts"]],
  ["any location np", ["any location"]],
  ["anywhere in the US rn", ["anywhere in the US"]],
  ["rn don't mind nights", ["don't mind nights"]],
  ["rn do not mind working weekends", ["do not mind working weekends"]],
  ["ok with nights or weekends rn", ["ok with nights", "weekends"]],
  ["open to travel rn", ["open to travel"]],
])("reads in %s what is fine either way", (typed, words) => {
  expect(wordsOf(typed, "open")).toEqual(words);
  expect(readTyped(typed).rest).toBe("");
});

test.each([
  ["rn no mandatory overtime", ["no mandatory overtime"]],
  ["no overtime cna", ["no overtime"]],
  ["lpn without on the job drug testing", ["without on the job drug testing"]],
  ["rn not hospital", ["not hospital"]],
  ["pa 4 days a week", ["4 days a week"]],
  ["np w2", ["w2"]],
  ["school nurse summers off", ["summers off"]],
  ["locum 2 weeks a month", ["2 weeks a month"]],
  ["rn every other weekend", ["every other weekend"]],
  ["rn 3 on 4 off", ["3 on 4 off"]],
])("names in %s what no fact of a posting decides", (typed, words) => {
  expect(wordsOf(typed, "undecided")).toEqual(words);
  expect(readTyped(typed).rest).toBe("");
});

test.each([
  "nonprofit hospital rn",
  "not for profit rn",
  "doctors without borders",
  "rn no nights",
  "rn $45/hr",
  "er rn 7p-7a",
  "rn 12345",
])("names nothing in %s", (typed) => {
  expect([...wordsOf(typed, "undecided"), ...wordsOf(typed, "open")]).toEqual([]);
});

test("reads weekdays as work from Monday to Friday, and never as weekends", () => {
  for (const typed of [
    "rn m-f",
    "rn mon-fri",
    "rn Monday through Friday",
    "rn weekdays only",
    "anything m-f rn",
  ]) {
    const { readings } = readTyped(typed);
    expect(ofKind(readings, "shift"), typed).toEqual([]);
    expect(ofKind(readings, "words"), typed).toMatchObject([{ name: "Monday to Friday", isNot: false }]);
  }
});

test.each(["rn near me", "cna nearby", "rn in my area", "pt close to home", "local np"])(
  "says of %s that where that is was not applied, unless a place is named",
  (typed) => {
    expect(ofKind(readTyped(typed).readings, "undecided")).toMatchObject([{ isHere: true }]);
    expect(ofKind(readTyped(`${typed} in Ohio`).readings, "undecided")).toEqual([]);
  },
);

test.each(["rn kaiser permanente", "dialysis rn davita", "md anderson oncology rn", "np minute clinic"])(
  "reads no other thing in the employer of %s",
  (typed) => {
    const { readings, phrases } = readTyped(typed);
    expect(readings.every(({ kind }) => kind === "profession" || kind === "specialty")).toBe(true);
    expect(phrases).toHaveLength(1);
  },
);

test("reads hostile stances at once", () => {
  const start = readProcessorMs();
  for (const unit of ["don't mind ", "no x ", "any shift ", "ok with to ", "3 12s ", "without on ", "m - "])
    readTyped(`${unit.repeat(60)}nights`);
  expect(readProcessorMs() - start).toBeLessThan(1_000);
});

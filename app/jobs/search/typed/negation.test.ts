import { expect, test } from "vitest";
import { readProcessorMs } from "#tests/support/processor-time.ts";
import { toExcluding } from "./negation.ts";
import { readTyped } from "./read-typed.ts";

const listRefused = (typed: string) =>
  readTyped(typed).readings.flatMap(({ from, to, isNot }) => (isNot ? [typed.slice(from, to).trim()] : []));

test.each([
  "nothing remote",
  "nothing with an agency",
  "don't want home health",
  "do not want to work nights",
  "not interested in travel",
  "avoid weekends",
  "anything but nights",
  "tired of nights",
  "can't do weekends",
  "doesn't require weekends",
  "instead of nights",
  "travel not wanted",
  "weekends off",
])("takes nothing that is refused for a wish: rn %s", (refused) => {
  expect(listRefused(`rn ${refused}`)).toEqual([refused]);
});

test.each([
  "nothing but nights",
  "nothing except nights",
  "don't mind nights",
  "not only nights",
  "can't wait to work nights",
])("takes what is wanted for a wish: rn %s", (wanted) => {
  expect(listRefused(`rn ${wanted}`)).toEqual([]);
});

test.each([
  ["rn no weekends, full time", 1],
  ["rn no nights, days only", 1],
  ["no weekends, rn", 1],
  ["no nights and remote rn", 1],
  ["rn no nights, evenings", 2],
  ["crna no solo ob", 1],
  ["exept nights rn", 1],
  ["rn no nights or travel", 2],
  ["crna no trauma call", 0],
  ["rn no overnight or weekend call", 3],
  ["rn 4 days, no weekends", 1],
])("ends the list of what is refused in %s", (typed, count) => {
  expect(readTyped(typed).readings.filter(({ isNot }) => isNot)).toHaveLength(count);
});

test("writes a refusal as a search excludes it", () => {
  expect(toExcluding("don't want home health")).toBe("no home health");
  expect(toExcluding("travel not wanted")).toBe("no travel");
  expect(toExcluding("call")).toBe("no call");
  expect(toExcluding("without travel")).toBe("without travel");
  expect(toExcluding(" or weekends")).toBe(" or weekends");
});

test("reads hostile refusals at once", () => {
  const start = readProcessorMs();
  for (const unit of [
    "no ",
    "don't want ",
    "not an ",
    "nothing with ",
    "any x but ",
    "not ",
    "is not ",
    "no, ",
  ])
    readTyped(`${unit.repeat(60)}nights not`);
  expect(readProcessorMs() - start).toBeLessThan(500);
});

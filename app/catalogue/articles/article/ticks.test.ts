import { expect, test } from "vitest";
import { readTicks, writeTicks } from "./ticks.ts";

const path = "/blog/a";

test("keeps what was ticked of each article", () => {
  const first = writeTicks(new Map(), path, ["Ask for the policy"]);
  const both = writeTicks(readTicks(first), "/blog/b", ["Call"]);
  expect(readTicks(both)).toEqual(
    new Map([
      [path, ["Ask for the policy"]],
      ["/blog/b", ["Call"]],
    ]),
  );
  expect(readTicks(writeTicks(readTicks(both), path, []))).toEqual(new Map([["/blog/b", ["Call"]]]));
});

test("forgets the article that was ticked longest ago when there are too many", () => {
  let text: string | null = null;
  for (let at = 0; at < 70; at++) text = writeTicks(readTicks(text), `/blog/${at}`, ["x"]);
  const paths = [...readTicks(text).keys()];
  expect(paths).toHaveLength(60);
  expect(paths[0]).toBe("/blog/10");
});

test.each([null, "", "{", "7", '{"a":1}', '[["/blog/a"]]', '[["/blog/a",[1]]]', '[[["x"],"y"]]'])(
  "reads nothing from %s",
  (text) => {
    expect(readTicks(text).size).toBe(0);
  },
);

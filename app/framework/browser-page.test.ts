import { expect, test } from "vitest";
import { changeInTransitions } from "./browser-page.tsx";
import { isTaken } from "./early-press.ts";

test("passes each change on once, however often the page renders", () => {
  const told: string[] = [];
  const router = { subscribe: (listener: (change: string) => void) => listener("/jobs") };
  changeInTransitions(router);
  changeInTransitions(router);
  router.subscribe((change) => told.push(change));
  expect(told).toEqual(["/jobs"]);
});

test.each([undefined, null, {}, { subscribe: true }])(
  "leaves alone a router that is none of ours: %j",
  (router) => {
    expect(() => changeInTransitions(router)).not.toThrow();
  },
);

test("repeats no press on an element that React marks in another way", () => {
  expect(isTaken({ __reactProps$x1: {} })).toBe(true);
  expect(isTaken({ __reactFiberOnly: {} })).toBe(false);
});

import { expect, test } from "vitest";
import { changeInTransitions } from "./browser-page.tsx";

test("passes each change on once, however often the page renders", () => {
  const told: object[] = [];
  const router = { subscribe: (listener: (change: object) => void) => listener({ location: "/jobs" }) };
  changeInTransitions(router);
  changeInTransitions(router);
  router.subscribe((change) => told.push(change));
  expect(told).toEqual([{ location: "/jobs" }]);
});

test("passes nothing on when the router only learned a route", () => {
  const tell: ((state: object) => void)[] = [];
  const start = { location: "/jobs", fetchers: new Map() };
  const router = { state: start, subscribe: (listener: (state: object) => void) => tell.push(listener) };
  changeInTransitions(router);
  const told: object[] = [];
  router.subscribe((state) => told.push(state));
  tell[0]!({ ...start });
  tell[0]!({ ...start, fetchers: new Map() });
  tell[0]!({ ...start, location: "/saved" });
  tell[0]!({ ...start, location: "/saved" });
  expect(told).toHaveLength(2);
});

test.each([undefined, null, {}, { subscribe: true }])(
  "leaves alone a router that is none of ours: %j",
  (router) => {
    expect(() => changeInTransitions(router)).not.toThrow();
  },
);

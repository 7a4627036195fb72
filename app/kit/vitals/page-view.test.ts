import { expect, test } from "vitest";
import type { VitalsReport } from "./beacon.ts";
import { createPageView } from "./measure.ts";

function watchPageView() {
  const sent: VitalsReport["metrics"][] = [];
  return { sent, view: createPageView((metrics) => sent.push(metrics)) };
}

test("sends all metrics of a page view in one beacon", () => {
  const { sent, view } = watchPageView();
  view.record("ttfb", 80);
  view.record("lcp", 900);
  view.record("cls", 0);
  expect(sent).toEqual([]);
  view.end();
  expect(sent).toEqual([{ ttfb: 80, lcp: 900, cls: 0 }]);
});

test("keeps the first value even if the browser repeats a metric", () => {
  const { sent, view } = watchPageView();
  view.record("cls", 0.02);
  view.record("cls", 0.3);
  view.end();
  expect(sent).toEqual([{ cls: 0.02 }]);
});

test("sends nothing more after the page was hidden", () => {
  const { sent, view } = watchPageView();
  view.record("ttfb", 80);
  view.end();
  view.record("inp", 120);
  view.end();
  expect(sent).toEqual([{ ttfb: 80 }]);
});

test("sends nothing for a page view without measurements", () => {
  const { sent, view } = watchPageView();
  view.end();
  expect(sent).toEqual([]);
});

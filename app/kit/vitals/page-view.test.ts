import { expect, test } from "vitest";
import type { VitalsReport } from "./beacon.ts";
import { createPageView } from "./measure.ts";

function watchPageView() {
  const sent: VitalsReport["metrics"][] = [];
  return { sent, view: createPageView((metrics) => sent.push(metrics)) };
}

test("sends only new metrics in the second beacon of a page view", () => {
  const { sent, view } = watchPageView();
  view.record("ttfb", 80);
  view.record("fcp", 400);
  view.flush();
  view.record("lcp", 900);
  view.record("cls", 0);
  view.end();
  expect(sent).toEqual([
    { ttfb: 80, fcp: 400 },
    { lcp: 900, cls: 0 },
  ]);
});

test("reports a metric once even if the browser repeats it", () => {
  const { sent, view } = watchPageView();
  view.record("cls", 0.02);
  view.flush();
  view.record("cls", 0.3);
  view.end();
  expect(sent).toEqual([{ cls: 0.02 }]);
});

test("sends nothing more after the page was hidden", () => {
  const { sent, view } = watchPageView();
  view.record("ttfb", 80);
  view.end();
  view.record("inp", 120);
  view.flush();
  view.end();
  expect(sent).toEqual([{ ttfb: 80 }]);
});

test("sends nothing for a page view without measurements", () => {
  const { sent, view } = watchPageView();
  view.flush();
  view.end();
  expect(sent).toEqual([]);
});

import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { randomId } from "#app/kit/platform/random.ts";
import type { VitalsReport } from "./beacon.ts";
import { listsPerReport } from "./visit-source.ts";
import type { Metric } from "./vitals.ts";

const path = "/api/analytics/web-vitals";

export function measurePageView(): void {
  // Without the query, which may have typed text or a token.
  const url = location.origin + location.pathname;
  const view = createPageView((metrics) => sendReport({ metrics, url, listed: listPostings() }));

  onTTFB(({ value }) => view.record("ttfb", value));
  onFCP(({ value }) => view.record("fcp", value));
  onLCP(({ value }) => view.record("lcp", value));
  onINP(({ value }) => view.record("inp", value));
  onCLS(({ value }) => view.record("cls", value));
  onFirstInputDelay((value) => view.record("fid", value));

  // web-vitals makes LCP, INP and CLS final at this same event; pagehide would be too early.
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") view.end();
  });
}

// web-vitals has not measured FID since version 5.
function onFirstInputDelay(report: (value: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes("first-input")) return;
  new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (first) report(Math.max(0, first.processingStart - first.startTime));
  }).observe({ type: "first-input", buffered: true });
}

/** For a page opened by our own link, which loads no document and measures nothing. */
export const reportOpened = (path: string): void =>
  sendReport({ metrics: {}, opened: true, url: location.origin + path });

/** Of some page views only, because each posting of a list costs a write. */
const listPostings = () =>
  Math.random() * listsPerReport < 1
    ? Array.from(
        document.querySelectorAll<HTMLAnchorElement>(".job-title a"),
        ({ pathname }) => pathname,
      ).slice(0, 60)
    : undefined;

function sendReport(said: Pick<VitalsReport, "metrics" | "opened" | "url" | "listed">): void {
  const report: VitalsReport = {
    ...said,
    id: randomId(),
    timestamp: Date.now(),
    userAgent: navigator.userAgent,
    release: __remixManifest.version,
    referrer: document.referrer.split("/")[2],
  };
  navigator.sendBeacon(path, new Blob([JSON.stringify(report)], { type: "application/json" }));
}

type Metrics = VitalsReport["metrics"];

/** Ends when the page is first hidden, because browsers guarantee no later chance to send. */
export function createPageView(send: (metrics: Metrics) => void) {
  const measured: Metrics = {};
  let isOver = false;
  return {
    record(metric: Metric, value: number) {
      if (!isOver) measured[metric] ??= value;
    },
    /** Sends everything in one beacon, because each costs as much as all else of a view. */
    end() {
      if (!isOver && Object.keys(measured).length > 0) send(measured);
      isOver = true;
    },
  };
}

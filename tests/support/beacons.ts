import type { Beacon } from "#app/kit/vitals/beacon.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";

export const desktopBrowser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
export const phoneBrowser =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

/** A report as a visitor's browser sends it; pass what matters to the test. */
export function toReport(given: Record<string, unknown> = {}) {
  return {
    id: crypto.randomUUID(),
    metrics: { lcp: 1200, fid: 8, inp: 64, cls: 0.01, fcp: 700, ttfb: 90 },
    timestamp: Date.now(),
    url: "http://localhost:8787/",
    userAgent: desktopBrowser,
    ...given,
  };
}

let made = 0;

/** The queued beacon of a page view by a new visitor; pass what matters to the test. @param at when it arrived */
export function toView(given: Partial<Beacon> = {}, at = Date.now()): Beacon {
  made += 1;
  return {
    id: `beacon-${made}`,
    day: toDay(at),
    hour: new Date(at).getUTCHours(),
    visitor: `visitor-${made}`,
    route: "/jobs",
    device: "mobile",
    country: "US",
    release: "r1",
    runningRelease: "r1",
    referrer: null,
    isRobot: false,
    isView: true,
    metrics: { ttfb: 80 },
    posting: null,
    ...given,
  };
}

export const toViews = (count: number, given: Partial<Beacon> = {}, at = Date.now()): Beacon[] =>
  Array.from({ length: count }, () => toView(given, at));

/** What the site reports of a search, which is no page view. */
export const toSearch = (words: string, isEmpty = false): Partial<Beacon> => ({
  isView: false,
  metrics: {},
  search: { words, isEmpty },
});

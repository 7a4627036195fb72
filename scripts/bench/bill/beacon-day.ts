import { dayMs } from "#app/kit/platform/durations.ts";
import { type Beacon, toBeacon } from "#app/kit/vitals/beacon.ts";
import { listRoutePatterns } from "#app/kit/vitals/route-pattern.ts";
import { pagePatterns } from "#app/routes.ts";
import type { Random } from "../../demo/seeded-random.ts";
import { sampleBrowsers, sampleDevices, sampleReferrers } from "../../screens/sample-pages.ts";

const origin = "https://clinward.example";
const viewsPerVisit = 4;
const postingsInList = 20;
const postings = 10_000;
const otherCountries = 40;

const otherPages = listRoutePatterns(pagePatterns).map((path) => path.replaceAll(/\{\w+\}/g, "x"));

const slugOf = (at: number) =>
  `registered-nurse-houston-tx-${((at + 1) * 2_654_435_761).toString(36).slice(-7)}`;
export const listSlugs = (): string[] => Array.from({ length: postings }, (_, at) => slugOf(at));

/** Skewed, as a list's first pages are opened more. */
const toSlug = (random: Random) => slugOf(Math.floor(random.next() ** 2 * postings));

/** 35 of 100 views are of a posting, 5 of its form, 30 of a list, and the rest of all other pages, of a few more than of most. */
function toPage(random: Random) {
  const kind = random.next();
  if (kind < 0.35) return { path: `/jobs/${toSlug(random)}` };
  if (kind < 0.4) return { path: `/jobs/${toSlug(random)}/apply` };
  if (kind < 0.7) {
    // The browser names the postings of one list in ten.
    const listed = random.chance(0.1)
      ? Array.from({ length: postingsInList }, () => `/jobs/${toSlug(random)}`)
      : undefined;
    return { path: "/jobs", listed };
  }
  return { path: otherPages[Math.floor(random.next() ** 3 * otherPages.length)]! };
}

/** Log-normal, as waits are: the sum of uniform numbers is about normal. */
const toWait = (random: Random, median: number) =>
  median * Math.exp((random.next() + random.next() + random.next() - 1.5) * 1.2);

/** The beacon of a page view at this time. */
export function toDayBeacon(random: Random, at: number, views: number, share: number): Beacon {
  const { path, listed } = toPage(random);
  const country = random.chance(0.95)
    ? "US"
    : `${String.fromCharCode(65 + (random.int(0, otherCountries - 1) % 26))}Q`;
  const metrics = {
    ttfb: toWait(random, 200),
    fcp: toWait(random, 700),
    lcp: toWait(random, 1500),
    inp: toWait(random, 80),
    cls: random.next() ** 4 * 0.2,
    fid: toWait(random, 8),
  };
  const report = {
    metrics,
    listed,
    timestamp: at,
    url: origin + path,
    userAgent: sampleBrowsers[random.weighted(sampleDevices)],
    release: "0ea1e57a",
    referrer: random.chance(1 / viewsPerVisit) ? random.weighted(sampleReferrers) : "clinward.example",
  };
  return toBeacon(report, {
    now: at,
    visitor: toVisitor(random, at, views),
    newId: toLetters(random, 22),
    country,
    runningRelease: "0ea1e57a",
    standsFor: random.next() < share ? 1 / share : null,
  });
}

/** One of those who come within the same twenty minutes. */
function toVisitor(random: Random, at: number, views: number): string {
  const perStay = Math.ceil((views / viewsPerVisit) * (1 / 72));
  const stay = Math.floor(at / (dayMs / 72));
  const place = stay * perStay + random.int(0, perStay - 1);
  return `${letters[(place * 37) % letters.length]}${String(place).padStart(21, "v")}`;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const toLetters = (random: Random, length: number) =>
  Array.from({ length }, () => letters[random.int(0, letters.length - 1)]).join("");

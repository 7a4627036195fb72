import { expect } from "vitest";
import { dayMs } from "#app/kit/platform/durations.ts";
import { toDay } from "#app/kit/vitals/vitals.ts";
import record from "../../build/record.json" with { type: "json" };
import { openSiteDatabase } from "../../scripts/site/site-database.ts";
import { toReport } from "./beacons.ts";

/** Enough page views to rate a route. */
const views = 25;
const earlier = "0ea1e57a";

/**
 * Reports a page's views as browsers do: fast ones from tabs that the release before opened, then slow ones from the
 * release that the site runs.
 */
export async function slowDown({ origin, state }: { origin: string; state: string }, path: string) {
  const at = Date.now() - dayMs;
  const database = openSiteDatabase(state, "releases");
  const known = [earlier, toDay(at), at] as const;
  database.run("INSERT INTO releases (name, day, first_at) VALUES (?, ?, ?)", ...known);
  await report(origin + path, earlier, 1200);
  await report(origin + path, record.release, 4500);
  const folded = `SELECT sum(value) AS views FROM vitals_releases, json_each(counts) WHERE route = ? AND key GLOB 'lcp *'`;
  return {
    release: record.release,
    isFolded: () => database.all<{ views: number }>(folded, path)[0]!.views >= 2 * views,
  };
}

async function report(url: string, release: string, lcp: number): Promise<void> {
  const { origin } = new URL(url);
  const body = () => JSON.stringify(toReport({ url, release, metrics: { lcp, ttfb: 80 } }));
  for (let visitor = 1; visitor <= views; visitor++) {
    const headers = {
      "content-type": "application/json",
      origin,
      "cf-connecting-ip": `203.0.113.${visitor}`,
    };
    const answer = await fetch(`${origin}/api/analytics/web-vitals`, {
      method: "POST",
      headers,
      body: body(),
    });
    expect(answer.status).toBe(204);
  }
}

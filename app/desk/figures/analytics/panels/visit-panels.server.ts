import {
  type CountPair,
  listNamedCounts,
  listStepCounts,
} from "#app/desk/figures/analytics/counts/visit-counts.server.ts";
import { type Period, periodFacts, toSpan } from "#app/desk/figures/analytics/period.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { otherRoute } from "#app/kit/vitals/route-pattern.ts";
import { type Panel, toStepPanel } from "./step-panel.ts";

const byVisits = (kind: string): CountPair => [`visits.${kind}`, `views.${kind}`];
const pairs = {
  pages: ["views.route", "visits.route"],
  referrers: byVisits("referrer"),
  campaigns: byVisits("campaign"),
  countries: byVisits("country"),
  devices: byVisits("device"),
  "robot-pages": ["robots.route"],
} as const satisfies Record<string, CountPair>;

const empty = "No page views in this time. They are counted within a minute after a visit.";

export async function listVisitPanels(
  { env, now }: SiteContext,
  period: Period,
  limit: number,
): Promise<Panel[]> {
  const span = toSpan(period, now);
  const [steps, names] = await Promise.all([
    listStepCounts(env.VITALS_DB, span),
    listNamedCounts(env.VITALS_DB, span, Object.values(pairs), limit),
  ]);
  const { before } = periodFacts[period];
  const stepPanel = (measure: "visits" | "views" | "robots", title: string, note?: string) =>
    toStepPanel({
      name: measure,
      title,
      note,
      empty,
      period,
      span,
      counts: steps.map((step) => step[measure]),
    });
  const namePanel = (
    name: keyof typeof pairs,
    title: string,
    headings: readonly string[],
    toName = (text: string) => text,
  ): Panel => ({
    name,
    title,
    kind: "names",
    empty,
    headings,
    rows: names
      .filter(({ main }) => main === pairs[name][0])
      // Page views are counted for a site that led to them, not for its lack.
      .map((row) => ({
        name: toName(row.name),
        figures: [row.now, row.before, row.name === "direct" ? null : row.other],
      })),
  });
  const visits = (first: string) => [first, "Visits", before, "Page views"];
  return [
    stepPanel(
      "visits",
      "Visits",
      "A visit is one network on one day (UTC), without cookies: people behind one hospital's network are one visit, and a phone that changes networks is two.",
    ),
    stepPanel("views", "Page views"),
    namePanel("pages", "Pages", ["Page", "Page views", before, "Visits begun"], toPage),
    namePanel("referrers", "Sites that linked here", visits("Site"), (host) =>
      host === "direct" ? "None" : host,
    ),
    {
      ...namePanel("campaigns", "Campaigns", visits("Campaign")),
      empty: "No visit came by a link with utm_source or utm_campaign in this time.",
    },
    namePanel("countries", "Countries", visits("Country"), toCountry),
    stepPanel(
      "robots",
      "Page views by robots",
      "Only robots that run scripts and say who they are. None of them is in the other figures.",
    ),
    namePanel("robot-pages", "Pages that robots opened", ["Page", "Page views", before], toPage),
    namePanel("devices", "Devices", visits("Device"), (device) =>
      device === "mobile" ? "Phone or tablet" : "Computer",
    ),
  ];
}

const toPage = (route: string): string => (route === otherRoute ? "Other addresses" : route);

let regions: Intl.DisplayNames | undefined;

function toCountry(code: string): string {
  if (code === "XX") return "Unknown";
  regions ??= new Intl.DisplayNames("en-US", { type: "region" });
  return regions.of(code) ?? code;
}

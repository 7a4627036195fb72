import {
  type CountKind,
  listNamedCounts,
  listStepCounts,
  type NamedCount,
} from "#app/analytics/counts/visit-counts.server.ts";
import { type Period, periodFacts, toSpan } from "#app/analytics/period.ts";
import type { SiteContext } from "#app/platform/context.ts";
import { otherRoute } from "#app/vitals/route-pattern.ts";
import type { Panel, PanelRow } from "./panel.ts";
import { toStepPanel } from "./step-panel.ts";

const kinds: readonly CountKind[] = [
  ...["route", "country", "device", "referrer", "campaign"].flatMap((of): CountKind[] => [
    `visits.${of}`,
    `views.${of}`,
  ]),
  "robots.route",
];

const empty = "No page views in this time. They are counted within a minute after a visit.";

export async function listVisitPanels(
  { env, now }: SiteContext,
  period: Period,
  limit: number,
): Promise<Panel[]> {
  const span = toSpan(period, now);
  const [steps, names] = await Promise.all([
    listStepCounts(env.VITALS_DB, span),
    listNamedCounts(env.VITALS_DB, span, kinds, limit),
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
  const visits = { headings: ["Visits", before, "Page views"], of: ["visits", "views"] } as const;
  const views = {
    headings: ["Page views", before, "Visits that began there"],
    of: ["views", "visits"],
  } as const;
  const namePanel = (
    name: string,
    title: string,
    kind: string,
    { headings, of }: typeof visits | typeof views,
    toName = (text: string) => text,
  ): Panel => ({
    name,
    title,
    kind: "names",
    empty,
    headings: [title, ...headings],
    rows: toRows(names, `${of[0]}.${kind}` as CountKind, `${of[1]}.${kind}` as CountKind).map((row) => ({
      ...row,
      name: toName(row.name),
    })),
  });
  return [
    stepPanel(
      "visits",
      "Visits",
      "A visit is one network on one day (UTC), without cookies: people behind one hospital's network are one visit, and a phone that changes networks is two.",
    ),
    stepPanel("views", "Page views"),
    namePanel("pages", "Page", "route", views, (route) => (route === otherRoute ? "Other addresses" : route)),
    namePanel("referrers", "Site that linked here", "referrer", visits, (host) =>
      host === "direct" ? "None" : host,
    ),
    {
      ...namePanel("campaigns", "Campaign", "campaign", visits),
      empty: "No visit came by a link with utm_source or utm_campaign in this time.",
    },
    namePanel("countries", "Country", "country", visits, toCountry),
    namePanel("devices", "Device", "device", visits, (device) =>
      device === "mobile" ? "Phone or tablet" : "Computer",
    ),
    stepPanel(
      "robots",
      "Page views by robots",
      "Only robots that run scripts and say who they are. None of them is in the figures above.",
    ),
    {
      ...namePanel("robot-pages", "Page that robots opened", "route", views),
      headings: ["Page that robots opened", "Page views", before],
      rows: toRows(names, "robots.route"),
    },
  ];
}

function toRows(names: readonly NamedCount[], kind: CountKind, other?: CountKind): PanelRow[] {
  const others = new Map(names.filter((row) => row.kind === other).map((row) => [row.name, row.now]));
  return names
    .filter((row) => row.kind === kind && row.now + row.before > 0)
    .map(({ name, now, before }) => ({
      name,
      figures: other ? [now, before, others.get(name) ?? 0] : [now, before],
    }));
}

let regions: Intl.DisplayNames | undefined;

function toCountry(code: string): string {
  if (code === "XX") return "Unknown";
  regions ??= new Intl.DisplayNames("en-US", { type: "region" });
  return regions.of(code) ?? code;
}

import { toRequestSource } from "#app/companies/pitch/request-sources.ts";
import { countSent, listPostings, mostRead } from "#app/desk/figures/analytics/counts/postings.server.ts";
import { listNamedCounts, listStepCounts } from "#app/desk/figures/analytics/counts/visit-counts.server.ts";
import {
  type AnalyticsSearch,
  type AnalyticsTab,
  type Period,
  periodFacts,
  toSpan,
} from "#app/desk/figures/analytics/period.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { paths } from "#app/paths.ts";
import { listSearchPanels } from "./search-panels.server.ts";
import { type Panel, toStepPanel } from "./step-panel.ts";
import { listVisitPanels } from "./visit-panels.server.ts";

async function listFunnelPanels({ env, now }: SiteContext, period: Period, limit: number): Promise<Panel[]> {
  const span = toSpan(period, now);
  const [steps, sources, sent, postings] = await Promise.all([
    listStepCounts(env.VITALS_DB, span),
    listNamedCounts(env.VITALS_DB, span, [["openings.source", "starts.source"]], limit),
    countSent(env.DB, "applications", span),
    listPostings(env.VITALS_DB, env.DB, span, now, limit),
  ]);
  const { before } = periodFacts[period];
  const halves = (counts: readonly number[]): [number, number] => [
    sum(counts.slice(span.steps)),
    sum(counts.slice(0, span.steps)),
  ];
  const counted = [
    ["Opened a posting", ...halves(steps.map((step) => step.openings))],
    ["Opened its application form", ...halves(steps.map((step) => step.starts))],
    ["Sent an application", ...halves(sent.steps)],
  ] as const;
  const all = counted.map(([name, times, earlier], at) => {
    const above = counted[at - 1]?.[1] ?? 0;
    return { name, figures: [times, earlier, above > 0 ? Math.round((times / above) * 1000) / 10 : null] };
  });
  const names = new Set([...sources.map(({ name }) => name), ...sent.sources.map(({ name }) => name)]);
  return [
    {
      name: "funnel",
      title: "From a posting to an application",
      kind: "names",
      note: sent.isCut
        ? `There were more than ${mostRead} applications. Only the newest are counted here.`
        : "Openings are page views without robots. Sent applications are the ones in our database.",
      empty: "Nobody opened a posting in this time.",
      isWide: true,
      headings: ["Step", "Times", before, "Percent of the step above"],
      rows: counted.some(([, times, earlier]) => times + earlier > 0) ? all : [],
    },
    {
      name: "sources",
      title: "By what led to the visit",
      kind: "names",
      note: "A campaign's tags if the link had them, otherwise the other site. All that a network does on that day counts for it.",
      empty: "Nobody opened a posting in this time.",
      headings: ["Source", "Opened", before, "Started", "Sent"],
      rows: [...names]
        .map((name) => {
          const counted = sources.find((row) => row.name === name);
          return {
            name: name === "direct" ? "None" : name,
            figures: [
              counted?.now ?? 0,
              counted?.before ?? 0,
              counted?.other ?? 0,
              sent.sources.find((row) => row.name === name)?.now ?? 0,
            ],
          };
        })
        .filter(({ figures }) => sum(figures) > 0)
        .sort((a, b) => b.figures[0]! - a.figures[0]!)
        .slice(0, limit),
    },
    {
      name: "postings",
      title: "By posting",
      kind: "names",
      note:
        period === "24h"
          ? "Postings are counted by day: today (UTC), compared with yesterday."
          : "The 50 postings opened most on days that are over.",
      empty: "Nobody opened a posting in this time.",
      headings: ["Posting", "Opened", period === "24h" ? "Yesterday" : before, "Started", "Sent"],
      rows: postings.map(({ slug, title, openings, openingsBefore, starts, sent: applied }) => ({
        name: title ?? slug,
        to: title === null ? undefined : paths.job(slug),
        figures: [openings, openingsBefore, starts, applied],
      })),
    },
  ];
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const empty = "No hire request was sent in this time.";

async function listRequestPanels({ env, now }: SiteContext, period: Period): Promise<Panel[]> {
  const span = toSpan(period, now);
  const sent = await countSent(env.DB, "hire_requests", span);
  return [
    toStepPanel({
      name: "requests",
      title: "Hire requests",
      note: sent.isCut ? `Only the newest ${mostRead} are counted.` : undefined,
      empty,
      period,
      span,
      counts: sent.steps,
    }),
    {
      name: "request-pages",
      title: "Hire requests by page",
      kind: "names",
      empty,
      headings: ["Page", "Requests", periodFacts[period].before],
      rows: sent.sources.map(({ name, now: requests, before }) => ({
        name: toRequestSource(name),
        figures: [requests, before],
      })),
    },
  ];
}

const makers: Record<
  AnalyticsTab,
  (context: SiteContext, period: Period, limit: number) => Promise<Panel[]>
> = {
  visits: listVisitPanels,
  searches: listSearchPanels,
  funnel: listFunnelPanels,
  requests: listRequestPanels,
};

export const listPanels = (
  context: SiteContext,
  { tab, period }: AnalyticsSearch,
  limit: number,
): Promise<Panel[]> => makers[tab](context, period, limit);

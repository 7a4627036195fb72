import { listPostings } from "#app/analytics/counts/postings.server.ts";
import { countSent, mostRead } from "#app/analytics/counts/sent.server.ts";
import { listNamedCounts, listStepCounts } from "#app/analytics/counts/visit-counts.server.ts";
import { type Period, periodFacts, toSpan } from "#app/analytics/period.ts";
import { paths } from "#app/paths.ts";
import type { SiteContext } from "#app/platform/context.ts";
import type { Panel } from "./panel.ts";

export async function listFunnelPanels(
  { env, now }: SiteContext,
  period: Period,
  limit: number,
): Promise<Panel[]> {
  const span = toSpan(period, now);
  const [steps, sources, sent, postings] = await Promise.all([
    listStepCounts(env.VITALS_DB, span),
    listNamedCounts(env.VITALS_DB, span, ["openings.source", "starts.source"], limit),
    countSent(env.DB, "applications", span),
    listPostings(env.VITALS_DB, env.DB, span, now, limit),
  ]);
  const { before } = periodFacts[period];
  const halves = (counts: readonly number[]) => [
    sum(counts.slice(span.steps)),
    sum(counts.slice(0, span.steps)),
  ];
  const all = [
    { name: "Opened a posting", figures: halves(steps.map((step) => step.openings)) },
    { name: "Opened its application form", figures: halves(steps.map((step) => step.starts)) },
    { name: "Sent an application", figures: halves(sent.steps) },
  ];
  const names = new Set([...sources.map(({ name }) => name), ...sent.sources.map(({ name }) => name)]);
  const find = (kind: string, name: string) => sources.find((row) => row.kind === kind && row.name === name);
  return [
    {
      name: "funnel",
      title: "From a posting to an application",
      kind: "names",
      note: sent.isCut
        ? `There were more than ${mostRead} applications. Only the newest are counted here.`
        : "Openings are page views without robots. Sent applications are the ones in our database.",
      empty: "Nobody opened a posting in this time.",
      headings: ["Step", "Times", before],
      rows: all.some(({ figures }) => sum(figures) > 0) ? all : [],
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
          const opened = find("openings.source", name);
          return {
            name: name === "direct" ? "None" : name,
            figures: [
              opened?.now ?? 0,
              opened?.before ?? 0,
              find("starts.source", name)?.now ?? 0,
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
          : "Of days that are over, the 50 postings that were opened most.",
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

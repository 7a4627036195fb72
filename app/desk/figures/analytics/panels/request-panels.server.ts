import { countSent, mostRead } from "#app/desk/figures/analytics/counts/sent.server.ts";
import { type Period, periodFacts, toSpan } from "#app/desk/figures/analytics/period.ts";
import { toRequestSource } from "#app/companies/pitch/request-sources.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import type { Panel } from "./panel.ts";
import { toStepPanel } from "./step-panel.ts";

const empty = "No hire request was sent in this time.";

export async function listRequestPanels({ env, now }: SiteContext, period: Period): Promise<Panel[]> {
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

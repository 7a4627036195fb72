import type { AnalyticsSearch, AnalyticsTab, Period } from "#app/desk/figures/analytics/period.ts";
import type { SiteContext } from "#app/kit/platform/context.ts";
import { listFunnelPanels } from "./funnel-panels.server.ts";
import type { Panel } from "./panel.ts";
import { listRequestPanels } from "./request-panels.server.ts";
import { listSearchPanels } from "./search-panels.server.ts";
import { listVisitPanels } from "./visit-panels.server.ts";

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

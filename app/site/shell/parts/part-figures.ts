import type { JobStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { formatCount } from "#app/kit/ui/count.ts";

export type Figure = keyof JobStats;

export const formatFigure = (figure: Figure, stats: JobStats): string =>
  figure === "total" ? `${formatCount(stats.total)}+` : formatCount(stats.newToday);

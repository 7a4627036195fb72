import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { JobStats } from "#app/jobs/search/openings/job-stats.ts";
import { Credits, FooterColumns } from "./footer-content.tsx";
import { AboutMenu, NarrowMenu, WideMenu } from "./menu-content.tsx";
import type { PartName } from "./part-names.ts";

const contents: Record<PartName, ComponentType<{ part: PartName; stats: JobStats }>> = {
  "job-seekers-menu": WideMenu,
  "employers-menu": WideMenu,
  "tools-menu": WideMenu,
  "about-menu": AboutMenu,
  "narrow-menu": NarrowMenu,
  footer: FooterColumns,
  credits: Credits,
};

const drawn = new Map<PartName, { stats: JobStats; html: string }>();

export function drawPart(part: PartName, stats: JobStats): string {
  const last = drawn.get(part);
  if (last?.stats.newToday === stats.newToday && last.stats.total === stats.total) return last.html;
  const Content = contents[part];
  const html = renderToStaticMarkup(<Content part={part} stats={stats} />);
  drawn.set(part, { stats, html });
  return html;
}

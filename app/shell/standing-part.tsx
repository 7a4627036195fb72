import { useEffect, useRef } from "react";
import type { JobStats } from "#app/jobs/job-stats.ts";
import { beforeServing } from "#app/ui/island.tsx";
import type { menus } from "./menu-names.ts";
import { type Figure, formatFigure } from "./standing-figures.ts";
import { useSiteStats } from "./use-site-stats.ts";

export type PartName = (typeof menus)[number]["part"] | "about-menu" | "narrow-menu" | "footer" | "credits";

let drawPart: ((name: PartName, stats: JobStats) => string) | undefined;
if (import.meta.env.SSR)
  beforeServing(async () => {
    drawPart ??= (await import("./draw-part.tsx")).drawPart;
  });

const kept = new Map<PartName, string>();

/** As it came with the page, also where React draws the page afresh. */
function keepPart(name: PartName): string {
  const html = kept.get(name) ?? document.querySelector(`[data-part=${name}]`)?.innerHTML ?? "";
  kept.set(name, html);
  return html;
}

/**
 * Some of the two hundred links that stand on every page. The server draws them once and not for each request; in the
 * browser they stay the HTML they are: their code is not loaded, and React does not walk through them.
 */
export function StandingPart({ name, className }: { name: PartName; className?: string }) {
  const stats = useSiteStats();
  const part = useRef<HTMLDivElement>(null);

  // What React does not draw it does not change either.
  useEffect(() => {
    for (const element of part.current?.querySelectorAll<HTMLElement>("[data-figure]") ?? [])
      element.textContent = formatFigure(element.dataset.figure as Figure, stats);
  }, [stats]);

  const html = import.meta.env.SSR ? (drawPart?.(name, stats) ?? "") : keepPart(name);
  return <div ref={part} data-part={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

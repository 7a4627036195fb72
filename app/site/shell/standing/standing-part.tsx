import { useEffect, useRef } from "react";
import type { JobStats } from "#app/jobs/search/openings/job-stats.ts";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { beforeServing } from "#app/kit/ui/island.tsx";
import type { PartName } from "./part-names.ts";
import { type Figure, formatFigure } from "./standing-figures.ts";

let drawPart: ((name: PartName, stats: JobStats) => string) | undefined;
if (import.meta.env.SSR)
  beforeServing(async () => {
    drawPart ??= (await import("./draw-part.tsx")).drawPart;
  });

const kept = new Map<PartName, string>();

function keepPart(name: PartName): string {
  const html = kept.get(name) ?? document.querySelector(`[data-part=${name}]`)?.innerHTML ?? "";
  kept.set(name, html);
  return html;
}

/** Rendered once for all requests. The browser keeps it as plain HTML, without React. */
export function StandingPart({ name, className }: { name: PartName; className?: string }) {
  const stats = useSiteStats();
  const part = useRef<HTMLDivElement>(null);

  // React does not own this HTML, so an effect updates its figures.
  useEffect(() => {
    for (const element of part.current?.querySelectorAll<HTMLElement>("[data-figure]") ?? [])
      element.textContent = formatFigure(element.dataset.figure as Figure, stats);
  }, [stats]);

  const html = import.meta.env.SSR ? (drawPart?.(name, stats) ?? "") : keepPart(name);
  return <div ref={part} data-part={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

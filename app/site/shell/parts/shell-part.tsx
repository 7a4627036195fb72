import { useEffect, useRef } from "react";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { PlainIsland } from "#app/kit/ui/island.tsx";
import { type Figure, formatFigure } from "./part-figures.ts";
import type { PartName } from "./part-names.ts";

interface ShellPartProps {
  name: PartName;
  className?: string;
  isHidden?: boolean;
}

/** Rendered once for all requests (`draw-part.tsx`). */
export function ShellPart({ name, className, isHidden }: ShellPartProps) {
  const stats = useSiteStats();
  const part = useRef<HTMLDivElement>(null);

  // React does not own this HTML, so an effect updates its figures.
  useEffect(() => {
    for (const element of part.current?.querySelectorAll<HTMLElement>("[data-figure]") ?? [])
      element.textContent = formatFigure(element.dataset.figure as Figure, stats);
  }, [stats]);

  return <PlainIsland name={name} className={className} body={part} isHidden={isHidden} />;
}

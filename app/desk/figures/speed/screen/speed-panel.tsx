import { type ReactNode, useId } from "react";
import type { SpeedFile } from "#app/desk/figures/speed/speed-search.ts";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { paths } from "#app/paths.ts";
import type { PanelTable } from "./panel-tables.ts";

interface SpeedPanelProps {
  title: string;
  note?: ReactNode;
  file: SpeedFile;
  query: string;
  table?: PanelTable;
  children: ReactNode;
}

export function SpeedPanel({ title, note, file, query, table, children }: SpeedPanelProps) {
  const id = useId();
  const search = new URLSearchParams(query);
  search.set("file", file);
  return (
    <section aria-labelledby={id} className="speed-panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        <a
          href={paths.adminVitalsFile(search.toString())}
          download
          className="link inline-flex min-h-6 items-center text-sm"
        >
          CSV<span className="sr-only">: {title}</span>
        </a>
      </div>
      {note && <p className="text-ink-2 text-md">{note}</p>}
      {children}
      {table && (
        <details>
          <summary className="min-h-6 cursor-pointer font-semibold text-md">As a table</summary>
          <div className="pt-2">
            <FigureTable
              label={title}
              headings={table.headings}
              rows={table.rows.map(([name = "", ...cells]) => ({ name, cells }))}
            />
          </div>
        </details>
      )}
    </section>
  );
}

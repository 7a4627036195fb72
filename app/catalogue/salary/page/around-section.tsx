import { usePlainLinks } from "#app/pages/page/plain-links.ts";
import { paths } from "#app/paths.ts";
import { toSlug } from "#app/kit/text/slug.ts";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { FigureTable } from "#app/kit/ui/chart/figure-table.tsx";
import { TextSection } from "#app/kit/ui/text-section.tsx";
import type { PlacesAround } from "./places-around.ts";

const legend = [
  ["own", "Median at national prices"],
  ["other", "Median as paid"],
  ["nation", "National median"],
] as const;

export function AroundSection({ role, list }: { role: string; list: PlacesAround["lists"][number] }) {
  return (
    <TextSection id={list.id} title={list.title} lead={list.lead}>
      <div className="grid gap-8">
        {list.dots.length > 0 && (
          <DotPlot
            label={`${list.title}: highest value at national prices`}
            rows={list.dots}
            legend={legend}
            source="Dollars a year. BLS, May 2025 by state and May 2024 by metro area; prices: BEA, 2024."
          />
        )}
        {list.dots.length > 0 ? (
          <details>
            <summary className="link inline-flex min-h-11 items-center">{list.tableTitle}</summary>
            <FigureTable label={`${list.title}, as a table`} {...list.table} />
          </details>
        ) : (
          list.table.rows.length > 0 && <FigureTable label={`${list.title}, as a table`} {...list.table} />
        )}
        {list.others.length > 0 && <Others role={role} title={list.othersTitle} others={list.others} />}
      </div>
    </TextSection>
  );
}

const shownOpen = 12;

function Others({ role, title, others }: { role: string; title: string; others: readonly string[] }) {
  const follow = usePlainLinks();
  return (
    <details open={others.length <= shownOpen}>
      <summary className="link inline-flex min-h-11 items-center">{title}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer the keyboard. */}
      <ul onClick={follow} className="pay-more sm:columns-2 md:columns-3 lg:columns-4">
        {others.map((name) => (
          <li key={name}>
            <a href={paths.placePay(role, toSlug(name))}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

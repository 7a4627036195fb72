import { Link } from "@remix-run/react";
import { classNames } from "#app/ui/class-names.ts";
import { Scroller } from "#app/ui/scroller.tsx";

export interface FigureRow {
  name: string;
  to?: string | null;
  cells: readonly string[];
}

interface FigureTableProps {
  label: string;
  headings: readonly string[];
  rows: readonly FigureRow[];
  areWords?: boolean;
  /** Gives columns the widths of another table with the same headings, on wide screens. */
  isFixed?: boolean;
  note?: string;
}

export function FigureTable({ label, headings, rows, areWords, isFixed, note }: FigureTableProps) {
  const align = areWords ? "text-left" : "text-right";
  return (
    <div className="grid content-start gap-2">
      <Scroller label={label}>
        <table
          className={classNames(
            "w-full text-md tabular-nums",
            headings.length > 3 && "min-w-xl",
            isFixed && "md:table-fixed [&_th:first-child]:md:w-3/10",
          )}
        >
          <caption className="sr-only">{label}</caption>
          <thead className="bg-sunken text-ink-2 text-sm">
            <tr>
              {headings.map((heading, at) => (
                <th
                  key={heading}
                  scope="col"
                  className={classNames("px-4 py-2 font-semibold", at === 0 ? "text-left" : align)}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ name, to, cells }) => (
              <tr key={to ?? name}>
                <th scope="row" className="px-4 py-2 text-left font-semibold">
                  {to ? (
                    <Link to={to} className="link inline-flex min-h-6 items-center">
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                {cells.map((cell, at) => (
                  <td key={headings[at + 1]} className={classNames("px-4 py-2", align)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      {note && <p className="text-ink-3 text-sm">{note}</p>}
    </div>
  );
}

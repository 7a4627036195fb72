import { classNames } from "#app/kit/ui/class-names.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { RowName } from "./row-name.tsx";
import { listWordColumns } from "./word-columns.ts";

export interface FigureRow {
  name: string;
  to?: string | null;
  cells: readonly string[];
}

interface FigureTableProps {
  label: string;
  headings: readonly string[];
  rows: readonly FigureRow[];
  /** Aligns the columns with those of other tables with the same headings, on wide screens. */
  isFixed?: boolean;
  note?: string;
}

/** Fits a phone's line of headings. */
const mostLetters = 32;

/** A row becomes a block on a phone too narrow for the columns. */
export function FigureTable({ label, headings, rows, isFixed, note }: FigureTableProps) {
  const hasBlocks = headings.length > 3 || headings.join("").length > mostLetters;
  return (
    <div className="grid content-start gap-2">
      <Scroller label={label}>
        <table
          className={classNames(
            "figures",
            hasBlocks && "figure-blocks",
            isFixed && "md:table-fixed [&_th:first-child]:md:w-3/10",
            ...listWordColumns(rows.map(({ cells }) => cells)).map((at) => `words-${at + 2}`),
          )}
        >
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, to, cells }) => (
              <tr key={to ?? name}>
                <th scope="row">
                  <RowName name={name} to={to} />
                </th>
                {cells.map((cell, at) => (
                  <td key={headings[at + 1]} data-of={hasBlocks ? headings[at + 1] : undefined}>
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

import { classNames } from "#app/kit/ui/class-names.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { RowName } from "./row-name.tsx";

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
  /** "short" is the name and two columns, where the page of each row has the rest. */
  onPhone?: "blocks" | "short";
  note?: string;
}

/** Fits a phone's line of headings. */
const mostLetters = 32;

/** A row becomes a block on a phone too narrow for the columns. */
export function FigureTable({ label, headings, rows, isFixed, onPhone, note }: FigureTableProps) {
  const isWide = headings.length > 3 || headings.join("").length > mostLetters;
  const shape = onPhone ?? (isWide ? "blocks" : null);
  return (
    <div className="grid content-start gap-2">
      <Scroller label={label}>
        <table
          className={classNames(
            "figures",
            shape && `figure-${shape}`,
            isFixed && "figures-fixed",
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
                  <td key={headings[at + 1]} data-of={shape === "blocks" ? headings[at + 1] : undefined}>
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

/** "$97,550", "+3.1%", "22 hours", "at least $239,200", "$1,200 to $3,400", "about 12 miles", "$1* (2)", and what stands for none. */
const figure =
  /^(?:(?:about |at least |under )?[$+−~]?\d[\d,.]*%?(?: (?:to|–) (?:at least )?[$+−]?\d[\d,.]*%?)?(?: miles?)?\*?(?: \(\d+\))?|(?:under )?\d+[ \u00a0](?:hours?|days?)|[–0]|none|no figure|too few to compare)$/i;

export const listWordColumns = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).flatMap((_, at) => (rows.every((cells) => figure.test(cells[at] ?? "–")) ? [] : [at]));

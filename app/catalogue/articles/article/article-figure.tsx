import type { DataFigure } from "#app/facts/catalog/figure-records.ts";
import { BarList } from "#app/kit/ui/chart/bar-list.tsx";
import { DotPlot } from "#app/kit/ui/chart/dot-plot.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { DrawnStates } from "#app/pages/page/map/state-shapes.tsx";

export function ArticleFigure({ figure }: { figure: DataFigure }) {
  const { caption, source, columns, rows, drawing } = figure;
  return (
    <div className="article-figure">
      <p className="article-caption">{caption}</p>
      {drawing && <Drawing drawing={drawing} caption={caption} />}
      <Scroller label={`Table: ${caption}`}>
        <table
          className={
            isWordy(columns) ? "figure-entries" : columns.length > mostOnPhone ? "figure-blocks" : undefined
          }
        >
          <thead>
            <tr>
              {columns.map(({ title, isNumber }) => (
                <th key={title} scope="col" className={isNumber ? "number" : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td
                    key={columns[at + 1]?.title}
                    data-of={columns[at + 1]?.title}
                    className={columns[at + 1]?.isNumber ? "number" : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className="article-source">Source: {source}</p>
    </div>
  );
}

const isWordy = (columns: DataFigure["columns"]): boolean =>
  columns.filter(({ isNumber }) => !isNumber).length > mostWords;
const mostWords = 5;
/** Of a wider table, each row becomes a block on a phone. */
const mostOnPhone = 3;

interface DrawingProps {
  drawing: NonNullable<DataFigure["drawing"]>;
  caption: string;
}

function Drawing({ drawing, caption }: DrawingProps) {
  if (drawing.kind === "bars") return <Bars items={drawing.items} />;
  if (drawing.kind === "dots")
    return <DotPlot label={caption} rows={drawing.rows} legend={drawing.legend} unit={drawing.unit} />;
  const { label, groups } = drawing;
  return (
    <figure className="grid gap-item">
      <DrawnStates
        label={label}
        groups={groups.map(({ tone, states }) => [`map-${tone}`, states.join(" ")] as const)}
      />
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        {groups.map(({ name, tone, states }) => (
          <span key={name} className="flex items-center gap-1.5">
            <span className={classNames("map-swatch", `map-${tone}`)} />
            {name}: {states.length}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

type BarsDrawing = Extract<NonNullable<DataFigure["drawing"]>, { kind: "bars" }>;

/** BarList formats numbers, but these are formatted already. */
function Bars({ items }: { items: BarsDrawing["items"] }) {
  const texts = new Map(items.map(({ value, text }) => [value, text]));
  return <BarList items={items} format={(value) => texts.get(value) ?? String(value)} />;
}

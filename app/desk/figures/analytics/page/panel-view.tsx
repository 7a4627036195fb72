import type { Panel } from "#app/desk/figures/analytics/panels/step-panel.ts";
import { type Period, periodFacts } from "#app/desk/figures/analytics/period.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { RowName } from "#app/kit/ui/chart/row-name.tsx";
import { TimeColumns } from "#app/kit/ui/chart/time-columns.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import "./panels.css";

export function PanelView({ panel, period }: { panel: Panel; period: Period }) {
  const { name, title, note, empty, rows, kind, isWide } = panel;
  const id = `panel-${name}`;
  return (
    <section aria-labelledby={id} className={kind === "steps" || isWide ? "panel panel-wide" : "panel"}>
      <header>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <a href={deskPaths.adminAnalyticsFile(name, period)} className="link" download>
            CSV<span className="sr-only"> of {title.toLowerCase()}</span>
          </a>
        )}
      </header>
      {rows.length === 0 && <p className="text-ink-2">{empty}</p>}
      {rows.length > 0 && kind === "steps" && <Steps panel={panel} period={period} />}
      {rows.length > 0 && kind === "names" && <PanelTable panel={panel} />}
      {note && <p className="text-ink-3 text-sm">{note}</p>}
    </section>
  );
}

function Steps({ panel, period }: { panel: Panel; period: Period }) {
  const { title, rows } = panel;
  const [now, before] = [0, 1].map((at) =>
    rows.reduce((all, { figures }) => all + (figures[at] ?? 0), 0),
  ) as [number, number];
  return (
    <>
      <p className="panel-total">
        <b>{formatCount(now)}</b>{" "}
        <span>
          {toChange(now, before)} ({formatCount(before)} in the {periodFacts[period].before})
        </span>
      </p>
      <TimeColumns
        label={`${title}, the last ${periodFacts[period].label}`}
        legend={[`The last ${periodFacts[period].label}`, `The ${periodFacts[period].before}`]}
        columns={rows.map(({ name, figures }) => ({ name, value: figures[0] ?? 0, before: figures[1] ?? 0 }))}
      />
      <details>
        <summary>As a table</summary>
        <PanelTable panel={panel} />
      </details>
    </>
  );
}

function PanelTable({ panel: { title, headings, rows, kind } }: { panel: Panel }) {
  const [first, ...others] = headings;
  const shown = others.flatMap((heading, at) => (heading === "" ? [] : [{ heading, at }]));
  const most = Math.max(1, ...rows.flatMap(({ figures }) => [figures[0] ?? 0, figures[1] ?? 0]));
  return (
    <table className="desk-table panel-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {shown.map(({ heading }) => (
            <th key={heading} scope="col" className="number">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, to, figures }) => (
          <tr key={to ?? name}>
            <th scope="row">
              <RowName name={name} to={to} />
              {kind === "names" && (
                <TwinBar value={figures[0] ?? 0} before={figures[1] ?? null} most={most} />
              )}
            </th>
            {shown.map(({ heading, at }) => (
              <td key={heading} data-label={heading} className="number">
                {toFigure(figures[at])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const toFigure = (figure: number | null | undefined): string =>
  typeof figure === "number" ? formatCount(figure) : "–";

interface TwinBarProps {
  value: number;
  before: number | null;
  most: number;
}

/** Hidden from screen readers, because the cells beside it have the figures. */
function TwinBar({ value, before, most }: TwinBarProps) {
  const toWidth = (count: number) => `${Math.round((count / most) * 1000) / 10}%`;
  return (
    <svg aria-hidden="true" width="100%" height={9} className="twin-bar">
      {before !== null && <rect y={6} width={toWidth(before)} height={3} className="twin-before" />}
      <rect width={toWidth(value)} height={5} />
    </svg>
  );
}

/** "+12%", "−3%", "no change" or, without a figure to compare with, "new". */
export function toChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? "no change" : "new";
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return "no change";
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import { PayAxis, PayBar } from "./pay-bar.tsx";
import {
  formatPay,
  type PayFigures,
  type PayRow,
  type PaySource,
  percentiles,
  toPayScale,
  toPayText,
} from "./pay-scale.ts";
import { RowName } from "./row-name.tsx";

interface PayChartProps {
  label: string;
  rows: readonly PayRow[];
  source: PaySource;
  note?: string | null;
}

export function PayChart({ label, rows, source, note }: PayChartProps) {
  const known = rows.filter(({ pay }) => toPayText(pay, source) !== null);
  const scale = toPayScale(
    known.map(({ pay }) => pay),
    source,
  );
  if (!scale) return null;
  return (
    <figure aria-label={label} className="grid gap-4">
      <ul className="grid gap-3">
        {known.map((row) => (
          <li key={row.label}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-md">
              <span className="font-semibold">
                <RowName name={row.label} to={row.to} className="link inline-flex min-h-6 items-center" />
                {row.n != null && (
                  <span className="font-normal text-ink-3 text-sm"> n = {formatCount(row.n)}</span>
                )}
              </span>
              <span className="tabular-nums">
                <span className="text-ink-3 text-sm">median </span>
                {formatPay(row.pay.median, source)}
              </span>
            </p>
            <PayBar row={row} scale={scale} source={source} />
          </li>
        ))}
        <li aria-hidden="true">
          <PayAxis scale={scale} />
        </li>
      </ul>
      <details className="text-md">
        <summary className="link inline-flex min-h-11 items-center">All figures as a table</summary>
        <Scroller label={`${label}: all figures`}>
          <PayTable label={label} rows={known} source={source} />
        </Scroller>
      </details>
      <Caption source={source} note={note} n={null} hasTails={known.some(({ pay }) => hasTails(pay))} />
    </figure>
  );
}

interface PayRangeProps extends Pick<PayChartProps, "label" | "source" | "note"> {
  pay: PayFigures;
  n?: number | null;
  hasLegend?: boolean;
}

export function PayRange({ label, pay, n, source, note, hasLegend = true }: PayRangeProps) {
  const scale = toPayScale([pay], source);
  if (!scale) return null;
  return (
    <figure aria-label={label} className="grid gap-4">
      <div>
        <PayBar row={{ label, pay }} scale={scale} source={source} />
        <PayAxis scale={scale} />
      </div>
      <dl className="pay-range">
        {percentiles.map(
          ([name, heading]) =>
            pay[name] !== null && (
              <div key={name}>
                <dt className="text-ink-3 text-sm">{heading}</dt>
                <dd className="font-semibold tabular-nums">{formatPay(pay[name], source)}</dd>
              </div>
            ),
        )}
      </dl>
      <Caption source={source} note={note} n={n ?? null} hasTails={hasTails(pay)} hasLegend={hasLegend} />
    </figure>
  );
}

const hasTails = ({ p10, p90 }: PayFigures): boolean => p10 !== null && p90 !== null;

interface CaptionProps extends Pick<PayChartProps, "source" | "note"> {
  n: number | null;
  hasTails: boolean;
  hasLegend?: boolean;
}

function Caption({ source, note, n, hasTails, hasLegend = true }: CaptionProps) {
  const sentences = [
    "Pay for a full-time year.",
    hasLegend && "Bar: the middle half.",
    hasLegend && hasTails && "Line: from the 10th to the 90th percentile.",
    hasLegend && "Mark: the median.",
    source.topCode !== null && `The survey publishes no figure above ${formatDollars(source.topCode)}.`,
    note,
    n !== null && `n = ${formatCount(n)} ${source.counted}.`,
  ];
  return (
    <figcaption className="max-w-3xl text-ink-3 text-sm">
      {sentences.filter(Boolean).join(" ")} Source:{" "}
      {source.url ? (
        <a href={source.url} className="link">
          {source.name}
        </a>
      ) : (
        source.name
      )}
      , {source.period}.
    </figcaption>
  );
}

interface PayTableProps {
  label: string;
  rows: readonly PayRow[];
  source: PaySource;
}

function PayTable({ label, rows, source }: PayTableProps) {
  const hasCounts = rows.some(({ n }) => n != null);
  return (
    <table className="figures pay-figures">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <td />
          {percentiles.map(([name, heading]) => (
            <th key={name} scope="col">
              {heading}
            </th>
          ))}
          {hasCounts && <th scope="col">n</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {percentiles.map(([name]) => (
              <td key={name}>{formatPay(row.pay[name], source)}</td>
            ))}
            {hasCounts && <td>{row.n == null ? "–" : formatCount(row.n)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

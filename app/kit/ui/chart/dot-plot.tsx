import type { ReactNode } from "react";
import { PayAxis } from "./pay-bar.tsx";
import { indexSteps, type PayScale, survey2025, toPayScale } from "./pay-scale.ts";
import { RowName } from "./row-name.tsx";

type Mark = "own" | "other" | "nation";

export interface DotRow {
  name: string;
  to?: string | null;
  note: string;
  /** Two values are the ends of a line; more are a dot each. */
  all: readonly number[];
  marks: readonly (readonly [Mark, number])[];
}

interface DotPlotProps {
  label: string;
  rows: readonly DotRow[];
  legend: readonly (readonly [Mark | "all", string])[];
  source?: ReactNode;
  unit?: "dollars" | "index" | "percent";
}

const tickFormats = { dollars: undefined, index: String, percent: (tick: number) => `${tick}%` };

/** The drawing has no figures: put them into `note` or a table beside it. */
export function DotPlot({ label, rows, legend, source, unit = "dollars" }: DotPlotProps) {
  const none = { p25: null, median: null, p75: null };
  const scale = toPayScale(
    rows.map(({ all, marks }) => {
      const values = [...all, ...marks.map(([, value]) => value)];
      return { ...none, p10: Math.min(...values), p90: Math.max(...values) };
    }),
    survey2025,
    unit === "dollars" ? undefined : indexSteps,
  );
  if (!scale) return null;
  return (
    <figure aria-label={label} className="grid gap-3">
      <ul className={`dot-plot gaps-${scale.ticks.length - 1}`}>
        {rows.map((row) => (
          <li key={row.name}>
            <b>
              <RowName name={row.name} to={row.to} />
            </b>
            <span>{row.note}</span>
            <Dots row={row} scale={scale} />
          </li>
        ))}
        <li aria-hidden="true">
          <PayAxis scale={scale} format={tickFormats[unit]} />
        </li>
      </ul>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
        {legend.map(([mark, text]) => (
          <span key={mark} className="flex items-center gap-1.5">
            <svg aria-hidden="true" width={16} height={16} className="dots">
              <Dot mark={mark} at="50%" middle={8} />
            </svg>
            {text}
          </span>
        ))}
        {source && <span className="basis-full text-ink-3">{source}</span>}
      </figcaption>
    </figure>
  );
}

const height = 24;
/** Two dots stay apart where they have the same place on the scale. */
const aside: Record<Mark, number> = { own: -6, other: 6, nation: 0 };

function Dots({ row: { all, marks }, scale }: { row: DotRow; scale: PayScale }) {
  const at = (dollars: number) => `${scale.toPercent(dollars)}%`;
  const middle = height / 2;
  const isPair = marks.some(([mark]) => mark === "own") && marks.some(([mark]) => mark === "other");
  // The nation's line comes last, above the dots.
  const drawn = marks.toSorted(([a], [b]) => Number(a === "nation") - Number(b === "nation"));
  return (
    <svg aria-hidden="true" width="100%" height={height} className="dots">
      {all.length > 1 && <line x1={at(Math.min(...all))} x2={at(Math.max(...all))} y1={middle} y2={middle} />}
      {all.map((dollars, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: states with the same median have nothing else to tell them apart
        <Dot key={index} mark="all" at={at(dollars)} middle={middle} />
      ))}
      {drawn.map(([mark, dollars]) => (
        <Dot key={mark} mark={mark} at={at(dollars)} middle={middle} aside={isPair ? aside[mark] : 0} />
      ))}
    </svg>
  );
}

interface DotProps {
  mark: Mark | "all";
  at: string;
  middle: number;
  aside?: number;
}

function Dot({ mark, at, middle, aside = 0 }: DotProps) {
  if (mark === "nation")
    return <line x1={at} x2={at} y1={middle - 10} y2={middle + 10} className="dot-nation" />;
  if (mark === "all") return <circle cx={at} cy={middle} r={4.5} />;
  return <circle cx={at} cy={middle + aside} r={aside === 0 ? 7 : 5.5} className={`dot-${mark}`} />;
}

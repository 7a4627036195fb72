import { type State, states } from "#app/facts/reference/place/states.ts";
import { toEndRank } from "#app/kit/text/prose.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { type MapStep, toMapSteps, toStepTone, toTone } from "./map-steps.ts";
import { LinkedStates } from "./state-shapes.tsx";

export interface StateUnit {
  toText: (value: number) => string;
  toFigure: (value: number) => string;
  none: string;
  superlatives: [most: string, least: string];
}

export const openJobs: StateUnit = {
  toText: (value) => `${formatCount(value)} open ${value === 1 ? "job" : "jobs"}`,
  toFigure: formatCount,
  none: "no open jobs",
  superlatives: ["most", "fewest"],
};

export const dollarsAYear: StateUnit = {
  toText: (value) => `${formatDollars(value)} a year`,
  toFigure: formatDollars,
  none: "no figure",
  superlatives: ["highest", "lowest"],
};

/** Undefined, null and zero are all drawn as no value. */
export type StateValues = Readonly<Record<string, number | null | undefined>>;

interface UsMapProps {
  values: StateValues;
  to: (state: State) => string;
  unit: StateUnit;
  label: string;
  legend: string;
}

/** Needs a `StateTable` beside it, because small states are hard to tap on a phone. */
export function UsMap({ values, to, unit, label, legend }: UsMapProps) {
  const steps = toMapSteps(states.map(({ code }) => values[code] ?? 0));
  return (
    <figure className="grid gap-4" aria-label={label}>
      <LinkedStates
        label={label}
        to={to}
        toName={(state) => `${state.name}: ${toValueText(values, state, unit)}`}
        toClass={({ code }) => `map-${toTone(values[code], steps)}`}
      />
      <Legend heading={legend} steps={steps} unit={unit} hasNone={states.some(({ code }) => !values[code])} />
    </figure>
  );
}

function toValueText(values: StateValues, { code }: State, unit: StateUnit): string {
  const value = values[code];
  if (!value) return unit.none;
  const all = states.flatMap((state) => values[state.code] || []);
  const rank = toEndRank(1 + all.filter((other) => other > value).length, all.length, unit.superlatives);
  return [unit.toText(value), rank].filter(Boolean).join(", ");
}

interface LegendProps {
  heading: string;
  steps: readonly MapStep[];
  unit: StateUnit;
  hasNone: boolean;
}

function Legend({ heading, steps, unit, hasNone }: LegendProps) {
  return (
    <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-sm tabular-nums">
      <span className="font-semibold text-ink">{heading}</span>
      {steps.map(({ least, most }, at) => (
        <span key={least} className="flex items-center gap-1.5">
          <span className={`map-swatch map-${toStepTone(at, steps.length)}`} />
          {unit.toFigure(least)}
          {most > least && ` – ${unit.toFigure(most)}`}
        </span>
      ))}
      {hasNone && (
        <span className="flex items-center gap-1.5">
          <span className="map-swatch map-0" />
          {unit.none}
        </span>
      )}
    </figcaption>
  );
}

import { Link } from "@remix-run/react";
import { type State, states } from "#app/reference/place/states.ts";
import { classNames } from "#app/ui/class-names.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { type MapStep, toMapSteps, toStepTone, toTone } from "./map-steps.ts";
import shapes from "./us-states.svg?url";

export interface StateUnit {
  toText: (value: number) => string;
  toFigure: (value: number) => string;
  none: string;
}

export const openJobs: StateUnit = {
  toText: (value) => `${formatCount(value)} open ${value === 1 ? "job" : "jobs"}`,
  toFigure: formatCount,
  none: "no open jobs",
};

export const dollarsAYear: StateUnit = {
  toText: (value) => `${formatDollars(value)} a year`,
  toFigure: formatDollars,
  none: "no figure",
};

/** By state code. Undefined, null and zero are all drawn as no value. */
export type StateValues = Readonly<Record<string, number | null | undefined>>;

interface StateValueProps {
  values: StateValues;
  to: (state: State) => string;
  unit: StateUnit;
  label: string;
}

/** Too small to tap on the map, so each has a button beside it. */
const small = new Set(["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD", "DC"]);
const atlasSize = { width: 1950, height: 1220 };

/** Put a `StateTable` beside it, because a phone is too narrow to tap small states. */
export function UsMap({ values, to, unit, label, legend }: StateValueProps & { legend: string }) {
  const steps = toMapSteps(states.map(({ code }) => values[code] ?? 0));
  const toName = (state: State) => `${state.name}: ${toStateText(values[state.code], unit)}`;
  const toClass = (state: State) => `map-${toTone(values[state.code], steps)}`;
  return (
    <figure className="grid gap-4" aria-label={label}>
      <div className="grid items-center gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG that holds links is no fieldset. */}
        <svg
          viewBox={`0 0 ${atlasSize.width} ${atlasSize.height}`}
          role="group"
          aria-label={label}
          className="us-map w-full overflow-visible"
        >
          {states.map((state) =>
            small.has(state.code) ? (
              <use key={state.code} href={`${shapes}#${state.code}`} className={toClass(state)} />
            ) : (
              <Link
                key={state.code}
                to={to(state)}
                discover="none"
                aria-label={toName(state)}
                data-tip=""
                className={toClass(state)}
              >
                <use href={`${shapes}#${state.code}`} />
              </Link>
            ),
          )}
        </svg>
        <ul className="flex flex-wrap gap-1.5 md:grid" aria-label="States too small for the map">
          {states
            .filter(({ code }) => small.has(code))
            .map((state) => (
              <li key={state.code}>
                <Link
                  to={to(state)}
                  discover="none"
                  aria-label={`${state.code}, ${toName(state)}`}
                  data-tip=""
                  className="map-callout"
                >
                  <span className={classNames("map-swatch", toClass(state))} />
                  {state.code}
                </Link>
              </li>
            ))}
        </ul>
      </div>
      <Legend heading={legend} steps={steps} unit={unit} hasNone={states.some(({ code }) => !values[code])} />
    </figure>
  );
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

const toStateText = (value: number | null | undefined, unit: StateUnit): string =>
  value ? unit.toText(value) : unit.none;

import { Link } from "@remix-run/react";
import { type State, states } from "#app/facts/reference/place/states.ts";
import { classNames } from "#app/kit/ui/class-names.ts";
import { atlasSize } from "./albers-usa.ts";
import shapes from "./us-states.svg?url";

/** Too small to tap on the map, so each has a button beside it. */
const small = new Set(["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD", "DC"]);
const viewBox = `0 0 ${atlasSize.width} ${atlasSize.height}`;

interface LinkedStatesProps {
  label: string;
  to: (state: State) => string;
  /** "Texas: what the map says of it": the link's name and its card. */
  toName: (state: State) => string;
  toClass: (state: State) => string;
}

export function LinkedStates({ label, to, toName, toClass }: LinkedStatesProps) {
  return (
    <div className="map-frame">
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG that holds links is not a fieldset. */}
      <svg viewBox={viewBox} role="group" aria-label={label} className="us-map w-full overflow-visible">
        {states.map((state) =>
          small.has(state.code) ? (
            <Shape key={state.code} code={state.code} className={toClass(state)} />
          ) : (
            <Link
              key={state.code}
              to={to(state)}
              discover="none"
              aria-label={toName(state)}
              className={toClass(state)}
            >
              {/* Without scripts, the browser's own tooltip is the card; with them, the card's code empties it. */}
              <title suppressHydrationWarning>{toName(state)}</title>
              <Shape code={state.code} />
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
                className="map-callout"
              >
                <span className={classNames("map-swatch", toClass(state))} />
                {state.code}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}

export function DrawnStates({
  label,
  groups,
  own,
}: {
  label: string;
  groups: readonly (readonly [className: string, codes: string])[];
  own?: string;
}) {
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className="us-map w-full overflow-visible">
      {groups.map(([className, codes]) => (
        <g key={className} className={className}>
          {codes.split(" ").map((code) => code && <Shape key={code} code={code} />)}
        </g>
      ))}
      {own && <Shape code={own} className="map-own" />}
    </svg>
  );
}

const Shape = ({ code, className }: { code: string; className?: string }) => (
  <use href={`${shapes}#${code}`} className={className} />
);

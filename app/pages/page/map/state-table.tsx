import { Link } from "@remix-run/react";
import { type State, states } from "#app/facts/reference/place/states.ts";
import { Scroller } from "#app/kit/ui/scroller.tsx";
import type { StateUnit, StateValues } from "./us-map.tsx";

interface StateTableProps {
  values: StateValues;
  to: (state: State) => string;
  unit: StateUnit;
  label: string;
  heading: string;
}

export function StateTable({ values, to, unit, label, heading }: StateTableProps) {
  const byValue = (a: State, b: State) => (values[b.code] || 0) - (values[a.code] || 0);
  return (
    <Scroller label={label} className="max-h-120">
      <table className="figures state-figures">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {[...states]
            .sort((a, b) => byValue(a, b) || a.name.localeCompare(b.name))
            .map((state) => (
              <tr key={state.code}>
                <th scope="row">
                  <Link to={to(state)} discover="none" className="link">
                    {state.name}
                  </Link>
                </th>
                <td>{values[state.code] ? <b>{unit.toFigure(values[state.code]!)}</b> : unit.none}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  );
}

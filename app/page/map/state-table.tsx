import { Link } from "@remix-run/react";
import { type State, states } from "#app/reference/place/states.ts";
import { Scroller } from "#app/ui/scroller.tsx";
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
      <table className="w-full text-md">
        <caption className="sr-only">{label}</caption>
        <thead className="sticky top-0 bg-sunken text-ink-2 text-sm">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-semibold">
              State
            </th>
            <th scope="col" className="px-4 py-2 text-right font-semibold">
              {heading}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {[...states]
            .sort((a, b) => byValue(a, b) || a.name.localeCompare(b.name))
            .map((state) => (
              <tr key={state.code}>
                <th scope="row" className="px-4 text-left font-normal">
                  <Link to={to(state)} discover="none" className="link inline-flex min-h-9 items-center">
                    {state.name}
                  </Link>
                </th>
                <td className="px-4 text-right tabular-nums">
                  {values[state.code] ? (
                    <span className="font-semibold">{unit.toFigure(values[state.code]!)}</span>
                  ) : (
                    <span className="text-ink-3">{unit.none}</span>
                  )}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  );
}

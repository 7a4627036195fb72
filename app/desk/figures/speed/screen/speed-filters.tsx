import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { periods, type SpeedSearch, toSpeedQuery } from "#app/desk/figures/speed/speed-search.ts";
import { Segments } from "#app/desk/frame/list/list-controls.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { otherRoute } from "#app/kit/vitals/route-pattern.ts";
import { devices } from "#app/kit/vitals/vitals.ts";

const deviceLabels = { all: "All devices", mobile: "Mobile", desktop: "Desktop" };

export const toSpeedAddress = (search: SpeedSearch): string => {
  const query = toSpeedQuery(search);
  return search.route ? deskPaths.adminRouteVitals(query) : deskPaths.adminVitals(query);
};

export const toRouteName = (route: string): string => (route === otherRoute ? "Other addresses" : route);

interface SpeedFiltersProps {
  search: SpeedSearch;
  routes: readonly string[];
  countries: readonly { code: string; name: string }[];
}

export function SpeedFilters({ search, routes, countries }: SpeedFiltersProps) {
  const toSegment = (label: string, chosen: Partial<SpeedSearch>) => {
    const to = toSpeedAddress({ ...search, ...chosen });
    return { label, to, isCurrent: to === toSpeedAddress(search) };
  };
  const kept = new URLSearchParams(toSpeedQuery({ ...search, route: null, country: null }));
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segments label="Period" segments={periods.map((days) => toSegment(`${days} days`, { days }))} />
      <Segments
        label="Device"
        segments={(["all", ...devices] as const).map((device) => toSegment(deviceLabels[device], { device }))}
      />
      <Form action={deskPaths.adminVitals()} className="flex min-w-0 grow flex-wrap items-end gap-3">
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Choice label="Route" name="path" chosen={search.route ?? ""}>
          <option value="">All routes</option>
          {routes.map((route) => (
            <option key={route} value={route}>
              {toRouteName(route)}
            </option>
          ))}
        </Choice>
        <Choice label="Country" name="country" chosen={search.country ?? ""}>
          <option value="">All countries</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Choice>
        <button type="submit" className={buttonClass("outline")}>
          Apply
        </button>
      </Form>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  children: ReactNode;
}

function Choice({ label, name, chosen, children }: ChoiceProps) {
  return (
    <label className="grid min-w-0 max-w-full gap-1 font-semibold text-sm">
      {label}
      <select
        key={chosen}
        name={name}
        defaultValue={chosen}
        className="h-11 w-full min-w-0 max-w-72 rounded-control border border-line-strong bg-surface px-3 font-normal text-ink text-md"
      >
        {children}
      </select>
    </label>
  );
}

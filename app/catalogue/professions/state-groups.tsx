import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { findState } from "#app/facts/reference/place/states.ts";
import { paths } from "#app/paths.ts";

interface StateGroup {
  heading: string;
  codes: string;
}

export function StateGroups({ groups }: { groups: readonly StateGroup[] }) {
  const listed = groups.map(({ heading, codes }) => ({
    heading,
    states: codes
      .split(" ")
      .flatMap((code) => findState(code) ?? [])
      .sort((a, b) => a.name.localeCompare(b.name, "en")),
  }));
  return (
    <dl className="grid gap-5">
      {listed.map(({ heading, states }) => (
        <div key={heading} className="grid gap-1">
          <dt className="font-semibold">
            {heading} <span className="font-normal text-ink-3 tabular-nums">{states.length}</span>
          </dt>
          <dd className="links max-w-4xl text-md leading-8">
            {states.map((state, at) => (
              <Fragment key={state.code}>
                {at > 0 && ", "}
                <Link to={paths.state(state.slug)} discover="none">
                  {state.name}
                </Link>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

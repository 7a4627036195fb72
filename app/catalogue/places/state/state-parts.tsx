import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { PageTabs } from "#app/pages/page/page-tabs.tsx";
import { paths } from "#app/paths.ts";
import type { StatePageView } from "./state-page.server.ts";
import { stateTabs } from "./state-tabs.ts";

export const StateTabs = ({
  page: { slug, name },
  current,
}: {
  page: Pick<StatePageView, "slug" | "name">;
  current?: string;
}) => (
  <PageTabs
    label={`About ${name}`}
    first={{ name: "Jobs", to: paths.state(slug) }}
    tabs={stateTabs}
    toPath={(tab) => paths.stateTab(slug, tab)}
    current={current}
  />
);

export const Pairs = ({ page: { inState, pairs } }: { page: Pick<StatePageView, "inState" | "pairs"> }) => (
  <p className="links text-md leading-8">
    {inState} side by side with{" "}
    {pairs.map(({ name, to }, at) => (
      <Fragment key={to}>
        {at > 0 && ", "}
        <Link to={to}>{name}</Link>
      </Fragment>
    ))}
  </p>
);

export const toPayLegend = (name: string) =>
  [
    ["own", name],
    ["nation", "United States"],
    ["all", "Lowest and highest state"],
  ] as const;

export const paySource = "Median dollars a year. BLS, May 2025.";

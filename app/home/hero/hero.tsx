import { Link } from "@remix-run/react";
import { HireRequestButton } from "#app/employers/hire-request-button.tsx";
import { useSiteStats } from "#app/jobs/openings/use-site-stats.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatCount } from "#app/ui/count.ts";
import { HeroSearch } from "./hero-search.tsx";
import { JobMap } from "./job-map.tsx";
import type { StateMap } from "./state-map.ts";

const popular = [
  { label: "Nurse Practitioner", to: paths.jobs("query=Nurse+Practitioner") },
  { label: "Emergency Medicine", to: paths.jobs("query=Emergency+Medicine") },
  { label: "Remote", to: paths.jobs("remote=true") },
];

export function Hero({ map }: { map: StateMap | null }) {
  const stats = useSiteStats();
  return (
    <section className="page grid items-center gap-x-16 gap-y-12 pt-10 pb-12 md:pt-16 md:pb-16 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div>
        <h1 className="text-display">The job you trained for, with the pay in plain sight</h1>
        <p className="max-w-xl pt-5 pb-7 text-ink-2 text-xl">
          {formatCount(stats.total)} open healthcare jobs, {formatCount(stats.newToday)} new today. See what
          each one pays, and whether your license lets you work there.
        </p>
        <HeroSearch />
        <p className="flex flex-wrap items-baseline gap-x-4 pt-2 text-ink-2 text-md">
          Popular:
          {popular.map((link) => (
            <Link key={link.label} to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          ))}
        </p>
        <div className="flex flex-wrap items-center gap-3 pt-5">
          <ButtonLink to={paths.jobs()}>Find Your Dream Job</ButtonLink>
          <HireRequestButton look="outline">Hire Top Talent</HireRequestButton>
          <ButtonLink to={paths.homeAnchor("areas-of-focus")} look="quiet">
            Browse by field
          </ButtonLink>
        </div>
      </div>
      <JobMap map={map} />
    </section>
  );
}

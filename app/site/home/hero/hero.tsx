import { Link } from "@remix-run/react";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { HomeSearch } from "./home-search.tsx";

const popular = [
  { label: "Nurse Practitioner", to: paths.jobs("query=Nurse+Practitioner") },
  { label: "Emergency Medicine", to: paths.jobs("query=Emergency+Medicine") },
  { label: "Remote", to: paths.jobs("remote=true") },
];

export function Hero() {
  const stats = useSiteStats();
  return (
    <section id="hero" className="page grid gap-item pt-6 pb-section md:pt-14">
      <div className="grid max-w-3xl gap-item pb-item">
        <h1>The job you trained for, with the pay in plain sight</h1>
        <p className="text-pretty text-ink-2 text-lg">
          {formatCount(stats.total)} open healthcare jobs. See the pay, if it is stated, and whether your
          license lets you work there.
        </p>
      </div>
      <HomeSearch />
      <div className="flex flex-wrap items-center justify-between gap-x-stack gap-y-item">
        <p className="flex flex-wrap items-baseline gap-x-4 text-ink-2 text-md">
          Popular:
          {popular.map((link) => (
            <Link key={link.label} to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          ))}
          <Link to={paths.homeAnchor("areas-of-focus")} className="link inline-flex min-h-11 items-center">
            Browse by field
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-item">
          <ButtonLink to={paths.jobs()}>Find Your Dream Job</ButtonLink>
          <HireRequestButton look="outline">Hire Top Talent</HireRequestButton>
        </div>
      </div>
    </section>
  );
}

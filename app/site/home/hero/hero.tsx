import { Form, Link } from "@remix-run/react";
import { HireRequestButton } from "#app/companies/pitch/hire-request-button.tsx";
import { SearchFields } from "#app/jobs/list/search-fields.tsx";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { island } from "#app/kit/ui/island.tsx";
import { paths } from "#app/paths.ts";
import { useHomeSearch } from "./home-search.ts";

const popular = [
  { label: "Nurse Practitioner", to: paths.jobs("query=Nurse+Practitioner") },
  { label: "Emergency Medicine", to: paths.jobs("query=Emergency+Medicine") },
  { label: "Remote", to: paths.jobs("remote=true") },
];

export function Hero() {
  const stats = useSiteStats();
  return (
    <section id="hero" className="page hero pb-section">
      <div className="grid max-w-3xl gap-item">
        <h1>The job you trained for, with the pay in plain sight</h1>
        <p className="hero-lead text-pretty text-ink-2">
          {formatCount(stats.total)} open healthcare jobs. See the pay, if it is stated, and whether your
          license works there.
        </p>
      </div>
      <HomeSearch />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-4 text-ink-2 text-md">
          <span className="hero-popular">Popular:</span>
          {popular.map((link) => (
            <Link key={link.label} to={link.to} className="link inline-flex min-h-11 items-center">
              {link.label}
            </Link>
          ))}
          <Link
            to={paths.homeAnchor("areas-of-focus")}
            className="link inline-flex min-h-11 items-center max-md:hidden"
          >
            Browse by field
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-item">
          <ButtonLink to={paths.jobs()} look="outline">
            Find Your Dream Job
          </ButtonLink>
          <HireRequestButton look="outline">Hire Top Talent</HireRequestButton>
        </div>
      </div>
    </section>
  );
}

const SmartSearch = island(() => import("./smart-search.tsx").then((module) => module.SmartSearch));

function HomeSearch() {
  const search = useHomeSearch();
  return (
    <search aria-label="Find jobs" className="grid md:gap-item">
      <Form
        method="get"
        action={paths.jobs()}
        onSubmit={search}
        className="rounded-panel border border-line bg-surface p-3 [box-shadow:var(--raised)] md:p-5"
      >
        <SearchFields
          query=""
          location=""
          license={null}
          isLicenseFilter
          isFolded
          unfoldTo={paths.jobs("unfold=license")}
          className="home-search"
        />
      </Form>
      <SmartSearch />
    </search>
  );
}

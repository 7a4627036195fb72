import { Link } from "@remix-run/react";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { IconName } from "#app/kit/ui/icon-names.ts";

const entries: { label: string; to: string; icon: IconName }[] = [
  { label: "New Jobs Today", to: paths.jobs("posted=today"), icon: "sparkles" },
  { label: "Remote Opportunities", to: paths.jobs("remote=true"), icon: "laptop" },
  { label: "Urgent Hiring", to: paths.jobs("urgency=urgent"), icon: "zap" },
  { label: "Salary Calculator", to: paths.salaryComparison(), icon: "calculator" },
  { label: "Jobs by state", to: paths.jobsByState(), icon: "map-pin" },
];

export function QuickAccess() {
  const { newToday } = useSiteStats();
  return (
    <nav aria-labelledby="quick-access-title" id="quick-access" className="pt-stack">
      <h3 id="quick-access-title" className="sr-only">
        Quick access
      </h3>
      <ul className="grid border-line grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-item border-t *:border-line *:border-b lg:grid-cols-5">
        {entries.map(({ label, to, icon }, index) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-2.5 font-semibold text-md hover:text-accent-strong"
            >
              <Icon name={icon} className="text-accent" />
              {label}
              {index === 0 && <span className="chip chip-good tabular-nums">{formatCount(newToday)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

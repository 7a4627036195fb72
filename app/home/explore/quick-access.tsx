import { Link } from "@remix-run/react";
import { useSiteStats } from "#app/jobs/openings/use-site-stats.ts";
import { Soon } from "#app/page/soon.tsx";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

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
    <nav aria-labelledby="quick-access-title" id="quick-access" className="page pb-11 md:pb-20">
      <h2 id="quick-access-title" className="sr-only">
        Quick access
      </h2>
      <ul className="grid border-line border-y sm:grid-cols-2 lg:flex lg:justify-between">
        {entries.map(({ label, to, icon }, index) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-2.5 font-semibold text-md hover:text-accent-strong"
            >
              <Icon name={icon} className="text-accent" />
              {label}
              <Soon to={to} />
              {index === 0 && <span className="chip chip-good tabular-nums">{formatCount(newToday)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

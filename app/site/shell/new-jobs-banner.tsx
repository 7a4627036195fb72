import { Link } from "@remix-run/react";
import { useSiteStats } from "#app/jobs/search/openings/use-site-stats.ts";
import { paths } from "#app/paths.ts";
import { onPress } from "#app/site/shell/theme/theme.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { Icon } from "#app/kit/ui/icon.tsx";

/** Dismissed for the visit. The first script hides it before the first paint. */
export function NewJobsBanner() {
  const { newToday } = useSiteStats();
  if (newToday === 0) return null;
  return (
    <aside aria-label="New today" className="banner">
      <Link to={paths.jobs("posted=today")} className="banner-link">
        {formatCount(newToday)} new jobs posted today!
      </Link>
      <button
        type="button"
        aria-label="Dismiss"
        {...onPress.dismissBanner}
        className="header-button needs-script"
      >
        <Icon name="x" size={18} />
      </button>
    </aside>
  );
}

import { Link } from "@remix-run/react";
import { useState } from "react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dismissedBannerKey } from "./theme.ts";
import { useSiteStats } from "./use-site-stats.ts";

/** Until it is dismissed, which holds for the visit. The first script hides it before it is drawn. */
export function NewJobsBanner() {
  const { newToday } = useSiteStats();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || newToday === 0) return null;

  function dismiss() {
    setDismissed(true);
    document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(dismissedBannerKey, "1");
    } catch {
      // A browser that keeps nothing for us shows it again on the next page load.
    }
  }

  return (
    <aside aria-label="New today" className="banner">
      <Link to={paths.jobs("posted=today")} className="banner-link">
        {formatCount(newToday)} new jobs posted today!
      </Link>
      <button type="button" aria-label="Dismiss" onClick={dismiss} className="header-button needs-script">
        <Icon name="x" size={18} />
      </button>
    </aside>
  );
}

import { Link, useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect } from "react";
import { JobArticle } from "#app/jobs/page/job-article.tsx";
import { useNoteSeen } from "#app/jobs/saved/views/use-note-seen.ts";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { paths } from "#app/paths.ts";
import type { BesideView } from "./beside.server.ts";
import { toListAddress } from "./beside-address.ts";
import { besideTitleId, noteCard } from "./use-beside.ts";
import "./beside.css";

export function JobBeside({ view: { slug, detail } }: { view: BesideView }) {
  const navigate = useNavigate();
  const place = useLocation();
  const list = toListAddress(place);
  const isAsked = (place.state as FocusState | null)?.focus === besideTitleId;
  useNoteSeen(detail && slug);

  // On a slow network this comes after the navigation, which has then left the focus with the page's content.
  useEffect(() => {
    if (isAsked && document.activeElement?.id === "main")
      document.getElementById(besideTitleId)?.focus({ preventScroll: true });
  }, [isAsked]);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    noteCard(slug);
    navigate(list, { preventScrollReset: true });
  }

  return (
    <section aria-labelledby={besideTitleId} onKeyDown={closeByKey} className="beside">
      <div className="beside-bar">
        <Link to={list} preventScrollReset data-offline className={buttonClass("quiet", "small")}>
          <Icon name="arrow-right" size={16} className="rotate-180" />
          Back to the list
        </Link>
        <Link to={paths.job(slug)} className={buttonClass("quiet", "small")}>
          Open full page
        </Link>
        <Link
          to={list}
          preventScrollReset
          data-offline
          aria-label="Close"
          onClick={() => noteCard(slug)}
          className="header-button"
        >
          <Icon name="x" />
        </Link>
      </div>
      {detail ? (
        <JobArticle {...detail} heading="h2" />
      ) : (
        <div className="grid gap-item">
          <h2 id={besideTitleId} tabIndex={-1} className="outline-none">
            This posting was taken down
          </h2>
          <p>The employer may have filled the position. Choose another one from the list.</p>
        </div>
      )}
    </section>
  );
}

import { Link } from "@remix-run/react";
import type { AccountSaved } from "#app/jobs/saved/saved-facts.ts";
import { useJoinedAgain } from "#app/jobs/saved/use-saved-sync.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { SavedRow } from "./saved-row.tsx";
import "./saved-list.css";

/** The newest of the account's. */
export function SavedSummary({ rows, total }: AccountSaved) {
  useJoinedAgain();
  return (
    <section aria-labelledby="saved-title" className="grid gap-3">
      <h2 id="saved-title" className="desk-title">
        Saved jobs {total > 0 && <span>{formatCount(total)}</span>}
      </h2>
      {rows.length === 0 ? (
        <None />
      ) : (
        <>
          <ul className="grid gap-3">
            {rows.map(({ entry, facts }) => (
              <li key={entry.slug} className="grid">
                <SavedRow entry={entry} facts={facts} choice={null} onRemove={null} />
              </li>
            ))}
          </ul>
          <Link to={paths.saved()} className="link inline-flex min-h-11 items-center justify-self-start">
            {total > 1 ? `All ${formatCount(total)} saved jobs` : "Your saved job"}
          </Link>
        </>
      )}
    </section>
  );
}

const None = () => (
  <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
    <p className="max-w-2xl text-ink-2">
      None yet. Press the heart on a job to find it here, with its pay and whether it is still open.
    </p>
    <ButtonLink to={paths.jobs()} look="outline" className="justify-self-start">
      Search jobs
    </ButtonLink>
  </div>
);

import { Link } from "@remix-run/react";
import type { SavedEntry } from "#app/jobs/saved/saved-entry.ts";
import { useSaved } from "#app/jobs/saved/saved-store.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import { paths } from "#app/paths.ts";
import { SavedRow } from "./saved-row.tsx";
import { useAboutMe, useSavedFacts } from "./use-saved-facts.ts";
import "./saved-list.css";

const mostShown = 4;

/** The newest of the jobs that this device keeps. The server knows none of them. */
export function SavedSummary() {
  const entries = useSaved();
  return (
    <section aria-labelledby="saved-title" className="grid gap-4">
      <h2 id="saved-title">Saved jobs</h2>
      {entries === null && (
        <noscript>
          <p className="text-ink-2">
            Your saved jobs are kept in this browser. Showing them needs JavaScript.
          </p>
        </noscript>
      )}
      {entries && (entries.length > 0 ? <Newest entries={entries} /> : <None />)}
    </section>
  );
}

function Newest({ entries }: { entries: readonly SavedEntry[] }) {
  const [about] = useAboutMe();
  const shown = entries.slice(0, mostShown);
  const { known } = useSavedFacts(
    shown.map(({ slug }) => slug),
    about,
    false,
  );
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {shown.map((entry) => (
          <li key={entry.slug} className="grid">
            <SavedRow entry={entry} facts={known.bySlug.get(entry.slug)} choice={null} onRemove={null} />
          </li>
        ))}
      </ul>
      {known.from === "failure" && (
        <p role="status" className="text-ink-2 text-md">
          {known.problem || "We could not check these jobs. You may be offline."}
        </p>
      )}
      <Link to={paths.saved()} className="link inline-flex min-h-11 items-center justify-self-start">
        {entries.length > 1 ? `All ${formatCount(entries.length)} saved jobs` : "Your saved job"}
      </Link>
    </>
  );
}

const None = () => (
  <div className="grid gap-4 rounded-card border border-line bg-surface p-5">
    <p className="max-w-2xl text-ink-2">
      None on this device. Press the heart on a job to find it here, with its pay and whether it is still
      open.
    </p>
    <ButtonLink to={paths.jobs()} look="outline" className="justify-self-start">
      Search jobs
    </ButtonLink>
  </div>
);

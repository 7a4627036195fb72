import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";

/** What is missing between the states' sum and all open postings; nothing where they are the same. */
export function StatelessNote({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="pt-3 text-ink-2">
      {count === 1
        ? "One more open posting names no state: its work is remote or anywhere in the country. "
        : `${formatCount(count)} more open postings name no state: their work is remote or anywhere in the country. `}
      <Link to={paths.jobs("remote=true")} className="link inline-flex min-h-6 items-center">
        All remote jobs
      </Link>
    </p>
  );
}

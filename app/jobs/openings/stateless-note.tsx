import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { formatCount } from "#app/ui/count.ts";

export function StatelessNote({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="pt-3 pb-3 text-ink-2">
      {count === 1
        ? "One more open posting does not name a state. The work is remote or can be done anywhere in the country. "
        : `${formatCount(count)} more open postings do not name a state. The work is remote or can be done anywhere in the country. `}
      <Link to={paths.jobs("remote=true")} className="link inline-flex min-h-6 items-center">
        All remote jobs
      </Link>
    </p>
  );
}

import { Link } from "@remix-run/react";
import { classNames } from "#app/kit/ui/class-names.ts";

interface ConversationRow {
  id: number;
  to: string;
  who: string;
  about: string;
  line: string;
  at: string;
  /** Waits for this side to read or answer it. */
  mark: string | null;
}

/** One row a conversation: who, about what, the start of the last message, when. */
export const ConversationList = ({ rows }: { rows: readonly ConversationRow[] }) => (
  <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
    {rows.map(({ id, to, who, about, line, at, mark }) => (
      <li
        key={id}
        data-row
        className="relative grid gap-x-4 px-4 py-2.5 hover:bg-sunken sm:grid-cols-[17rem_minmax(0,1fr)_auto]"
      >
        <div className="min-w-0">
          <Link
            to={to}
            data-open
            className={classNames(
              "wrap-anywhere after:absolute after:inset-0",
              mark ? "font-semibold" : "font-medium",
            )}
          >
            {who}
          </Link>
          <p className="truncate text-ink-2 text-sm">{about}</p>
        </div>
        <p className="line-clamp-2 min-w-0 self-start text-ink-2 text-md">{line}</p>
        <p className="flex items-center gap-2 self-start text-ink-3 text-sm tabular-nums sm:grid sm:justify-items-end sm:gap-0">
          {at}
          {mark && <strong className="rounded-sm bg-amber-soft px-1.5 text-ink text-sm">{mark}</strong>}
        </p>
      </li>
    ))}
  </ul>
);

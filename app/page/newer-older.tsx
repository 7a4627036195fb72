import { Link } from "@remix-run/react";
import { buttonClass } from "#app/ui/button.tsx";

interface NewerOlderProps {
  label: string;
  /** The addresses of the pages beside this one. */
  newer: string | null;
  older: string | null;
  /** For a list in another order. */
  words?: readonly [back: string, forth: string];
}

export function NewerOlder({ label, newer, older, words = ["Newer", "Older"] }: NewerOlderProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className="flex justify-between gap-3">
      {newer ? (
        <Link to={newer} rel="prev" className={buttonClass("outline")}>
          {words[0]}
        </Link>
      ) : (
        <span />
      )}
      {older && (
        <Link to={older} rel="next" className={buttonClass("outline")}>
          {words[1]}
        </Link>
      )}
    </nav>
  );
}

import { Link } from "@remix-run/react";
import { buttonClass } from "#app/ui/button.tsx";

interface NewerOlderProps {
  label: string;
  newer: string | null;
  older: string | null;
}

/** Takes the addresses of the pages beside this one. */
export function NewerOlder({ label, newer, older }: NewerOlderProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className="flex justify-between gap-3">
      {newer ? (
        <Link to={newer} rel="prev" className={buttonClass("outline")}>
          Newer
        </Link>
      ) : (
        <span />
      )}
      {older && (
        <Link to={older} rel="next" className={buttonClass("outline")}>
          Older
        </Link>
      )}
    </nav>
  );
}

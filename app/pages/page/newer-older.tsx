import { Link } from "@remix-run/react";
import { buttonClass } from "#app/kit/ui/button.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";

interface NewerOlderProps {
  label: string;
  newer: string | null;
  older: string | null;
  words?: readonly [back: string, forth: string];
}

export function NewerOlder({ label, newer, older, words = ["Newer", "Older"] }: NewerOlderProps) {
  if (!newer && !older) return null;
  return (
    <nav aria-label={label} className={classNames("flex gap-3", newer ? "justify-between" : "justify-end")}>
      {newer && (
        <Link to={newer} rel="prev" className={buttonClass("outline")}>
          {words[0]}
        </Link>
      )}
      {older && (
        <Link to={older} rel="next" className={buttonClass("outline")}>
          {words[1]}
        </Link>
      )}
    </nav>
  );
}

import { Link } from "@remix-run/react";
import { focusContent } from "#app/pages/page/use-focus-on-navigation.ts";
import type { ReadNote } from "./read-note.ts";

export function ReadLine({ note }: { note: ReadNote | null }) {
  if (!note) return null;
  return (
    <p className="wrap-anywhere pb-3 text-ink-2 text-sm">
      {note.shown && (
        <>
          Showing results for{" "}
          {note.shown.map(({ text, isChanged, at }) =>
            isChanged ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
          )}
          .{" "}
        </>
      )}
      <Link
        to={note.exactTo}
        onClick={focusContent}
        preventScrollReset
        className="link inline-flex min-h-9 items-center"
      >
        {note.shown ? `Search instead for ${note.typed}` : "Search for these words as typed"}
      </Link>
    </p>
  );
}

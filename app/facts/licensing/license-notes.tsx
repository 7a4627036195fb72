import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import type { LicenseNote } from "./license-note-rows.ts";
import "#app/kit/ui/phone-fold.css";

export const noteTones: Record<LicenseNote["standing"], ChipTone> = {
  member: "good",
  enacted: "amber",
  none: "plain",
};

interface LicenseNotesProps {
  notes: readonly LicenseNote[];
  /** After those of the compacts. */
  more?: readonly LicenseNote[];
}

/** Of many notes, a phone shows one line each until it is pressed. */
export function LicenseNotes({ notes, more = [] }: LicenseNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={classNames("grid gap-x-4 md:gap-y-4", notes.length > 1 && "md:grid-cols-2")}>
      {[...notes, ...more].map((note) => (
        <li key={note.compact}>
          <details className="phone-fold" open={notes.length === 1 || undefined}>
            <summary>
              <b>{note.profession}</b>
              <span className={toChipClass(noteTones[note.standing])}>{note.status}</span>
            </summary>
            <p>{note.meaning}</p>
            {note.detail && <p>{note.detail}</p>}
            <p>
              <a href={note.url} className="link" rel="noopener">
                {note.compact}
              </a>
              , {note.compact === "AANP" ? "" : "members "}as of {note.asOf}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}

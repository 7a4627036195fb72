import type { ReactNode } from "react";
import { type ChipTone, toChipClass } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { PhoneFold } from "#app/kit/ui/phone-fold.tsx";
import type { LicenseNote } from "./license-note-rows.ts";

export const noteTones: Record<LicenseNote["standing"], ChipTone> = {
  member: "good",
  enacted: "amber",
  none: "plain",
};

/** Of many notes, a phone shows one line each until it is pressed. */
export function LicenseNotes({ notes, children }: { notes: readonly LicenseNote[]; children?: ReactNode }) {
  if (notes.length === 0) return null;
  return (
    <ul className={classNames("grid gap-x-4 md:gap-y-4", notes.length > 1 && "md:grid-cols-2")}>
      {notes.map((note) => (
        <li key={note.compact}>
          <PhoneFold
            title={note.profession}
            aside={<span className={toChipClass(noteTones[note.standing])}>{note.status}</span>}
            isOpen={notes.length === 1}
          >
            <p>{note.meaning}</p>
            {note.detail && <p>{note.detail}</p>}
            <p>
              <a href={note.url} className="link" rel="noopener">
                {note.compact}
              </a>
              , members as of {note.asOf}
            </p>
          </PhoneFold>
        </li>
      ))}
      {children}
    </ul>
  );
}

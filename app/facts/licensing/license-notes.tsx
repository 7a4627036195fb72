import type { ReactNode } from "react";
import { type Chip, Chips } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import type { LicenseNote } from "./license-note-rows.ts";

const tones: Record<LicenseNote["standing"], Chip["tone"]> = {
  member: "good",
  enacted: "amber",
  none: "plain",
};

export function LicenseNotes({ notes, children }: { notes: readonly LicenseNote[]; children?: ReactNode }) {
  if (notes.length === 0) return null;
  return (
    <ul className={classNames("grid gap-4", notes.length > 1 && "md:grid-cols-2")}>
      {notes.map((note) => (
        <li
          key={note.compact}
          className="grid content-start gap-2 rounded-card border border-line bg-surface p-4"
        >
          <Chips chips={[{ label: note.status, tone: tones[note.standing] }]} />
          <p className="font-semibold">{note.profession}</p>
          <p className="text-ink-2 text-md">{note.meaning}</p>
          {note.detail && <p className="text-ink-2 text-md">{note.detail}</p>}
          <p className="text-ink-3 text-sm">
            <a href={note.url} className="link" rel="noopener">
              {note.compact}
            </a>
            , members as of {note.asOf}
          </p>
        </li>
      ))}
      {children}
    </ul>
  );
}

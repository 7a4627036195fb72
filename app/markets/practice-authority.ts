import { toStateText } from "#app/candidates/license-words.ts";
import type { StateRow } from "#app/platform/place-records.ts";
import { listWithAnd } from "./figures.ts";
import { formatMonth } from "./month.ts";

type PracticeAuthority = StateRow["nursePractitioners"];

export const authorityNames: Record<PracticeAuthority["authority"], string> = {
  full: "Full",
  reduced: "Reduced",
  restricted: "Restricted",
};

/** The published class, marked where the law has changed since its date. */
export const toAuthorityCell = ({ authority, note }: PracticeAuthority): string =>
  `${authorityNames[authority]}${note && ", law changed since"}`;

/** The law in force, of a state whose class is of an older one; null where the class tells it. */
export const toNewerLaw = ({ authority, asOf, note }: PracticeAuthority): string | null =>
  note ? `${note}. The class, ${authority}, is of ${formatMonth(asOf)}, before that law.` : null;

/** As in "The law of Oklahoma and Wisconsin has changed since."; null where none of them has a newer one. */
export function tellChangedLaws(authorities: Record<string, PracticeAuthority>): string | null {
  const changed = Object.entries(authorities).filter(([, { note }]) => note !== "");
  const names = changed.map(([code]) => toStateText(code));
  return names.length > 0 ? `The law of ${listWithAnd(names)} has changed since.` : null;
}

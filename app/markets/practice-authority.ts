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

/** The published class, marked when the rules have changed since. */
export const toAuthorityCell = ({ authority, note }: PracticeAuthority): string =>
  `${authorityNames[authority]}${note && ", rules changed since"}`;

/** The newer rule in a state whose class is older; null when the class is current. */
export const toNewerLaw = ({ authority, asOf, note }: PracticeAuthority): string | null =>
  note ? `${note}. The class, ${authority}, is of ${formatMonth(asOf)}, before that change.` : null;

/** "Rules have changed since in Oklahoma and Wisconsin."; null when none has changed. */
export function tellChangedLaws(authorities: Record<string, PracticeAuthority>): string | null {
  const changed = Object.entries(authorities).filter(([, { note }]) => note !== "");
  const names = changed.map(([code]) => toStateText(code));
  return names.length > 0 ? `Rules have changed since in ${listWithAnd(names)}.` : null;
}

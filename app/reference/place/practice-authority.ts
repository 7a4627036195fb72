import type { StateRow } from "#app/catalog/place-records.ts";
import { listWithAnd } from "#app/text/figures.ts";
import { formatMonth } from "#app/text/month.ts";
import { toStateText } from "./states.ts";

type PracticeAuthority = StateRow["nursePractitioners"];

const authorityNames: Record<PracticeAuthority["authority"], string> = {
  full: "Full",
  reduced: "Reduced",
  restricted: "Restricted",
};

export const toAuthorityCell = ({ authority, note }: PracticeAuthority): string =>
  `${authorityNames[authority]}${note && ", rules changed since"}`;

/** Null unless the rules are newer than AANP's class. */
export const toNewerLaw = ({ authority, asOf, note }: PracticeAuthority): string | null =>
  note
    ? `${note}. AANP's class of ${formatMonth(asOf)}, ${authority}, describes the rules before that.`
    : null;

export function tellChangedLaws(authorities: Record<string, PracticeAuthority>): string | null {
  const changed = Object.entries(authorities).filter(([, { note }]) => note !== "");
  const names = changed.map(([code]) => toStateText(code));
  return names.length > 0 ? `The rules in ${listWithAnd(names)} have changed since.` : null;
}

/** Says what changed, for a few states. Null when nothing did. */
export const tellNewerLaws = (authorities: readonly PracticeAuthority[]): string | null =>
  authorities.flatMap(({ note }) => (note ? `${note}.` : [])).join(" ") || null;

import type { StateRow } from "#app/facts/catalog/place-records.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { formatDay } from "#app/kit/text/when.ts";
import { toStateText } from "./states.ts";

type PracticeAuthority = StateRow["nursePractitioners"];

const authorityNames: Record<PracticeAuthority["authority"], string> = {
  full: "Full",
  reduced: "Reduced",
  restricted: "Restricted",
};

const isByNewerLaw = ({ authority, aanpClass }: PracticeAuthority): boolean => authority !== aanpClass;

export function toAuthorityCell(own: PracticeAuthority): string {
  const changed = isByNewerLaw(own) ? ", by a newer law" : ", rules changed since";
  return `${authorityNames[own.authority]}${own.note && changed}`;
}

/** "AANP, February 2025", with the states that we class by a newer law of their own. */
export function toAuthoritySource(authorities: Record<string, PracticeAuthority>): string {
  const [first] = Object.values(authorities);
  const moved = Object.entries(authorities).flatMap(([code, own]) =>
    isByNewerLaw(own) ? [toStateText(code)] : [],
  );
  return `AANP, ${formatDay(first!.asOf)}${moved.length > 0 ? `; ${listWithAnd(moved)} by a newer law` : ""}`;
}

/** Null unless the rules are newer than AANP's class. */
export const toNewerLaw = ({ aanpClass, asOf, note }: PracticeAuthority): string | null =>
  note ? `${note}. AANP's class of ${formatDay(asOf)}, ${aanpClass}, describes the rules before that.` : null;

/** Names the states whose newer rules our class does not show. */
export function describeChangedLaws(authorities: Record<string, PracticeAuthority>): string | null {
  const changed = Object.entries(authorities).filter(([, own]) => own.note && !isByNewerLaw(own));
  const names = changed.map(([code]) => toStateText(code));
  return names.length > 0 ? `The rules in ${listWithAnd(names)} have changed since.` : null;
}

/** Names the states that we class by a newer law of their own. Null when there are none. */
export function describeMovedStates(authorities: Record<string, PracticeAuthority>): string | null {
  const moved = Object.entries(authorities).filter(([, own]) => isByNewerLaw(own));
  const names = moved.map(([code]) => toStateText(code));
  return names.length > 0 ? `We class ${listWithAnd(names)} by a newer law.` : null;
}

/** Says what changed, for a few states. Null when nothing did. */
export const describeNewerLaws = (authorities: readonly PracticeAuthority[]): string | null =>
  authorities.flatMap(({ note }) => (note ? `${note}.` : [])).join(" ") || null;

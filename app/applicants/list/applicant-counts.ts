import { stateNames, type Tab } from "#app/applicants/applicant-states.ts";
import { formatCount } from "#app/ui/count.ts";

/** A larger number helps nobody, and each count would read that many rows. */
export const mostCounted = 1000;

export type ApplicantCounts = Record<Tab, number>;

export const toAllCount = (counts: ApplicantCounts): number =>
  stateNames.reduce((sum, state) => sum + counts[state], 0);

export const toCountText = (count: number): string =>
  count >= mostCounted ? `${formatCount(mostCounted - 1)}+` : formatCount(count);

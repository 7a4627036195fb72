import { stateNames, type Tab } from "#app/applications/applicants/applicant-states.ts";
import { formatCount } from "#app/kit/ui/count.ts";

/** A larger number helps nobody, and each count would read that many rows. */
export const mostCountedOfTab = 1000;

export type ApplicantCounts = Record<Tab, number>;

export const toAllCount = (counts: ApplicantCounts): number =>
  stateNames.reduce((sum, state) => sum + counts[state], 0);

export const toCountText = (count: number): string =>
  count >= mostCountedOfTab ? `${formatCount(mostCountedOfTab - 1)}+` : formatCount(count);

import { formatCount } from "./count.ts";

/** "$98,420", without cents. */
export const formatDollars = (dollars: number): string =>
  `${dollars < 0 ? "-" : ""}$${formatCount(Math.round(Math.abs(dollars)))}`;

import { formatCount } from "./count.ts";

export const formatDollars = (dollars: number): string =>
  `${dollars < 0 ? "-" : ""}$${formatCount(Math.round(Math.abs(dollars)))}`;

import { formatCount } from "#app/ui/count.ts";

/** How many postings a search finds. */
export interface Total {
  total: number;
  /** True where there are more than `total`, which was not counted further. */
  isTotalCapped: boolean;
}

/** "1,234", or "10,000+" */
export const formatTotal = ({ total, isTotalCapped }: Total): string =>
  `${formatCount(total)}${isTotalCapped ? "+" : ""}`;

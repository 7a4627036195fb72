import { formatCount } from "#app/ui/count.ts";

export interface Total {
  total: number;
  /** True when there are more than `total`. */
  isTotalCapped: boolean;
}

/** "1,234" or "10,000+" */
export const formatTotal = ({ total, isTotalCapped }: Total): string =>
  `${formatCount(total)}${isTotalCapped ? "+" : ""}`;

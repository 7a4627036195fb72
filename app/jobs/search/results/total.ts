import { formatCount } from "#app/kit/ui/count.ts";

export interface Total {
  total: number;
  isTotalCapped: boolean;
}

export const formatTotal = ({ total, isTotalCapped }: Total): string =>
  `${formatCount(total)}${isTotalCapped ? "+" : ""}`;

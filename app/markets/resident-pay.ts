import type { Pay } from "#app/platform/record-fields.ts";
import { isOpenEnded, survey2024 } from "#app/ui/pay-scale.ts";

/** Few residents make more, and few physicians make less. */
const residentCeiling = 100_000;

/** The survey counts residents as physicians, and a teaching hospital's can fill the lower half of an area. */
export function isResidentPay(
  soc: string,
  { p10, p25, median }: Pick<Pay, "p10" | "p25" | "median">,
  national: number | null,
): boolean {
  if (!soc.startsWith("29-12") || median === null || national === null) return false;
  if (isOpenEnded(median, survey2024)) return false;
  const isFloor = p10 !== null && p10 === p25 && p25 < residentCeiling;
  return median < national / 2 || (isFloor && median < national);
}

import type { Pay } from "#app/platform/record-fields.ts";
import { isOpenEnded, survey2024 } from "#app/ui/pay-scale.ts";

/** Hardly a resident makes as much, hardly a physician as little. */
const residentCeiling = 100_000;

/**
 * Whether an area's figure for physicians is in truth that of residents, whom the survey counts with them: a teaching
 * hospital can fill the lower half. Its median is then no offer's.
 * @param soc occupation's code; of any that is no physician's it is never so
 * @param national the country's median of the same survey
 */
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

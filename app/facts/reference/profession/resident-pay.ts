import type { PublishedPay } from "#app/facts/catalog/record-fields.ts";
import { isOpenEnded, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";
import { formatDollars } from "#app/kit/ui/count.ts";

/** Few residents make more, and few physicians make less. */
const residentCeiling = 100_000;

/** Of the national median. */
export const farBelow = 0.6;

/** So few areas say more about who was counted there than about the state. */
export const fewAreas = 2;

/** Dental hygienists begin with 29-12 as well. */
const isPhysicianCode = (soc: string): boolean => /^29-12[124]/.test(soc);

/** The survey counts residents as physicians, and in an area they can be the lower half. */
export function isResidentPay(
  soc: string,
  { p10, p25, median }: Pick<PublishedPay, "p10" | "p25" | "median">,
  national: number | null,
): boolean {
  if (!isPhysicianCode(soc) || median === null || national === null) return false;
  if (isOpenEnded(median, survey2024)) return false;
  const isFloor = p10 !== null && p10 === p25 && p25 < residentCeiling;
  return median < national * farBelow || (isFloor && median < national);
}

/** One or two areas, all far below the national median, are a sign of who was counted there. */
export const areTooFewToCompare = (medians: readonly number[], national: number): boolean =>
  medians.length <= fewAreas &&
  medians.every((median) => !isOpenEnded(median, survey2024) && median < national * farBelow);

/** The survey counts residents as physicians, which lowers the lower end in cities with teaching hospitals. */
export const includesResidents = (soc: string, lowerEnd: number | null): boolean =>
  isPhysicianCode(soc) && lowerEnd !== null && lowerEnd < residentCeiling;

/** Null when residents set none of the 10th percentiles. */
export function toResidentsNote(
  shown: readonly { soc: string; pay: Pick<PublishedPay, "p10"> }[],
): string | null {
  return shown.some(({ soc, pay }) => includesResidents(soc, pay.p10))
    ? `BLS counts residents as physicians, so a physician figure under ${formatDollars(residentCeiling)} may be residents' pay.`
    : null;
}

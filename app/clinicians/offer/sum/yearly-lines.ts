import { formatCount } from "#app/kit/ui/count.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { toCents } from "./cents.ts";
import { toPartText, toYearShare } from "./contract.ts";
import type { LedgerLine } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";

const toWrvuBonus = ({ wrvuRate, wrvuThreshold, wrvus }: OfferTerms): number =>
  Math.max(0, wrvus - wrvuThreshold) * wrvuRate;

export const toCallShiftPay = ({ callRate, callShifts, callPer }: OfferTerms): number =>
  callRate * callShifts * (callPer === "month" ? 12 : 1);

/** Pay that is agreed for a year, all of it taxed. */
export function toYearlyLines(offer: OfferTerms): LedgerLine[] {
  const share = toYearShare(offer);
  const part = toPartText(offer);
  const sure = (isSure: boolean) => (isSure ? "guaranteed" : "expected, not guaranteed");
  const shifts = `${formatCount(offer.callShifts)} shifts a ${offer.callPer}`;
  return [
    {
      name: "wRVU bonus",
      kind: "pay",
      amount: toWrvuBonus(offer) * share,
      how: `${formatCount(offer.wrvus)} wRVUs − ${formatCount(offer.wrvuThreshold)} = ${formatCount(Math.max(0, offer.wrvus - offer.wrvuThreshold))} × ${toCents(offer.wrvuRate)}${part}, ${sure(false)}`,
      isExpected: true,
    },
    {
      name: "Call shifts",
      kind: "pay",
      amount: toCallShiftPay(offer) * share,
      how: `${shifts} × ${toCents(offer.callRate)}${part}, ${sure(offer.callSure)}`,
      isExpected: !offer.callSure,
    },
    {
      name: "Quality pay",
      kind: "pay",
      amount: offer.quality * share,
      how: `${formatDollars(offer.quality)} a year${part}, ${sure(offer.qualitySure)}`,
      isExpected: !offer.qualitySure,
    },
  ];
}

/** What changes in an offer when only promised pay counts. */
export const toGuaranteed = ({ callSure, qualitySure }: OfferTerms): Partial<OfferTerms> => ({
  wrvuRate: 0,
  ...(callSure ? {} : { callRate: 0 }),
  ...(qualitySure ? {} : { quality: 0 }),
});

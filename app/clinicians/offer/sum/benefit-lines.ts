import { formatCount } from "#app/kit/ui/count.ts";
import { formatDollars } from "#app/kit/ui/dollars.ts";
import { isContract, toPartText, toYearShare } from "./contract.ts";
import type { LedgerLine } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { paidInMonth, type Stay, toYearPart } from "./paid-once.ts";
import { mostPayCounted, toEmployerMatch, toVestedShare } from "./retirement.ts";

/** A contractor gets no retirement match. */
export function toBenefitLines(
  offer: OfferTerms,
  { wages, stay }: { wages: number; stay: Stay },
): LedgerLine[] {
  const match = toEmployerMatch(wages, offer.match);
  const share = toVestedShare(offer.vest, offer.vestBy, stay.months);
  const part = toYearShare(offer);
  const months = 12 * part;
  const isWhole = isContract(offer);
  return [
    {
      name: "Retirement match",
      kind: "benefit",
      amount: offer.kind === "contractor" ? 0 : match * share,
      how: `${offer.match}% of ${toCountedPay(wages)}${share < 1 ? `, ${Math.round(share * 100)}% of it yours after ${stay.months} months` : ""}`,
    },
    {
      name: "CME and license money",
      kind: "benefit",
      amount: offer.cme * part,
      how: `${formatDollars(offer.cme)} a year${toPartText(offer)}, without tax when it pays for real costs`,
    },
    {
      name: "Your health premium",
      kind: "cost",
      amount: offer.premium * months,
      how: `${formatDollars(offer.premium)} a month${isWhole ? ` for ${formatCount(Math.round(months * 10) / 10)} months` : ""}${offer.kind === "contractor" ? "" : ", before tax"}`,
    },
    {
      name: "Malpractice tail that you pay",
      kind: "cost",
      amount: toTailCost(offer, stay),
      how: `${formatDollars(offer.tail)} when you leave${isWhole ? "" : ", spread over the months you stay"}`,
    },
  ];
}

const toCountedPay = (wages: number): string =>
  wages > mostPayCounted
    ? `the first ${formatDollars(mostPayCounted)}, the most pay that a plan may count in 2026`
    : formatDollars(wages);

function toTailCost(offer: OfferTerms, stay: Stay): number {
  if (offer.tailPaid !== "me") return 0;
  return isContract(offer) ? offer.tail : toYearPart(paidInMonth(offer.tail, stay.months), stay);
}

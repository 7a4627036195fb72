import { formatDollars } from "#app/ui/dollars.ts";
import type { LedgerLine } from "./ledger.ts";
import type { OfferTerms } from "./offer-terms.ts";
import { spreadOverStay } from "./paid-once.ts";
import { toEmployerMatch, toVestedShare } from "./retirement.ts";

/** A contractor gets no retirement match. */
export function toBenefitLines(
  offer: OfferTerms,
  { wages, stay }: { wages: number; stay: number },
): LedgerLine[] {
  const match = toEmployerMatch(wages, offer.match);
  const share = toVestedShare(offer.vest, offer.vestBy, stay);
  return [
    {
      name: "Retirement match",
      kind: "benefit",
      amount: offer.kind === "contractor" ? 0 : match * share,
      how: `${offer.match}% of ${formatDollars(wages)}${share < 1 ? `, ${Math.round(share * 100)}% of it yours after ${stay} months` : ""}`,
    },
    {
      name: "CME and license money",
      kind: "benefit",
      amount: offer.cme,
      how: "as offered, without tax when it pays for real costs",
    },
    {
      name: "Your health premium",
      kind: "cost",
      amount: offer.premium * 12,
      how: `${formatDollars(offer.premium)} a month${offer.kind === "contractor" ? "" : ", before tax"}`,
    },
    {
      name: "Malpractice tail that you pay",
      kind: "cost",
      amount: offer.tailPaid === "me" ? spreadOverStay(offer.tail, stay) : 0,
      how: `${formatDollars(offer.tail)} when you leave, spread over the months you stay`,
    },
  ];
}

import {
  type BasisUnit,
  basisUnits,
  formatAmount,
  fromSurveyYear,
  type PayBasis,
  toSurveyYear,
} from "#app/facts/reference/pay/pay-basis.ts";

/** Never leaves the browser. */
export interface OwnPay {
  amount: number;
  per: BasisUnit;
}

const storageKey = "own-pay";

/** For the tab, so that the next page marks it too. */
export function keepOwnPay(own: OwnPay | null): void {
  try {
    if (own) sessionStorage.setItem(storageKey, `${own.amount} ${own.per}`);
    else sessionStorage.removeItem(storageKey);
  } catch {
    // The browser forbids storage: only this page marks it.
  }
}

export function readOwnPay(): OwnPay | null {
  try {
    const [amount, per] = (sessionStorage.getItem(storageKey) ?? "").split(" ");
    return toOwnPay(amount ?? "", per ?? "");
  } catch {
    return null;
  }
}

const most = 5_000_000;

export function toOwnPay(typed: string, unit: string): OwnPay | null {
  const amount = Number(typed.replace(/[$,\s]/g, ""));
  const per = basisUnits.find((one) => one === unit);
  return per && amount > 0 && amount <= most ? { amount, per } : null;
}

/** In the page's basis, at the same weekly hours. */
export function toOwnMark({ amount, per }: OwnPay, basis: PayBasis): { amount: number; text: string } {
  const marked = per === basis.per ? amount : fromSurveyYear(toSurveyYear(amount, { ...basis, per }), basis);
  return { amount: marked, text: `You: ${formatAmount(marked, basis.per)}` };
}

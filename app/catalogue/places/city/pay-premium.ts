import type { CityMarket, Metro } from "#app/facts/catalog/place-records.ts";
import { registeredNurses } from "#app/facts/reference/profession/published-pay.ts";
import { formatPercent, percentAbove } from "#app/kit/text/figures.ts";
import { formatPay, survey2024 } from "#app/kit/ui/chart/pay-scale.ts";

/** Our own estimate (spec section 3), with the survey's figure in the same sentence. Without a period. */
export function tellPremium(
  { salaryPremium }: Pick<CityMarket, "salaryPremium">,
  metro: Metro | null,
): string {
  const measured = tellMeasured(metro);
  return `Offers are ${salaryPremium} above the national average, by our estimate${measured ? `; in the survey, ${measured}` : ""}`;
}

/** "registered nurses here earn a median of $97,810 a year, 4.5% above the U.S. median (BLS, May 2024)". */
export function tellMeasured(metro: Metro | null): string | null {
  const { soc } = registeredNurses;
  const median = metro?.pay[soc]?.median;
  if (!median) return null;
  const nation = metro.standing[soc]?.national;
  const percent = nation ? percentAbove(median, nation) : 0;
  const compared =
    Math.abs(percent) < 0.05
      ? ""
      : `, ${formatPercent(percent)}% ${percent < 0 ? "below" : "above"} the U.S. median`;
  return `registered nurses here earn a median of ${formatPay(median, survey2024)} a year${compared} (BLS, May 2024)`;
}

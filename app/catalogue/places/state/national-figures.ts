import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { withWageScope } from "#app/facts/reference/profession/wanted-professions.ts";
import { formatPercent, toRunningText } from "#app/kit/text/figures.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";

export function describeNationalFigures({ slug, soc, plural, national, outlook }: ProfessionRecord): string {
  const { p10, p25, median, p75, p90 } = national.pay;
  const residents = toResidentsNote([{ soc, pay: national.pay }]);
  const people = withWageScope(slug, toRunningText(plural));
  const pay =
    p10 && p25 && median && p75 && p90
      ? `Nationwide, ${people} earned a median of ${formatDollars(median)} in May 2025 (BLS). The middle half earned ${formatDollars(p25)} to ${formatDollars(p75)}, the lowest-paid 10% less than ${formatDollars(p10)} and the highest-paid 10% more than ${formatDollars(p90)}. ${residents ? `${residents} ` : ""}`
      : "";
  const trend = outlook.change < 0 ? "fall" : "grow";
  return `${pay}BLS projects their ${formatCount(outlook.jobs2024)} jobs of 2024 to ${trend} ${formatPercent(Math.abs(outlook.changePercent))}% by 2034, with ${formatCount(outlook.openingsPerYear)} openings a year.`;
}

import { type PublishedPay, topCode } from "#app/facts/catalog/record-fields.ts";
import { type CsvRow, toCellNumber } from "../source/csv.ts";

/** The survey cuts off pay above its highest figure, so we store that figure. */
export function toPublishedPay(row: CsvRow): PublishedPay {
  const missing = row.top_coded === "1" ? topCode : null;
  const of = (name: string) => toCellNumber(row[`annual_${name}`]) ?? missing;
  return { p10: of("p10"), p25: of("p25"), median: of("median"), p75: of("p75"), p90: of("p90") };
}

import type { PublishedPay } from "#app/facts/catalog/record-fields.ts";
import type { MarketPay } from "#app/facts/reference/pay/market-pay.ts";
import { type PaySource, survey2025 } from "#app/kit/ui/chart/pay-scale.ts";

/** A number with its unit, its source and what time it is of, as every figure of the API has them. */
export const toFigure = (value: number, unit: string, source: string, date: string) => ({
  value,
  unit,
  source,
  date,
});

/** @param figures dollars for the survey's year */
export const toPay = ({ figures, employed, source }: Pick<MarketPay, "figures" | "employed" | "source">) => ({
  p10: figures.p10,
  p25: figures.p25,
  median: figures.median,
  p75: figures.p75,
  p90: figures.p90,
  unit: "USD a year" as const,
  topCode: source.topCode,
  n: employed,
  source: source.name,
  sourceUrl: source.url ?? "https://www.bls.gov/oes/",
  date: source.period,
  year: Number(/\d{4}/.exec(source.period)![0]),
});

export const toNationalPay = (
  figures: PublishedPay,
  employed: number | null,
  source: PaySource = survey2025,
) => toPay({ figures, employed, source });

export const sources = {
  census: "U.S. Census Bureau",
  prices: "U.S. Bureau of Economic Analysis, regional price parities",
  wages: survey2025.name,
  outlook: "U.S. Bureau of Labor Statistics, Employment Projections",
  hospitals: "Centers for Medicare & Medicaid Services",
  shortage: "Health Resources and Services Administration",
  own: "Open postings on this site",
} as const;

import { formatCount } from "#app/kit/ui/count.ts";

/** Without the sign. Small percentages have a decimal: "3.4", "12". */
export const formatPercent = (percent: number): string =>
  Math.abs(percent) < 9.95 ? Math.abs(percent).toFixed(1) : String(Math.round(Math.abs(percent)));

export const formatSigned = (value: number, format: (amount: number) => string): string =>
  `${value > 0 ? "+" : value < 0 ? "−" : ""}${format(Math.abs(value))}`;

export const formatChange = (percent: number): string =>
  formatSigned(Math.abs(percent) < 0.05 ? 0 : percent, (amount) => `${formatPercent(amount)}%`);

export const percentAbove = (value: number, base: number): number => (value / base - 1) * 100;

export const toPer100k = (count: number, population: number): string => {
  const share = (count / population) * 100_000;
  if (share < 1) return share.toFixed(2);
  return share < 10 ? share.toFixed(1) : formatCount(Math.round(share));
};

const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });

export const formatOrdinal = (rank: number): string => `${rank}${endings[ordinals.select(rank)]}`;

export const listWithAnd = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

export const toRunningText = (name: string): string =>
  name
    .split(" ")
    .map((word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(" ");

import { isContract, toWeeksText } from "#app/clinicians/offer/sum/benefit-lines.ts";
import { type LedgerLine, sumExpected, toCents } from "#app/clinicians/offer/sum/ledger.ts";
import { toNationalPrices } from "#app/facts/reference/pay/market-pay.ts";
import { formatSigned } from "#app/kit/text/figures.ts";
import { formatDollars } from "#app/kit/ui/count.ts";
import type { OfferFacts } from "./offer-facts.ts";
import { toVerdict } from "./verdict.ts";

type Pair = readonly [OfferFacts, OfferFacts];

interface DifferenceRow {
  name: string;
  cells: readonly [first: string, second: string, difference: string];
}

export interface DifferenceView {
  verdict: string;
  notes: readonly string[];
  /** What each column's sums are for: "a year" or "13 weeks". */
  spans: readonly [string, string];
  groups: readonly { title: string; rows: readonly DifferenceRow[] }[];
}

const none = "–";

export function toDifferenceView(pair: Pair): DifferenceView {
  const [first, second] = pair.map(({ terms }) => (isContract(terms) ? toWeeksText(terms.weeks) : "a year"));
  return {
    ...toVerdict(pair),
    spans: [first!, second!],
    groups: [
      { title: "What it is worth", rows: toWorthRows(pair, first === second) },
      { title: "What it is made of", rows: toPartRows(pair, first === second) },
      { title: "Before taxes, year by year", rows: toYearRows(pair) },
    ].filter(({ rows }) => rows.length > 0),
  };
}

type Format = (amount: number) => string;

function toRow(
  name: string,
  amounts: readonly (number | null)[],
  format: Format,
  isAlike = true,
): DifferenceRow {
  const [first, second] = amounts as [number | null, number | null];
  const show = (amount: number | null) =>
    amount === null ? none : amount < 0 ? `−${format(-amount)}` : format(amount);
  const difference = isAlike ? formatSigned((first ?? 0) - (second ?? 0), format) : none;
  return { name, cells: [show(first), show(second), difference] };
}

const units = [
  ["hour", "Hour", toCents],
  ["week", "Week", formatDollars],
  ["total", "In all", formatDollars],
] as const;

function toWorthRows(pair: Pair, isAlike: boolean): DifferenceRow[] {
  const hasPrices = pair.every(({ prices }) => prices !== null);
  const priced = ({ worth, prices }: OfferFacts, unit: "hour" | "week" | "total") =>
    toNationalPrices(worth.after[unit], prices!.level);
  const rows = units.flatMap(([unit, name, format]) => {
    const isOne = unit !== "total" || isAlike;
    const row = (when: string, of: (facts: OfferFacts) => number) =>
      toRow(`${name}, ${when}`, pair.map(of), format, isOne);
    return [
      row("before taxes", ({ worth }) => worth.before[unit]),
      row("after taxes", ({ worth }) => worth.after[unit]),
      ...(hasPrices ? [row("after taxes, at average US prices", (facts) => priced(facts, unit))] : []),
    ];
  });
  return hasPrices
    ? [
        ...rows,
        toRow(
          "Prices of the place (US = 100)",
          pair.map(({ prices }) => prices!.level),
          (level) => level.toFixed(1),
        ),
      ]
    : rows;
}

const toTaxes = ({ worth: { taxes } }: OfferFacts): [string, number][] => [
  ["Federal income tax", taxes.federal],
  ["Social Security, Medicare or self-employment tax", taxes.payroll],
  ["State income tax and levies", taxes.state + taxes.levies],
  ["City or county income tax", taxes.local],
];

/** Loan help has two lines, because tax treats its parts apart. */
const toPart = (line: LedgerLine): string =>
  line.name.startsWith("Loan repayment") ? "Loan repayment" : line.name;

function toPartRows(pair: Pair, isAlike: boolean): DifferenceRow[] {
  const sums = pair.map((facts) => {
    const parts = new Map<string, number>();
    const add = (name: string, amount: number) => parts.set(name, (parts.get(name) ?? 0) + amount);
    for (const line of facts.worth.lines)
      add(toPart(line), line.kind === "cost" ? -line.amount : line.amount);
    return { parts, taxes: new Map(toTaxes(facts).map(([name, amount]) => [name, -amount])) };
  });
  const expected = pair.map(({ worth }) => sumExpected(worth.lines));
  const list = (of: "parts" | "taxes"): DifferenceRow[] =>
    [...new Set(sums.flatMap((sum) => [...sum[of].keys()]))]
      .map((name) => ({ name, amounts: sums.map((sum) => sum[of].get(name) || null) }))
      .filter(({ amounts }) => amounts.some((amount) => amount !== null))
      .map(({ name, amounts }) => toRow(name, amounts, formatDollars, isAlike));
  return [
    ...list("parts"),
    ...list("taxes"),
    ...(expected.some(Boolean)
      ? [
          toRow(
            "Of it expected, not guaranteed",
            expected.map((sum) => sum || null),
            formatDollars,
            isAlike,
          ),
        ]
      : []),
  ];
}

/** Only when a year differs from another. */
function toYearRows(pair: Pair): DifferenceRow[] {
  const most = Math.max(...pair.map(({ years }) => years.length));
  return Array.from({ length: most }, (_, at) =>
    toRow(
      `Year ${at + 1}`,
      pair.map(
        ({ years, worth, terms }) =>
          years[at]?.before.total ?? (isContract(terms) ? null : worth.before.total),
      ),
      formatDollars,
      pair.every(({ terms }) => !isContract(terms)),
    ),
  );
}

import type { ReadPay } from "./read-pay.ts";

/** Words that tell which row of a table is the posting's. */
export interface WageOf {
  title: string;
  city: string | null;
  state: string | null;
}

/** An amount that a text may call the wage. */
export interface Claim {
  pay: ReadPay;
  /** How plainly the text does so, from 1. */
  rank: number;
  /** What the row or the sentence says before the amount. */
  before: string;
}

/** Of the plainest claims. Steps make one range, and of several rows the posting's own counts. */
export function chooseWage(claims: readonly Claim[], of: WageOf | null): ReadPay | null {
  const best = Math.max(0, ...claims.map(({ rank }) => rank));
  const plainest = claims.filter(({ rank }) => rank === best);
  const distinct = toDistinct(plainest);
  if (distinct.length <= 1) return distinct[0]?.pay ?? null;
  return toScale(plainest) ?? findOwnRow(distinct, of);
}

/** Drops what another claim says more fully: "up to $62" beside "$45 - $62", $85,000 beside its $40.87 an hour. */
function toDistinct(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  for (const claim of claims) {
    const same = kept.findIndex(({ pay }) => isSame(pay, claim.pay));
    if (same < 0) kept.push(claim);
    else if (isFuller(claim.pay, kept[same]!.pay)) kept[same] = claim;
  }
  return kept;
}

const countBounds = (pay: ReadPay) =>
  [pay.salaryMinCents, pay.salaryMaxCents].filter((cents) => cents !== null).length;
const isFuller = (a: ReadPay, b: ReadPay) => countBounds(a) > countBounds(b);

/** Units in a year of full-time work, and of the 36 hours a week that many nurses work. */
const perYear: Readonly<Record<ReadPay["payUnit"], readonly [number, number]>> = {
  hour: [1_560, 2_184],
  shift: [120, 260],
  day: [120, 365],
  visit: [0, 0],
  week: [46, 52],
  month: [12, 12],
  year: [1, 1],
};

function isSame(a: ReadPay, b: ReadPay): boolean {
  const isSameBound = (x: number | null, y: number | null) => x === null || y === null || isEqual(x, a, y, b);
  const isApart =
    (a.salaryMinCents === null && b.salaryMaxCents === null) ||
    (a.salaryMaxCents === null && b.salaryMinCents === null);
  return (
    !isApart &&
    isSameBound(a.salaryMinCents, b.salaryMinCents) &&
    isSameBound(a.salaryMaxCents, b.salaryMaxCents)
  );
}

/** By the same unit exactly; by others, if one amount makes the other with usual hours. */
function isEqual(x: number, a: ReadPay, y: number, b: ReadPay): boolean {
  if (a.payUnit === b.payUnit) return x === y;
  const [least, most] = perYear[a.payUnit].map((times) => times * x) as [number, number];
  const [low, high] = perYear[b.payUnit].map((times) => times * y) as [number, number];
  return least <= high * 1.01 && low <= most * 1.01;
}

/** A row of a scale: "Step 3", "0-2 years". */
export const rung = /\bstep\s+[A-Z]\b|\b(?:step|year|yr)s?\b\W*\d+|\d\+?\s*(?:years?|yrs?)\b|\bnew grad/i;

/** A union's scale pays one job by its years: from the first step to the last. */
function toScale(claims: readonly Claim[]): ReadPay | null {
  const [first] = claims;
  if (!first || !claims.every(({ pay, before }) => pay.payUnit === first.pay.payUnit && rung.test(before)))
    return null;
  const amounts = claims
    .flatMap(({ pay }) => [pay.salaryMinCents, pay.salaryMaxCents])
    .filter((cents) => cents !== null);
  return { ...first.pay, salaryMinCents: Math.min(...amounts), salaryMaxCents: Math.max(...amounts) };
}

/** The one row that names the posting's city, else its state, else a part of its title such as "RN II". */
function findOwnRow(claims: readonly Claim[], of: WageOf | null): ReadPay | null {
  if (!of) return null;
  const names = (name: string | null) => (row: string) => name !== null && hasWords(row, name);
  const isInTitle = (row: string) => row !== "" && hasWords(of.title, row);
  for (const isOwn of [names(of.city), names(of.state), isInTitle]) {
    const rows = claims.filter(({ before }) => isOwn(toRow(before)));
    if (rows.length === 1) return rows[0]!.pay;
  }
  return null;
}

const toRow = (before: string) => before.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

function hasWords(text: string, words: string): boolean {
  return ` ${toRow(text).toLowerCase()} `.includes(` ${toRow(words).toLowerCase()} `);
}

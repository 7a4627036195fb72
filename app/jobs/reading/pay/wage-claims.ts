import { parseState } from "#app/facts/reference/place/states.ts";
import type { ReadPay } from "./read-pay.ts";
import { listTitleWords, namesOnlyHours, toNameWords, withoutGrade } from "./row-names.ts";

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
  /** Of the row, without the words that call it a wage. */
  name: readonly string[];
  /** A row of a scale. */
  isStep: boolean;
}

/** Of the plainest claims. Steps make one range, and of several rows the posting's own counts. */
export function chooseWage(all: readonly Claim[], of: WageOf | null): ReadPay | null {
  const weekly = of && forTravelers.test(of.title) ? all.filter(({ pay }) => pay.payUnit === "week") : [];
  const claims = weekly.length > 0 ? weekly : withoutOthers(all, of);
  const best = Math.max(0, ...claims.map(({ rank }) => rank));
  const plainest = claims.filter(({ rank }) => rank === best);
  const distinct = toDistinct(plainest);
  if (distinct.length <= 1) return distinct[0]?.pay ?? null;
  return toScale(plainest) ?? findOwnRow(distinct, of);
}

/** "W2: $230,000, 1099: $190/hr" offers employment first, and "$42/hr part time, $84,000 full time" a full week. */
function withoutOthers(claims: readonly Claim[], of: WageOf | null): readonly Claim[] {
  const isPartTime = /\bpart[ -]time\b/i.test(of?.title ?? "");
  return [
    [/\bw ?2\b/, /\b1099\b/] as const,
    isPartTime
      ? ([/\bpart time\b/, /\bfull time\b/] as const)
      : ([/\bfull time\b/, /\bpart time\b/] as const),
  ].reduce((left, [first, other]) => {
    const saysOf = (pattern: RegExp) => (claim: Claim) => pattern.test(claim.name.join(" "));
    const own = left.find(saysOf(first));
    return own
      ? left.filter((claim) => claim.pay.payUnit === own.pay.payUnit || !saysOf(other)(claim))
      : left;
  }, claims);
}

/** A traveler is paid by the week, beside the hourly rate of the locals. */
const forTravelers = /\btravel(?:er|ler)?s?\b/i;

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

const rung =
  /\bstep\s+[A-Z]\b|\b(?:step|year|yr)s?\b\W*\d+|\d\+?\s*(?:years?|yrs?|months?)\b|\bnew grad|\b(?:less|more|fewer|over|under)(?: than)? (?:an?|one|two|three|five|ten) years?\b/i;
const numberFirst = /^\W{0,3}(?:(?:under|over|less than|up to) )?\d{1,2}\b/i;
const ofYears = /\b(?:years?|yrs?|steps?|experience|seniority|service)\b/i;

/** A row of a scale: "Step 3", "0-2 years", "2 - 4" below "Years as an aide". */
export const isRung = (before: string, heading: string): boolean =>
  rung.test(before) || (numberFirst.test(before) && ofYears.test(heading));

/** A union's scale pays one job by its years: from the first step to the last. */
function toScale(claims: readonly Claim[]): ReadPay | null {
  return claims.every(({ isStep }) => isStep) ? toWhole(claims) : null;
}

/** From the least to the most of several rows by the same unit. */
function toWhole(claims: readonly Claim[]): ReadPay | null {
  const [first] = claims;
  if (!first || !claims.every(({ pay }) => pay.payUnit === first.pay.payUnit)) return null;
  const bounds = claims.map(({ pay }) => [pay.salaryMinCents, pay.salaryMaxCents] as const);
  const amounts = bounds.flat().filter((cents) => cents !== null);
  const [bottom, top] = [Math.min(...amounts), Math.max(...amounts)];
  const isOpen = bounds.some(([least, most]) => most === null && least === top);
  return {
    ...first.pay,
    // "$50 - $58 W2, up to $64 1099"
    salaryMinCents: bounds.some(([least, most]) => least === null && most === bottom) ? null : bottom,
    salaryMaxCents: isOpen ? null : top,
  };
}

/**
 * The rows that name the posting's city, else its state, else what its title says, such as "RN II"; else the grades and
 * shifts of the title's job. The whole range if several do.
 */
function findOwnRow(claims: readonly Claim[], of: WageOf | null): ReadPay | null {
  if (!of) return null;
  const title = listTitleWords(of.title);
  const isIn = (words: readonly string[]) => words.every((word) => title.has(word));
  const names = (name: string | null) => (claim: Claim) => name !== null && hasWords(claim.before, name);
  const isOfTitle = ({ name }: Claim) => name.length > 0 && isIn(name);
  const choices = listChoices(of.title);
  const isOfRole = ({ name, before }: Claim) =>
    (withoutGrade(name).length > 0 && isIn(withoutGrade(name))) ||
    choices.some((choice) => hasWords(before, choice));
  for (const isOwn of [names(of.city), names(of.state)]) {
    const rows = claims.filter(isOwn);
    if (rows.length === 1) return rows[0]!.pay;
    if (rows.length > 1 && rows.length < claims.length) return findOwnRow(rows, of);
  }
  const titleNames = toNameWords(of.title);
  /** "EMT / Advanced EMT" is for every level of it. */
  const isRepeated = ({ name }: Claim) =>
    withoutGrade(name).some((word) => titleNames.indexOf(word) !== titleNames.lastIndexOf(word));
  const ofLevels = claims.some(isRepeated) ? [isOfRole] : [isOfTitle, isOfRole];
  for (const isOwn of ofLevels) {
    const rows = claims.filter(isOwn);
    // "Flat rate $46/hr, $50/hr nights"
    const isFlat = rows.every(({ pay }) => pay.salaryMinCents === pay.salaryMaxCents);
    const others =
      isFlat && !titleNames.some((word) => namesOnlyHours([word])) ? claims.filter(isOfHours) : [];
    if (rows.length > 0) return toWhole([...rows, ...others]);
  }
  if (claims.every(({ pay }) => pay.payUnit === "visit")) return toWhole(claims);
  // "$185 - $200 per hour; nights $215"
  const base = claims.filter((claim) => !isOfHours(claim));
  if (base.length === 1 && base[0]!.pay.salaryMinCents !== base[0]!.pay.salaryMaxCents) return base[0]!.pay;
  // "$18.75/hr, $20.25/hr for nights"
  const areGrades = claims.every(
    ({ name }) => isIn(withoutGrade(name)) || (of.state === null && isState(name)),
  );
  const keys = new Set(claims.map(({ name }) => name.join(" ")));
  return areGrades && keys.size === claims.length ? toWhole(claims) : null;
}

const isOfHours = ({ name }: Claim): boolean => namesOnlyHours(name);

/** "MLS" and "MLT" of "Laboratory Scientist (MLS/MLT)", each of them the job. */
const listChoices = (title: string): string[] =>
  [...title.matchAll(/\b\p{Lu}{2,6}(?:\/\p{Lu}{2,6})+\b/gu)].flatMap(([codes]) => codes.split("/"));

/** "The AL base is $31, the TN base $30" */
const isState = (name: readonly string[]): boolean => parseState(name.join(" ")) !== null;

const toRow = (before: string) => before.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

function hasWords(text: string, words: string): boolean {
  return ` ${toRow(text).toLowerCase()} `.includes(` ${toRow(words).toLowerCase()} `);
}

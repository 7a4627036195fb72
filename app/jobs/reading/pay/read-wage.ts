import { toSpaced } from "#app/jobs/reading/phrases.ts";
import { isOfOthers } from "#app/jobs/reading/statements.ts";
import { listMoney, type Money } from "./money.ts";
import {
  isAveraged,
  isBesideOther,
  isForSideWork,
  isOvertime,
  namesOtherMoney,
  namesOthersPay,
  namesStaffOf,
} from "./other-money.ts";
import { listUnits } from "./pay-units.ts";
import { namesOtherCurrency, type ReadPay, toBoundPay } from "./read-pay.ts";
import { isOfGradeOrTitle, listTitleWords, toNameWords, toRowName } from "./row-names.ts";
import { type Claim, chooseWage, isRung, type WageOf } from "./wage-claims.ts";
import { isNamedAfter, toHeadingRank, toRank } from "./wage-labels.ts";
import { type Scope, toScope } from "./wage-scope.ts";
import { isOfVisit, listPossibleUnits, listUnitsBelow } from "./wage-units.ts";

/** The wage that a text states. Null where several figures describe several jobs. */
export function parseWage(text: string, of: WageOf | null = null): ReadPay | null {
  const spaced = toPlain(text, of?.title ?? "");
  const amounts = shareUnits(spaced, listMoney(spaced));
  const title = of?.title ?? "";
  const claims: Claim[] = [];
  let titleWords: ReadonlySet<string> | null = null;
  const getTitle = () => (titleWords ??= listTitleWords(title));
  let last = null as Last | null;
  let refusedTo = -1;
  for (const [at, money] of amounts.entries()) {
    const top: ReadPay | null = last && toTop(spaced, last, money);
    if (last && top) {
      last.claim.pay = top;
      last.to = money.to;
      continue;
    }
    const scope = toScope(spaced, amounts, at);
    const previous: Last | null = last?.to === amounts[at - 1]?.to ? last : null;
    const isBelow =
      scope.isBelowLast || isNextRow(money, spaced.slice(previous?.to ?? 0, money.from), previous);
    const beside = isBelow ? previous : null;
    // "$62/hr = $2,480 a week" says it again.
    if (previous && isSameAgain(scope, previous.claim)) {
      previous.to = money.to;
      continue;
    }
    // "Call pays $4/hr and $60 per visit"
    const isMoreOther = scope.isBesideLast && refusedTo === amounts[at - 1]?.to && onlyAnd.test(scope.before);
    const isRefused = isMoreOther || namesStaffOf(scope.before, title);
    const claim: Claim | null = isRefused ? null : toClaim(scope, beside?.claim ?? null, getTitle);
    if (claim) {
      claims.push(claim);
      last = { claim, to: money.to };
    } else if (isMoreOther || isOfOther(scope.before)) refusedTo = money.to;
  }
  return chooseWage(claims, of);
}

/** "Level I $19.50 / Level II $21.00 per hour" */
const nextOfList = /^\s?(?:[/,;|]|and\b|or\b)[^$.\n]{0,24}$/;

/** Amounts of one list have the unit that its last has. */
function shareUnits(text: string, amounts: readonly Money[]): Money[] {
  const shared: Money[] = [];
  for (const money of amounts.toReversed()) {
    const next = shared[0];
    const isShared =
      money.unit === null &&
      next?.unit &&
      money.isSigned &&
      next.isSigned &&
      next.low / money.low < 2 &&
      money.low / next.low < 2;
    shared.unshift(
      isShared && nextOfList.test(text.slice(money.to, next.from)) ? { ...money, unit: next.unit } : money,
    );
  }
  return shared;
}

const numberWords =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|and|dollars?|cents?";
/** "Forty-eight dollars and twenty cents ($48.20)" */
const inWords = new RegExp(String.raw`\b(?:(?:${numberWords})[\s,-]{1,2}){2,16}\((\$[\d,.]{1,14})\)`, "gi");

const again =
  /^[\s(,;\u2010-\u2015-]*(?:(?:which|that|this|it)(?:\sis)?\s)?(?:=|works? out|comes? (?:out )?to|equals?|equivalent|is equal|or (?:about|roughly|approximately|around)\s*$)|^\s*\(\s*$/i;

function isSameAgain({ money, before, after }: Scope, { pay }: Claim): boolean {
  if (!again.test(before)) return false;
  const unit = money.unit ?? listUnits(after)[0];
  return unit !== undefined && unit !== pay.payUnit && unit !== "other";
}

/** "Step 1" on the line above "$17.10" */
const labelAbove = /^([^\n$:]{1,40})\n(?=\$[^\n]{1,30}$)/gm;

/** "$: 50 to 62 an hour" */
const signAsLabel = /(?<=^|[\s(])\${1,3}:\s?(?=\$?\d)/gm;
/** "Eval: $115 • Routine: $78", "40 gtd // $25.50/hr" */
const listMark = /[ \t](?:\/\/|[•·])[ \t]/g;

/** Without amounts in words, and with a label beside its amount. A resident's pay is called a stipend. */
function toPlain(text: string, title: string): string {
  const plain = toSpaced(text)
    .replace(inWords, "$1")
    .replace(labelAbove, "$1: ")
    .replace(signAsLabel, "Pay: ")
    .replace(listMark, "\n");
  return inTraining.test(title)
    ? plain.replace(/\b(annual|yearly|resident|fellow|monthly) stipend/gi, "$1 salary")
    : plain;
}

const inTraining = /\b(?:residen(?:t|cy)|fellow(?:ship)?|PGY|intern)\b/i;

const onlyAnd = /^[\s,]*(?:and|or|plus|&)?\s*$/i;
const paidAt = /(?:\s|:|\b(?:is|are|at|paid|pays?|earns?|of|as|for|up to)\b)+$/i;

const isOfOther = (words: string): boolean => isBesideOther(words.replace(paidAt, ""));

interface Last {
  claim: Claim;
  to: number;
}

const longestRowEnd = 80;
/** The range of the line below another's. */
const isNextRow = (money: Money, between: string, last: Last | null): boolean =>
  last !== null &&
  money.high !== null &&
  last.claim.pay.salaryMinCents !== last.claim.pay.salaryMaxCents &&
  between.length <= longestRowEnd * 2 &&
  between.indexOf("\n") >= 0 &&
  between.indexOf("\n") === between.lastIndexOf("\n");

const longestRise = 80;
const rise =
  /(?:\bup to|\bas (?:high|much) as|\b(?:to|at|reach(?:es|ing)?|max(?:imum)?(?: of)?))\s*(?:an? |the )?(?:max(?:imum)?(?: of)? |top(?: rate)?(?: of)? )?$/i;
const rising =
  /\b(?:rais\w+|steps?|increas\w+|grow\w*|climb\w*|ris(?:es?|ing)|advanc\w+|progress\w*|go(?:es|ing)? (?:up )?to|go(?:es|ing)? up|top(?:s|ping)?|max\w*|cap\w*|scale|experience\w*|reach\w*|mov(?:es?|ing)|earn\w*|up to|as high as)\b/i;

/** "Starting pay $58,900/yr; step raises up to $79,400/yr": the most that a wage rises to. */
function toTop(text: string, { claim: { pay }, to }: Last, money: Money): ReadPay | null {
  if (money.from - to > longestRise || money.high !== null || pay.salaryMinCents === null) return null;
  const isOpen = pay.salaryMaxCents === null;
  if (!isOpen && pay.salaryMaxCents !== pay.salaryMinCents) return null;
  const words = text.slice(to, money.from);
  const after = text.slice(money.to, money.to + 40);
  if (
    !rise.test(words) ||
    !rising.test(words) ||
    isOfOther(words.replace(rise, "").replace(raise, " ").replace(labelAtEnd, "")) ||
    [words, after.split(/[.;\n]/)[0]!].some((part) => namesOtherMoney(part.replace(raise, " "))) ||
    (money.unit !== null && money.unit !== pay.payUnit) ||
    !isNear(money, pay) ||
    money.low * 100 <= pay.salaryMinCents
  )
    return null;
  return { ...pay, salaryMaxCents: Math.round(money.low * 100) };
}

const labelAtEnd = /\b(?:pay|rate|wage)s?\s*$/i;
const raise = /\b(?:step[\s-])?(?:raises?|increases?)\b/gi;

/** The words after an amount that may still describe it. */
const ownAfter = (after: string) =>
  // "Differentials: $2.50" is the next amount's name.
  (after.includes(":")
    ? after.slice(0, 60).replace(/(?:[\p{L}-]+\s?){1,3}:.*$/su, "")
    : after.slice(0, 60)
  ).split(
    /[,+(&|•]|\b(?:plus|and|or|with|w\/|including|includes?|based|depending|depends|doe|excluding|not|before)\b/i,
  )[0]!;
const boundWords =
  /^[\W\d]*(?:(?:up|to|from|of|a|an|the|is|are|at|starting|earn|as|much|high|between|approximately|about)\b\W*)*$/i;

/** "15% of gross over $2,200" */
const shareOf = /\d\s?%\s(?:of|on)\b[^.;\n]*$/i;
/** "Travelers can ask for a split rate" in a posting for others. */
const ofTravelers = /^\W*travell?ers?\b/i;
/** "6+" behind "3-5 years $28.50" */
const onlyYears = /^\W*\d{1,2}\s?(?:\+|-\s?\d{1,2})?\W*$/;
const isNextStep = (before: string, last: Claim) => last.isStep && onlyYears.test(before);
const ownLabel = /\b(?:rate|pay|wage|base)(?: is)?\s?:?\s?$/i;

function toClaim(scope: Scope, last: Claim | null, getTitle: () => ReadonlySet<string>): Claim | null {
  const { text, money, before, after, heading } = scope;
  const around = text.slice(Math.max(0, money.from - 6), money.to + 8);
  if (
    money.unit === "other" ||
    namesOtherCurrency(around) ||
    namesOtherMoney(ownAfter(after)) ||
    isForSideWork(after) ||
    isAveraged(before, after) ||
    shareOf.test(before) ||
    isOvertime(before, after, getTitle()) ||
    isOfOthers(scope.sentence) ||
    (ofTravelers.test(scope.sentence) && !getTitle().has("travel"))
  )
    return null;
  const name = toName(scope, getTitle);
  const { rank, isRow } = weigh(scope, last, name, getTitle);
  if (rank === 0) return null;
  const isStep = isRung(before, heading) || (last !== null && isNextStep(before, last));
  const isLabelled = ownLabel.test(before) && /\.\d\d/.test(around);
  const isNamed = rank > 2 || isStep || isLabelled || isOfGradeOrTitle(name, getTitle());
  const units = [...listPossibleUnits(scope, rank, isNamed), ...(isRow && last ? [last.pay.payUnit] : [])];
  for (const unit of units) {
    const pay = toBoundPay(text, money, unit);
    if (pay && !isTooLittle(pay, rank) && !/\bper diem\b/i.test(unit === "hour" ? "" : before))
      return { pay, rank, before, name, isStep };
  }
  return null;
}

/** The row's, else that of the line or of a line above that names a job of the title. */
function toName({ isBesideLast, before, after, names }: Scope, getTitle: () => ReadonlySet<string>) {
  const own = toRowName(isBesideLast ? toLastPart(before) : before, ownAfter(after));
  if (own.length > 0) return own;
  const named = names.map(toNameWords).find((words) => isOfGradeOrTitle(words, getTitle()));
  return named ?? own;
}

/** " to start, nights" says first what the amount before it is. */
const toLastPart = (before: string) => before.split(/[,;(|]|\b(?:and|or)\b/i).at(-1)!;

/** `isRow`: one of several amounts behind one name, such as "Days $40/hr, Nights $44". */
function weigh(
  scope: Scope,
  last: Claim | null,
  name: readonly string[],
  getTitle: () => ReadonlySet<string>,
): { rank: number; isRow: boolean } {
  const { money, before, after, heading } = scope;
  const none = { rank: 0, isRow: false };
  if (added.test(before)) return none;
  const piece = before.split(",").findLast((words) => !boundWords.test(words)) ?? "";
  const named = toRank(before);
  const own = named === 0 && isNamedAfter(after) ? 3 : named;
  // A heading names its rows, which say themselves what else they are: "Pick-up bonus: $40".
  const isOther = scope.startsLine ? namesOtherMoney(piece) : isOfOther(piece);
  if (own === 0 && !money.isBounds && isOther) return none;
  const above = own === 0 && heading && !payday.test(heading) ? toHeadingRank(heading) : 0;
  const isLawful = own === null && !(money.isBounds && /\bminimum wage\b/i.test(before));
  if (isLawful || (above === null && !money.isBounds)) return none;
  const isStep =
    (money.isSigned || money.low >= leastYear || listUnits(heading).length > 0) && isRung(before, heading);
  const ranked = Math.max(own ?? 0, above ?? 0, money.isBounds || isStep ? 2 : 0);
  if (ranked > 0) return { rank: ranked, isRow: false };
  if (isOfOther(piece) || namesOthersPay(before) || (heading && isOtherHeading(heading))) return none;
  const isRow =
    last !== null &&
    money.isSigned &&
    isNear(money, last.pay) &&
    (scope.isBesideLast
      ? piece !== "" || isNextStep(before, last) || isOfGradeOrTitle(toNameWords(ownAfter(after)), getTitle())
      : last.pay.payUnit === "visit" || isOfGradeOrTitle(toRowName(before, ""), getTitle()));
  if (isRow) return { rank: last.rank, isRow };
  if (isNamedRow(scope, name, getTitle)) return { rank: 2, isRow };
  return { rank: isClear(scope) || (money.isSigned && isOfVisit(before)) ? 1 : 0, isRow };
}

/** "Plus $60 per visit made", "and an extra $20" */
const added = /(?:(?<!\d\s?)\+|\bplus(?: an?)?|\b(?:extra|additional|another))\s*$/i;

/** "Weekly pay Fri" */
const payday =
  /\b(?:daily|weekly|bi-?weekly|monthly) pay(?:checks?|days?)?\b\W*(?:on |every )?(?:mon|tue|wed|thu|fri|direct|$)/i;

/** Rows of one table are not far apart. */
function isNear({ low }: Money, { salaryMinCents, salaryMaxCents }: ReadPay): boolean {
  const ratio = (low * 100) / (salaryMinCents ?? salaryMaxCents!);
  return ratio > 1 / 3 && ratio < 3;
}

const isOtherHeading = (line: string) =>
  (line.endsWith(":") || line.split(" ").length <= 3) && namesOtherMoney(line);

/** "Technician (MLT-ASCP, associate degree)" */
const inBrackets = /\((\p{Lu}{2,6})\b/u;

/** "RN II: $51.60 - $65.92" above "Rates are hourly." */
const isNamedRow = (
  { money, before, below }: Scope,
  name: readonly string[],
  getTitle: () => ReadonlySet<string>,
): boolean =>
  money.isSigned &&
  money.high !== null &&
  (isOfGradeOrTitle(name, getTitle()) || getTitle().has(inBrackets.exec(before)?.[1]?.toLowerCase() ?? "")) &&
  listUnitsBelow(below).length > 0;

/** Without a name, an amount is a wage if its unit is beside it, or if it is all that its line says. */
function isClear({ money, before, after, isLine }: Scope): boolean {
  if (!money.isSigned) return false;
  if (
    money.unit !== null ||
    listUnits(before.slice(-24)).length > 0 ||
    listUnits(after.slice(0, 20)).length > 0
  )
    return true;
  return isLine && money.high !== null && money.low >= leastYear;
}

const leastYear = 30_000;
const leastNamed = 700;
const leastUnnamed = 1000;
/** An hourly amount that no job pays: a differential. */
const isTooLittle = ({ payUnit, salaryMinCents, salaryMaxCents }: ReadPay, rank: number) =>
  payUnit === "hour" && (salaryMaxCents ?? salaryMinCents!) < (rank > 1 ? leastNamed : leastUnnamed);

import type { ReadingOf } from "./typed-query.ts";

type Weeks = Pick<ReadingOf<"weeks">, "min" | "max" | "from" | "to">;

const least = String.raw`(?<least>(?:at least|min(?:imum)?(?:\s+of)?|over|more than)\s+)`;
const most = String.raw`(?<most>(?:under|less than|up to|max(?:imum)?(?:\s+of)?|at most|no more than)\s+)`;
/** "13 weeks", "8-13 wk contracts", "3 months". Weeks of leave, of training and until the start are no contract's. */
const weeks = new RegExp(
  String.raw`(?<!\b(?:in|within|next|last|past|every|per|for the|starts?|[\d.]-)\s{0,2})(?<![\d$.,/-])(?:${least}|${most})?\b(?<from>\d{1,2})(?:\s*(?:-|–|to)\s*(?<until>\d{1,2}))?(?<plus>\+)?[\s-]*(?:weeks?|wks?|(?<months>months?))\b(?:[\s-]+(?:long|contracts?|assignments?))*(?!\s+(?:on|off|blocks?|rotations?|old|of|paid|pto|vacation|leave|maternity|parental|orientation|training|residency|fellowship|program|notice|experience|exp|of experience|pregnan\w*|gestation|ago|(?:a|per)\s+month)\b)`,
  "i",
);
/** Three months are the 12 to 13 weeks of a contract. */
const weeksPerMonth = 52 / 12;
const shortest = 1;
/** Of a contract. */
export const mostWeeks = 52;

/** Null where no length of a contract is said. */
export function findTypedWeeks(text: string): Weeks | null {
  const match = weeks.exec(text);
  if (!match) return null;
  const { least: isLeast, most: isMost, from = "", until, plus, months } = match.groups!;
  const first = months ? Math.floor(Number(from) * weeksPerMonth) - 1 : Number(from);
  const last = months ? Math.ceil(Number(until ?? from) * weeksPerMonth) : Number(until ?? from);
  const min = isMost ? shortest : Math.min(first, last);
  const max = isLeast || plus ? mostWeeks : Math.max(first, last);
  if (min < shortest || max > mostWeeks) return null;
  return { min, max, from: match.index, to: match.index + match[0].length };
}

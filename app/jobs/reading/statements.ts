import { toSpaced } from "./phrases.ts";

/** One thing that a posting says: a sentence, an item of a list, or a part of it between semicolons. */
interface Statement {
  text: string;
  /** What stands before its colon, or the heading above it: "Schedule". */
  label: string;
}

const longestLabel = 40;
/** Nobody writes longer ones, and the readers' patterns try many ways on them. */
const longestStatement = 500;
const longestText = 60_000;
const label = new RegExp(String.raw`^[\p{L}][^:.;!?\d]{1,${longestLabel}}(?=:\s)`, "u");
/** After a full stop that ends no abbreviation, and at what parts the items of one line. */
const between =
  /(?<!\b(?:[ap]\.m|min|yrs?|mos?|hrs?|wks?|approx|incl|exp|req|pref|St|Ft|Mt|Dr|vs|e\.g|i\.e)\.)(?<=[.;!?])["”)]*\s+(?=[^\s\p{Ll}])|\s*[;•|]\s*|\s+[–—]\s+(?=\p{Lu}\p{Ll}+:)/u;

/** "We are hiring nurses. Current cases:" */
const labelAtEnd = new RegExp(String.raw`[.!?]\s+(\p{Lu}[^:.;!?\d]{1,${longestLabel}}):$`, "u");

const bullets = /^[\s*·•▪●○◦‣✔–—-]+/;

/** A text or what it was cut into, so that several readers of one text cut it once. */
export type Said = string | readonly Statement[];

/** Linear in the length of the text. */
export function toStatements(said: Said): readonly Statement[] {
  return typeof said === "string" ? cut(said) : said;
}

function cut(text: string): Statement[] {
  const found: Statement[] = [];
  let heading = "";
  for (const line of toSpaced(text.slice(0, longestText)).split("\n")) {
    const plain = line.replace(bullets, "").trim();
    if (plain === "") continue;
    if (isHeading(plain)) {
      heading = plain.replace(/:$/, "");
      found.push({ text: plain, label: "" });
      continue;
    }
    let own = heading;
    for (const part of plain.split(between)) {
      const said = part.slice(0, longestStatement).replace(bullets, "").trim();
      if (said === "") continue;
      own = label.exec(said)?.[0].trim() ?? own;
      found.push({ text: said, label: own });
    }
    if (plain.endsWith(":")) heading = labelAtEnd.exec(plain)?.[1] ?? heading;
  }
  return found;
}

/** "REQUIRED QUALIFICATIONS", "Schedule:", "What you need for Technician II"; "BLS, ACLS" is an item. */
const isHeading = (line: string): boolean =>
  oneWordHeading.test(line) ||
  (line.length <= longestLabel &&
    /^[^\d.;!?,]+:?$/.test(line) &&
    !line.includes(": ") &&
    !/\b(?:years?|yrs?|months?)\b/i.test(line) &&
    (line.endsWith(":") || line.split(" ").length >= (/\p{Ll}/u.test(line) ? 3 : 2)));
const oneWordHeading =
  /^(?:sign-?on(?: bonus)?|hours|schedule|shifts?|experience|preferred|required|requirements|qualifications|licensure|benefits)$/i;

/** "Preferred", "a plus": not asked. */
export const isWish = (text: string): boolean =>
  /\bprefer|\bdesir(?:ed|able)|\ba plus\b|\bideal(?! candidates?\b)|\bnice to have|\bwould be (?:great|nice|good)|\bnot needed\b|\bhelpful\b|\bwelcome but\b|\badvantage/i.test(
    text,
  );

/** Of phrases between commas. A dash also stands for a space. */
export const toAlternatives = (phrases: string): string =>
  phrases
    .split(/,\s*/)
    .map((phrase) => phrase.replace(/[()]/g, "\\$&").replaceAll("-", "[\\s-]"))
    .join("|");

const others = "different, another, separate, other, sister";
const openings = "posting, position, job, requisition, opening, role, announcement, listing";
const elsewhere = `posted-separately, listed-separately, advertised-separately, posted-elsewhere, also-open, also-hiring, also-available,
  also-recruiting, also-posted, also-looking-for, also-need, also-have-an-opening, have-also, will-open, by-promotion, promotion-only, internal-only,
  if-converted, on-conversion, upon-conversion, after-conversion`;
const pointing = String.raw`(?:see|refer to|go to|look at|look for|check|search for|ask about|apply (?:to|for|under|at|through))\s(?:(?:our|the|job|posting|also|instead)\s){0,3}`;
const numbered = String.raw`(?:requisition|req|posting|position|job|opening|announcement|vacancy)\b[\s#:.-]{0,3}(?:number|no|id)?[\s#:.-]{0,3}(?=[A-Z]{0,6}-?\d)|[A-Z]{2,6}-?\d`;
const ofOthers = new RegExp(
  String.raw`\b(?:(?:${toAlternatives(others)}) (?:${toAlternatives(openings)})|${toAlternatives(elsewhere)})s?\b|\b${pointing}(?:${numbered}|(?:full[\s-]time|part[\s-]time|per[\s-]diem) (?:${toAlternatives(openings)}))`,
  "i",
);

/** Says it of another opening than the posting's: "on a different posting", "See requisition 44120". */
export const isOfOthers = (text: string): boolean => ofOthers.test(text);

/** Asked of the reader: "Tired of 12-hour shifts?" */
export const isQuestion = (text: string): boolean => text.endsWith("?") && asksReader.test(text);
const asksReader =
  /^(?:are|do|did|have|would|is|tired|sick|done|fed up|had|ready|looking|want|need|love|miss|burn\w*|bored|still|feel\w*|dream\w*|stuck|prefer|enough|why|who|interested|thinking)\b.{8}/i;

/** "Not", "hasn't", "no". */
export const denial =
  /\b(?:no|not|non|never|cannot|can['’]t|unable|without|neither|nor|(?:do|does|did|is|are|was|wo|has|have|had|ca|could|would|should)n['’]?t)\b/i;

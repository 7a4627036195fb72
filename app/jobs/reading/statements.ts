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

const bullets = /^[\s*·•▪●○◦‣✔–—-]+/;

/** Pure and linear in the length of the text. */
export function toStatements(text: string): Statement[] {
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
  }
  return found;
}

/** "REQUIRED QUALIFICATIONS", "Schedule:", "What you need for Technician II"; "BLS, ACLS" is an item. */
const isHeading = (line: string): boolean =>
  line.length <= longestLabel &&
  /^[^\d.;!?,]+:?$/.test(line) &&
  !line.includes(": ") &&
  !/\b(?:years?|yrs?|months?)\b/i.test(line) &&
  (line.endsWith(":") || line.split(" ").length >= (/\p{Ll}/u.test(line) ? 3 : 2));

/** "Preferred", "a plus": not asked. */
export const isWish = (text: string): boolean =>
  /\bprefer|\bdesir(?:ed|able)|\ba plus\b|\bideal|\bnice to have|\bwould be (?:great|nice|good)|\bnot needed\b|\bhelpful\b|\bwelcome but\b|\badvantage/i.test(
    text,
  );

/** Says it of another opening, of colleagues or of people elsewhere. */
export const isOfOthers = (text: string): boolean =>
  /\b(?:requisition|req\.?|posting|job) (?:#|no\.? ?|number )?[A-Z]{0,5}-?\d{2,}|\bapply to [A-Z]+-\d+|\b(?:see|ask about) (?:our|the) (?:other|full[\s-]time|part[\s-]time|per[\s-]diem) (?:posting|opening|position|job)|\b(?:other|separate|different) (?:posting|opening|requisition)\b/i.test(
    text,
  );

/** "Not", "hasn't", "no". */
export const denial =
  /\b(?:no|not|non|never|cannot|can['’]t|unable|without|neither|nor|(?:do|does|did|is|are|was|wo|has|have|had|ca|could|would|should)n['’]?t)\b/i;

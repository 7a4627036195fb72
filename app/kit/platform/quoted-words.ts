/** Noncharacters, which Unicode keeps for a program's own use. */
const begin = "\uFDD0";
const end = "\uFDD1";

/** Marks what someone else typed in a mail: it is shown as typed, and no address in it becomes a link. */
export const quote = (typed: string): string => begin + dropMarks(typed) + end;

export const dropMarks = (marked: string): string => marked.replace(/[\uFDD0\uFDD1]/g, "");

/** The same for text in SQL. */
export const dropMarksSql = (text: string): string =>
  `replace(replace(${text}, char(0xFDD0), ''), char(0xFDD1), '')`;

export interface QuotedText {
  text: string;
  /** From and until which place of the text. */
  quotes: [from: number, until: number][];
}

/** A text without its marks, and where they were. */
export function separateQuotes(marked: string): QuotedText {
  const quotes: QuotedText["quotes"] = [];
  let text = "";
  let from = -1;
  for (const part of [...marked.split(/([\uFDD0\uFDD1])/), end]) {
    if (part === begin) from = from < 0 ? text.length : from;
    else if (part !== end) text += part;
    else if (from >= 0) {
      if (from < text.length) quotes.push([from, text.length]);
      from = -1;
    }
  }
  return { text, quotes };
}

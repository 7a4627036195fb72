import { findState } from "#app/facts/reference/place/states.ts";
import { toWords } from "#app/kit/text/words.ts";

// Only what the fields show whole may leave the text of a pasted posting.

/** Labels that the page writes itself. None of them says anything about the job. */
const labelWords = new Set(
  toWords(`job position title role location city address place facility work pay salary compensation wage rate range base
    hourly annual type status employment shift schedule hours hour week year month day visit start starting anticipated
    expected date apply by closes closing application deadline req requisition id number code per a an the to of on each usd`),
);
const headingWords = new Set(
  toWords(`responsibilities responsibility duties essential functions requirements requirement qualifications qualification
    required minimum must need have bring what you ll will be doing do your key job position role the and of for in this
    benefits perks we offer our`),
);

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "50,000" and "50000" are one word. */
const toFieldWords = (text: string): string[] => toWords(text.replace(/(?<=\d),(?=\d{3})/g, ""));

export function toShownWords(values: Iterable<string>): ReadonlySet<string> {
  const all = [...values];
  const more = all.flatMap((value) => {
    const state = /\b[A-Z]{2}\b/.exec(value)?.[0];
    const month = /^\d{4}-(\d\d)-\d\d$/.exec(value)?.[1];
    return [state ? (findState(state)?.name ?? "") : "", month ? months[Number(month) - 1]! : ""];
  });
  return new Set([...all, ...more].flatMap(toFieldWords));
}

export const isShownWhole = (line: string, shown: ReadonlySet<string>): boolean =>
  toFieldWords(line).every((word) => shown.has(word) || labelWords.has(word));

/** "Responsibilities:", and not "What our Night Team Does". */
export const isPlainHeading = (line: string): boolean =>
  /^[^.!?]{1,60}:?$/.test(line) && toWords(line).every((word) => headingWords.has(word));

import type { Sentence } from "#app/assistant/navigation/reading/read-sentence.ts";
import { payPeriods } from "#app/jobs/search/typed/filter-choices.ts";
import { ofKind } from "#app/jobs/search/typed/typed-query.ts";
import type { Asked } from "./read-question.ts";

interface NamedPay {
  /** Dollars a year of full time. */
  yearly: number;
  isHourly: boolean;
  /** "$41.50", as it was typed. */
  words: string;
}

/** "92000", "$92,000", "305k" and "$41.50 an hour", but not a ZIP code after a state. */
const figure =
  /(?<![\d$.,-]|\b[A-Z]{2} )(\$?(\d{1,3}(?:,\d{3})+|\d{2,6}(?:\.\d{1,2})?)(?:\s?([kK])\b)?)(?![\d%]|[,-]\d)(?:\s?(?:\/|an?\b|per\b)\s?([hH](?:ou)?rs?|w(?:ee)?k|month|visit|shift|day)\b)?/g;
/** What a sum is for, behind it or before it, when it is no wage: "a $10,000 sign-on bonus", "loans of 187k". */
const noWageBehind =
  /^\W*(?:(?:of|in|a|an|the|my|up|to|federal|student|total)\W+){0,3}(?:sign\b|sign-?on|signing|bonus|reloc\w*|retention|stipend|loans?|debt|quality|match\w*|deposit|fees?\b|cme|differential|more\b|less\b)/i;
const noWageBefore =
  /\b(?:bonus|loans?|owe|debt|fee|stipend|relocation|differential)(?: (?:of|is|was))?\W*$/i;
/** What a sum is paid for, when it is no time: "$95 per follow up". */
const byPiece =
  /^\s?(?:an?|per|each|every|\/)\s?(?:visit|follow|patient|pt\b|case|encounter|w?rvu|unit|call|mile|procedure|eval)/i;
/** "Overpaid $4,300" is no pay: a wage names its unit, or is as high as a year's. */
const namesUnit = /[a-z/]/i;
const leastOfYear = 15_000;
const mostOfHour = 400;

/** The pays that a question names, in its order. */
export function listNamedPays({ readings, text }: Sentence): NamedPay[] {
  const isWage = (from: number, to: number) =>
    !noWageBehind.test(text.slice(to)) &&
    !byPiece.test(text.slice(to)) &&
    !noWageBefore.test(text.slice(0, from));
  const read = ofKind(readings, "pay").filter(
    ({ from, to, min }) =>
      isWage(from, to) && (min < 200 || min >= leastOfYear || namesUnit.test(text.slice(from, to))),
  );
  // "At $61 an hour here, or on $48 in Las Vegas"
  const isByHour = /(?:\/|\ban?|\bper)\s?h(?:ou)?r/i.test(text);
  const written = [...text.matchAll(figure)].flatMap(
    ({ 0: all, 1: words, 2: digits, 3: k, 4: unit, index: from }) => {
      const to = from + all.length;
      const amount = Number(digits!.replaceAll(",", "")) * (k ? 1_000 : 1);
      const isBare =
        !k && ((/\.\d\d$/.test(digits!) && amount < 100) || (isByHour && /^\$\d\d$/.test(words!)));
      const isHourly = unit ? /^h/i.test(unit) : isBare;
      const pay = read.find((one) => one.from < to && from < one.to);
      if (isHourly && amount < mostOfHour && isWage(from, to))
        return [
          {
            from,
            yearly: amount * payPeriods.hour,
            isHourly,
            words: `$${words!.replace("$", "")}`,
          },
        ];
      if (unit || pay || amount < leastOfYear || !isWage(from, to)) return [];
      return [{ from, yearly: amount, isHourly: false, words: words! }];
    },
  );
  const others = read
    .filter((pay) => !written.some(({ from }) => from >= pay.from && from < pay.to))
    .map(({ from, to, min, period }) => ({
      from,
      yearly: min * payPeriods[period],
      isHourly: period === "hour",
      words: /\$?\s?\d[\d,]*(?:\.\d+)?\s?k?\b/i.exec(text.slice(from, to))?.[0].trim() ?? "",
    }));
  return [...written, ...others].filter(({ words }) => words !== "").toSorted((a, b) => a.from - b.from);
}

/** "86k in Phoenix or 94k in Minneapolis" asks which leaves more. */
export const comparesOffers = ({ sentence, states, held }: Asked): boolean =>
  listNamedPays(sentence).length > 1 && states.length + (held ? 1 : 0) > 1;

/** The pay that an offer names; by the hour, where it names one so. */
export function readNamedPay(sentence: Sentence): NamedPay | null {
  const pays = listNamedPays(sentence);
  return pays.find(({ isHourly }) => isHourly) ?? pays[0] ?? null;
}

/** What it costs to live somewhere. */
export const namesCosts =
  /\b(?:rents?|renting|housing|mortgage|cost of living|living costs?|prices|afford\w*|ahead|bedroom)\b/;

import { parseDate } from "#app/companies/imports/draft/dates.ts";
import { emptyPosting, type Posting } from "#app/companies/imports/format/posting.ts";
import { parsePlace } from "#app/facts/reference/place/place.ts";
import { findState, parseState } from "#app/facts/reference/place/states.ts";
import { parseEmploymentType, parseStatedType } from "#app/jobs/reading/employment-type.ts";
import { isHealthcareTitle } from "#app/jobs/reading/healthcare.ts";
import { parsePay } from "#app/jobs/reading/pay/read-pay.ts";
import { parseWage } from "#app/jobs/reading/pay/read-wage.ts";
import type { ReaderWords } from "#app/jobs/reading/reader-words.ts";
import { parseRole } from "#app/jobs/reading/role.ts";
import { toWords } from "#app/kit/text/words.ts";

type TextField = {
  [Key in keyof Posting]: Posting[Key] extends string ? Key : never;
}[keyof Posting];
type Field = TextField | "employmentTypes";

export type FoundLines = Partial<Record<Field, string>>;

const mostLines = 400;
/** Titles, places and pay come before the long text. */
const headLines = 25;
const longestTitle = 120;
const longestFact = 160;
const longestLabel = 60;

const labels: readonly (readonly [Field, RegExp])[] = [
  ["title", /^(?:job |position )?(?:title|position|role)\s*:\s*/i],
  ["location", /^(?:(?:job|work|facility) )?(?:location|city|address|place)\s*:\s*/i],
  [
    "payText",
    /^(?:(?:base|hourly|annual) )?(?:pay|salary|compensation|wage|rate)(?: (?:range|rate))?\s*:\s*/i,
  ],
  ["employmentTypes", /^(?:(?:job|employment|position) (?:type|status)|status|type)\s*:\s*/i],
  ["schedule", /^(?:(?:work )?(?:shift|schedule|hours))\s*:\s*/i],
  ["startDate", /^(?:anticipated |expected )?start(?:ing)? date\s*:\s*/i],
  ["closes", /^(?:apply by|closes(?: on)?|closing date|(?:application )?deadline)\s*:?\s*/i],
  ["requisitionId", /^(?:req(?:uisition)?(?: (?:id|number|no\.?|#))?|job (?:id|number|code))\s*[:#]\s*/i],
  ["education", /^(?:required )?education\s*:\s*/i],
  ["experience", /^(?:required )?experience\s*:\s*/i],
];

export function toPastedPosting(
  description: string,
  lines: readonly string[],
  { employer, words }: { employer: string; words: ReaderWords },
) {
  const found: FoundLines = {};
  const values: Partial<Record<Field, string>> = {};
  const take = (field: Field, value: string, line: string) => {
    if (found[field] !== undefined || !value) return;
    found[field] = line;
    values[field] = value;
  };
  for (const line of lines.slice(0, mostLines)) {
    const [field, label] = labels.find(([, pattern]) => pattern.test(line)) ?? [];
    const value = label ? line.replace(label, "").trim() : "";
    if (field && value.length <= longestFact && isFit(field, value)) take(field, value, line);
  }
  const head = lines.slice(0, headLines);
  const title = head.find((line) => line.length <= longestTitle && isTitle(line, words));
  if (title) take("title", title, title);
  for (const line of head) {
    const place = toPlaces(line)[0];
    if (place) {
      take("location", place, line);
      take("postalCode", /\b\d{5}\b/.exec(line)?.[0] ?? "", line);
    }
    if (line !== found.title && line.length <= longestLabel && parseEmploymentType(line))
      take("employmentTypes", line, line);
    if (line.length <= longestFact && line.includes("$") && parseWage(line)) take("payText", line, line);
  }
  const stated = lines
    .slice(0, mostLines)
    .flatMap((line) => line.split(/(?<=[.;!?])\s+/))
    .flatMap((sentence) => toTyped(sentence, parseStatedType(sentence)));
  if (new Set(stated.map(({ type }) => type)).size === 1)
    take("employmentTypes", stated[0]!.type, stated[0]!.sentence);
  const { employmentTypes, ...texts } = values;
  const posting: Posting = {
    ...emptyPosting,
    ...texts,
    employer,
    description,
    employmentTypes: employmentTypes ? [employmentTypes] : [],
  };
  return { posting, found };
}

const toTyped = (sentence: string, type: string | null) => (type === null ? [] : [{ sentence, type }]);

function isFit(field: Field, value: string): boolean {
  if (field === "closes") return parseDate(value, true) !== null;
  if (field === "payText") return parsePay(value) !== null;
  if (field === "location") return parsePlace(value).state !== null || parsePlace(value).remote;
  return true;
}

const isTitle = (line: string, words: ReaderWords) => {
  const role = parseRole(line, words);
  return role.profession !== null && isHealthcareTitle(line, role);
};

const cityAndState =
  /(?:^|[\s(])((?:[A-Z][\p{L}.'’-]*\s){0,3}[A-Z][\p{L}.'’-]*),\s*([A-Z]{2}|[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)(?=$|[\s.,;)|–-])/gu;

/** "Lakeside Medical Center - Austin, TX 78701" names Austin, TX. A sentence that names a town counts as well. */
function toPlaces(line: string): string[] {
  return [...line.slice(0, 300).matchAll(cityAndState)]
    .filter(([, , state]) => parseState(state!) !== null)
    .map(([, city, state]) => `${city!.split(/\s[-–|•]\s/).at(-1)}, ${state}`);
}

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

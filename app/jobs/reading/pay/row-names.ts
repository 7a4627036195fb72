import { professionWords } from "#app/jobs/reading/word-groups.ts";

const toWordSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** They call an amount the wage and name no row. */
const ofWage = toWordSet(
  "pay paid salary wage rate range compensation base hiring offer hourly annual annually yearly weekly daily monthly hour hr hrs year yr week day shift scale " +
    "estimated expected anticipated total gross flat starting minimum maximum min max position role job this the a an of for is are at in on to " +
    "per and or from our we you your with as be will usd doe up between guarantee guaranteed pays salaried",
);
/** They tell the rows of one job apart. */
const ofGrade = toWordSet(
  "i ii iii iv v 1 2 3 4 5 gs pgy basic intermediate advanced level grade tier step class band junior jr senior sr lead new newer grad graduate experienced experience entry start begin " +
    "day days morning mornings afternoon afternoons midnight midnights night nights evening evenings weekend weekends weekday weekdays noc nocs overnight overnights first second third 1st 2nd 3rd am pm rotating full part time ft pt prn " +
    "diem pool float benefited trainee uncertificated less than more over under at least up to or one two three four five six seven eight nine ten non after once probation training trained orientation certified uncertified certification licensed registered " +
    "w 2 w2 1099 swing eve nite then thereafter that after during until greater other another specialty registry eligible out without not " +
    "years months month assisted living nursing home hospital sitter facility snf ltc alf bsn adn bachelor master associate degree if only low high end top bottom",
);

const hours = /^(?:(?:mid)?night|nite|evening|eve|afternoon|weekend|overnight|noc)s?$/;
/** Named by a time of day or week alone, which is paid better than the rest. */
export const namesOnlyHours = (name: readonly string[]): boolean =>
  name.length > 0 && name.every((word) => hours.test(word) || word === "holiday");

/** Lower-case words in the singular: "LPNs" is "lpn". */
export const toNameWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    (ofGrade.has(word) && !hours.test(word)) || word.length < 3 ? word : word.replace(/(?<=[^s])s$/, ""),
  );

const longestName = 60;
const mostWords = 8;

const graded = /^(?:tier|step|level|grade|band|class)$/;

const toName = (text: string) =>
  toNameWords(text)
    .filter((word, at, words) => !ofWage.has(word) || (at > 0 && graded.test(words[at - 1]!)))
    .slice(0, mostWords);

/**
 * What a row is called: "RN II" of "RN II (certified): $38.00 - $53.00", "tier 1" of "Tier 1 - four shifts a month - $17.50",
 * "nights" of "$20.25/hr for nights".
 */
export function toRowName(before: string, after: string): string[] {
  const plain = before.replace(/\([^()]{0,80}\)/g, " ");
  const first = toName(plain.split(/\s[-\u2010-\u2015|]\s|[:|]/u)[0]!);
  if (first.some(isGrade) && first.every(isOfRow)) return first;
  const last = toName(plain.split(/[:;,]/).findLast((piece) => /\p{L}/u.test(piece)) ?? "");
  if (last.some(isGrade) && last.every(isOfRow)) return last;
  const ahead = toName(plain.slice(-longestName));
  return ahead.length > 0 ? ahead : toName(after);
}

const isOfRow = (word: string) => isGrade(word) || roleWords.has(word);

const isGrade = (word: string) => ofGrade.has(word) || /^(?:\d+|[a-f])$/.test(word);

/** The words of a name that are neither a grade nor a shift. */
export const withoutGrade = (name: readonly string[]): string[] => name.filter((word) => !isGrade(word));

/** At least one word that names a row, and no word of another job. */
export function isOfGradeOrTitle(words: readonly string[], title: ReadonlySet<string>): boolean {
  const name = words.filter((word) => !ofWage.has(word));
  return name.length > 0 && name.every((word) => isGrade(word) || title.has(word));
}

const groups = Object.entries(professionWords).map(([key, phrases]) =>
  [key, ...phrases].map((phrase) => toNameWords(phrase)),
);

const roleWords = new Set(groups.flat(2));

/** Of the title, with other names of its job: a row calls a registered nurse "RN". */
export function listTitleWords(title: string): ReadonlySet<string> {
  const words = new Set(toNameWords(title));
  const named = groups.filter((group) => group.some((phrase) => phrase.every((word) => words.has(word))));
  return new Set([...words, ...named.flat(2), ...(words.has("day") ? ["days"] : [])]);
}

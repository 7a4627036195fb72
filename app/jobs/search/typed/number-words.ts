const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const values = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ["fourty", 40],
  ["hundred", 100],
  ["thousand", 1_000],
]);

const word = `(?:${[...values.keys()].join("|")})`;
const run = new RegExp(
  String.raw`\b(?:a\s+(?=hundred|thousand))?${word}(?:[\s-]+(?:and\s+)?${word})*\b`,
  "gi",
);
/** Elsewhere the words stay: "two days", "seven on seven off". */
const unit = /^[\s-]*(?:dollars?|bucks|grand|k|miles?|mi|(?:an?|per|each)\s+(?:hour|hr|week|wk|year|yr))\b/i;

const thousands = /(?<=(?<![\d.,])\d{1,3}(?:\.\d)?) thousand\b/gi;

/** "Forty-five dollars an hour", "130 thousand" and "one hundred and thirty thousand a year" in digits. */
export const withDigits = (text: string): string =>
  text.replace(thousands, "k").replace(run, (words: string, at: number, whole: string) => {
    const value = toNumber(words.toLowerCase().split(/[\s-]+/));
    return value >= 1_000 || unit.test(whole.slice(at + words.length)) ? String(value) : words;
  });

/** "One thirty" is 130, as it is said of pay. */
function toNumber(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const said of words) {
    const value = values.get(said);
    if (value === undefined) continue;
    if (value === 1_000) {
      total += (part || 1) * value;
      part = 0;
    } else if (value === 100) part = (part || 1) * value;
    else part = part > 0 && part < 10 && value >= 10 ? part * 100 + value : part + value;
  }
  return total + part;
}

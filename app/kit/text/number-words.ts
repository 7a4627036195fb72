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

/** From one to nineteen, whole tens, and one word of any number. */
export const anyOne = small.slice(1).join("|");
export const anyTen = tens.join("|");
export const numberWord = `(?:${[...values.keys()].join("|")})`;

/** "One thirty" is 130, as it is said of pay. */
export function readNumber(words: readonly string[]): number {
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

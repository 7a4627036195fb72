/** The spelling of jobs and places takes these for others. */
const misread: readonly (readonly [RegExp, string])[] = [
  [/\binflation\b/gi, "consumer prices"],
  [/\bw\/(?=\s?[a-z])(?!o\b)/gi, "with "],
];

export const avoidMisreading = (text: string): string =>
  misread.reduce((all, [pattern, words]) => all.replace(pattern, words), text);

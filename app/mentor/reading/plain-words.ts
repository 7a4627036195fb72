/** The spelling of jobs and places takes these for others. */
const plain: readonly (readonly [RegExp, string])[] = [[/\binflation\b/gi, "consumer prices"]];

export const toPlainWords = (text: string): string =>
  plain.reduce((all, [pattern, words]) => all.replace(pattern, words), text);

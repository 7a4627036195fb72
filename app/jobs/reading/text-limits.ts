const longestField = 1000;

/** A pattern with several `\s*` tries every way to divide a long run, which takes minutes on 100 kB of spaces. */
export const toSpaced = (text: string): string =>
  text.replace(/\s+/g, (run) => (run.includes("\n") ? "\n" : " "));

/** Cuts fields that are longer than any real one, so that their patterns finish at once. */
export const toShortText = (text: string): string => toSpaced(text.slice(0, longestField));

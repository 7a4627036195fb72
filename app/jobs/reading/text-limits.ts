const longestField = 1000;

/**
 * Each run of white space as one space, or one line break. A pattern with several `\s*` in a row would otherwise try
 * every way to divide a long run, which takes minutes on 100 kB of spaces.
 */
export const toSpaced = (text: string): string =>
  text.replace(/\s+/g, (run) => (run.includes("\n") ? "\n" : " "));

/** A title, label or other short field, cut where no real one reaches, so that its patterns finish at once. */
export const toShortText = (text: string): string => toSpaced(text.slice(0, longestField));

/** A word, a number or an amount of money, and where in the text it is. */
interface AskedToken {
  /** In lower case, without accents and apostrophes. Figures are "#", one for each digit up to six, and money is "$". */
  word: string;
  from: number;
  to: number;
}

/** A money sign makes money of a figure, and so does a "k" after it. */
const tokens = /\$\s?\d[\d,.]*\s?k?\b|\d+(?:[,.]\d+)*k?\b|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+|\?/giu;
const mostDigits = 6;

/** Reads a text once, in time that grows with its length alone. */
export const toAskedTokens = (text: string): AskedToken[] =>
  [...text.matchAll(tokens)].map(({ 0: written, index }) => ({
    word: toPlain(written),
    from: index,
    to: index + written.length,
  }));

function toPlain(written: string): string {
  if (written.startsWith("$") || /^\d.*k$/i.test(written)) return "$";
  if (/^\p{N}/u.test(written))
    return "#".repeat(Math.min(mostDigits, written.replace(/\D/g, "").length || 1));
  return written
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
}

/** Must split words as FTS5's tokenizer does. */
export function toWords(text: string): string[] {
  return toWrittenWords(text).map((word) => word.toLowerCase());
}

export const toWrittenWords = (text: string): string[] => toPlain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const dotted = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu;

export const readWords = (text: string): { word: string; isAfterSlash: boolean }[] =>
  [...toPlain(text).matchAll(/(?:(\/)\s*)?([\p{L}\p{N}]+)/gu)].map(([, slash, word]) => ({
    word: word!,
    isAfterSlash: slash !== undefined,
  }));

const toPlain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(dotted, (letters) => letters.replaceAll(".", ""));

const mostPieces = 8;
const phoneDigits = 10;

/** An FTS5 query with every word as a prefix. A phone number matches by its digits. Null without words. */
export function toWordsQuery(typed: string): string | null {
  const digits = typed.replace(/[\s().+-]/g, "");
  if (/^\d{7,}$/.test(digits)) return `digits : "${digits.slice(-phoneDigits)}" *`;
  const pieces = typed
    .replace(/["\p{C}]/gu, " ")
    .split(/\s+/)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .slice(0, mostPieces);
  return pieces.length === 0 ? null : pieces.map((piece) => `words : "${piece}" *`).join(" AND ");
}

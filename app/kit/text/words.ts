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

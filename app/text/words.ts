/** Must split words as the full-text tokenizer does. */
export function toWords(text: string): string[] {
  return toWrittenWords(text).map((word) => word.toLowerCase());
}

export const toWrittenWords = (text: string): string[] => readWords(text).map(({ word }) => word);

const dotted = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu;

export function readWords(text: string): { word: string; isAfterSlash: boolean }[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(dotted, (letters) => letters.replaceAll(".", ""));
  return [...plain.matchAll(/(?:(\/)\s*)?([\p{L}\p{N}]+)/gu)].map(([, slash, word]) => ({
    word: word!,
    isAfterSlash: slash !== undefined,
  }));
}

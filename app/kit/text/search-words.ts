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

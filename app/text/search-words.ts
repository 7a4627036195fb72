const mostPieces = 8;
const phoneDigits = 10;

/**
 * Returns an FTS5 query for what somebody typed: every word, the last letters of each left open. A phone number is
 * looked up by its digits. Returns null when there is nothing to look for.
 */
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

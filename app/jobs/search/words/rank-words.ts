export interface Word {
  text: string;
  /** What it names, shown beside it. */
  kind?: string;
}

const mostShown = 8;

const toTokens = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Those in which each typed word begins a word. Those that begin as typed come first; otherwise they stay in their
 * order, which is of how many postings have them.
 */
export function rankWords<Of extends Word>(words: readonly Of[], typed: string, most = mostShown): Of[] {
  const asked = toTokens(typed);
  if (asked.length === 0) return [];
  const whole = asked.join(" ");
  const first: Of[] = [];
  const later: Of[] = [];
  for (const word of words) {
    const tokens = toTokens(word.text);
    const text = tokens.join(" ");
    if (text === whole) continue;
    if (text.startsWith(whole)) first.push(word);
    else if (later.length < most && asked.every((one) => tokens.some((token) => token.startsWith(one))))
      later.push(word);
    if (first.length === most) break;
  }
  return [...first, ...later].slice(0, most);
}

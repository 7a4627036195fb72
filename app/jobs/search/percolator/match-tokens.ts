/**
 * Reads an FTS5 expression as our search writes it (sqlite.org/fts5.html, "Full-text Query Syntax"), and lists the parts
 * that a match must meet: for each, words of which the match has at least one. A part that no whole word can stand for,
 * such as a prefix, is left out; what is left out only lets more through to the exact check.
 */
export function listRequiredWords(match: string): string[][] {
  const tokens: readonly string[] = match.match(/"(?:[^"]|"")*"|[():*]|[^\s():*"]+/g) ?? [];
  let at = 0;
  const isNext = (...words: string[]) => words.includes(tokens[at] ?? "");

  /** Lowest to highest: OR, AND, NOT, then a column filter, which reaches over one term or parenthesis. */
  function readOr(): Parts {
    const alternatives = [readAnd()];
    while (isNext("OR")) {
      at++;
      alternatives.push(readAnd());
    }
    if (alternatives.length === 1) return alternatives[0]!;
    const each = alternatives.map((parts) => parts.toSorted((a, b) => a.length - b.length)[0]);
    return each.every((words) => words !== undefined) ? [[...new Set(each.flat())]] : [];
  }

  function readAnd(): Parts {
    const parts = readNot();
    while (isNext("AND")) {
      at++;
      parts.push(...readNot());
    }
    return parts;
  }

  function readNot(): Parts {
    const parts = readTerm();
    while (isNext("NOT")) {
      at++;
      readTerm();
    }
    return parts;
  }

  function readTerm(): Parts {
    skipColumns();
    if (isNext("(")) {
      at++;
      const inside = readOr();
      at++;
      return inside;
    }
    const words = (tokens[at++] ?? "").replaceAll('"', " ").trim().split(/\s+/);
    if (!isNext("*")) return [[longest(words)]];
    at++;
    // The last word goes on, so only those before it are whole.
    return words.length > 1 ? [[longest(words.slice(0, -1))]] : [];
  }

  /** "keys :", "- keys :" or "{title terms} :". */
  function skipColumns(): void {
    const colon = tokens.indexOf(":", at);
    const isFilter = colon >= 0 && tokens.slice(at, colon).every((token) => /^[-{}a-z]+$/.test(token));
    if (isFilter) at = colon + 1;
  }

  return tokens.length === 0 ? [] : readOr();
}

type Parts = string[][];

const longest = (words: readonly string[]): string =>
  words.reduce((best, word) => (word.length > best.length ? word : best), "");

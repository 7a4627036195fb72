import { site } from "#app/site.ts";

interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
  company?: string;
}

const walks = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
  "q1w2e3r4t5y6u7i8o9p0",
  "1q2w3e4r5t6y7u8i9o0p",
].flatMap((walk) => [walk, [...walk].reverse().join("")]);

const minRun = 4;
const minOwnWord = 3;
const maxPadding = 8;
const maxRest = 3;

/** Returns a sentence, or null for a good password. There are no character rules (NIST SP 800-63B, 3.1.1.2). */
export async function findPasswordProblem(password: string, owner: PasswordOwner): Promise<string | null> {
  // Only where a password is chosen: the list is 9 kB gzip.
  const { default: common } = await import("../../../data/common_passwords.json", { with: { type: "json" } });
  const text = password.normalize("NFKC").toLowerCase();
  if (common.long.includes(text))
    return "This is one of the most used passwords. Choose one that is harder to guess.";
  if (isRepeated(text)) return "This repeats one pattern. Choose a password that is harder to guess.";
  const rest = withoutRuns(text);
  if (rest.length <= maxRest)
    return "This is a run of neighboring keys. Choose a password that is harder to guess.";
  const ownWords = toOwnWords(owner);
  const words = new Set([...common.words, ...ownWords]);
  if ([text, rest].some((part) => isPaddedWord(part, words, ownWords))) {
    return "This is a common word, a name or our site's name with little added. Choose one that is harder to guess.";
  }
  return null;
}

function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++) {
    if (text.slice(period) === text.slice(0, -period)) return true;
  }
  return false;
}

function withoutRuns(text: string): string {
  let rest = "";
  for (let start = 0; start < text.length; ) {
    const length = Math.max(...walks.map((walk) => countRun(text, start, walk)), countRepeats(text, start));
    if (length < minRun) rest += text[start];
    start += length < minRun ? 1 : length;
  }
  return rest;
}

function countRun(text: string, start: number, walk: string): number {
  let length = 0;
  for (let at = walk.indexOf(text[start]!); at >= 0 && walk[at + length] === text[start + length]; ) {
    if (++length + start >= text.length || at + length >= walk.length) break;
  }
  return length;
}

function countRepeats(text: string, start: number): number {
  let length = 1;
  while (text[start + length] === text[start]) length++;
  return length;
}

function toOwnWords({ email, firstName = "", lastName = "", company = "" }: PasswordOwner): Set<string> {
  const words = `${email} ${firstName} ${lastName} ${company} ${site.name}`.toLowerCase().split(/[^\p{L}]+/u);
  return new Set(words.filter((word) => word.length >= minOwnWord));
}

function isPaddedWord(text: string, words: Set<string>, ownWords: Set<string>): boolean {
  const core = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, "");
  return [text, toPlainLetters(core)].some((variant) => {
    const letters = variant.replace(/[^\p{L}]/gu, "");
    if (letters.length === 0 || text.length - letters.length > maxPadding) return false;
    return isMadeOf(letters, 2, words) || isMadeOf(letters, 4, ownWords);
  });
}

function isMadeOf(letters: string, maxWords: number, words: Set<string>): boolean {
  if (letters === "") return true;
  if (maxWords === 0) return false;
  for (let end = minOwnWord; end <= letters.length; end++) {
    if (words.has(letters.slice(0, end)) && isMadeOf(letters.slice(end), maxWords - 1, words)) return true;
  }
  return false;
}

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function toPlainLetters(text: string): string {
  return [...text].map((character) => lookalikes[character] ?? character).join("");
}

import type { Random } from "./seeded-random.ts";

export type Words = Record<string, string>;

/** Fills in {name}, {n:12-20} (a number), {p:75-90} (that percent of the last number) and {w:12|18} (a choice). */
export function fillWords(sentence: string, words: Words, random: Random): string {
  let last = 0;
  return sentence.replace(/(\b[Aa] )?\{([^}]+)\}/g, (_, article: string | undefined, token: string) => {
    const value = token.startsWith("p:") ? toShare(token, last, random) : toValue(token, words, random);
    last = Number(value.replaceAll(",", "")) || last;
    if (!article) return value;
    return needsAn(value) ? `${article.trim()}n ${value}` : article + value;
  });
}

function toShare(token: string, whole: number, random: Random): string {
  const [from = 0, to = from] = token.slice(2).split("-").map(Number);
  return String(Math.round((whole * random.int(from, to)) / 100));
}

function toValue(token: string, words: Words, random: Random): string {
  const [kind, rest] = token.split(":");
  if (rest === undefined) {
    const word = words[token];
    if (word === undefined) throw new Error(`Nothing is known for {${token}}.`);
    return word;
  }
  if (kind === "w") return random.pick(rest.split("|"));
  const [from = 0, to = from] = rest.split("-").map(Number);
  const number = random.int(from, to);
  return (to - from > 200 ? Math.round(number / 10) * 10 : number).toLocaleString("en-US");
}

const spelledWithVowelSound = /^(?:[AEFHILMNORSX](?=[A-Z&/]{1,4}\b)|8|11\b|18\b)/;

export function needsAn(text: string): boolean {
  if (spelledWithVowelSound.test(text)) return true;
  if (/^[A-Z]{2}/.test(text)) return false;
  return /^(?:[aeio]|u(?!ni|ro|s[aeu]))/i.test(text) && !/^(?:one|eu)/i.test(text);
}

export const toLowerWords = (title: string): string =>
  title
    .split(" ")
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(" ");

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

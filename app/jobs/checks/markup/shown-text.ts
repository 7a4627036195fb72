import { toPlain } from "#app/jobs/checks/rules/text-rules.ts";
import { dayMs } from "#app/kit/platform/durations.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", apos: "'" };

/** For text whose tags are removed. */
export const unescapeText = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,5}));/gi, (whole, decimal, hex, name) =>
    name
      ? (entities[name.toLowerCase()] ?? whole)
      : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
  );

const toPlainWords = (text: string): string =>
  ` ${text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

export const toParagraphTexts = (html: string): string[] =>
  html
    .split(/<\/?(?:p|li|ul|ol|br|h[1-6]|div)\b[^<>]*>|\n/i)
    .map((part) => unescapeText(toPlain(part)))
    .filter((part) => /\p{L}/u.test(part));

export interface ShownText {
  words: string;
  numbers: ReadonlySet<number>;
  hasRun: (run: string) => boolean;
}

export function readShownText(text: string): ShownText {
  const numbers = new Set<number>();
  for (const [, digits, thousand] of text.matchAll(/(\d[\d,]*(?:\.\d+)?)(\s?k\b)?/gi)) {
    const value = Number(digits!.replaceAll(",", ""));
    numbers.add(thousand ? value * 1000 : value);
  }
  const words = toPlainWords(text);
  let runs: ReadonlySet<string> | null = null;
  return {
    words,
    numbers,
    hasRun(run) {
      runs ??= new Set(toRuns(words));
      return runs.has(run);
    },
  };
}

const runLength = 4;

function toRuns(words: string): string[] {
  const parts = words.trim().split(" ");
  return parts.slice(runLength - 1).map((_, at) => parts.slice(at, at + runLength).join(" "));
}

const leastShownRuns = 0.75;

/** Most runs of four words suffice for a long text, because pages separate items that markup joins. */
export function isShown({ words, hasRun }: ShownText, text: string): boolean {
  const wanted = toPlainWords(text);
  if (wanted.trim() === "" || words.includes(wanted)) return true;
  const runs = toRuns(wanted);
  return runs.length > runLength && runs.filter(hasRun).length >= runs.length * leastShownRuns;
}

const toMonth = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

/** In any usual spelling, or a day earlier or later for the reader's time zone. */
export function isDayShown({ words }: ShownText, at: number): boolean {
  return [-1, 0, 1].some((shift) => {
    const date = new Date(at + shift * dayMs);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    const two = (part: number) => String(part).padStart(2, "0");
    const name = toMonth.format(date).toLowerCase();
    return [
      `${name} ${day}`,
      `${name.slice(0, 3)} ${day}`,
      `${day} ${name}`,
      `${year} ${two(month)} ${two(day)}`,
      `${month} ${day} ${year}`,
      `${two(month)} ${two(day)} ${year}`,
    ].some((form) => words.includes(` ${form} `));
  });
}

/** A page may round cents. */
export const isAmountShown = ({ numbers }: ShownText, amount: number): boolean =>
  numbers.has(amount) || numbers.has(Math.round(amount));

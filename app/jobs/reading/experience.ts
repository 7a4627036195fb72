import { toSpaced } from "./text-limits.ts";

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const amount = String.raw`(\d{1,2}|${words.slice(1).join("|")})`;
const asked = new RegExp(
  String.raw`\b(?:minimum|min\.?|at least|requires?|required|must have|have)?[\s:(]*(?:of\s+)?${amount}\s*(?:\(\d+\)\s*)?\+?(?:\s*(?:-|–|to)\s*\d{1,2}\+?)?\s*(?:or more\s+)?(?:full\s+)?(years?|yrs?|months?|mos?)['’]?\b[^.;\n]{0,60}?\bexperience\b|\bexperience\b[^.;\n\d]{0,30}${amount}\s*\+?\s*(years?|yrs?|months?|mos?)\b`,
  "gi",
);
const preferred = /\bprefer|\bdesir|\bplus\b|\bideal|\bnice to have|\bsubstitut|\bin lieu\b/i;
const none =
  /\b(?:no (?:prior |previous )?experience (?:is )?(?:required|necessary|needed)|new grad(?:uate)?s? (?:are )?(?:welcome|encouraged|accepted|considered|ok))\b/i;
const mostMonths = 600;

export function parseExperienceMonths(text: string): number | null {
  for (const sentence of toSpaced(text).split(/(?<=[.;!?])\s|\n/)) {
    if (preferred.test(sentence)) continue;
    const match = asked.exec(sentence);
    asked.lastIndex = 0;
    const number = match && (match[1] ?? match[3]);
    if (!number) continue;
    const value = words.includes(number.toLowerCase()) ? words.indexOf(number.toLowerCase()) : Number(number);
    const months = /^m/i.test((match[2] ?? match[4])!) ? value : value * 12;
    if (months <= mostMonths) return months;
  }
  return none.test(text) ? 0 : null;
}

const credentials: readonly (readonly [string, RegExp])[] = [
  ["postgraduate degree", /\bpost-?graduate|\bmaster|\bdoctor|\bph\.?d|\bmsn\b|\bdnp\b|\bmd\b|\bpharmd\b/i],
  ["bachelor degree", /\bbachelor|\bbsn\b|\bb\.?[as]\.?\b|\b4-?year degree/i],
  ["associate degree", /\bassociate|\badn\b|\b2-?year degree/i],
  ["professional certificate", /\bcertificat|\bdiploma in|\bvocational|\btrade school|\blicen[sc]e\b/i],
  ["high school", /\bhigh school|\bged\b/i],
];

export function parseEducationCategory(text: string): string | null {
  return credentials.findLast(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

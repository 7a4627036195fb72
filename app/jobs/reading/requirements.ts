import { parseState, states } from "#app/facts/reference/place/states.ts";
import { toSpaced } from "./phrases.ts";

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

const compact =
  /\b(?:(?:nursing|nurse|rn|interstate|nlc|enlc|multi-?state|psypact|imlc)\s+compact|(?:nurse|medical|occupational therapy)\s+licensure\s+compact|(?:physical|occupational) therapy compact|participating\s+(?:\w+\s+){0,4}compact\s+states?|compact(?:[\s/-]+(?:state|or multi-?state|rn|lpn|lvn|nursing|multi-?state))*[\s-]+(?:licen[sc]\w+|privileges?)|multi-?state[\s-]+(?:(?:compact|rn|lpn|nursing)[\s-]+)*(?:licen[sc]\w+|privileges?)|e?NLC\s+licen[sc]\w+|licen[sc]\w+\s+(?:in|from)\s+(?:a|any|an?other)\s+(?:nlc\s+)?compact state)\b/i;
const refused =
  /\b(?:no|not|non|cannot|can't|does not|do not|don't|unable|without|isn't)\b|single[\s-]state only|\bprohibit/i;

export function parseCompactAccepted(text: string): boolean | null {
  const sentences = toSpaced(text)
    .split(/[.;!?\n•]+/)
    .filter((sentence) => compact.test(sentence));
  if (sentences.length === 0) return null;
  return !sentences.some((sentence) => refused.test(sentence));
}

const names = states.map((s) => s.name).join("|");
const codes = states.map((s) => s.code).join("|");
const place = `(${names}|(?-i:${codes}))`;
const trades = String.raw`(?:(?:state|rn|lpn|lvn|np|aprn|pa|md|pt|ot|slp|registered nurse|nursing|nurse|medical|physician|professional|pharmacist|clinical|board|temporary|active|current|valid|unrestricted|or compact|compact|multi-?state|and)[\s/,-]+){0,4}`;
const before = new RegExp(String.raw`\b${place}[\s/,-]+${trades}licen[sc](?:e|es|ed|ure)\b`, "gi");
const after = new RegExp(
  String.raw`\b(?:licen[sc](?:e|es|ed|ure)|licensed)\b(?:\s+(?:to practice|as an? \w+(?: \w+)?|current|valid|required))?\s+(?:in|by|from|for)\s+(?:the\s+)?(?:state\s+of\s+)?${place}\b`,
  "gi",
);

/** Both patterns need the word, so that only what is around it is searched. */
const licenseWord = /licen[sc]/gi;
const longestAround = 200;

function listAround(text: string): string {
  let end = 0;
  const parts: string[] = [];
  for (const { index } of text.matchAll(licenseWord)) {
    const from = index - longestAround;
    const to = index + longestAround;
    if (from > end || parts.length === 0) parts.push(text.slice(Math.max(0, from), to));
    else parts[parts.length - 1] += text.slice(end, to);
    end = to;
  }
  return parts.join(". ");
}

export function parseLicenseStates(text: string): string[] {
  const words = toSpaced(listAround(text));
  if (!words) return [];
  const found = [...words.matchAll(before), ...words.matchAll(after)]
    .map((match) => parseState(match[1]!)?.code)
    .filter((code) => code !== undefined);
  return [...new Set(found)].sort();
}

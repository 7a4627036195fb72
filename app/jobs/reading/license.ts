import { parseState, states } from "#app/facts/reference/place/states.ts";
import { toSpaced } from "./text-limits.ts";

const compact =
  /\b(?:(?:nursing|nurse|rn|interstate|nlc|enlc|multi-?state|psypact|imlc)\s+compact|compact(?:[\s/-]+(?:state|or multi-?state|rn|lpn|lvn|nursing|multi-?state))*[\s-]+(?:licen[sc]\w+|privileges?)|multi-?state[\s-]+(?:(?:compact|rn|lpn|nursing)[\s-]+)*(?:licen[sc]\w+|privileges?)|e?NLC\s+licen[sc]\w+|licen[sc]\w+\s+(?:in|from)\s+(?:a|any|an?other)\s+(?:nlc\s+)?compact state)\b/i;
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

/** Both patterns need the word, and are slow to find that a text lacks it. */
const licenseWord = /licen[sc]/i;

export function parseLicenseStates(text: string): string[] {
  if (!licenseWord.test(text)) return [];
  const words = toSpaced(text);
  const found = [...words.matchAll(before), ...words.matchAll(after)]
    .map((match) => parseState(match[1]!)?.code)
    .filter((code) => code !== undefined);
  return [...new Set(found)].sort();
}

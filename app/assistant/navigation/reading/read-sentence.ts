import type { State } from "#app/facts/reference/place/states.ts";
import { withoutDots } from "#app/jobs/reading/phrases.ts";
import { readTyped } from "#app/jobs/search/typed/read-typed.ts";
import type { KnownCity, Reading } from "#app/jobs/search/typed/typed-query.ts";
import { type HeldReading, readHeldLicenses } from "./held-license.ts";

export const longestSentence = 200;

export interface Sentence {
  text: string;
  /** In lower case, without punctuation. */
  words: string;
  readings: readonly Reading[];
  held: readonly HeldReading[];
  /** The words that told nothing. */
  rest: string;
  intents: ReadonlySet<Intent>;
  asksForJobs: boolean;
}

export const toCleanText = (typed: string): string =>
  withoutDots(
    typed
      .replace(/\p{C}+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, longestSentence),
  ).trim();

/** @param listCities the places that the text may name */
export function readSentence(text: string, listCities: (text: string) => readonly KnownCity[]): Sentence {
  const held = readHeldLicenses(text);
  const masked = held.reduce(mask, text);
  const { readings, rest } = readTyped(masked, { cities: listCities(masked) });
  const words = toPlainWords(text);
  return { text, words, readings, held, rest, intents: listIntents(words), asksForJobs: asksForJobs(words) };
}

/** Keeps the length, so that what is read of the rest knows its place in the text. */
function mask(text: string, { from, to, state }: HeldReading): string {
  return text.slice(0, from) + withoutLicense(text.slice(from, to), state) + text.slice(to);
}

/** "My Ohio RN license" also says the profession. */
const withoutLicense = (words: string, { name, code }: State): string =>
  words.replace(
    new RegExp(String.raw`\b(?:${name}|${code}|licen[sc]e[ds]?|compact|multi[\s-]?state|e?nlc)\b`, "gi"),
    (word) => " ".repeat(word.length),
  );

const toPlainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}$+&/-]+/gu, " ")
    .trim();

/** What a sentence wants, beside the filters that it names. The first that fits wins. */
type Intent =
  | "hire"
  | "recruiters"
  | "work-there"
  | "license"
  | "pay"
  | "compare"
  | "career"
  | "place"
  | "field"
  | "learn";

const patterns: readonly (readonly [Intent, RegExp])[] = [
  ["recruiters", /\b(?:recruit(?:er|ers|ing|ment)|head\s?hunters?)\b/],
  [
    "hire",
    /^recruit\b|(?<!\b(?:direct|new|for|urgent|immediate)[\s-])\bhire\b(?!\s+me\b)|\b(?:want|need|looking|trying|how)\s+to\s+(?:hire|recruit|staff)\b|\bhiring\s+(?:an?|some|help|request|manager\s+looking)\b|\b(?:fill|staff)\s+(?:an?|my|our|the|some)\b|\b(?:find|send)\s+(?:me\s+|us\s+)?(?:candidates|staff|talent|clinicians)\b|\bwe\s+(?:need|want|are\s+looking\s+for|re\s+looking\s+for)\b(?!\s+(?:to\s+(?:move|live|work|relocate|settle|stay|be|find\s+(?:jobs?|work))|jobs?|work)\b)|\bwe\b.{0,60}\bneeds?\s+(?:an?|another|some|more|two|\d)\b|\bour\s+(?:\w+\s+){1,6}needs\b|\b(?:i|we)(?:m|\s+am|re|\s+are)?\s+hiring\b|\bneed(?:ing)?\s+(?:\w+\s+)?staff\b|\bfor\s+(?:our|my)\s+(?:\w+\s+)?(?:hospital|clinic|practice|facility|unit|office|group|ed|er|icu|department|team|nursing\s+home|snf|home|agency|pharmacy|lab|school|floor|company|center|urgent\s+care)\b|\bto\s+(?:join|cover|staff|work\s+(?:at|in|for))\s+(?:our|my)\s|\b(?:have|any|got|find|need)\s+(?:\w+\s+)?candidates\b|\bi\s+(?:run|own|manage)\s+an?\b.*\b(?:needs?|looking|seeking)\b|^(?!(?:which|what|any|find|is|does)\b)(?:\w+\s+){0,2}(?:clinic|hospital|practice|facility|nursing\s+home)\s+(?:\w+\s+){0,3}(?:is\s+)?(?:looking\s+for|seeking|needs)\b|\bour\s+(?:\w+\s+){1,2}(?:wants?\s+to|is\s+looking)\b|\b(?:our|my)\s+(?:\w+\s+){1,3}(?:is|are)\s+(?:short|under\s?staffed)|\bshort[\s-]?staffed\b|\b(?:at|in|on)\s+our\s+(?:\w+\s+)?(?:hospital|clinic|practice|facility|unit|office|ed|er|icu|floor|surgery\s+center)\b|\bstaffing\s+(?:for\s+(?:my|our)|help|need|request)/,
  ],
  [
    "work-there",
    /\bcan\b.*\b(?:work|practice|practise|transfer|use[d]?|go|move|(?:see|treat)\s+(?:\w+\s+)?(?:patients|clients))\b|\b(?:does|is|will)\s+(?:my|an?)\b.*\blicen[sc]es?\b.*\b(?:work|count|good|valid|cover|accepted|transfer|let)\b|\bam\s+i\s+(?:allowed|able)\b/,
  ],
  [
    "license",
    /\blicen[sc](?:e|es|ing|ure)\b|\b(?:ceus?|ce|continuing\s+ed\w*)\s+(?:hours?|requirements?|credits?|rules?)\b|\b(?:get(?:ting)?|be|become|becoming)\s+licen[sc]ed\b|\b(?:compact|nlc)\s+states?\b|\b(?:part|member)\s+of\s+(?:the|a)\s+(?:\w+\s+)?(?:compact|nlc)\b|\b(?:did|has|have|will|when|is|are|does)\b.*\b(?:compact|nlc)\b(?!\s+jobs?)|\bis\b.*\b(?:a\s+)?(?:compact|nlc|multi-?state)\b|\b(?:scope\s+of|full|independent)\s+practice\b|\bpractice\s+(?:authority|independently|alone|without)\b|\bsupervis(?:e|ed|es|ing|ion)\b|\b(?:need|without|have)\s+an?\s+supervisor\b|\bcollaborat\w+|\bprescrib\w+|\bon\s+(?:their|my|your)\s+own\b|\bown\s+practice\b|\breciprocity\b|\bendorsement\b|\bboard\s+of\s+(?:nursing|medicine|pharmacy)\b/,
  ],
  [
    "pay",
    /\bsalar(?:y|ies)\b|\bwages?\b|\bearn(?:s|ing|ings)?\b|(?<!\btax\s)\bincome\b(?!\s+tax)|\bmake\b.*\bmoney\b|\b(?:six|6)[\s-]figures?\b|\bmakes?\s+(?:the\s+)?(?:more|most)\b|\bpays?\b.*\b(?:most|better)\b|\b(?:better|best)\s+paid\b|\bcompensation\b|\bgoing\s+rate\b|\bpay\s*(?:scale|rates?|range|check)\b|\b(?:hourly|average|median|starting)\s+(?:pay|rate)\b|\b(?:how\s+much|whats?)\b.*\b(?:make|makes|making|made|paid|pay|pays|get|gets)\b|(?<!\b(?:daily|same[\s-]day|instant|next[\s-]day|holiday|crisis)\s)\bpay\b(?!\s+(?:weekly|daily|over|above|at\s+least|more|well|\$|\d(?!\d{4}\b)))|\bget\s+paid\b|(?<!\btraining\s)\bpaid\b(?!\s+(?:training|time|off|weekly|daily|housing|relocation|orientation|vacation|leave|maternity|parental|holidays?))/,
  ],
  [
    "compare",
    /\bcompar(?:e|ed|ing|ison)\b|\bvs\b|\bversus\b|\bbetter\b|\b(?:should\s+i|which|who|choos\w+|choice|decid\w+|torn|move|moving|mov\w+\s+to|live|living|relocat\w*|difference|differ)\b.*\b(?:or|between|and)\b|\b(?:mov(?:e|ing)|relocat\w*)\s+from\b.*\bto\b/,
  ],
  [
    "career",
    /\bbecom(?:e|ing)\b|\bbeing\s+an?\b|\bworth\b|\bwhat\s+(?:do|does)\b.*\bdo\b|\bjobs?\s+of\s+an?\b|\b(?:job\s+)?outlook\b|\bcareer\b|\bjob\s+(?:description|duties|growth)\b|\bduties\b|(?<!\b(?:states?|where|place)\s)\bto\s+be\s+an?\b|\bhow\s+to\s+be\b|\bcan\s+i\s+(?:still\s+)?be\b|\bschool(?:ing)?\s+(?:for|to)\b|\bw(?:h|u)?at\s+is\s+an?\b|\bday\s+in\s+the\s+life\b|\bdemand\s+for\b|\bprofession\b|\bprofile\b|\bin\s+demand\b/,
  ],
  [
    "place",
    /(?<!\b(?:assisted|senior|independent)\s)\bliv(?:e|ing)\b|\bmov(?:e|ing)\s+to\b|\brelocat\w*\b|\bcost\s+of\s+living\b|\bhospitals?\s+(?:in|near|around)\b|\bhospitals\b|\bhealth\s?care\s+in\b|\b(?:tell\s+me\s+)?about\b|\bfacts\b|\bpopulation\b|\bmarket\b|\bmetro(?:\s+area)?\b|\bcity\s+guide\b|\b(?:good|nice|great|safe)\s+(?:place|city|town|state|area)\b|\b(?:income|state)\s+tax(?:es)?\b|\btax\s+income\b|\brents?\b|^housing\b|\bhousing\s+(?:costs?|market)\b|\b(?:housing|home|rent|local)\b.*\bprices?\b|\b(?:taxes|prices)\b(?:\s+\w+){0,3}\s+in\b|\bthe\s+area\b/,
  ],
  ["field", /\bspecialt(?:y|ies)\b|\bwhat\s+is\b|\bwhat['’]?s\b|\babout\b|\bfield\b|\btreats?\b/],
  [
    "learn",
    /\bhow\s+(?:to|do|does|can|should|is|are|long|many|much)\b|\bwhat\b|\bwhy\b|\bwhen\b|\bshould\s+i\b|\bguides?\b|\btips?\b|\badvice\b|\bchecklists?\b|\bexplain(?:ed)?\b|\bexamples?\b|\bsamples?\b|\btemplates?\b|\bquestions?\b|\bdifference\b|\bvs\b|\bversus\b|\bwhich\b|\bfirst\b|\bcertif\w+\b|\brequirements?\b|\bnegotiat\w+\b|\binterview\w*\b|\bresume\b|\bcontracts?\s+(?:review|terms?)\b/,
  ],
];

/** "Jobs paying well" and "jobs with pay" are searches; "salary" is not. */
const asksForJobs = (words: string): boolean =>
  /\b(?:jobs?|positions?|openings?|vacanc\w+|gigs?|assignments?|employment|roles?|shifts?)\b|\b(?:looking\s+for|find|need|want|seeking)\s+(?:\w+\s+){0,3}work\b|\bcompact\s+licen[sc]es?\s+(?:ok|okay|accepted|welcome|friendly)\b|\b(?:who|which|what|hospitals?|clinics?|facilities|employers?|companies|places)\b.*\b(?:hiring|(?:are|is)\s+looking\s+for)\b/.test(
    words,
  );

const listIntents = (words: string): ReadonlySet<Intent> =>
  new Set(patterns.flatMap(([intent, pattern]) => (pattern.test(words) ? [intent] : [])));

/** Every word that an intent is known by, so that a misspelled one is read. */
export const intentWords =
  "supervision recruiter recruiters recruiting recruitment hire hiring staffing license licence licenses licensing licensure compact reciprocity endorsement salary salaries wage wages earn earnings income compensation average median hourly compare comparison versus become becoming outlook career careers duties living moving relocate relocation relocating population market metro specialty specialties certification certificate certified interview negotiate negotiating checklist worksheet worksheets calculator assessment matching mentor dashboard account password register login saved favorites applications privacy downloads guides resources requirements malpractice insurance resume cover letter letters delete alerts benefits contract bonus openings position positions employers employer contact".split(
    " ",
  );

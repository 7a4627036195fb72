import { numberWord, readNumber } from "#app/kit/text/number-words.ts";
import { findOwn } from "#app/kit/text/own-value.ts";

/** How people shorten words on a phone. */
const words: Readonly<Record<string, string>> = {
  trvl: "travel",
  travl: "travel",
  trav: "travel",
  wknd: "weekend",
  wknds: "weekends",
  wkend: "weekend",
  wkends: "weekends",
  eve: "evening",
  eves: "evenings",
  evngs: "evenings",
  shft: "shift",
  shfts: "shifts",
  inpt: "inpatient",
  outpt: "outpatient",
  hosp: "hospital",
  mgr: "manager",
  mngr: "manager",
  mgmt: "management",
  mgt: "management",
  tday: "today",
  "2day": "today",
  urgnt: "urgent",
  nr: "near",
  pls: "please",
  plz: "please",
  exp: "experience",
  perm: "permanent",
  crit: "critical",
  clin: "clinic",
  dept: "department",
  sched: "schedule",
  oncall: "on call",
  repay: "repayment",
  lic: "license",
  acct: "account",
  asst: "assistant",
  oppty: "opportunity",
  colo: "colorado",
  calif: "california",
  mich: "michigan",
  minn: "minnesota",
  nites: "nights",
  mos: "months",
  ped: "pediatric",
  pedi: "pediatric",
  lvl: "level",
  kc: "kansas city",
  atl: "atlanta",
  pvt: "private",
};

/** Two words that people run together: "nightshift", "homehealth". */
const joined: ReadonlyMap<string, string> = new Map(
  (
    "night shift, night shifts, day shift, day shifts, evening shift, evening shifts, weekend shift, weekend shifts, swing shift, mid shift, " +
    "weekends only, nights only, days only, home health, home care, home hospice, long term, short term, urgent care, primary care, acute care, critical care, " +
    "intensive care, family medicine, family practice, internal medicine, emergency medicine, behavioral health, mental health, public health, travel nurse, " +
    "travel nurses, travel nursing, school nurse, charge nurse, case manager, case management, nurse practitioner, physician assistant, medical assistant, " +
    "dental assistant, dental hygienist, physical therapist, occupational therapist, respiratory therapist, speech therapist, nursing home, assisted living, " +
    "memory care, labor delivery, mother baby, operating room, emergency room, float pool, cath lab, wound care, per visit"
  )
    .split(", ")
    .map((words) => [words.replaceAll(" ", ""), words]),
);
const word = /(?<![\p{L}\p{N}@./'’-])[\p{L}\p{N}]{2,21}(?![\p{L}\p{N}@'’-]|\.\p{L})/gu;

const beside = String.raw`\s*(?:\/|&|\bor\b|\band\b)\s*`;
const rules: readonly (readonly [RegExp, string])[] = [
  [/^\s*good\s+(?:morning|afternoon|evening)\b[\s,.!]*/gi, ""],
  [/\bn\.?\s+(carolina|dakota)\b/gi, "north $1"],
  [/\bs\.?\s+(carolina|dakota)\b/gi, "south $1"],
  [/\bw\.?\s+(?:va|virginia)\b/gi, "west virginia"],
  [/\bcounties\b/gi, "county"],
  // "3/12s" are shifts, "3/12" is a date.
  [/(?<![\d/])([1-7])\s?\/\s?(8|10|12)(?=['’]?s\b|\s?h(?:ou)?rs?\b)/gi, "$1 $2"],
  [/\bpractis(e|ing)\b/gi, "practic$1"],
  [/\b(?:not[\s-]for|non)[\s-]profit\b/gi, "nonprofit"],
  [/\bw\/\s?in\b/gi, "within"],
  [/\bw\/\s?o\b/gi, "without"],
  [/(?<![\p{L}\p{N}])w\/(?:\s+|(?=\p{L}{3}))/giu, "with "],
  [new RegExp(String.raw`\bfull${beside}part[\s-]*time\b`, "gi"), "full time or part time"],
  [new RegExp(String.raw`\bpart${beside}full[\s-]*time\b`, "gi"), "part time or full time"],
  [new RegExp(String.raw`\bft${beside}pt\b|\bpt${beside}ft\b`, "gi"), "full time or part time"],
  [/\b(?:pt|prt|part)[\s-]?(?:time|tme?)\b/gi, "part time"],
  [/\b(?:ft|full)[\s-]?(?:time|tme?)\b/gi, "full time"],
  [/(?<![\d.])1(?:\.0{1,2})?\s?fte\b/gi, "full time"],
  // Three shifts of twelve hours are 0.9, which hospitals call full time.
  [/(?<![\d.])0?\.[1-8]\d?\s?fte\b/gi, "part time"],
  [/(?<!\b(?:pre|post|peri|intra|co)[\s-]?)(?<![\p{L}\p{N}/'’-])op(?![\p{L}\p{N}'’-])/giu, "outpatient"],
  [
    /(?<=\b(?:ortho|plastic|vascular|neuro|oral|colorectal|bariatric|trauma|cardiac|thoracic|spine)\s)surg\b(?!\s+tech)/gi,
    "surgery",
  ],
  [/\btele[\s-]?psych(?:iatry)?\b/gi, "telehealth psychiatry"],
  [/\bnight\s+owl\b/gi, "nights"],
  [/\bday(?=\s*(?:or|and|&|\/)\s*(?:eve|evening|night)s?\b)/gi, "days"],
  [/(?<=\b(?:eve|evening|night)s?\s*(?:or|and|&|\/)\s*)day\b/gi, "days"],
  [/\b(?:exept|excpet|execpt)\b/gi, "except"],
  [/\bmed(?:ication)?\s+aides?\b|\bcmts?\b/gi, "medication aide"],
  [/\bhouse\s+sup\b/gi, "house supervisor"],
  [/\bmed(?:ical)?\s+lab\b(?=\s+sci)/gi, "medical laboratory"],
  [/\bspons[eo]r(?=s|ed|ing|ship|\b)/gi, "sponsor"],
  [
    /\b(?:drug|alcohol|substance(?:\s+(?:abuse|use))?)\s+rehab(?:ilitation)?\b|\baddiction\s+rehab\b/gi,
    "addiction",
  ],
  [/\bexper(?:ia|e|ei|ie)nces?\b/gi, "experience"],
  // "Ok" at the end would be Oklahoma.
  [
    /\b(nights?|weekends?|evenings?|days?|travel|prn|per diem|part time|contracts?|floating|(?:on[\s-]?)?call)\s+(?:is\s+|are\s+)?(?:ok(?:ay)?|fine)\b(?!\s+with)/gi,
    "ok with $1",
  ],
  [/(?<=\b(?:dc|ky|md|nc|tn|wv)[\s,/]+)va\b/gi, "virginia"],
  // "VA" by itself is Virginia too.
  [/\bva\s+(?=(?:hospital|medical|clinic|facilit|health|system|nursing\s+home)\w*)/gi, "veterans affairs "],
  [/(?<=\b(?:a|per)\s+|\b(?:shifts?|days?|nights?|visits?)(?:\s+|\s?\/\s?)|\dk?\s?\/\s?)mo\b/gi, "month"],
  [/\bsix[\s-]figures?\b/gi, "$100000 a year"],
  [/(?<![$\d,.])(\d[\d,]{0,9}(?:\.\d{1,2})?)\s?(?:dollars?|bucks)\b/gi, "$$$1"],
  [/(?<![\d,.])(\d{1,4})\s?grand\b/gi, "$1k"],
];

const inQuotes = /(["“”][^"“”]*["“”])/;

/** Writes out what was typed short: "prt time eves" becomes "part time evenings". Words in quotes stay. */
export const writeOut = (text: string): string =>
  text
    .split(inQuotes)
    .map((part, at) => (at % 2 === 1 ? part : writeOutPart(part)))
    .join("");

const writeOutPart = (part: string): string =>
  rules
    .reduce((written, [pattern, full]) => written.replace(pattern, full), withDigits(part))
    .replace(
      word,
      (short) => findOwn(words, short.toLowerCase()) ?? joined.get(short.toLowerCase()) ?? short,
    );

const run = new RegExp(
  String.raw`\b(?:a\s+(?=hundred|thousand))?${numberWord}(?:[\s-]+(?:and\s+)?${numberWord})*\b`,
  "gi",
);
/** Elsewhere the words stay: "two days", "seven on seven off". */
const unit = /^[\s-]*(?:dollars?|bucks|grand|k|miles?|mi|(?:an?|per|each)\s+(?:hour|hr|week|wk|year|yr))\b/i;

const thousands = /(?<=(?<![\d.,])\d{1,3}(?:\.\d)?) thousand\b/gi;

/** "Forty-five dollars an hour", "130 thousand" and "one hundred and thirty thousand a year" in digits. */
const withDigits = (text: string): string =>
  text.replace(thousands, "k").replace(run, (words: string, at: number, whole: string) => {
    const value = readNumber(words.toLowerCase().split(/[\s-]+/));
    return value >= 1_000 || unit.test(whole.slice(at + words.length)) ? String(value) : words;
  });

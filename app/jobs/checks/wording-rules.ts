import { type Finding, toFinding } from "./finding.ts";

interface WordingRule {
  pattern: RegExp;
  why: string;
  fix: string;
  source: string;
}

const age = "Age Discrimination in Employment Act, 29 U.S.C. 623(e) and 29 CFR 1625.4";
const sex = "Title VII, 42 U.S.C. 2000e-3(b) and 29 CFR 1604.5";
const origin = "Title VII, 42 U.S.C. 2000e-2(a) and 29 CFR 1606";
const citizenship = "Immigration and Nationality Act, 8 U.S.C. 1324b";
const disability = "Americans with Disabilities Act, 42 U.S.C. 12112";
const religion = "Title VII, 42 U.S.C. 2000e-3(b)";
const service = "USERRA, 38 U.S.C. 4311";

/** Bounded patterns without nested repeats: a text of 100 kB is read in one pass each. */
const rules: readonly WordingRule[] = [
  {
    pattern:
      /\b(?:young|youthful)(?: and| &|,)? (?:\w+ ){0,2}(?:team|staff|nurse|nurses|professional|professionals|person|people|candidates?|applicants?|crew|workforce)\b|\bdigital native\b|\b(?:under|below|over|above|between) (?:the )?age (?:of )?\d\d|\b(?:under|over) \d\d years (?:of age|old)\b|\bage limit\b|\brecent (?:college )?graduates only\b|\bmaximum \d+ years(?:'|’)? (?:of )?experience\b/i,
    why: "It asks for an age, which the law forbids in postings.",
    fix: "Say what the work needs. “New graduates welcome” is fine.",
    source: age,
  },
  {
    pattern:
      /\b(?:fe)?males? (?:only|preferred|nurses? only|candidates? (?:only|preferred)|applicants? (?:only|preferred))\b|\b(?:men|women|ladies|gentlemen|girls?) (?:only|preferred|wanted)\b|\b(?:salesman|saleswoman|foreman|waitress|stewardess|handyman|chairman|orderly \(male\))\b|\bhe (?:will|must|should) (?:be|have|work|report)\b|\bshe (?:will|must|should) (?:be|have|work|report)\b/i,
    why: "It reads as if only one sex is wanted.",
    fix: "Use “the nurse”, “you” or “they”. Where privacy of patients needs one sex, say why; few jobs qualify.",
    source: sex,
  },
  {
    pattern:
      /\bnative (?:english|spanish|language)(?: language)? speakers?\b|\bnative[- ]speaker\b|\bmother tongue\b|\bno accents?\b|\bwithout (?:an? )?accent\b|\b(?:american|u\.?s\.?)[- ](?:born|educated|trained) (?:only|candidates?|physicians? only)\b/i,
    why: "It asks for an origin instead of a skill.",
    fix: "Say the skill, such as “fluent in Spanish”, if the work needs it.",
    source: origin,
  },
  {
    pattern:
      /\b(?:u\.?s\.?|american|us) citizens? only\b|\bmust be an? (?:u\.?s\.?|american|us) citizen\b|\bcitizens? and green[- ]card holders? only\b|\bgreen[- ]card (?:holders? )?only\b/i,
    why: "It shuts out people who may work in the U.S., unless a law or contract asks for citizens.",
    fix: "Say “authorized to work in the U.S.”, or name the law or contract that asks for citizens.",
    source: citizenship,
  },
  {
    pattern:
      /\bable[- ]bodied\b|\b(?:must be|in) (?:perfect|excellent|good) (?:physical )?health\b|\bmust be (?:physically )?(?:healthy|fit)\b|\bno (?:disabilit(?:y|ies)|handicaps?|medical conditions?)\b|\bnot disabled\b|\bmentally (?:stable|fit)\b/i,
    why: "It asks about health or disability instead of the work.",
    fix: "Name the task, such as “can lift 50 pounds, with or without accommodation”.",
    source: disability,
  },
  {
    pattern:
      /\b(?:christian|catholic|jewish|muslim|protestant)s? (?:only|preferred|candidates?|applicants?|nurses? (?:only|preferred))\b|\bmust be (?:a )?(?:practicing )?(?:christian|catholic|jewish|muslim)\b/i,
    why: "It asks for a religion.",
    fix: "Leave it out. A religious organization should ask a lawyer how to word its exemption.",
    source: religion,
  },
  {
    pattern:
      /\b(?:no|without) (?:small |young )?children\b|\b(?:single|unmarried|childless) (?:only|preferred|candidates?|applicants?|nurses?)\b|\bnot (?:be )?pregnant\b|\bno pregnan(?:cy|t)\b/i,
    why: "It asks about family, which is read as asking about sex.",
    fix: "Say the schedule that the work needs.",
    source: sex,
  },
  {
    pattern:
      /\bhonorabl[ey] discharge(?:d)? (?:only|required)\b|\bno (?:military|reservists?|national guard)\b/i,
    why: "It treats people by their military service.",
    fix: "Leave it out.",
    source: service,
  },
];

/** What discriminates by age, sex, origin, citizenship, disability, religion, family or service, quoted from the text. */
export function checkWording(texts: Readonly<Record<string, string>>): Finding[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    rules.flatMap(({ pattern, why, fix, source }) => {
      const found = pattern.exec(text);
      return found ? [toFinding("D1", "error", field, `“${found[0]}”: ${why}`, { fix, source })] : [];
    }),
  );
}

import type { Finding } from "./finding.ts";

export interface WordingRule {
  rule: string;
  severity: Finding["severity"];
  pattern: RegExp;
  /** Excuses the words if it is in the same sentence. */
  unless: RegExp;
  why: string;
  fix: string;
  source: string;
}

const age = "Age Discrimination in Employment Act, 29 U.S.C. 623(e) and 29 CFR 1625.4";
const sex = "Title VII, 42 U.S.C. 2000e-3(b) and 29 CFR 1604.5";
const origin = "Title VII, 42 U.S.C. 2000e-3(b) and 29 CFR 1606";
const citizenship = "Immigration and Nationality Act, 8 U.S.C. 1324b";
const disability = "Americans with Disabilities Act, 42 U.S.C. 12112";
const religion = "Title VII, 42 U.S.C. 2000e-3(b)";
const service = "USERRA, 38 U.S.C. 4311";

const patients =
  /\b(?:patients?|residents?|clients?|child(?:ren)?|infants?|adolescents?|teen(?:s|agers?)?|pediatrics?|elderly|seniors|visitors?|veterans?|mothers?|survivors?|famil(?:y|ies)|popul\w+|communit\w+|clinics?|program|serv(?:e|es|ing)|treat(?:s|ing)?)\b/i;
const lawAsks =
  /\b(?:required by (?:federal |state )?(?:law|contract|statute|regulation)|federal (?:law|contract|position|agency|employees?)|security clearance|5 u\.?s\.?c|38 u\.?s\.?c|38 c\.?f\.?r|not (?:only|limited)|or (?:a )?(?:permanent resident|green[- ]card|visa|ead\b|authorized))/i;
const denied = /\b(?:no|not|never|don(?:'|’)t|without regard|regardless|equal|discriminat\w+)\b/i;
const excusable = new RegExp(`${patients.source}|${denied.source}`, "i");

const agePhrase = "Say what the work needs. “New graduates welcome” is fine.";
const sexPhrase =
  "Use “the nurse”, “you” or “they”. If patients' privacy needs one sex, ask a lawyer first: few jobs qualify.";

/** No nested repeats, so that each pattern reads a text once (ReDoS). */
export const wordingTable: readonly WordingRule[] = [
  {
    rule: "AGE",
    severity: "error",
    pattern:
      /\b(?:applicants?|candidates?|you|must be|aged?|ages) (?:must be |should be |are )?(?:under|below|younger than|no older than|between \d\d and) \d\d\b|\b(?:young|youthful) (?:applicants?|candidates?|nurses?|staff)\b|\bage limit\b|\brecent (?:college )?grad(?:uate)?s only\b|\bmaximum (?:of )?\d+ years(?:'|’)? (?:of )?experience\b/gi,
    unless: excusable,
    why: "It limits age, which the law forbids in postings.",
    fix: agePhrase,
    source: age,
  },
  {
    rule: "AGE",
    severity: "warning",
    pattern:
      /\b(?:young|youthful)(?:,| and| &)? (?:(?:energetic|dynamic|vibrant|growing|fun) ){0,2}(?:team|crew|workforce|professionals?)\b|\benergetic,? (?:and )?young\b|\bdigital natives?\b/gi,
    unless: denied,
    why: "It reads as if older people need not apply.",
    fix: agePhrase,
    source: age,
  },
  {
    rule: "SEX",
    severity: "error",
    pattern:
      /\b(?:fe)?males? (?:nurses? |aides? |caregivers? |candidates? |applicants? )?(?:only|preferred|wanted)\b|\b(?:men|women|ladies|gentlemen|girls?) (?:preferred|wanted|only need apply)\b/gi,
    unless: /\bpatients?|\bresidents?|\bclinics?|\bshelters?|\bprison|\bbona fide occupational\b|\bnot?\b/i,
    why: "It reads as if only one sex is wanted.",
    fix: sexPhrase,
    source: sex,
  },
  {
    rule: "SEX",
    severity: "warning",
    pattern:
      /\b(?:salesman|saleswoman|waitress|stewardess|handyman|foreman|male nurse)\b|\bs?he (?:will|must|should) (?:report to|work (?:with|under)|be (?:responsible|expected))\b/gi,
    unless:
      /\bpatients?\b|\bresidents?\b|\bclients?\b|\bhe or she\b|\bshe or he\b|\bhe\/she\b|\bs\/he\b|\bchild\b|\bfounder\b/i,
    why: "It reads as if only one sex is wanted.",
    fix: sexPhrase,
    source: sex,
  },
  {
    rule: "ORIGIN",
    severity: "error",
    pattern:
      /\b(?:american|u\.?s\.?)[- ]born (?:only|candidates?|applicants?)\b|\b(?:no|without (?:an?|any)) (?:foreign )?accents?\b|\bno (?:foreigners|immigrants)\b/gi,
    unless: /\bpatients?\b|\bcolors?\b|\bdesign\b/i,
    why: "It asks for an origin instead of a skill.",
    fix: "Say the skill, such as “speaks clear English”, if the work needs it.",
    source: origin,
  },
  {
    rule: "ORIGIN",
    severity: "warning",
    pattern:
      /\bnative[- ](?:(?:english|spanish|language)[- ](?:language )?)?speak(?:ers?|ing)\b|\bmother tongue\b/gi,
    unless: excusable,
    why: "It asks for an origin instead of a skill.",
    fix: "Say “fluent in English” (or the language), if the work needs it.",
    source: origin,
  },
  {
    rule: "CITIZEN",
    severity: "error",
    pattern:
      /\b(?:u\.?s\.?|american) citizens? only\b|\bmust be an? (?:u\.?s\.?|united states|american) citizens?\b|\b(?:green[- ]card (?:holders? )?|citizens? and green[- ]card holders? )only\b/gi,
    unless: lawAsks,
    why: "It shuts out people who may work in the U.S.",
    fix: "Say “authorized to work in the U.S.”, or write “required by law” with the law or contract that requires citizens.",
    source: citizenship,
  },
  {
    rule: "DISABILITY",
    severity: "error",
    pattern: /\bno (?:disabilities|handicaps?|disabled (?:applicants|candidates))\b|\bnot disabled\b/gi,
    unless: patients,
    why: "It refuses people for a disability instead of naming the work.",
    fix: "Name the task: “lifts 50 pounds, with or without reasonable accommodation”.",
    source: disability,
  },
  {
    rule: "DISABILITY",
    severity: "warning",
    pattern:
      /\bable[- ]bodied\b|\bmust be (?:in (?:perfect|excellent|good) (?:physical )?health|(?:physically )?(?:healthy|fit))\b|\bin (?:perfect|excellent) physical (?:health|condition)\b/gi,
    unless: patients,
    why: "It asks about health instead of the work.",
    fix: "Name the task: “lifts 50 pounds, with or without reasonable accommodation”.",
    source: disability,
  },
  {
    rule: "RELIGION",
    severity: "error",
    pattern:
      /\b(?:christians?|catholics?|jewish|jews|muslims?|protestants?) (?:nurses? |applicants? |candidates? )?(?:only|preferred)\b|\bmust be an? (?:practicing )?(?:christian|catholic|jew|muslim|protestant)\b/gi,
    unless: denied,
    why: "It asks for a religion.",
    fix: "Leave it out. A religious organization should ask a lawyer how to word its exemption.",
    source: religion,
  },
  {
    rule: "FAMILY",
    severity: "warning",
    pattern:
      /\b(?:unmarried|childless|single) (?:only|preferred|candidates?|applicants?)\b|\b(?:no|without) (?:small|young) children\b|\bmust not be pregnant\b|\bno pregnant (?:candidates|applicants|women)\b/gi,
    unless: /\bpatients?\b|\bradiation\b/i,
    why: "It asks about family, which is read as asking about sex.",
    fix: "Say the schedule that the work needs.",
    source: sex,
  },
  {
    rule: "SERVICE",
    severity: "warning",
    pattern: /\bhonorabl[ey] discharged? (?:only|required)\b|\bno (?:reservists?|national guard)\b/gi,
    unless: lawAsks,
    why: "It treats people by their military service.",
    fix: "Leave it out, unless a law requires it.",
    source: service,
  },
];

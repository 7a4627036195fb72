import type { Profession } from "#app/facts/reference/profession/professions.ts";

interface LicensingBoard {
  /** Follows "the state's". A generic phrase where states name their boards differently. */
  board: string;
  /** Typical for people with a clean record: a recruiter's estimate, and it says so. Never official. */
  wait: string;
}

export const estimate = "a recruiter's estimate";

const row = (board: string, wait: string): LicensingBoard => ({
  board,
  wait: `Typically ${wait} (${estimate})`,
});

const medical = row("medical or osteopathic board", "2 to 4 months, longer at slow boards");
const nurseEndorsement = "3 to 10 weeks by endorsement";
const nursing = row("board of nursing", nurseEndorsement);
const endorsement = "4 to 8 weeks by endorsement";
const boardFor = (people: string): string => `licensing board for ${people}`;
const boards: Record<string, LicensingBoard> = {
  physician: medical,
  "registered-nurse": nursing,
  "licensed-practical-nurse": row(boardFor("practical nurses"), nurseEndorsement),
  "case-manager": nursing,
  "nurse-manager": nursing,
  "nurse-practitioner": row("board of nursing", "6 to 12 weeks"),
  crna: row("board of nursing", "6 to 12 weeks"),
  "nurse-midwife": row(boardFor("nurse-midwives"), "6 to 12 weeks"),
  "clinical-nurse-specialist": row("board of nursing", "6 to 12 weeks"),
  "physician-assistant": row(boardFor("physician assistants"), "6 to 12 weeks"),
  pharmacist: row("board of pharmacy", "6 to 12 weeks by license transfer, with an exam on pharmacy law"),
  "physical-therapist": row(boardFor("physical therapists"), endorsement),
  "physical-therapist-assistant": row(boardFor("physical therapist assistants"), endorsement),
  "occupational-therapist": row(boardFor("occupational therapists"), endorsement),
  "occupational-therapy-assistant": row(boardFor("occupational therapy assistants"), endorsement),
  "speech-language-pathologist": row(boardFor("speech-language pathologists"), "4 to 8 weeks"),
  audiologist: row(boardFor("audiologists"), "4 to 8 weeks"),
  "respiratory-therapist": row(boardFor("respiratory therapists"), "3 to 8 weeks"),
  paramedic: row("EMS office", "2 to 6 weeks by reciprocity, faster with National Registry certification"),
  emt: row("EMS office", "2 to 6 weeks by reciprocity, faster with National Registry certification"),
  psychologist: row(boardFor("psychologists"), "2 to 4 months"),
  "social-worker": row(boardFor("social workers"), "1 to 3 months"),
  counselor: row(boardFor("counselors"), "2 to 4 months, because required supervised hours differ"),
  dentist: row("dental board", "2 to 4 months, because accepted exams differ"),
  "dental-hygienist": row(boardFor("dental hygienists"), "1 to 3 months"),
  optometrist: row(boardFor("optometrists"), "2 to 4 months"),
  podiatrist: row(boardFor("podiatrists"), "2 to 4 months"),
  chiropractor: row(boardFor("chiropractors"), "1 to 3 months"),
};

export const findLicensingBoard = ({ slug }: Profession): LicensingBoard =>
  boards[slug] ?? row("licensing board", endorsement);

const differing =
  "Rules differ by state: some license or register this work, others leave it to the employer.";
const credential = "Employers require the national credential, and some states require their own license.";

const rulesThatDiffer: Record<string, string> = {
  "nursing-assistant":
    "Every state keeps its own registry of nursing assistants, with its own required hours and exam.",
  "medical-assistant": differing,
  "pharmacy-technician":
    "Most states license or register pharmacy technicians, each with its own requirements.",
  "dental-assistant": "Rules differ by state, especially on who can take X-rays.",
  "home-health-aide":
    "Federal rules set minimum training for Medicare agencies. States can require more or keep a registry.",
  phlebotomist: "Most states require no license; a few license phlebotomists.",
  "laboratory-scientist":
    "Some states license laboratory staff and most do not. Employers require national certification.",
  "healthcare-administrator":
    "Most administration needs no license, but running a nursing home requires the state's administrator license.",
  "radiologic-technologist": `Most states license this work, but not all. ${credential}`,
  "radiation-therapist": `Most states license this work, but not all. ${credential}`,
  "nuclear-medicine-technologist": `Many states license this work, but not all. ${credential}`,
  "behavior-analyst": `Most states license this work, but not all. ${credential}`,
  dietitian:
    "Most states license or certify dietitians, but not all, and what the license covers differs by state.",
};

/** The only state without a license of its own for work that all others license or recognize. */
const unlicensedIn: Record<string, { state: string; rule: string }> = {
  "respiratory-therapist": {
    state: "AK",
    rule: "Alaska does not license respiratory therapists. Employers there require the national credential.",
  },
  crna: {
    state: "NY",
    rule: "New York issues no separate license to nurse anesthetists. They work there on a New York registered nurse license, with national certification.",
  },
};

export const findUnlicensedState = ({ slug }: Profession): string | null => unlicensedIn[slug]?.state ?? null;

/** Some boards of nursing add the role to the nurse's license instead of issuing a second one. */
const recognized = ["nurse-practitioner", "crna", "nurse-midwife", "clinical-nurse-specialist"];

export const toIssues = ({ slug }: Profession, license: string): string =>
  recognized.includes(slug)
    ? `issues its own ${license}, or adds the role to the nurse's license,`
    : `issues its own ${license},`;

export const isLicensedByStates = ({ slug, license }: Profession): boolean =>
  license === "state" && !(slug in rulesThatDiffer);

export function findDifferingRules(profession: Profession, stateCode: string): string | null {
  const unlicensed = unlicensedIn[profession.slug];
  if (unlicensed?.state === stateCode) return unlicensed.rule;
  const own = rulesThatDiffer[profession.slug];
  return own ?? (profession.license === "certification" ? `${differing} ${credential}` : null);
}

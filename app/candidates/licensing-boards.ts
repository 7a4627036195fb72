import type { Profession } from "#app/specialties/professions.ts";
import { toStateText } from "./license-words.ts";

interface LicensingBoard {
  /** Which kind of board licenses the profession; its name differs by state. */
  board: string;
  /** What recruiters see for someone licensed elsewhere with a clean record; never official. */
  wait: string;
}

const row = (board: string, wait: string): LicensingBoard => ({ board, wait: `Typically ${wait}` });

const medical = row("medical board", "2 to 4 months, and longer where the board is slow");
const nursing = row("board of nursing", "3 to 10 weeks by endorsement");
const therapy = row("therapy board", "4 to 8 weeks by endorsement");
const boards: Record<string, LicensingBoard> = {
  physician: medical,
  "registered-nurse": nursing,
  "licensed-practical-nurse": nursing,
  "case-manager": nursing,
  "nurse-manager": nursing,
  "nurse-practitioner": row("board of nursing", "6 to 12 weeks"),
  crna: row("board of nursing", "6 to 12 weeks"),
  "nurse-midwife": row("board of nursing or midwifery", "6 to 12 weeks"),
  "clinical-nurse-specialist": row("board of nursing", "6 to 12 weeks"),
  "physician-assistant": row("medical or physician assistant board", "6 to 12 weeks"),
  pharmacist: row("board of pharmacy", "6 to 12 weeks by license transfer, with an exam on pharmacy law"),
  "physical-therapist": row("physical therapy board", "4 to 8 weeks by endorsement"),
  "physical-therapist-assistant": row("physical therapy board", "4 to 8 weeks by endorsement"),
  "occupational-therapist": row("occupational therapy board", "4 to 8 weeks by endorsement"),
  "occupational-therapy-assistant": row("occupational therapy board", "4 to 8 weeks by endorsement"),
  "speech-language-pathologist": row("speech-language pathology board", "4 to 8 weeks"),
  audiologist: row("audiology board", "4 to 8 weeks"),
  "respiratory-therapist": row("respiratory care board", "3 to 8 weeks"),
  paramedic: row("EMS office", "2 to 6 weeks by reciprocity, faster with National Registry certification"),
  emt: row("EMS office", "2 to 6 weeks by reciprocity, faster with National Registry certification"),
  psychologist: row("board of psychology", "2 to 4 months"),
  "social-worker": row("social work board", "1 to 3 months"),
  counselor: row("counseling board", "2 to 4 months, since the supervised hours asked for differ"),
  dentist: row("board of dentistry", "2 to 4 months, since the exams accepted differ"),
  "dental-hygienist": row("board of dentistry", "1 to 3 months"),
  optometrist: row("board of optometry", "2 to 4 months"),
  podiatrist: row("board of podiatric medicine", "2 to 4 months"),
  chiropractor: row("chiropractic board", "1 to 3 months"),
};

export const findLicensingBoard = ({ slug }: Profession): LicensingBoard =>
  boards[slug] ?? { ...therapy, board: "licensing board" };

/**
 * Professions with a compact whose member list this site does not keep: some of these issue privileges in some
 * states, so that "no compact" would be wrong.
 */
const compactsNotListed = new Set([
  "occupational-therapist",
  "occupational-therapy-assistant",
  "speech-language-pathologist",
  "audiologist",
  "counselor",
  "social-worker",
  "dentist",
  "dental-hygienist",
  "dietitian",
]);

export const hasUnlistedCompact = ({ slug }: Profession): boolean => compactsNotListed.has(slug);

const differing =
  "The rules differ by state: some license or register this work, others leave it to the employer.";
const credential = "Employers ask for the national credential, and some states for a license of their own.";

// Where a license is no yes or no: what is true of each.
const rulesThatDiffer: Record<string, string> = {
  "nursing-assistant":
    "Every state keeps its own registry of nursing assistants, and the hours and exam it asks for differ.",
  "medical-assistant": differing,
  "pharmacy-technician":
    "Most states license or register pharmacy technicians, and what they ask for differs.",
  "dental-assistant": "The rules differ by state, above all on who may take X-rays.",
  "home-health-aide":
    "Federal rules set the least training for Medicare agencies; states ask for more or keep a registry.",
  phlebotomist: "Most states ask for no license; a few license phlebotomists. The rules differ by state.",
  "laboratory-scientist":
    "Some states license laboratory staff and most do not; employers ask for national certification.",
  "healthcare-administrator":
    "Most administration takes no license, but running a nursing home takes an administrator's license of the state.",
  "radiologic-technologist": `Most states license this work, but not all. ${credential}`,
  "radiation-therapist": `Most states license this work, but not all. ${credential}`,
  "nuclear-medicine-technologist": `Many states license this work, but not all. ${credential}`,
  "behavior-analyst": `Most states license this work, but not all. ${credential}`,
  dietitian: "Most states license or certify dietitians, but not all, and what the license covers differs.",
};

/** The one state without a license for work that every other state licenses. */
const unlicensedIn: Record<string, string> = { "respiratory-therapist": "AK" };

export const findUnlicensedState = ({ slug }: Profession): string | null => unlicensedIn[slug] ?? null;

/** Whether the states license the work, all of them or all but one. */
export const isLicensedByStates = ({ slug, license }: Profession): boolean =>
  license === "state" && !(slug in rulesThatDiffer);

/** Why nobody can say in general what license the work takes; null where every state licenses it or none does. */
export function findDifferingRules(profession: Profession, stateCode: string): string | null {
  if (findUnlicensedState(profession) === stateCode)
    return `${toStateText(stateCode)} has had no license for ${profession.plural.toLowerCase()}; employers there ask for the national credential.`;
  const own = rulesThatDiffer[profession.slug];
  return own ?? (profession.license === "certification" ? `${differing} ${credential}` : null);
}

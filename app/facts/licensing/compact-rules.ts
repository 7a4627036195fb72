import type { Compact } from "#app/facts/reference/profession/professions.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import type { CompactRule } from "./compact-standing.ts";
import { estimate } from "./licensing-boards.ts";

interface PrivilegeTerms {
  name: string;
  holder: string;
  limit: string;
  steps: (state: string) => string;
}

/** For compacts that sell a privilege per state through CompactConnect in 2026. */
function toPrivilegeRule({ name, holder, limit, steps }: PrivilegeTerms): CompactRule {
  return {
    rule: (state, members) =>
      `${holder} in the member state where they live can get a privilege for ${state}. Both states must issue privileges, and ${members} do. ${limit}`,
    offer: (own, members) =>
      `A privilege under the ${name}, if your home state is one of the ${members} that issue them. Otherwise you need ${own}.`,
    arrival: (state) =>
      `${holder} in another state that issues privileges under the ${name} can get one for ${state}; we have no figure for the wait`,
    condition: "with a compact privilege",
    worksThrough: () => true,
    refusal: (home) => `A license from ${home} does not qualify for the compact.`,
    opens: "every-job",
    isRefusable: true,
    how: (state, home) =>
      `If you live in ${home}, apply for the privilege in CompactConnect before you start. ${steps(state)}`,
    wait: "We have no figure for the wait",
  };
}

/** Fees and conditions come from data/licensure_compacts.json. */
const compactPrivileges = {
  OTC: toPrivilegeRule({
    name: "Occupational Therapy Licensure Compact",
    holder: "Occupational therapists and assistants licensed",
    limit:
      "An assistant also needs supervision by an occupational therapist licensed or privileged in the state where they work.",
    steps: (state) =>
      `You need an FBI background check through your home board and two years without discipline. The fee is $75 plus what ${state} charges.`,
  }),
  COUNSELING: toPrivilegeRule({
    name: "Counseling Compact",
    holder: "Professional counselors with an independent license",
    limit: "It does not cover marriage and family therapists.",
    steps: () =>
      "You need your state's highest, independent level of professional counselor license, an FBI fingerprint check and two years without discipline. Each state sets its own fee.",
  }),
  ASLPIC: toPrivilegeRule({
    name: "Audiology and Speech-Language Pathology Interstate Compact",
    holder: "Speech-language pathologists and audiologists licensed",
    limit: "School jobs may also require an educator certificate.",
    steps: (state) =>
      `You need a license in good standing and an FBI background check through your home board. The fee is $50 plus what ${state} charges.`,
  }),
} satisfies Partial<Record<Compact, CompactRule>>;

const anyLicense = () => true;
const needsHome = (home: string) => `A license from ${home} does not qualify for the compact.`;

/** No other compact carries a license across a border. */
export const compactRules: Partial<Record<Compact, CompactRule>> = {
  NLC: {
    rule: (_, members) =>
      `A multistate license from the member state where you live works at once in all ${members} member states of the Nurse Licensure Compact. A single-state license does not.`,
    offer: (own, members) =>
      `A multistate license from any of the ${members} Nurse Licensure Compact members works at once. Otherwise you need ${own}.`,
    arrival: (state) =>
      `A nurse with a multistate license from another Nurse Licensure Compact member can start in ${state} at once`,
    condition: "with a multistate license",
    worksThrough: (held) => held.multistate,
    refusal: (home) =>
      `A single-state license from ${home} is good only there. The board can issue a multistate license if you live in ${home}; that one works at once in every member state.`,
    opens: "every-job",
    isRefusable: true,
    how: (state, home) =>
      `You have nothing to apply for while you live in ${home}. If you move to ${state}, apply for its license within 60 days of moving.`,
    wait: "No wait",
  },
  IMLC: {
    rule: (state) =>
      `You cannot work on the license you hold, but the compact speeds up a separate license from ${state}. You need a letter of qualification from your state of principal license: a member state where you live, do at least 25% of your practice, have your employer or file taxes.`,
    offer: (own) =>
      `${startSentence(own)}. The Interstate Medical Licensure Compact can speed it up if you are board certified, have no discipline, and your state of principal license issues letters of qualification. That is a member state where you live, do at least 25% of your practice, have your employer or file taxes. Hawaii and Vermont issued no letters as of January 2026.`,
    arrival: (state) =>
      `A physician with a letter of qualification from a state of principal license can get a license from ${state} through the Interstate Medical Licensure Compact in 37 to 55 days (Minnesota Physician, 2022, the latest figure we have)`,
    condition: null,
    worksThrough: (held, compact) => !compact.notPrincipal.includes(held.state),
    refusal: (home) =>
      `${startSentence(home)} issues licenses through the compact, but you cannot apply through it: it issued no letters of qualification as of January 2026.`,
    opens: "every-job",
    isRefusable: false,
    how: (state, home) =>
      `If ${home} is your state of principal license, ask its board for a letter of qualification and choose ${state}. You must be board certified and have no discipline. The letter is valid for 365 days.`,
    wait: "37 to 55 days (Minnesota Physician, 2022, the latest figure we have)",
  },
  PTC: {
    rule: (state) =>
      `A license from the member state where you live lets you buy a compact privilege for ${state}. You must hold the privilege before you start work.`,
    offer: (own, members) =>
      `A compact privilege, which you buy on a home license from any of the ${members} Physical Therapy Compact members before you start. Otherwise you need ${own}.`,
    arrival: (state) =>
      `A therapist with a home license from another Physical Therapy Compact member typically has the privilege for ${state} in a few days (${estimate})`,
    condition: "with a compact privilege",
    worksThrough: anyLicense,
    refusal: needsHome,
    opens: "every-job",
    isRefusable: true,
    how: (state, home) =>
      `If you live in ${home}, buy the privilege on the compact's site. Check first whether ${state} requires an exam on its law.`,
    wait: `Typically a few days (${estimate})`,
  },
  PSYPACT: {
    rule: (state) =>
      `Psychologists from member states can see patients in ${state} by telepsychology with an APIT, the compact's telepsychology authority, which requires an E.Passport. In person, a TAP (temporary authority, which requires an IPC certificate) covers at most 30 days a year.`,
    offer: (own, members) =>
      `An APIT, open to psychologists from the ${members} PSYPACT members, is enough for remote work. Otherwise you need ${own}.`,
    arrival: (state) =>
      `A psychologist from another PSYPACT member can see patients in ${state} by telepsychology, typically after 1 to 2 months (${estimate})`,
    condition: "by telepsychology or for up to 30 days a year in person",
    worksThrough: anyLicense,
    refusal: needsHome,
    opens: "remote-jobs",
    isRefusable: true,
    how: (state) =>
      `Get the E.Passport, then the APIT. To work in ${state} in person for more than 30 days a year, apply for its license.`,
    wait: `Typically 1 to 2 months (${estimate})`,
  },
  EMS: {
    rule: (state) =>
      `Your license from another member gives you a privilege to practice in ${state} with no application and no fee, but only for short-term work under an EMS agency in your home state. It does not qualify you for a permanent job there.`,
    offer: (own) => `${startSentence(own)}.`,
    arrival: null,
    condition: "for short-term work under your home EMS agency",
    worksThrough: anyLicense,
    refusal: needsHome,
    opens: "no-job",
    isRefusable: true,
    how: (state) =>
      `You have nothing to apply for while your home agency sends you. To work for an agency in ${state}, apply for its license.`,
    wait: "No wait",
  },
  ...compactPrivileges,
};

export const isRefused = ({ isRefusable }: CompactRule, compactAccepted: boolean | null): boolean =>
  isRefusable && compactAccepted === false;

export const opensJob = ({ opens }: CompactRule, isRemote: boolean): boolean =>
  opens === "every-job" || (opens === "remote-jobs" && isRemote);

/** For a compact that is in force. */
export function toNationalOpening(compact: Compact): string {
  const condition = compactRules[compact]?.condition;
  return condition ? `Only in the member states, ${condition}.` : "No.";
}

export function toMemberOpening(compact: Compact): string {
  const condition = compactRules[compact]?.condition;
  return condition ? `Yes, ${condition}, if your home state is a member too.` : "No.";
}

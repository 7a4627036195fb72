import type { CompactFacts } from "#app/specialties/compacts.ts";
import type { Compact } from "#app/specialties/professions.ts";
import { startSentence } from "./license-words.ts";

export interface HeldLicense {
  /** A state's code. */
  state: string;
  /** Said of nurses' licenses only; no other profession has them. */
  multistate: boolean;
}

interface CompactRule {
  /** The rule in one or two sentences. */
  rule: (state: string, members: number) => string;
  /** What a posting of a member state takes, for someone of whom nothing is known. `own` is "a Texas license". */
  offer: (own: string, members: number) => string;
  /** How someone licensed in another member state gets to work, with the wait; null where no permanent job is open. */
  arrival: ((state: string) => string) | null;
  /** Whether the compact works through this license of a member state. */
  worksThrough: (held: HeldLicense, compact: CompactFacts) => boolean;
  /** Why it does not. */
  refusal: (home: string) => string;
  /** Which postings it opens; a question about a state is not about one posting. */
  opens: "every-job" | "remote-jobs" | "no-job";
  /** False where what it gives is the state's own license, which no employer can refuse. */
  isRefusable: boolean;
  how: (state: string, home: string) => string;
  /** Typical, never official. */
  wait: string;
}

const anyLicense = () => true;
const needsHome = (home: string) => `The license of ${home} does not open the compact.`;

/** The compacts that issue or honor something. Whatever is not here carries nobody anywhere. */
export const compactRules: Partial<Record<Compact, CompactRule>> = {
  NLC: {
    rule: (_, members) =>
      `A multistate license from the member state where you live works at once in all ${members} member states of the Nurse Licensure Compact. A single-state license does not.`,
    offer: (own, members) =>
      `A multistate license from any of the ${members} members of the Nurse Licensure Compact works at once; otherwise ${own}.`,
    arrival: (state) =>
      `A nurse with a multistate license of another Nurse Licensure Compact member may start in ${state} at once`,
    worksThrough: (held) => held.multistate,
    refusal: (home) =>
      `A single-state license of ${home} is good there only. A multistate one, which its board issues to those who live there, would work at once in every member state.`,
    opens: "every-job",
    isRefusable: true,
    how: (state, home) =>
      `Nothing to apply for while ${home} is your home. If you move to ${state}, apply for its license within 60 days of moving.`,
    wait: "No wait",
  },
  IMLC: {
    rule: (state) =>
      `The compact is a faster way to a separate license of ${state}, not a privilege to work on the license you hold. You apply through your state of principal license, which must be a member.`,
    offer: (own, members) =>
      `${startSentence(own)}. Physicians licensed in one of the ${members} members of the Interstate Medical Licensure Compact typically get it in 4 to 8 weeks.`,
    arrival: (state) =>
      `A physician who qualifies through the Interstate Medical Licensure Compact typically has the license of ${state} in 4 to 8 weeks`,
    worksThrough: (held, compact) => !compact.notPrincipal.includes(held.state),
    refusal: (home) =>
      `${startSentence(home)} issues licenses through the compact, but nobody can apply through it: it is no state of principal license.`,
    opens: "every-job",
    isRefusable: false,
    how: (state, home) =>
      `If ${home} is your state of principal license (you live there, do a quarter of your practice there or are employed there), apply through its board and choose ${state}.`,
    wait: "Typically 4 to 8 weeks",
  },
  PTC: {
    rule: (state) =>
      `The license of the member state where you live lets you buy a compact privilege for ${state}. You must hold the privilege before you start work.`,
    offer: (own, members) =>
      `A compact privilege, bought on a home license of any of the ${members} members of the Physical Therapy Compact, will do once you hold it; otherwise ${own}.`,
    arrival: (state) =>
      `A therapist licensed at home in another Physical Therapy Compact member typically has the privilege for ${state} in a few days`,
    worksThrough: anyLicense,
    refusal: needsHome,
    opens: "every-job",
    isRefusable: true,
    how: (state, home) =>
      `If you live in ${home}, buy the privilege on the compact's site. Check first whether ${state} asks for an exam on its law.`,
    wait: "Typically a few days",
  },
  PSYPACT: {
    rule: (state) =>
      `With an APIT, which takes an E.Passport, psychologists of member states see patients in ${state} by telepsychology. In person, a TAP, which takes an IPC, covers at most 30 days a year.`,
    offer: (own, members) =>
      `An APIT, open to psychologists of the ${members} PSYPACT members, will do for work from a distance; otherwise ${own}.`,
    arrival: (state) =>
      `A psychologist of another PSYPACT member may see patients in ${state} by telepsychology, typically after 1 to 2 months`,
    worksThrough: anyLicense,
    refusal: needsHome,
    opens: "remote-jobs",
    isRefusable: true,
    how: (state) =>
      `Get the E.Passport, then the APIT. To work in ${state} in person for more than 30 days a year, apply for its license.`,
    wait: "Typically 1 to 2 months",
  },
  EMS: {
    rule: (state) =>
      `The privilege to practice in ${state} comes by itself with the license of another member, but only for short-term work under an EMS agency of your home state. It is no way into a permanent job there.`,
    offer: (own) => `${startSentence(own)}.`,
    arrival: null,
    worksThrough: anyLicense,
    refusal: needsHome,
    opens: "no-job",
    isRefusable: true,
    how: (state) =>
      `Nothing to apply for while your home agency sends you. To work for an agency in ${state}, apply for its license.`,
    wait: "No wait",
  },
};

export const opensJob = ({ opens }: CompactRule, isRemote: boolean): boolean =>
  opens === "every-job" || (opens === "remote-jobs" && isRemote);

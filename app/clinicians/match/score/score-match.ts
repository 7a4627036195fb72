import { findProfession } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { shiftNames, typeNames } from "#app/jobs/postings/record/job-names.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import type { ClinicianFacts, PostingFacts } from "./clinician-facts.ts";
import {
  compareSpecialty,
  isBarredBySpecialty,
  judgeCertificates,
  judgeSkills,
  judgeYears,
} from "./held-lines.ts";
import { judgeLicense, type LicenseStanding } from "./license-gate.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";
import { judgeDistance, judgePay } from "./pay-line.ts";

export interface Match {
  /** 0 to 100: the lines' sum, or 0 for another profession. */
  total: number;
  gates: {
    profession: { isPassed: boolean; why: string };
    license: { isPassed: boolean; standing: LicenseStanding; isToAsk: boolean; why: string };
    /** `asked` is the specialty that keeps a physician, a nurse practitioner or a physician assistant out. */
    specialty: { isPassed: boolean; asked: string | null };
  };
  lines: readonly MatchLine[];
}

/** As the posting's own page answers "Can I work here?" */
const passing: ReadonlySet<LicenseStanding> = new Set(["free", "now", "compact", "privilege"]);

/** The same facts give the same points to a clinician and to an employer. */
export function scoreMatch(posting: PostingFacts, clinician: ClinicianFacts): Match {
  const profession = judgeProfession(posting, clinician);
  const license = judgeLicense(posting.profession, clinician.licenses, posting.work);
  const lines = [
    license.line,
    judgeSpecialty(posting, clinician),
    judgeType(posting, clinician),
    judgeShift(posting, clinician),
    judgePay(posting, clinician),
    judgeDistance(posting, clinician),
    judgeYears(posting, clinician),
    judgeCertificates(posting, clinician),
    judgeSkills(posting, clinician),
  ];
  const { standing } = license;
  return {
    total: profession.isPassed ? lines.reduce((sum, { earned }) => sum + earned, 0) : 0,
    gates: {
      profession,
      license: {
        isPassed: passing.has(standing),
        isToAsk: license.isToAsk,
        standing,
        why: license.line.why,
      },
      specialty: judgeOwnField(posting, clinician),
    },
    lines,
  };
}

function judgeOwnField(posting: PostingFacts, clinician: ClinicianFacts): Match["gates"]["specialty"] {
  const isPassed = !isBarredBySpecialty(posting, clinician);
  return { isPassed, asked: isPassed ? null : (findSpecialty(posting.specialty)?.name ?? null) };
}

function judgeProfession(posting: PostingFacts, clinician: ClinicianFacts): Match["gates"]["profession"] {
  const asked = findProfession(posting.profession);
  const own = findProfession(clinician.profession);
  if (!asked) return { isPassed: false, why: "The posting does not say for which profession it is." };
  if (!own) return { isPassed: false, why: "The profile does not name a profession." };
  const isPassed = asked === own;
  const why = isPassed
    ? `The posting is for ${asked.plural.toLowerCase()}.`
    : `The posting is for ${asked.plural.toLowerCase()}, not for ${own.plural.toLowerCase()}.`;
  return { isPassed, why };
}

const nameOf = (slug: string): string => findSpecialty(slug)?.name ?? slug;

/** Another specialty of the same family is a start, not a fit. */
const familyShare = 1 / 3;
/** Primary care for a family physician. */
const kinShare = 2 / 3;

function judgeSpecialty(posting: PostingFacts, clinician: ClinicianFacts): MatchLine {
  const { specialty } = posting;
  const { specialties } = clinician;
  if (specialty === null) return leaveOpen("specialty", "posting", "The posting names no specialty.");
  const asked = nameOf(specialty);
  if (specialties.length === 0)
    return leaveOpen("specialty", "you", `The posting is in ${asked}; your profile names no specialty.`);
  if (specialties.includes(specialty))
    return earn("specialty", 1, { why: `The posting is in ${asked}, as is your profile.` });
  const own = listWithAnd(specialties.map(nameOf));
  if (isBarredBySpecialty(posting, clinician))
    return earn("specialty", 0, {
      why: `Another specialty: the posting is in ${asked}, your profile in ${own}.`,
    });
  if (compareSpecialty(posting, clinician) === "own") {
    const why = `The posting is in ${asked}, which goes with your ${own}.`;
    return earn("specialty", kinShare, { why });
  }
  const family = findSpecialty(specialty)?.family;
  const related = specialties.find((slug) => findSpecialty(slug)?.family === family);
  if (related) {
    const why = `The posting is in ${asked}. Your ${nameOf(related)} is in the same family, ${family}.`;
    return earn("specialty", familyShare, { why });
  }
  const why = `The posting is in ${asked}, your profile in ${own}.`;
  return earn("specialty", 0, { why });
}

function judgeType({ employmentType }: PostingFacts, { types }: ClinicianFacts): MatchLine {
  if (employmentType === null)
    return leaveOpen("type", "posting", "The posting does not state its type of employment.");
  const asked = typeNames[employmentType];
  if (types.length === 0)
    return leaveOpen(
      "type",
      "you",
      `The posting is ${asked}; your profile ticks no type, so there is nothing to compare.`,
    );
  if (types.includes(employmentType)) return earn("type", 1, { why: `${asked} is a type that you want.` });
  return earn("type", 0, {
    why: `The posting is ${asked}; you want ${listWithAnd(types.map((type) => typeNames[type]))}.`,
  });
}

function judgeShift({ shift }: PostingFacts, { shifts }: ClinicianFacts): MatchLine {
  if (shift === null) return leaveOpen("shift", "posting", "The posting does not state its shift.");
  const asked = shiftNames[shift];
  if (shifts.length === 0)
    return leaveOpen(
      "shift",
      "you",
      `The posting's shift is “${asked}”; your profile ticks no shift, so there is nothing to compare.`,
    );
  if (shifts.includes(shift)) return earn("shift", 1, { why: `“${asked}” is a shift that you want.` });
  const wanted = listWithAnd(shifts.map((one) => `“${shiftNames[one]}”`));
  return earn("shift", 0, { why: `The posting's shift is “${asked}”; you want ${wanted}.` });
}

export type Ranked<Item> = Item & { match: Match };

/** Another specialty last, then best first; among equals, the higher id, which is newer. */
const byTotal = (a: Ranked<{ id: number }>, b: Ranked<{ id: number }>) =>
  Number(b.match.gates.specialty.isPassed) - Number(a.match.gates.specialty.isPassed) ||
  b.match.total - a.match.total ||
  b.id - a.id;

export const rankPostings = <Item extends { id: number; facts: PostingFacts }>(
  clinician: ClinicianFacts,
  postings: readonly Item[],
): Ranked<Item>[] =>
  postings.map((posting) => ({ ...posting, match: scoreMatch(posting.facts, clinician) })).sort(byTotal);

export const rankClinicians = <Item extends { id: number; facts: ClinicianFacts }>(
  posting: PostingFacts,
  clinicians: readonly Item[],
): Ranked<Item>[] =>
  clinicians
    .map((clinician) => ({ ...clinician, match: scoreMatch(posting, clinician.facts) }))
    .sort(byTotal);

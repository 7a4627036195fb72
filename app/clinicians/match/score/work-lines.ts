import { shiftNames, typeNames } from "#app/jobs/postings/record/job-names.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import type { ClinicianFacts } from "./clinician-facts.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";
import { compareSpecialty, isBarredBySpecialty } from "./own-specialty.ts";
import type { PostingFacts } from "./posting-facts.ts";

const nameOf = (slug: string): string => findSpecialty(slug)?.name ?? slug;

/** Another specialty of the same family is a start, not a fit. */
const familyShare = 1 / 3;
/** Primary care for a family physician. */
const kinShare = 2 / 3;

export function judgeSpecialty(posting: PostingFacts, clinician: ClinicianFacts): MatchLine {
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

export function judgeType({ employmentType }: PostingFacts, { types }: ClinicianFacts): MatchLine {
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

export function judgeShift({ shift }: PostingFacts, { shifts }: ClinicianFacts): MatchLine {
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

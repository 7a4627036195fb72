import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toWords } from "#app/kit/text/words.ts";
import type { ClinicianFacts, PostingFacts } from "./clinician-facts.ts";
import { earn, leaveOpen, type MatchLine } from "./match-line.ts";

/** More years than required earn no more, because that would favor age. */
export function judgeYears(posting: PostingFacts, clinician: ClinicianFacts): MatchLine {
  const { experienceMonths, specialty } = posting;
  const { years, specialties } = clinician;
  if (experienceMonths === null)
    return leaveOpen("years", "posting", "The posting does not say how much experience it requires.");
  if (experienceMonths === 0) return earn("years", 1, { why: "The posting requires no experience." });
  const asked = toSpan(experienceMonths);
  if (years === null)
    return leaveOpen(
      "years",
      "you",
      `The posting requires ${asked}; your profile does not say how long you have worked.`,
    );
  const field = findSpecialty(specialty)?.name;
  if (field && years * 12 >= experienceMonths && compareSpecialty(posting, clinician) !== "own") {
    const own = listWithAnd(specialties.flatMap((slug) => findSpecialty(slug)?.name ?? []));
    const said = own ? `are in ${own}` : "are in no specialty that it names";
    return earn("years", 0, {
      why: `The posting requires ${asked} and is in ${field}; the ${toSpan(years * 12)} of your profile ${said}.`,
    });
  }
  if (years * 12 >= experienceMonths)
    return earn("years", 1, { why: `The posting requires ${asked}; you have that.` });
  return earn("years", 0, { why: `The posting requires ${asked}; your profile says ${toSpan(years * 12)}.` });
}

function toSpan(months: number): string {
  if (months % 12 !== 0) return months === 1 ? "1 month" : `${months} months`;
  return months === 12 ? "1 year" : `${months / 12} years`;
}

export function judgeCertificates(
  { certificates }: PostingFacts,
  { currentCertificates, uncheckedCertificates }: ClinicianFacts,
): MatchLine {
  if (certificates.length === 0)
    return leaveOpen("certificates", "posting", "The posting requires no certificate that we know.");
  const isHeld = (group: readonly string[]) => group.some((code) => currentCertificates.includes(code));
  const missing = certificates.filter((group) => !isHeld(group));
  const asked = toNames(certificates);
  if (missing.length === 0)
    return earn("certificates", 1, {
      why: `The posting requires ${asked}; your profile lists that as current.`,
    });
  const isUnchecked = (code: string) => uncheckedCertificates.includes(code);
  const unchecked = missing.flat().filter(isUnchecked);
  const unlisted = missing.filter((group) => !group.some(isUnchecked));
  const why = [
    `The posting requires ${asked}.`,
    unchecked.length > 0 &&
      `${unchecked.join(", ")} earns nothing: it expired, or you gave no expiration date.`,
    unlisted.length > 0 && `Your profile does not list ${toNames(unlisted)}.`,
  ];
  return earn("certificates", (certificates.length - missing.length) / certificates.length, {
    why: why.filter(Boolean).join(" "),
    missing: missing.map((group) => group.find(isUnchecked) ?? group[0] ?? ""),
  });
}

const toNames = (groups: readonly (readonly string[])[]): string =>
  listWithAnd(groups.map((group) => group.join(" or ")));

export function judgeSkills({ skills: asked }: PostingFacts, { skills }: ClinicianFacts): MatchLine {
  if (asked.length === 0) return leaveOpen("skills", "posting", "The posting lists no skills.");
  if (skills.length === 0)
    return leaveOpen("skills", "you", "We have no skills checklist of yours, so we cannot compare skills.");
  const own = skills.map((skill) => ` ${skill} `);
  const shared = asked.filter((skill) => own.some((one) => one.includes(` ${toWords(skill).join(" ")} `)));
  const why = `Your checklist shows ${shared.length} of the ${asked.length} skills that the posting lists.`;
  return earn("skills", shared.length / asked.length, { why });
}

/** Their training and boards are of one specialty, so that another's work is not open to them. */
const specialists: ReadonlySet<string> = new Set(["physician", "nurse-practitioner", "physician-assistant"]);

/** Each takes the other's postings. */
const kin: readonly (readonly string[])[] = [
  ["primary-care", "family-medicine"],
  ["primary-care", "internal-medicine"],
  ["primary-care", "geriatrics"],
  ["urgent-care", "family-medicine"],
  ["urgent-care", "primary-care"],
  ["urgent-care", "emergency-medicine"],
  ["hospital-medicine", "internal-medicine"],
  ["trauma", "emergency-medicine"],
  ["trauma-surgery", "general-surgery"],
  ["hospice", "palliative-care"],
  ["nicu", "neonatology"],
  ["labor-delivery", "obstetrics-gynecology"],
  ["icu", "critical-care-medicine"],
];

/** Where the work is done, which any specialty may do. */
const settings: ReadonlySet<string> = new Set(["Community & Post-Acute Care"]);

export const isSpecialist = (profession: string | null): boolean => specialists.has(profession ?? "");

export const withKin = (slugs: readonly string[]): string[] => [
  ...new Set([...slugs, ...kin.filter((pair) => pair.some((slug) => slugs.includes(slug))).flat()]),
];

/** `unsaid`: either side names none. */
export function compareSpecialty(
  { specialty }: Pick<PostingFacts, "specialty">,
  { specialties }: Pick<ClinicianFacts, "specialties">,
): "own" | "other" | "unsaid" {
  if (specialty === null || specialties.length === 0) return "unsaid";
  return withKin(specialties).includes(specialty) ? "own" : "other";
}

/** A family physician is no gastroenterologist, but an ICU nurse may learn telemetry. */
export function isBarredBySpecialty(
  posting: Pick<PostingFacts, "profession" | "specialty">,
  clinician: Pick<ClinicianFacts, "specialties">,
): boolean {
  return (
    isSpecialist(posting.profession) &&
    compareSpecialty(posting, clinician) === "other" &&
    !settings.has(findSpecialty(posting.specialty)?.family ?? "")
  );
}

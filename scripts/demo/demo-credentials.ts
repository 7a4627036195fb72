import { findState } from "#app/facts/reference/place/states.ts";
import { findProfession } from "#app/facts/reference/profession/professions.ts";
import type { PostingContent } from "#app/jobs/postings/record/posting-content.ts";
import type { DemoReference } from "./demo-reference.ts";
import { type Fit, isWeekdays, shiftWorlds } from "./fit.ts";
import type { Opening } from "./opening.ts";
import type { DemoRole, Pools, Schedule } from "./pools.ts";
import type { Random } from "./seeded-random.ts";
import { fillWords } from "./wording.ts";

type Licensing = Pick<PostingContent, "licenseStates" | "compactAccepted">;
type Credentials = Pick<
  PostingContent,
  | "requirements"
  | "educationRequirements"
  | "educationCategory"
  | "experienceRequirements"
  | "experienceMonths"
>;

const compactTaken = 0.86;
const compactRefused = 0.05;
const forShifts = /weekend|holiday|float|lift and turn/i;

export function drawLicensing(opening: Opening, reference: DemoReference, random: Random): Licensing {
  const { role, city, employer } = opening;
  const profession = findProfession(role.profession)!;
  const isNursing = profession.compact === "NLC";
  if (!city) {
    const states = isNursing ? [...reference.nurseCompact] : reference.populations.map(([code]) => code);
    const own =
      employer.states === "US"
        ? random.shuffle(states).slice(0, random.int(5, 14))
        : employer.states.split(" ");
    return { licenseStates: own.sort(), compactAccepted: isNursing ? true : null };
  }
  const licenseStates = profession.license === "state" ? [city.stateCode] : [];
  if (!isNursing) return { licenseStates, compactAccepted: null };
  if (!reference.nurseCompact.has(city.stateCode)) return { licenseStates, compactAccepted: false };
  const roll = random.next();
  const compactAccepted = roll < compactTaken ? true : roll < compactTaken + compactRefused ? false : null;
  return { licenseStates, compactAccepted };
}

/** Travelers and agency staff need at least a year. */
export function drawExperience(
  { role, type, employer }: Opening,
  pools: Pools,
  random: Random,
): number | null {
  const months = random.pick(role.experience ?? pools.professions[role.profession]!.experienceMonths);
  const isSent = type === "travel" || (employer.kind === "agency" && type !== "locum");
  return isSent ? Math.max(months ?? 0, 12) : months;
}

interface Known {
  schedule: Schedule;
  canSay: Fit;
  experienceMonths: number | null;
}

export function drawCredentials(
  opening: Opening,
  licensing: Licensing,
  { schedule, canSay, experienceMonths }: Known,
  pools: Pools,
  random: Random,
): Credentials {
  const { role } = opening;
  const profession = pools.professions[role.profession]!;
  const lists = pools.requirements;
  const [educationRequirements, educationCategory] = random.weighted(
    profession.education.map(([text, category, weight]) => [[text, category] as const, weight] as const),
  );
  const texts = experienceMonths === null ? null : lists.experience[toExperienceKey(experienceMonths, role)]!;
  const experienceRequirements = texts && fillWords(random.draw(texts), { field: role.field }, random);
  const certification = role.cert && lists.appCertification[role.profession]?.[role.cert];
  const requirements = [
    writeLicense(opening, licensing, pools, random),
    role.board && fillWords(random.draw(lists.board), { board: role.board }, random),
    certification,
    ...new Set(
      [...profession.certifications, ...role.certs].map((name) => lists.certifications[name] ?? name),
    ),
    experienceRequirements,
    ...random.shuffle(role.preferred).slice(0, 2),
    ...drawSome(profession.requirements, random.int(1, 3), random).filter(
      (text) =>
        canSay(text) && ((shiftWorlds.has(role.world) && !isWeekdays(schedule)) || !forShifts.test(text)),
    ),
  ].filter((text): text is string => Boolean(text));
  return {
    requirements: [...new Set(requirements)],
    educationRequirements,
    educationCategory,
    experienceRequirements,
    experienceMonths,
  };
}

function writeLicense(
  { role, city }: Opening,
  licensing: Licensing,
  pools: Pools,
  random: Random,
): string | null {
  const license = pools.professions[role.profession]!.license;
  if (!license || licensing.licenseStates.length === 0) return null;
  const lists = pools.requirements;
  const state = findState(city?.stateCode)?.name ?? "";
  const texts = city
    ? licensing.compactAccepted
      ? lists.licenseCompact
      : lists.license
    : licensing.compactAccepted
      ? lists.licenseRemoteCompact
      : lists.licenseRemote;
  const name = city?.stateCode === "CA" || city?.stateCode === "TX" ? license.replace("LPN", "LVN") : license;
  return fillWords(random.draw(texts), { state, license: name }, random).replace(/^./, (c) =>
    c.toUpperCase(),
  );
}

function toExperienceKey(months: number, role: DemoRole): string {
  const group = findProfession(role.profession)?.group;
  const isUnlicensed = group === "support" || role.world === "aide";
  if (months > 0) return String(months);
  return group === "physician" ? "0-physician" : isUnlicensed ? "0-support" : "0";
}

export function drawSome<T>(list: readonly T[], count: number, random: Random): T[] {
  return [...new Set(Array.from({ length: Math.min(count, list.length) }, () => random.draw(list)))];
}

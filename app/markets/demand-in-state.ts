import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import type { StateRecord } from "#app/platform/place-records.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { type ProfiledProfession, profiledProfessions } from "#app/specialties/profiled-professions.ts";
import { tellRatioLaw } from "#app/specialties/staffing-laws.ts";
import { formatCount } from "#app/ui/count.ts";
import { tellTo } from "./concerns.ts";
import { enrollmentTypes } from "./enrollments.ts";
import { formatPercent, listWithAnd, toPer100k, toRunningText } from "./figures.ts";
import { listSized } from "./hospital-rows.ts";
import { pick } from "./prose.ts";
import { states } from "./states.ts";

/** Those whom HRSA counts or who fill the gap beside them. */
const primaryCare = new Set([
  "family-medicine-physician",
  "internal-medicine-physician",
  "pediatrician",
  "nurse-practitioner",
  "physician-assistant",
]);

const settingsInHospitals = new Set([
  "registered-nurse",
  "hospitalist",
  "emergency-medicine-physician",
  "anesthesiologist",
  "general-surgeon",
  "orthopedic-surgeon",
  "cardiologist",
  "radiologist",
  "nurse-anesthetist",
  "respiratory-therapist",
  "radiologic-technologist",
  "medical-laboratory-scientist",
  "healthcare-administrator",
]);

/**
 * Paragraphs on who needs the profession in the state. What is written of the state and of the profession is told in
 * turns, so that the pages of either do not all tell the same.
 */
export function tellDemandInState(profession: Profession, state: StateRecord): string[] {
  const stateAt = toStateAt(state);
  const professionAt = profiledProfessions.findIndex(({ slug }) => slug === profession.slug);
  const ofState = listToldOfState(profiledProfessions[professionAt]!, state);
  const own = [
    toSupplySentence(profession, state),
    toShortageSentence(profession, state),
    toHospitalSentence(profession, state),
    profession.slug === "registered-nurse" && tellRatioLaw(state.code),
  ];
  const turns = [
    professionAt + stateAt,
    // Without a figure of the state there is less else to tell.
    ...(profession.states ? [] : [professionAt + stateAt + 1 + Math.floor(professionAt / statePartsCount)]),
  ];
  return [
    own.filter(Boolean).join(" "),
    pick(profession.demandFactors, stateAt),
    ...new Set(turns.map((turn) => pick(ofState, turn))),
    pick(profession.recruiting, stateAt),
  ].filter((text) => text !== "");
}

const statePartsCount = 6;

/** What is written of the state, as far as it is for the profession; "" for a part that is for others only. */
function listToldOfState(profession: ProfiledProfession, state: StateRecord): string[] {
  const tell = (...texts: readonly string[]) =>
    texts
      .map((text) => tellTo(profession, text))
      .filter((text) => text !== "")
      .join(" ");
  return [
    tell(...state.healthcareFacts),
    tell(state.recruiting[0]!),
    tell(...state.livingHighlights),
    tell(state.recruiting[1]!),
    tell(...state.economicHighlights),
    tell(state.forClinicians),
  ];
}

const toStateAt = (state: StateRecord): number => states.findIndex(({ code }) => code === state.code);

// Turns of different lengths: hardly two states have the same of everything.
/** What else there is to know of its pay. */
export const toPayNote = ({ payNotes, recruiting }: Profession, state: StateRecord): string =>
  pick(payNotes, Math.floor(toStateAt(state) / recruiting.length));

export const toGeneralQuestion = ({ questions, payNotes, recruiting }: Profession, state: StateRecord) =>
  pick(questions, Math.floor(toStateAt(state) / recruiting.length / payNotes.length));

function toSupplySentence(
  { slug, plural }: Profession,
  { enrolled, population, code }: StateRecord,
): string | null {
  const count = enrolled[enrollmentTypes[slug] ?? ""];
  if (!count) return null;
  const share = toPer100k(count, population);
  const kinds = toRunningText(plural);
  return (count / population) * 100_000 < 10
    ? `${startSentence(toStateText(code))} has ${formatCount(count)} Medicare enrollments of ${kinds} (April 2026), just ${share} for 100,000 people.`
    : `Medicare lists ${formatCount(count)} enrollments of ${kinds} in ${toStateText(code)} (April 2026): ${share} for every 100,000 people.`;
}

function toShortageSentence({ slug }: Profession, { shortage, code }: StateRecord): string | null {
  if (!primaryCare.has(slug)) return null;
  const { areas, practitionersNeeded, needMetPercent } = shortage;
  if (!practitionersNeeded || needMetPercent === null)
    return `${formatCount(areas)} places, groups or facilities there are federal shortage areas for primary care (HRSA, May 2026).`;
  const listed = `The federal list of May 2026 has ${formatCount(areas)} such areas.`;
  return needMetPercent < 45
    ? `Primary care shortage areas of ${toStateText(code)} met only ${formatPercent(needMetPercent)} percent of the need in December 2025, ${formatCount(practitionersNeeded)} practitioners short. ${listed}`
    : `${formatCount(practitionersNeeded)} more practitioners were needed in the primary care shortage areas of ${toStateText(code)} in December 2025. ${listed}`;
}

function toHospitalSentence({ slug }: Profession, { largestHospitals, code }: StateRecord): string | null {
  const ofType = (type: string) =>
    listSized(largestHospitals).filter((hospital) => hospital.type.startsWith(type));
  const special =
    slug === "psychiatrist" || slug === "clinical-psychologist"
      ? ofType("Psychiatric")
      : slug === "pediatrician"
        ? ofType("Children")
        : settingsInHospitals.has(slug)
          ? ofType("Acute")
          : [];
  const at = [...settingsInHospitals].indexOf(slug);
  const chosen = at < 0 ? special.slice(0, 3) : rotate(special.slice(0, 6), at).slice(0, 2);
  if (chosen.length === 0) return null;
  const listed = listWithAnd(
    chosen.map(({ name, city, beds }) => `${name} in ${city} (${formatCount(beds)} beds)`),
  );
  return at < 0
    ? `Specialized houses among the hospitals with most reported beds: ${listed}.`
    : `Large employers in ${toStateText(code)} include ${listed}.`;
}

const rotate = <T>(from: readonly T[], by: number): T[] =>
  from.map((_, at) => from[(at + by) % from.length]!);

import type { Passage } from "#app/facts/catalog/passage.ts";
import type { StateRecord } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { describeBeds, listSized, withCity } from "#app/facts/reference/place/hospital-rows.ts";
import { states, toStateText } from "#app/facts/reference/place/states.ts";
import { wordsForAudience } from "#app/facts/reference/profession/audience.ts";
import { enrollmentTypes } from "#app/facts/reference/profession/enrollments.ts";
import {
  type ProfiledProfession,
  profiledProfessions,
} from "#app/facts/reference/profession/profiled-professions.ts";
import { toResidentsNote } from "#app/facts/reference/profession/resident-pay.ts";
import { describeRatioLaw } from "#app/facts/reference/profession/staffing-laws.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { formatPercent, listWithAnd, toPer100k, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import { listCandidateQuestions } from "#app/pages/page/question-audience.ts";

/** HRSA counts the first in primary care; the others fill its gap. */
const primaryCare = new Set([
  "family-medicine-physician",
  "internal-medicine-physician",
  "pediatrician",
  "nurse-practitioner",
  "physician-assistant",
]);

const hospitalsNamed = 3;
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

export function describeDemandInState(profession: ProfessionRecord, state: StateRecord): string[] {
  const stateAt = toStateAt(state);
  const professionAt = profiledProfessions.findIndex(({ slug }) => slug === profession.slug);
  const shortage = toShortageSentence(profession, state);
  const supply = toSupplySentence(profession, state);
  const ofState = listToldOfState(profiledProfessions[professionAt]!, state)
    .map((text) => (shortage ? leaveOut(text, /December 2025|May 2026/) : text))
    .map((text) => (supply ? leaveOut(text, countsEnrolled(profession, state)) : text))
    .filter((text) => text !== "")
    .slice(0, profession.states ? 1 : 2);
  const own = [
    supply,
    shortage,
    toHospitalSentence(profession, state, ofState.join(" ")),
    profession.slug === "registered-nurse" && describeRatioLaw(state.code),
  ];
  return [
    own.filter(Boolean).join(" "),
    describeNationalFigures(profession),
    pick(profession.demandFactors.filter(isBeyondProjections), stateAt),
    ...ofState,
    pick(profession.recruiting, stateAt),
  ].filter((text) => text !== "");
}

function listToldOfState(profession: ProfiledProfession, state: StateRecord): string[] {
  const tell = (texts: readonly Passage[]) =>
    texts
      .map((text) => wordsForAudience(profession, text))
      .filter((text) => text !== "")
      .join(" ");
  return [
    tell(state.recruiting.slice(0, 1)),
    tell(state.healthcareFacts),
    tell(state.recruiting.slice(1)),
    tell([state.forClinicians]),
    tell(state.economicHighlights),
    tell(state.livingHighlights),
  ].filter((text) => text !== "");
}

const leaveOut = (text: string, told: RegExp): string =>
  text
    .split(/(?<=\.) (?=[A-Z])/)
    .filter((sentence) => !told.test(sentence))
    .join(" ");

const countsEnrolled = ({ slug }: ProfessionRecord, { enrolled }: StateRecord) =>
  new RegExp(`Medicare lists ${formatCount(enrolled[enrollmentTypes[slug] ?? ""] ?? 0)} `);

/** The national figures just before already include the projections. */
const isBeyondProjections = (factor: string): boolean =>
  !/^(BLS|The Bureau of Labor Statistics) (projects|counts|counted)/.test(factor);

const pick = <T>(of: readonly T[], at: number): T => of[at % of.length]!;

const toStateAt = (state: StateRecord): number => states.findIndex(({ code }) => code === state.code);

export const toPayNote = ({ payNotes, recruiting }: ProfessionRecord, state: StateRecord): string =>
  pick(payNotes, Math.floor(toStateAt(state) / recruiting.length));

export const toGeneralQuestion = (
  { questions, payNotes, recruiting }: ProfessionRecord,
  state: StateRecord,
) =>
  pick(listCandidateQuestions(questions), Math.floor(toStateAt(state) / recruiting.length / payNotes.length));

function toSupplySentence(
  { slug, plural }: ProfessionRecord,
  { enrolled, population, code }: StateRecord,
): string | null {
  const count = enrolled[enrollmentTypes[slug] ?? ""];
  if (!count) return null;
  return `Medicare counts ${formatCount(count)} enrollments of ${toRunningText(plural)} in ${toStateText(code)} (April 2026), ${toPer100k(count, population)} per 100,000 people.`;
}

function toShortageSentence({ slug }: ProfessionRecord, { shortage, code }: StateRecord): string | null {
  if (!primaryCare.has(slug)) return null;
  const { areas, practitionersNeeded, needMetPercent } = shortage;
  const inState = toStateText(code);
  const listed = `${startSentence(inState)} has ${formatCount(areas)} federal primary care shortage areas (HRSA, May 2026).`;
  if (practitionersNeeded === null || needMetPercent === null)
    return `${listed} Our copy of HRSA's figures has no count of the practitioners needed there.`;
  return `${listed} In December 2025, those areas needed ${formatCount(practitionersNeeded)} more practitioners, with ${formatPercent(needMetPercent)}% of the need met.`;
}

/** Leaves out hospitals whose beds the state's text already states. */
function toHospitalSentence(
  { slug }: ProfessionRecord,
  { largestHospitals, code }: StateRecord,
  ofState: string,
): string | null {
  const type =
    slug === "psychiatrist" || slug === "clinical-psychologist"
      ? "Psychiatric"
      : slug === "pediatrician"
        ? "Children"
        : settingsInHospitals.has(slug)
          ? "Acute"
          : null;
  if (type === null) return null;
  const listed = listSized(largestHospitals)
    .filter((hospital) => hospital.type.startsWith(type))
    .slice(0, hospitalsNamed)
    .filter(({ beds }) => !tellsBeds(ofState, beds))
    .map((hospital) => `${withCity(hospital)} (${describeBeds(hospital, "beds")})`);
  if (listed.length === 0) return null;
  const kind = { Psychiatric: "psychiatric hospitals", Children: "children's hospitals", Acute: "hospitals" }[
    type
  ];
  return `Large ${kind} in ${toStateText(code)} include ${listWithAnd(listed)}.`;
}

const tellsBeds = (text: string, beds: number): boolean =>
  text
    .split(/(?<=\.) (?=[A-Z])/)
    .some(
      (sentence) => /\bbeds\b|\breports?\b/.test(sentence) && toNumbers(sentence).includes(formatCount(beds)),
    );

const toNumbers = (text: string): readonly string[] => text.match(/\d[\d,]*(?<!,)/g) ?? [];

function describeNationalFigures({ slug, soc, plural, national, outlook }: ProfessionRecord): string {
  const { p10, p25, median, p75, p90 } = national.pay;
  const residents = toResidentsNote([{ soc, pay: national.pay }]);
  const people = withWageScope(slug, toRunningText(plural));
  const pay =
    p10 && p25 && median && p75 && p90
      ? `Nationwide, ${people} earned a median of ${formatDollars(median)} in May 2025 (BLS). The middle half earned ${formatDollars(p25)} to ${formatDollars(p75)}, the lowest-paid 10% less than ${formatDollars(p10)} and the highest-paid 10% more than ${formatDollars(p90)}. ${residents ? `${residents} ` : ""}`
      : "";
  const trend = outlook.change < 0 ? "fall" : "grow";
  return `${pay}BLS projects their ${formatCount(outlook.jobs2024)} jobs of 2024 to ${trend} ${formatPercent(Math.abs(outlook.changePercent))}% by 2034, with ${formatCount(outlook.openingsPerYear)} openings a year.`;
}

import { toWhole } from "#app/facts/catalog/passage.ts";
import type { CityMarket } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import type { Hospital } from "#app/facts/catalog/record-fields.ts";
import { describeCampuses, ownerWords } from "#app/facts/reference/place/hospital-rows.ts";
import { withWageScope } from "#app/facts/reference/profession/wage-occupation.ts";
import { toRunningText } from "#app/kit/text/figures.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import { type Landing, type PlaceRecord, toArea, toLandingPlace } from "./landing.ts";
import { toLandingPay } from "./landing-pay.ts";
import type { LandingPay } from "./pay-figures.ts";
import { listPlaceFactors, pickPlaceFacts } from "./place-factors.ts";

export interface EmployerLine {
  name: string;
  city: string;
  beds: string;
  notes: string;
}

/** Spec section 3, localizedContent. */
interface LocalizedContent {
  description: string;
  benefits: { title: string; description: string }[];
  salaryInfo: LandingPay;
  demandFactors: string[];
  localOpportunities: string[];
  /** Five in a city; null in a state. */
  majorEmployers: EmployerLine[] | null;
}

const benefitsShown = 6;
const factorsShown = 2;
const tellsOutlook = /BLS|Bureau of Labor/;
const opportunitiesShown = { city: 8, state: 8 };
const employersShown = 5;

export function toLocalizedContent(
  landing: Landing,
  profession: ProfessionRecord,
  record: PlaceRecord,
): LocalizedContent {
  const salaryInfo = toLandingPay(landing, profession, record);
  const facts = record.kind === "city" ? record.market : record.state;
  const placeFactors = listPlaceFactors(profession, record);
  const told = [...salaryInfo.sentences, ...placeFactors].join(" ");
  return {
    description: toDescription(landing, profession, record),
    benefits: profession.benefits.slice(0, benefitsShown),
    salaryInfo: {
      ...salaryInfo,
      sentences: [...salaryInfo.sentences, ...toEmployerNotes(profession.payNotes)],
    },
    demandFactors: [
      ...placeFactors,
      toOutlookText(profession),
      ...profession.demandFactors.filter((factor) => !tellsOutlook.test(factor)).slice(0, factorsShown),
    ],
    localOpportunities: pickPlaceFacts(
      [...facts.healthcareFacts, ...facts.economicHighlights, ...facts.livingHighlights].filter(
        (fact) => !repeats(toWhole(fact), told),
      ),
      landing.profession,
      opportunitiesShown[record.kind],
    ),
    majorEmployers: record.kind === "city" ? toEmployerLines(listMajorHospitals(record.market)) : null,
  };
}

/** Rounds percentages, because one text has 9.4% where another has 9%. */
const figuresOf = (text: string): string[] =>
  (text.replace(/\b(19|20)\d\d\b/g, "").match(/\d[\d,]*(?:\.\d+)?%?/g) ?? []).map((figure) =>
    figure.endsWith("%") ? `${Math.round(Number.parseFloat(figure))}%` : figure,
  );

function repeats(fact: string, told: string): boolean {
  const figures = figuresOf(fact);
  const toldFigures = new Set(figuresOf(told));
  return figures.length > 0 && figures.every((figure) => toldFigures.has(figure));
}

/** Without its advice, which is for candidates; profession pages show all notes. */
const toEmployerNotes = (notes: readonly string[]): string[] =>
  notes
    .map((note) => note.replace(/ Ask [^.]*\.$/, ""))
    .filter((note) => !/^Ask |\byou(r|rs)?\b/i.test(note))
    .slice(0, 1);

function toOutlookText({ slug, plural, outlook }: ProfessionRecord): string {
  const { jobs2024, jobs2034, openingsPerYear } = outlook;
  return `BLS counted ${formatCount(jobs2024)} jobs for ${withWageScope(slug, toRunningText(plural))} nationwide in 2024. It projects ${formatCount(jobs2034)} in 2034, with ${formatCount(openingsPerYear)} openings a year.`;
}

function toDescription(landing: Landing, profession: ProfessionRecord, record: PlaceRecord): string {
  const count = formatCount(record.kind === "city" ? record.market.hospitalCount : record.state.hospitals);
  const plural = toRunningText(profession.plural);
  return `We recruit ${plural} for hospitals and clinics in ${toArea(landing)}, which has ${count} hospitals. ${profession.summary}`;
}

export function toLandingDescription(landing: Landing, { headline }: LandingPay): string {
  const { profession, place } = landing;
  return `Hire ${toRunningText(profession.plural)} in ${place.kind === "city" ? place.fullName : toLandingPlace(place)}: ${headline.figure} ${headline.label} (${headline.period}), license rules and hiring steps.`;
}

const listMajorHospitals = ({ hospitals, unsizedHospitals }: CityMarket): Hospital[] => [
  ...hospitals.slice(0, employersShown - unsizedHospitals.length),
  ...unsizedHospitals,
];

export const toEmployerLines = (hospitals: readonly Hospital[]): EmployerLine[] =>
  hospitals.slice(0, employersShown).map(({ name, city, beds, ownership, rating, hasSeveralCampuses }) => ({
    name,
    city: describeCampuses(city, { hasSeveralCampuses }),
    beds: beds === null ? "–" : formatCount(beds),
    notes: [ownership && ownerWords[ownership], rating && `${rating} of 5 stars`].filter(Boolean).join(", "),
  }));

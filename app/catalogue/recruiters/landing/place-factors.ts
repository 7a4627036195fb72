import { listParts, type Passage, toWhole } from "#app/facts/catalog/passage.ts";
import type { CityMarket, StateRecord } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import type { Hospital } from "#app/facts/catalog/record-fields.ts";
import { listSized, listSystems, systemSource } from "#app/facts/reference/place/hospital-rows.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { isFor } from "#app/facts/reference/profession/audience.ts";
import { enrollmentTypes } from "#app/facts/reference/profession/enrollments.ts";
import type { ProfiledProfession } from "#app/facts/reference/profession/profiled-professions.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount } from "#app/kit/ui/count.ts";
import type { PlaceRecord } from "./landing.ts";

const stateFactorsShown = 2;
const starsNamed = 4;

export const listPlaceFactors = (profession: ProfessionRecord, record: PlaceRecord): string[] =>
  record.kind === "city"
    ? listCityFactors(record.market)
    : listStateFactors(profession, record.state)
        .filter((factor) => factor !== null)
        .slice(0, stateFactorsShown);

function listStateFactors(profession: ProfessionRecord, state: StateRecord): (string | null)[] {
  const { facilities, shortage } = state;
  const name = toStateText(state.code);
  const enrolled = state.enrolled[enrollmentTypes[profession.slug] ?? ""] ?? 0;
  const enrollment =
    enrolled > 0
      ? `Medicare listed ${formatCount(enrolled)} enrolled ${toRunningText(profession.plural)} in ${name} in April 2026, about one for every ${formatCount(Math.round(state.population / enrolled))} residents.`
      : null;
  const gap = shortage.practitionersNeeded
    ? `Primary care shortage areas in ${name} were ${formatCount(shortage.practitionersNeeded)} practitioners short in December 2025 (HRSA). The federal list of May 2026 has ${formatCount(shortage.areas)} of these areas.`
    : null;
  const rural =
    facilities.criticalAccess > 0
      ? `${formatCount(facilities.criticalAccess)} of ${name}'s ${formatCount(state.hospitals)} hospitals ${facilities.criticalAccess === 1 ? "is a critical access hospital" : "are critical access hospitals"}, where one clinician often covers work that a team shares in a city.`
      : null;
  const psychiatric = `${facilities.psychiatric === 0 ? "None" : formatCount(facilities.psychiatric)} of the ${formatCount(state.hospitals)} hospitals in ${name} ${facilities.psychiatric === 1 ? "is" : "are"} psychiatric. The others need psychiatric coverage for patients in their emergency departments and units.`;
  const beyond = `${startSentence(name)} also has ${formatCount(facilities.skilledNursing)} nursing homes, ${formatCount(facilities.homeHealth)} home health agencies and ${formatCount(facilities.dialysis)} dialysis centers on Medicare's list.`;
  const growth = toGrowthText(state);
  switch (profession.slug) {
    case "psychiatrist":
      return [enrollment, psychiatric];
    case "family-medicine-physician":
      return [enrollment, gap];
    case "nurse-practitioner":
      return [gap, enrollment];
    case "physician-assistant":
      return [enrollment, rural, growth];
    case "registered-nurse":
      return [beyond, growth];
    default:
      return [enrollment, growth, beyond];
  }
}

function toGrowthText({ code, growthPercent, population, population2020 }: StateRecord): string {
  const name = toStateText(code);
  const people = formatCount(Math.abs(population - population2020));
  return growthPercent < 0
    ? `${startSentence(name)} has lost ${people} residents since 2020 (${Math.abs(growthPercent)}%).`
    : `${startSentence(name)} has gained ${people} residents since 2020 (${growthPercent}%).`;
}

function listCityFactors(market: CityMarket): string[] {
  const { city, hospitals, hospitalCount, metroPopulation } = market;
  const sized = listSized(hospitals);
  const beds = sized.reduce((sum, { beds }) => sum + beds, 0);
  const system = toLargestSystem(sized);
  const density = `The ${city} area has ${formatCount(hospitalCount)} hospitals for ${formatCount(metroPopulation)} people, one for every ${formatCount(Math.round(metroPopulation / hospitalCount / 1000) * 1000)}.`;
  const size = `The ${sized.length} hospitals around ${city} with the most reported beds have ${formatCount(beds)} beds in all.${system ? ` ${system}.` : ""}`;
  const rated = sized.filter(({ rating }) => rating !== null && rating >= 4).map(({ name }) => name);
  const stars =
    rated.length === 0
      ? `None of the ${sized.length} hospitals around ${city} with the most reported beds has four or five Medicare stars.`
      : `${rated.length} of the ${sized.length} hospitals around ${city} with the most reported beds ${rated.length === 1 ? "has" : "have"} four or five Medicare stars: ${listWithAnd(rated.slice(0, starsNamed))}${rated.length > starsNamed ? " among them" : ""}.`;
  return [density, size, stars];
}

function toLargestSystem(hospitals: readonly Hospital[]): string | null {
  const [largest] = listSystems(hospitals);
  return largest ? `${largest.system} runs ${largest.count} of them (${systemSource})` : null;
}

/** The profession's own facts, then general ones that come first for it, then others; never another's own. */
export function pickPlaceFacts(
  facts: readonly Passage[],
  profession: ProfiledProfession,
  count: number,
): string[] {
  const rank = (fact: Passage): number | null => {
    const parts = listParts(fact);
    const only = parts.flatMap(({ professions }) => professions ?? []);
    if (only.length > 0) return isFor(only, profession) ? 0 : null;
    const firstFor = parts.flatMap((part) => part.firstFor ?? []);
    if (firstFor.length === 0) return 2;
    return isFor(firstFor, profession) ? 1 : 3;
  };
  return [0, 1, 2, 3]
    .flatMap((wanted) => facts.filter((fact) => rank(fact) === wanted))
    .slice(0, count)
    .map(toWhole);
}

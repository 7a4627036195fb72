import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import { enrollmentTypes } from "#app/markets/enrollments.ts";
import { toRunningText } from "#app/markets/figures.ts";
import { listSized, listSystems, systemSource } from "#app/markets/hospital-rows.ts";
import type { CityMarket, StateRecord } from "#app/platform/place-records.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import type { Hospital } from "#app/platform/record-fields.ts";
import { formatCount } from "#app/ui/count.ts";
import type { Landing } from "./landing.ts";
import type { PlaceRecord } from "./place-record.ts";

/** Two things about the place that this profession's employers feel. */
export const listPlaceFactors = (landing: Landing, profession: Profession, record: PlaceRecord): string[] =>
  (record.kind === "city"
    ? listCityFactors(landing, record.market)
    : listStateFactors(landing, profession, record.state)
  )
    .filter((factor) => factor !== null)
    .slice(0, 2);

function listStateFactors({ place }: Landing, profession: Profession, state: StateRecord): (string | null)[] {
  const { facilities, shortage } = state;
  const name = toStateText(state.code);
  const enrolled = state.enrolled[enrollmentTypes[profession.slug] ?? ""] ?? 0;
  const enrollment =
    enrolled > 0
      ? `Medicare's file of April 2026 has ${formatCount(enrolled)} ${toRunningText(profession.name)} enrollments in ${name}, one to ${formatCount(Math.round(state.population / enrolled))} residents.`
      : null;
  const gap = shortage.practitionersNeeded
    ? `In December 2025 ${name}'s primary care shortage areas were ${formatCount(shortage.practitionersNeeded)} practitioners short. The federal list of May 2026 has ${formatCount(shortage.areas)} such areas.`
    : null;
  const rural =
    facilities.criticalAccess > 0
      ? `${formatCount(facilities.criticalAccess)} of ${name}'s ${formatCount(state.hospitals)} hospitals ${facilities.criticalAccess === 1 ? "is a critical access hospital, which calls" : "are critical access hospitals, which call"} on one clinician where a city has a team.`
      : null;
  const psychiatric = `${facilities.psychiatric === 0 ? "None" : formatCount(facilities.psychiatric)} of ${formatCount(state.hospitals)} hospitals in ${name} ${facilities.psychiatric === 1 ? "is" : "are"} psychiatric; the rest need someone on call for the patients they hold.`;
  const beyond = `Beside its hospitals ${name} has ${formatCount(facilities.skilledNursing)} nursing homes, ${formatCount(facilities.homeHealth)} home health agencies and ${formatCount(facilities.dialysis)} dialysis centers on Medicare's list.`;
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
      return place.number % 2 === 0 ? [enrollment, growth, beyond] : [growth, enrollment, rural, beyond];
  }
}

function toGrowthText({ code, growthPercent, population, population2020 }: StateRecord): string {
  const name = toStateText(code);
  const people = formatCount(Math.abs(population - population2020));
  return growthPercent < 0
    ? `${startSentence(name)} has lost ${people} residents since 2020, ${Math.abs(growthPercent)} percent: a search draws on fewer neighbors than it did.`
    : `${people} people have been added to ${name} since 2020, ${growthPercent} percent more.`;
}

function listCityFactors({ turn }: Landing, market: CityMarket): string[] {
  const { city, hospitals, hospitalCount, metroPopulation } = market;
  const sized = listSized(hospitals);
  const beds = sized.reduce((sum, { beds }) => sum + beds, 0);
  const system = toLargestSystem(sized);
  const density = `${formatCount(hospitalCount)} hospitals serve ${formatCount(metroPopulation)} people around ${city}, one for every ${formatCount(Math.round(metroPopulation / hospitalCount / 1000) * 1000)}.`;
  const size = `The ${sized.length} hospitals around ${city} with most reported beds have ${formatCount(beds)} between them${system ? `; ${system}` : ""}.`;
  const rated = sized.filter(({ rating }) => rating !== null && rating >= 4).length;
  const stars = `${rated === 0 ? "None" : rated} of the ${sized.length} hospitals of ${city} that report most beds ${rated === 1 ? "has" : "have"} four or five Medicare stars, which candidates look up before a visit.`;
  const turns = [
    [density, size],
    [size, stars],
    [stars, density],
  ];
  return turns[turn % turns.length]!;
}

function toLargestSystem(hospitals: readonly Hospital[]): string | null {
  const [largest] = listSystems(hospitals);
  return largest ? `${largest.count} of them belong to ${largest.system} (${systemSource})` : null;
}

import { findNurses, type LocalPay, toPercentAbove } from "#app/catalogue/places/metro/metro-pay.ts";
import { topCode } from "#app/facts/catalog/record-fields.ts";
import { isRankedByBeds } from "#app/facts/reference/place/hospital-rows.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { getCompact, toAsOfText, toCompactStatus } from "#app/facts/reference/profession/compacts.ts";
import { listWithAnd } from "#app/kit/text/figures.ts";
import { toCounted, toNumberWord, toPercentText } from "#app/kit/text/prose.ts";
import { startSentence } from "#app/kit/text/sentence.ts";
import { formatCount, formatDollars } from "#app/kit/ui/count.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { nearMiles, toHospitalMiles, toHospitalPlace } from "./location-hospitals.ts";
import { type PlaceAround, type PlaceStory, toMilesText } from "./location-story.ts";

export function listPlaceQuestions(
  story: PlaceStory,
  around: readonly PlaceAround[],
  pays: readonly LocalPay[],
  stateMedian: number | null,
): Question[] {
  return [
    askAboutLarger(story, around),
    askAboutHospitals(story),
    askAboutPay(story, pays, stateMedian),
    askAboutLicense(story),
  ].filter((item) => item !== null);
}

function askAboutLarger({ place, state }: PlaceStory, around: readonly PlaceAround[]): Question | null {
  const inState = toStateText(state.code);
  const larger = findNear(place, around, ({ population }) => population > place.population);
  const big = findNear(place, around, ({ population }) => population >= 100_000);
  if (around.length === 0 || (!larger && !big)) return null;
  const say = ({ name, population, miles, isInState }: Near, what: string) =>
    `The nearest ${what}${isInState ? ` in ${inState}` : ""} is ${name} (${formatCount(population)}), ${toMilesText(miles)} away.`;
  const parts = [
    larger ? say(larger, "larger place") : `No place in ${inState} is larger.`,
    big && big.name !== larger?.name ? say(big, "city of 100,000 people or more") : null,
  ];
  return {
    question: `How far is ${place.name} from larger cities?`,
    answer: parts.filter(Boolean).join(" "),
  };
}

interface Near {
  name: string;
  population: number;
  miles: number;
  isInState: boolean;
}

function findNear(
  { nearest }: PlaceStory["place"],
  around: readonly PlaceAround[],
  isMeant: (place: { population: number }) => boolean,
): Near | null {
  const near = nearest.find(isMeant);
  if (near) return { ...near, isInState: false };
  const found = around.find(({ other }) => isMeant(other));
  if (!found) return null;
  const { name, population } = found.other;
  return { name, population, miles: found.miles, isInState: true };
}

/** Names each city, because a straight line across water is not a commute. */
function askAboutHospitals({ place, state }: PlaceStory): Question | null {
  const nearby = place.nearbyHospitals;
  const [nearest] = nearby;
  if (place.hospitals.length === 0 && !nearest) return null;
  const all = [
    ...place.hospitals.map((hospital) => ({ ...hospital, where: "in town" })),
    ...nearby
      .filter(({ miles }) => miles <= nearMiles)
      .map((hospital) => ({
        ...hospital,
        where: `${toHospitalMiles(hospital)} away in ${toHospitalPlace(hospital, state)}`,
      })),
  ];
  const sized = all
    .filter(isRankedByBeds)
    .sort((a, b) => b.beds - a.beds)
    .slice(0, 2)
    .map(({ name, beds, where }) => `${name} (${where}, ${formatCount(beds)} beds)`);
  const unranked = describeUnranked(place);
  const question = `Which large hospitals are near ${place.name}?`;
  if (sized.length > 0)
    return {
      question,
      answer: `${listWithAnd(sized)} ${sized.length === 1 ? "reports" : "report"} the most beds within ${nearMiles} miles, of those${unranked ? " with one campus" : ""} that report them.${unranked}`,
    };
  if (place.hospitalsWithin25 > 0 || !nearest) {
    const count = toCounted(place.hospitalsWithin25, "hospital");
    const beds = place.hospitalsWithin25 === 1 ? "bed count for it" : "bed counts for them";
    return {
      question,
      answer: `Medicare lists ${count} within ${nearMiles} miles of ${place.name}. ${unranked ? unranked.trim() : `We have no ${beds}.`}`,
    };
  }
  return {
    question,
    answer: `Medicare lists no hospital within ${nearMiles} miles. The nearest listed is ${nearest.name} in ${toHospitalPlace(nearest, state)}, ${toHospitalMiles(nearest)} away in a straight line.`,
  };
}

/** The beds of all campuses stand at the main address. */
function describeUnranked({ severalCampusesWithin25: several }: PlaceStory["place"]): string {
  if (several === 0) return "";
  return several === 1
    ? " One hospital with several campuses has its main address there; we do not rank it, because its beds are spread over them."
    : ` ${startSentence(toNumberWord(several))} hospitals with several campuses have their main address there; we do not rank them, because their beds are spread over the campuses.`;
}

function askAboutPay(
  { place, metro, state }: PlaceStory,
  pays: readonly LocalPay[],
  stateMedian: number | null,
): Question | null {
  if (!metro)
    return stateMedian
      ? {
          question: `How much do registered nurses make in ${place.name}?`,
          answer: `We have no figure for ${place.name} alone. The median for ${toStateText(state.code)} is ${formatDollars(stateMedian)} a year (BLS, May 2025).`,
        }
      : null;
  const own = findNurses(pays) ?? pays[0];
  if (!own?.pay.median) return null;
  const { plural, pay, national } = own;
  const percent = toPercentAbove(pay.median, national);
  const compared = percent
    ? `, ${toPercentText(percent)} ${percent > 0 ? "above" : "below"} the national median`
    : "";
  const range =
    pay.p25 && pay.p75 && pay.p75 < topCode
      ? ` The middle half earns ${formatDollars(pay.p25)} to ${formatDollars(pay.p75)}.`
      : "";
  const figure =
    own.pay.median >= topCode ? `at least ${formatDollars(topCode)}` : formatDollars(own.pay.median);
  return {
    question: `How much do ${plural} make near ${place.name}?`,
    answer: `The median in the ${metro.name} metro area is ${figure} a year (BLS, May 2024)${compared}.${range}`,
  };
}

function askAboutLicense({ place, state }: PlaceStory): Question {
  const status = toCompactStatus("NLC", state.code);
  const asOf = toAsOfText(getCompact("NLC"));
  const name = toStateText(state.code);
  const why =
    status === "enacted"
      ? "has passed the Nurse Licensure Compact, but it is not in force there"
      : "is not in the Nurse Licensure Compact";
  return {
    question: `Can I work as a nurse in ${place.name} with a multistate license?`,
    answer:
      status === "member"
        ? `Yes. ${startSentence(name)} honors multistate licenses (as of ${asOf}).`
        : `No. ${startSentence(name)} ${why} (as of ${asOf}).`,
  };
}

import { startSentence, toStateText } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import type { Place } from "#app/platform/place-records.ts";
import { topCode } from "#app/platform/record-fields.ts";
import { getCompact, toAsOfText, toCompactStatus } from "#app/specialties/compacts.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { formatOrdinal, listWithAnd } from "./figures.ts";
import { nearMiles, toHospitalPlace } from "./location-hospitals.ts";
import { listPeers, type PlaceAround, type PlaceStory, toMilesText } from "./location-story.ts";
import { toHospitalName } from "./metro-hospitals.ts";
import { type LocalPay, toPercentAbove } from "./metro-pay.ts";
import { pick, toCounted, toPercentText } from "./prose.ts";
import type { State } from "./states.ts";
import { wageScopes } from "./wanted-professions.ts";

/** What people ask about a place, answered with its own figures. */
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

function askAboutLarger(
  { place, places, state }: PlaceStory,
  around: readonly PlaceAround[],
): Question | null {
  const [near] = around;
  if (!near) return askAboutPeers({ place, places, state });
  const larger = around.find(({ other }) => other.population > place.population);
  const big = around.find(({ other }) => other.population >= 100_000);
  const say = ({ other, miles, direction }: PlaceAround) =>
    `${other.name}, ${toMilesText(miles)} ${direction} (${formatCount(other.population)})`;
  const parts = [
    larger
      ? `The nearest larger place in the state is ${say(larger)}.`
      : `None in the state is larger; the nearest neighbor is ${say(near)}.`,
    big && big !== larger ? `The first city of 100,000 is ${say(big)}.` : null,
  ];
  return {
    question: `How far is ${place.name} from larger cities?`,
    answer: parts.filter(Boolean).join(" "),
  };
}

function askAboutPeers({ place, places, state }: Omit<PlaceStory, "metro">): Question {
  const peers = listPeers({ place, places }, 4).map(
    ({ name, population }) => `${name} (${formatCount(population)})`,
  );
  return {
    question: `Which places in ${toStateText(state.code)} are about as large as ${place.name}?`,
    answer: `${listWithAnd(peers)}. How far they are is not known: ${place.name} is on no map of ours yet.`,
  };
}

/** Whatever their state; over water a straight line is no commute, so their cities are told. */
function askAboutHospitals({ place, state }: PlaceStory): Question | null {
  const nearby = place.nearbyHospitals;
  if (place.hospitals.length + nearby.length === 0) return null;
  const all = [
    ...place.hospitals.map((hospital) => ({ hospital, from: "in town" })),
    ...nearby
      .filter(({ miles }) => miles <= nearMiles)
      .map((hospital) => ({
        hospital,
        from: `${toMilesText(hospital.miles)} away in ${toHospitalPlace(hospital, state)}`,
      })),
  ];
  const question = `Which large hospitals stand within ${nearMiles} miles of ${place.name}?`;
  const [first, second] = all
    .filter(({ hospital }) => hospital.beds !== null)
    .sort((a, b) => b.hospital.beds! - a.hospital.beds!);
  if (!first) return { question, answer: tellUnsized(place, state) };
  const say = ({ hospital, from }: typeof first) =>
    `${toHospitalName(hospital)}, ${from}, with ${formatCount(hospital.beds!)} beds`;
  const next = second ? say(second) : null;
  return {
    question,
    answer: pick(
      [
        `The largest of those that report beds is ${say(first)}${next ? `; next comes ${next}` : ""}.`,
        `By reported beds: ${say(first)}${next ? `, then ${next}` : ""}.`,
        next
          ? `Two stand out by reported beds: ${say(first)}; and ${next}.`
          : `One stands out by reported beds: ${say(first)}.`,
      ],
      place.population,
    ),
  };
}

function tellUnsized({ hospitalsWithin25, nearbyHospitals: [near], name }: Place, state: State): string {
  if (hospitalsWithin25 > 0)
    return `${startSentence(toCounted(hospitalsWithin25, "hospital"))} on Medicare's list ${hospitalsWithin25 === 1 ? "is" : "are"} that close to ${name}, and none states its beds.`;
  return `None on Medicare's list. The nearest is ${toHospitalName(near!)} in ${toHospitalPlace(near!, state)}, ${toMilesText(near!.miles)} away as the crow flies.`;
}

function askAboutPay(
  { place, metro, state }: PlaceStory,
  pays: readonly LocalPay[],
  stateMedian: number | null,
): Question | null {
  if (!metro)
    return stateMedian
      ? {
          question: `What do nurses make in ${place.name}?`,
          answer: pick(
            [
              `No figure is published for it alone. The median of registered nurses in ${toStateText(state.code)} is ${formatDollars(stateMedian)} (May 2025).`,
              `${formatDollars(stateMedian)} is the median of all registered nurses in ${toStateText(state.code)} (May 2025); smaller areas are not told apart.`,
            ],
            place.population,
          ),
        }
      : null;
  // The first that its neighbors do not show: nurses stand on each of their pages.
  const told = pays.filter(({ slug, rank }) => rank !== null && !(slug in wageScopes));
  const own = told[1] ?? told[0];
  if (!own) return null;
  const { plural, pay, national, rank, of } = own;
  const percent = toPercentAbove(pay.median, national);
  const compared = percent
    ? `${toPercentText(percent)} ${percent > 0 ? "over" : "under"} the country in May 2024`
    : "as nationally";
  const median = formatDollars(pay.median!);
  const range =
    pay.p25 && pay.p75 && pay.p75 < topCode
      ? ` The middle half makes ${formatDollars(pay.p25)} to ${formatDollars(pay.p75)}.`
      : "";
  return {
    question: `What do ${plural} make around ${place.name}?`,
    answer: pick(
      [
        `${median} at the median, ${compared} and ${formatOrdinal(rank!)} of ${of} areas.${range}`,
        `Half of them more than ${median}, which is ${compared}.${range}`,
        `The ${metro.name} figure is ${median}: rank ${rank} of ${of}, ${compared}.${range}`,
      ],
      place.rank,
    ),
  };
}

function askAboutLicense({ place, state }: PlaceStory): Question {
  const status = toCompactStatus("NLC", state.code);
  const asOf = toAsOfText(getCompact("NLC"));
  const name = toStateText(state.code);
  return {
    question: `Can I nurse in ${place.name} on a multistate license?`,
    answer:
      status === "member"
        ? `Yes: ${name} honors it (${asOf}).`
        : `No, ${name} ${status === "enacted" ? "has passed the compact but not put it in force" : "is outside the compact"} (${asOf}).`,
  };
}

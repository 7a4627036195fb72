import { toStateText } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import type { Hospital } from "#app/platform/catalog-records.ts";
import { getCompact, toAsOfText, toCompactStatus } from "#app/specialties/compacts.ts";
import { wageScopes } from "#app/specialties/wage-codes.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { type PlaceAround, type PlaceStory, toMilesText } from "./location-story.ts";
import { toHospitalName } from "./metro-hospitals.ts";
import { findNurses, type LocalPay, toPercentAbove } from "./metro-pay.ts";
import { pick, toCounted, toOrdinal, toPercentText } from "./prose.ts";

const commuteMiles = 25;

/** What people ask about a place, answered with its own figures. */
export function listPlaceQuestions(
  story: PlaceStory,
  around: readonly PlaceAround[],
  pays: readonly LocalPay[],
  stateMedian: number | null,
): Question[] {
  return [
    askAboutLarger(story, around),
    askAboutHospitals(story, around),
    askAboutPay(story, pays, stateMedian),
    askAboutLicense(story),
  ].filter((item) => item !== null);
}

function askAboutLarger({ place }: PlaceStory, around: readonly PlaceAround[]): Question | null {
  const [near] = around;
  if (!near) return null;
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

/** The largest within a daily drive. */
function askAboutHospitals({ place, state }: PlaceStory, around: readonly PlaceAround[]): Question | null {
  const near = around.filter(({ miles }) => miles <= commuteMiles);
  const all: { hospital: Hospital; from: string }[] = [
    ...place.hospitals.map((hospital) => ({ hospital, from: "in town" })),
    ...near.flatMap(({ other, miles }) =>
      other.hospitals.map((hospital) => ({ hospital, from: `${toMilesText(miles)} away in ${other.name}` })),
    ),
  ];
  const question = `Which large hospitals can one commute to from ${place.name}?`;
  const [first, second] = all
    .filter(({ hospital }) => hospital.beds !== null)
    .sort((a, b) => b.hospital.beds! - a.hospital.beds!);
  if (!first) {
    const any = around.find(({ other }) => other.hospitals.length > 0);
    return any
      ? {
          question,
          answer: `None on Medicare's list within ${commuteMiles} miles in ${toStateText(state.code)} states its beds; ${any.other.name} (${toMilesText(any.miles)}) has ${toHospitalName(any.other.hospitals[0]!)}.`,
        }
      : null;
  }
  const say = ({ hospital, from }: typeof first) =>
    `${toHospitalName(hospital)}, ${from}, with ${formatCount(hospital.beds!)} beds`;
  return { question, answer: `The largest is ${say(first)}${second ? `; next comes ${say(second)}` : ""}.` };
}

function askAboutPay(
  { place, metro, state }: PlaceStory,
  pays: readonly LocalPay[],
  stateMedian: number | null,
): Question | null {
  const question = `What do nurses make in ${place.name}?`;
  const nurses = findNurses(pays);
  if (!metro)
    return stateMedian
      ? {
          question,
          answer: `No figure is published for it alone. The median of registered nurses in ${toStateText(state.code)} is ${formatDollars(stateMedian)} (May 2025).`,
        }
      : null;
  if (!nurses?.pay.median) return null;
  const percent = toPercentAbove(nurses.pay.median, nurses.national);
  const compared = percent
    ? `${toPercentText(percent)} ${percent > 0 ? "over" : "under"} the national median`
    : "the same as nationally";
  const best = pays
    .filter(({ slug, rank, of }) => rank !== null && of >= 100 && !(slug in wageScopes))
    .sort((a, b) => a.rank! / a.of - b.rank! / b.of)[0];
  const standing = best
    ? ` Best placed are ${best.plural}, ${toOrdinal(best.rank!)} of ${toCounted(best.of, "area")}.`
    : "";
  return {
    question,
    answer: pick(
      [
        `Only its area has figures: ${formatDollars(nurses.pay.median)}, ${compared}.${standing}`,
        `The ${metro.name} area says ${formatDollars(nurses.pay.median)}, ${compared}.${standing}`,
      ],
      place.population,
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

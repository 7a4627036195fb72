import { toStateText } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import { getCompact, toAsOfText, toCompactStatus } from "#app/specialties/compacts.ts";
import { formatCount } from "#app/ui/count.ts";
import { formatDollars } from "#app/ui/dollars.ts";
import { type PlaceAround, type PlaceStory, tellLocalHospitals } from "./location-story.ts";
import { findNurses, type LocalPay, toPercentAbove } from "./metro-pay.ts";
import { pick, toList, toPercentText } from "./prose.ts";

/** What people ask about a place, answered with its own figures. */
export function listPlaceQuestions(
  story: PlaceStory,
  around: readonly PlaceAround[],
  pays: readonly LocalPay[],
): Question[] {
  const { place } = story;
  return [
    { question: `Is there a hospital in ${place.name}?`, answer: tellLocalHospitals(story, around) },
    askAboutLarger(story, around),
    askAboutNurses(story, pays),
    askAboutBest(story, pays),
    askAboutLicense(story),
  ].filter((item) => item !== null);
}

function askAboutLarger({ place }: PlaceStory, around: readonly PlaceAround[]): Question | null {
  const larger = around.find(({ other }) => other.population > place.population);
  const big = around.find(({ other }) => other.population >= 100_000);
  const [near] = around;
  if (!near) return null;
  const say = ({ other, miles, direction }: PlaceAround) =>
    `${other.name}, ${miles} miles ${direction} (${formatCount(other.population)})`;
  const parts = [
    larger
      ? `The nearest larger place in the state is ${say(larger)}.`
      : `None in the state is larger; ${say(near)} is the nearest neighbor.`,
    big && big !== larger ? `A city of 100,000 is ${say(big)}.` : null,
    near !== larger && larger ? `Nearest of all is ${say(near)}.` : null,
  ];
  return {
    question: `How far is ${place.name} from larger cities?`,
    answer: parts.filter(Boolean).join(" "),
  };
}

function askAboutNurses({ place, metro }: PlaceStory, pays: readonly LocalPay[]): Question | null {
  const nurses = findNurses(pays);
  if (!metro || !nurses?.pay.median) return null;
  const percent = toPercentAbove(nurses.pay.median, nurses.national);
  const compared = !percent
    ? "as much as in the country"
    : `${toPercentText(percent)} ${percent > 0 ? "more" : "less"} than in the country`;
  return {
    question: `What do nurses make in ${place.name}?`,
    answer: pick(
      [
        `Figures exist for the metropolitan area only: ${formatDollars(nurses.pay.median)} at the median, ${compared}.`,
        `Around ${metro.name} the median is ${formatDollars(nurses.pay.median)}, ${compared}; there is none for the place alone.`,
      ],
      place.population,
    ),
  };
}

function askAboutBest({ place, metro }: PlaceStory, pays: readonly LocalPay[]): Question | null {
  const ranked = pays
    .filter(({ rank, of }) => rank !== null && of >= 100)
    .sort((a, b) => a.rank! / a.of - b.rank! / b.of);
  if (!metro || ranked.length < 3) return null;
  const best = ranked.slice(0, 2).map(({ plural, rank }) => `${plural} (rank ${rank})`);
  return {
    question: `Who is paid best around ${place.name}, compared with other areas?`,
    answer: `Of the professions below, ${toList(best)} stand highest among metropolitan areas.`,
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

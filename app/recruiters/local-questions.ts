import { toLicenseArrival } from "#app/candidates/license-arrival.ts";
import { continueSentence, toStateText, withArticle } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import { concerns } from "#app/markets/concerns.ts";
import { listWithAnd, toRunningText } from "#app/markets/figures.ts";
import { listSized, ownerWords } from "#app/markets/hospital-rows.ts";
import type { CityMarket, StateRecord } from "#app/platform/place-records.ts";
import type { Profession } from "#app/platform/profession-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { toPlacementTime } from "./hiring-steps.ts";
import type { Landing } from "./landing.ts";
import { toPlaceText } from "./landing-words.ts";
import type { LandingPay } from "./pay-figures.ts";
import type { PlaceRecord } from "./place-record.ts";
import { pickInTurn } from "./rotation.ts";

const professionQuestionsShown = 2;
/** What each page answers itself, for its place. */
const asksHowLongToHire = /how long .*(search|recruitment|hire)/i;

/** Questions about this profession here, with local numbers first. */
export function toLocalQuestions(
  landing: Landing,
  profession: Profession,
  record: PlaceRecord,
  pay: LandingPay,
  fieldOffer: string | null,
): Question[] {
  const noun = toRunningText(profession.name);
  const { number, stateCode } = landing.place;
  const inPlace = toPlaceText(landing.place);
  const others = profession.questions.filter(({ question }) => !asksHowLongToHire.test(question));
  const own = pickInTurn(others, professionQuestionsShown, number + Math.floor(number / 6));
  return [
    { question: `What does ${withArticle(noun)} earn in ${inPlace}?`, answer: pay.answer },
    {
      question: `How long does it take to hire ${withArticle(noun)} in ${inPlace}?`,
      answer: `${toPlacementTime(landing)} to an accepted offer is typical where someone licensed in ${toStateText(stateCode)} is looking already${fieldOffer ? `; a new search takes ${fieldOffer}` : ""}.${toWaitText(landing.profession.profession, stateCode)}`,
    },
    ...(record.kind === "city"
      ? [toOwnersQuestion(record.market)]
      : listStateQuestions(landing, record.state)),
    ...own,
  ];
}

/** What follows the offer for someone licensed elsewhere; empty where that cannot be said of the state. */
function toWaitText(professionSlug: string, stateCode: string): string {
  const { byCompact, wait } = toLicenseArrival(professionSlug, stateCode);
  if (!wait) return "";
  if (byCompact) return ` ${byCompact}.`;
  return ` Someone licensed elsewhere then waits for ${toStateText(stateCode)}: ${continueSentence(wait)}.`;
}

function toOwnersQuestion({ city, hospitals }: CityMarket): Question {
  const sized = listSized(hospitals);
  const parts = Object.entries(ownerWords).flatMap(([ownership, name]) => {
    const count = sized.filter((hospital) => hospital.ownership === ownership).length;
    return count > 0 ? [`${count} ${count === 1 ? "is" : "are"} ${name}`] : [];
  });
  const sizes = sized.slice(0, 2).map(({ name, beds }) => `${name} with ${formatCount(beds)}`);
  return {
    question: `Who owns the large hospitals around ${city}?`,
    answer: `Of the ${sized.length} that report most beds, ${listWithAnd(parts)}, as Medicare lists them in 2026. The first by reported beds: ${listWithAnd(sizes)}.`,
  };
}

const stateQuestionsShown = 3;

/** Of the state's own questions those that concern the profession, the ones written for it first. */
function listStateQuestions({ turn, profession }: Landing, { questions }: StateRecord): Question[] {
  const own = questions.filter((of) => of.professions && concerns(of.professions, profession));
  const ofAll = questions.filter((of) => !of.professions);
  const others = ofAll.map((_, at) => ofAll[(turn + at) % ofAll.length]!);
  return [...own, ...others]
    .slice(0, stateQuestionsShown)
    .map(({ question, answer }) => ({ question, answer }));
}

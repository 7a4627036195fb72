import type { CityMarket, StateRecord } from "#app/facts/catalog/place-records.ts";
import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import { toLicenseArrival } from "#app/facts/licensing/license-arrival.ts";
import { toTypicalTime } from "#app/facts/licensing/license-words.ts";
import { describeBeds, listSized, ownerWords } from "#app/facts/reference/place/hospital-rows.ts";
import { toStateText } from "#app/facts/reference/place/states.ts";
import { isFor } from "#app/facts/reference/profession/audience.ts";
import { listWithAnd, toRunningText } from "#app/kit/text/figures.ts";
import { withArticle } from "#app/kit/text/sentence.ts";
import type { Question } from "#app/pages/page/faq.ts";
import { listEmployerQuestions } from "#app/pages/page/question-audience.ts";
import { toPromiseText } from "./hiring-steps.ts";
import { type Landing, type PlaceRecord, toLandingPlace } from "./landing.ts";
import type { LandingPay } from "./pay-figures.ts";

const professionQuestionsShown = 2;
/** Every page answers these for its own place. */
const answeredHere = /how long .*(search|recruitment|hire)\b|practitioner work without a physician/i;

export function toLocalQuestions(
  landing: Landing,
  profession: ProfessionRecord,
  record: PlaceRecord,
  pay: LandingPay,
): Question[] {
  const noun = toRunningText(profession.name);
  const { stateCode } = landing.place;
  const inPlace = toLandingPlace(landing.place);
  const others = listEmployerQuestions(profession.questions).filter(
    ({ question }) => !answeredHere.test(question),
  );
  return [
    { question: `What does ${withArticle(noun)} earn in ${inPlace}?`, answer: pay.answer },
    {
      question: `How long does it take to hire ${withArticle(noun)} in ${inPlace}?`,
      answer: `${toPromiseText(landing, profession.offer)}${toWaitText(landing.profession.profession, stateCode)}`,
    },
    ...(record.kind === "city"
      ? [toOwnersQuestion(record.market)]
      : listStateQuestions(landing, record.state)),
    ...others.slice(0, professionQuestionsShown),
  ];
}

function toWaitText(professionSlug: string, stateCode: string): string {
  const { byCompact, wait } = toLicenseArrival(professionSlug, stateCode);
  if (!wait) return "";
  if (byCompact) return ` ${byCompact}.`;
  return ` A candidate licensed elsewhere then needs a license in ${toStateText(stateCode)}, which ${toTypicalTime(wait)}.`;
}

function toOwnersQuestion({ city, hospitals }: CityMarket): Question {
  const sized = listSized(hospitals);
  const parts = Object.entries(ownerWords).flatMap(([ownership, name]) => {
    const count = sized.filter((hospital) => hospital.ownership === ownership).length;
    return count > 0 ? [`${count} ${count === 1 ? "is" : "are"} ${name}`] : [];
  });
  const sizes = sized
    .slice(0, 2)
    .map((hospital) => `${hospital.name} with ${describeBeds(hospital, "beds")}`);
  return {
    question: `Who owns the large hospitals around ${city}?`,
    answer: `Among the ${sized.length} hospitals around ${city} with the most reported beds, ${listWithAnd(parts)} (Medicare, 2026). First by reported beds are ${listWithAnd(sizes)}.`,
  };
}

const stateQuestionsShown = 3;

function listStateQuestions({ profession }: Landing, { questions }: StateRecord): Question[] {
  const own = questions.filter((of) => of.professions && isFor(of.professions, profession));
  const ofAll = questions.filter((of) => !of.professions);
  return [...own, ...ofAll]
    .slice(0, stateQuestionsShown)
    .map(({ question, answer }) => ({ question, answer }));
}

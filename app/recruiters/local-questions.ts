import { findEligibility } from "#app/candidates/eligibility.ts";
import { toStateText, withArticle } from "#app/candidates/license-words.ts";
import type { Question } from "#app/content/faq.ts";
import { listWithAnd } from "#app/markets/figures.ts";
import type { CityMarket, Profession, StateRecord } from "#app/platform/catalog-records.ts";
import { formatCount } from "#app/ui/count.ts";
import { toPlacementTime } from "./hiring-steps.ts";
import type { Landing } from "./landing.ts";
import { toNoun } from "./landing-words.ts";
import type { LocalPay } from "./local-pay.ts";
import { concerns } from "./place-facts.ts";
import type { PlaceRecord } from "./place-record.ts";
import { pickInTurn } from "./rotation.ts";

const professionQuestionsShown = 2;

/** Questions about this profession here, with local numbers first. */
export function toLocalQuestions(
  landing: Landing,
  profession: Profession,
  record: PlaceRecord,
  pay: LocalPay,
  fieldOffer: string | null,
): Question[] {
  const noun = toNoun(profession.name);
  const { name, number, stateCode } = landing.place;
  const { wait } = findEligibility(landing.profession.profession, [], { kind: "state", state: stateCode });
  const own = pickInTurn(profession.questions, professionQuestionsShown, number + Math.floor(number / 6));
  return [
    { question: `What does ${withArticle(noun)} earn in ${name}?`, answer: pay.answer },
    {
      question: `How long does it take to hire ${withArticle(noun)} in ${name}?`,
      answer: `${toPlacementTime(landing)} to an accepted offer is typical${fieldOffer ? ` where someone licensed here is looking already, ${fieldOffer} where the search has to begin` : ""}.${wait ? ` Someone licensed elsewhere then waits for ${toStateText(stateCode)}: ${wait.charAt(0).toLowerCase()}${wait.slice(1)}.` : ""}`,
    },
    ...(record.kind === "city"
      ? [toOwnersQuestion(record.market)]
      : listStateQuestions(landing, record.state)),
    ...own,
  ];
}

const owners = { nonprofit: "nonprofit", government: "public", for_profit: "for-profit" };

function toOwnersQuestion({ city, hospitals }: CityMarket): Question {
  const parts = Object.entries(owners).flatMap(([ownership, name]) => {
    const count = hospitals.filter((hospital) => hospital.ownership === ownership).length;
    return count > 0 ? [`${count} ${name}`] : [];
  });
  const [first, second] = hospitals;
  const sizes = [first, second].flatMap((hospital) =>
    hospital?.beds ? [`${hospital.name} with ${formatCount(hospital.beds)} beds`] : [],
  );
  return {
    question: `Who owns the large hospitals around ${city}?`,
    answer: `Of the ${hospitals.length} largest, ${listWithAnd(parts)}, as Medicare lists them in 2026. The first in size: ${listWithAnd(sizes)}.`,
  };
}

const stateQuestionsShown = 2;

/** Of the state's own questions those that concern the profession, the ones written for it first. */
function listStateQuestions({ turn, profession }: Landing, { questions }: StateRecord): Question[] {
  const own = questions.filter((of) => of.professions && concerns(of.professions, profession));
  const ofAll = questions.filter((of) => !of.professions);
  const others = ofAll.map((_, at) => ofAll[(turn + at) % ofAll.length]!);
  return [...own, ...others]
    .slice(0, stateQuestionsShown)
    .map(({ question, answer }) => ({ question, answer }));
}

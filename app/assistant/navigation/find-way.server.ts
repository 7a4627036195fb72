import { writeOut } from "#app/jobs/search/query/shorthand.ts";
import { getCityLister } from "#app/assistant/navigation/places/named-places.server.ts";
import { correctSpelling } from "./corrected.server.ts";
import { crisisHelp, isCrisis } from "#app/assistant/navigation/reading/crisis.ts";
import { crisisLine } from "#app/assistant/navigation/reading/crisis-words.ts";
import { readSentence, type Sentence, toCleanText } from "#app/assistant/navigation/reading/read-sentence.ts";
import { toAnswer } from "#app/assistant/navigation/steps/answer-step.server.ts";
import { toGuides, toLesson, toTitle, toTopic } from "#app/assistant/navigation/steps/article-steps.server.ts";
import { toCareerPath } from "#app/assistant/navigation/steps/career-path-step.server.ts";
import { toChecklist } from "#app/assistant/navigation/steps/checklist-step.server.ts";
import {
  toCareer,
  toField,
  toLicense,
  toPay,
  toPlace,
  toRolesCompared,
  toStatesCompared,
} from "#app/assistant/navigation/steps/figure-steps.server.ts";
import { toHiringPage, toNamedPage, toRecruiters } from "#app/assistant/navigation/steps/page-steps.server.ts";
import { toAnsweredQuestion } from "#app/assistant/navigation/steps/question-step.server.ts";
import { toSearchPage } from "#app/assistant/navigation/steps/search-step.server.ts";
import { type Step, toAsked, type WayContext } from "#app/assistant/navigation/steps/step.ts";
import type { Way } from "#app/assistant/navigation/ways/way.ts";

/** The first that answers wins. */
const steps: readonly Step[] = [
  toChecklist,
  toAnsweredQuestion,
  toNamedPage,
  toRecruiters,
  toHiringPage,
  toLicense,
  toPay,
  toStatesCompared,
  toRolesCompared,
  toCareerPath,
  toCareer,
  toField,
  toTopic,
  toPlace,
  toLesson,
  toTitle,
  toGuides,
  toAnswer,
];

/** Reads a sentence and says where it leads. Null when nothing was typed. */
export async function findWay(context: WayContext, typed: string): Promise<Way | null> {
  const text = toCleanText(typed);
  if (text === "") return null;
  if (isCrisis(text)) return { to: crisisLine, title: crisisHelp, chips: [], notUnderstood: [] };
  const asked = toAsked(context, await readCorrected(context, writeOut(text)));
  for (const step of steps) {
    const way = await step(asked);
    if (way) return way;
  }
  return toSearchPage(asked);
}

async function readCorrected(context: WayContext, text: string): Promise<Sentence> {
  const corrected = await correctSpelling(context, text);
  return readSentence(corrected, await getCityLister(context, corrected));
}

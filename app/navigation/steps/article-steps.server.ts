import { listTelling } from "#app/navigation/reading/plain-words.ts";
import { asksHow } from "#app/navigation/reading/questions.ts";
import { findArticle } from "#app/navigation/ways/find-article.server.ts";
import { paths } from "#app/paths.ts";
import type { AskedWay, WayStep } from "./asked-way.ts";

/** What only articles answer, and any other "how". */
export const toTopic: WayStep = ({ context, sentence, isTopic, isHow, isForJobs }) =>
  isTopic || (isHow && !isForJobs) ? findArticle(context, sentence, isTopic ? 0.35 : 0.6) : null;

export const toLesson: WayStep = ({ context, sentence, hasRole, hasPlace, isForJobs }) => {
  const isLearning = sentence.intents.has("learn") && (!isForJobs || asksHow(sentence.words));
  if (!isLearning || (hasRole && hasPlace)) return null;
  return findArticle(context, sentence, sentence.readings.length > 0 ? 0.6 : 0.4);
};

const isAllRead = ({ sentence }: AskedWay): boolean => listTelling(sentence.rest).length === 0;

/** The fewer words a search would understand, the less an article's title has to say. */
export const toTitle: WayStep = async (asked) => {
  const { context, sentence, hasRole, hasPlace, isForJobs } = asked;
  if (hasPlace) return null;
  const isComparing = sentence.intents.has("compare") && !isForJobs;
  if (isAllRead(asked)) return isComparing ? findArticle(context, sentence, 0.6) : null;
  const isUnread = !hasRole && sentence.own.length === 0 && !isForJobs;
  const least = isUnread ? 0.55 : isComparing ? 0.6 : isForJobs ? 0.97 : 0.85;
  return findArticle(context, sentence, least);
};

export const toGuides: WayStep = ({ sentence, hasPlace }) =>
  /\bguides?\b/.test(sentence.words) && !hasPlace
    ? { to: paths.careerGuides(), title: "Career guides", chips: [], notUnderstood: [] }
    : null;

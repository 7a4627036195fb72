import type { MentorAnswer } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { isApiFailure, requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";

const failed = "We could not answer just now. Your question is still here: please try again in a moment.";

/** Answers a text when there is no answer: what the server said is wrong, if it said so. */
export const requestAnswer = (question: string): Promise<MentorAnswer | string> =>
  requestJson<MentorAnswer>("POST", "/api/mentor", { question }).catch(
    (error) => (isApiFailure(error) && error.answer?.fields?.question) || toDisplayMessage(error, failed),
  );

import type { ProfessionRecord } from "#app/facts/catalog/profession-records.ts";
import type { Question } from "./faq.ts";

type WrittenQuestions = ProfessionRecord["questions"];

export const listCandidateQuestions = (questions: WrittenQuestions): Question[] =>
  questions.filter(({ askedBy }) => askedBy !== "employer").map(toQuestion);

/** What only employers ask comes first. */
export const listEmployerQuestions = (questions: WrittenQuestions): Question[] =>
  questions
    .filter(({ askedBy }) => askedBy !== "candidate")
    .sort((a, b) => Number(b.askedBy === "employer") - Number(a.askedBy === "employer"))
    .map(toQuestion);

const toQuestion = ({ question, answer }: WrittenQuestions[number]): Question => ({ question, answer });

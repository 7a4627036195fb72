import { useLocation } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { announce } from "#app/ui/announce.ts";
import type { MentorAnswer } from "./told/mentor-answer.ts";

/** One question and its answer. */
export interface Turn extends MentorAnswer {
  id: number;
  question: string;
}

/** What came with a page whose form was posted without JavaScript. */
export type Arrived =
  | { question: string; problem: null; answered: MentorAnswer }
  | { question: string; problem: string; answered: null }
  | null;

const failed = "We could not answer just now. Your question is still here: please try again in a moment.";

/** The conversation is in this tab's memory alone. */
export function useConversation(arrived: Arrived) {
  const first = arrived?.answered ? [{ id: 0, question: arrived.question, ...arrived.answered }] : [];
  const [turns, setTurns] = useState<readonly Turn[]>(first);
  const [problem, setProblem] = useState<string | null>(arrived?.problem ?? null);
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { search } = useLocation();
  const [shownSearch, setShownSearch] = useState(search);
  // An example's address changes the page but not what the browser keeps in the field.
  if (shownSearch !== search) {
    setShownSearch(search);
    setProblem(null);
  }

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = field.current?.value.trim() ?? "";
    if (isAsking || question === "") return;
    setIsAsking(true);
    setProblem(null);
    const answer = await requestAnswer(question).catch(() => failed);
    setIsAsking(false);
    if (typeof answer === "string") {
      setProblem(answer);
      return;
    }
    setTurns((before) => [...before, { id: before.length, question, ...answer }]);
    announce(answer.answer.map(({ text }) => text).join(" "));
    if (field.current) field.current.value = "";
  }

  return { turns, problem, isAsking, field, ask };
}

/** Answers a text when there is no answer. */
async function requestAnswer(question: string): Promise<MentorAnswer | string> {
  const response = await fetch("/api/mentor", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ question }),
  });
  const body = await response.json<
    MentorAnswer & { error?: { message?: string; fields?: { question?: string } } }
  >();
  return response.ok ? body : (body.error?.fields?.question ?? body.error?.message ?? failed);
}

import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { MentorAnswer } from "#app/assistant/mentor/answers/mentor-answer.ts";
import { isApiFailure, requestJson, toDisplayMessage } from "#app/kit/platform/browser/api-client.ts";
import { announce } from "#app/kit/ui/announce.ts";

/** What came with a page whose form was posted without JavaScript. */
export type Arrived =
  | { question: string; problem: null; answered: MentorAnswer }
  | { question: string; problem: string; answered: null; before?: string }
  | null;

/** The conversation is in this tab alone. */
export function useConversation(arrived: Arrived) {
  const first = arrived?.answered ? [{ id: 0, question: arrived.question, ...arrived.answered }] : [];
  const [turns, setTurns] = useState<readonly Turn[]>(first);
  const [asked, setAsked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(arrived?.problem ?? null);
  /** Examples then give way to the answers. */
  const [hasAsked, setHasAsked] = useState(first.length > 0);
  const field = useRef<HTMLTextAreaElement>(null);
  const { search } = useLocation();
  const [shownSearch, setShownSearch] = useState(search);
  // An example's address changes the page but not what the browser keeps in the field.
  if (shownSearch !== search) {
    setShownSearch(search);
    setProblem(null);
  }

  // Only the browser knows what was asked before this page came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept is read once, and then changed here.
  useEffect(() => {
    const kept = readTurns();
    if (kept.length + first.length > 0)
      show([...kept, ...first.map((turn) => ({ ...turn, id: toNextId(kept) }))]);
    // Everything of the person is forgotten.
    const drop = ({ key }: StorageEvent) => key === null && setTurns([]);
    addEventListener("storage", drop);
    return () => removeEventListener("storage", drop);
  }, []);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter;
    const example = pressed instanceof HTMLButtonElement ? pressed.value : "";
    const question = example || (field.current?.value.trim() ?? "");
    if (asked !== null || question === "") return;
    setAsked(question);
    setHasAsked(true);
    setProblem(null);
    const answer = await requestAnswer(question, toBefore(turns));
    setAsked(null);
    if (typeof answer === "string") {
      setProblem(answer);
      return;
    }
    show([...turns, { id: toNextId(turns), question, ...answer }]);
    announce(answer.answer.map(({ text }) => text).join(" "));
    if (field.current && !example) field.current.value = "";
  }

  function clear() {
    show([]);
    announce("Conversation cleared.");
    field.current?.focus();
  }

  function show(changed: readonly Turn[]) {
    setTurns(changed);
    keepTurns(changed);
  }

  return { turns, hasAsked, asked, problem, field, ask, clear };
}

/** What a follow-up leans on: the last question, as it was understood. */
export const toBefore = (turns: readonly Turn[]): string | undefined => {
  const last = turns.at(-1);
  return last && (last.understood ?? last.question);
};

const toNextId = (turns: readonly Turn[]): number => (turns.at(-1)?.id ?? -1) + 1;

const failed = "We could not answer just now. Your question is still here: please try again in a moment.";

/** Answers a text when there is no answer: what the server said is wrong, if it said so. */
export const requestAnswer = (question: string, before?: string): Promise<MentorAnswer | string> =>
  requestJson<MentorAnswer>("POST", "/api/mentor", { question, before }).catch(
    (error) => (isApiFailure(error) && error.answer?.fields?.question) || toDisplayMessage(error, failed),
  );

const storageKey = "mentor";

const mostTurns = 20;

/** Keeps the last turns for the tab, so that they survive a reload and following a source's link. */
function keepTurns(turns: readonly Turn[]): void {
  try {
    if (turns.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(turns.slice(-mostTurns)));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser that forbids storage shows them until the page is left.
  }
}

/** Earlier versions of the page may have kept another shape, which is left out. */
function readTurns(): Turn[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTurn) : [];
  } catch {
    return [];
  }
}

const isTurn = (kept: Partial<Turn> | null): kept is Turn =>
  typeof kept?.id === "number" &&
  typeof kept.question === "string" &&
  Array.isArray(kept.answer) &&
  Array.isArray(kept.postings);

/** One question and its answer. */
export interface Turn extends MentorAnswer {
  id: number;
  question: string;
}

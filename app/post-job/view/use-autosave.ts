import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

const pauseMs = 1_500;

/** What an action answers to a save in the background. */
interface Autosaved {
  revision: number | null;
}

export type SavingState = "untouched" | "typing" | "saved" | "failed";

/** Saves a form a moment after each change, without leaving the field. Without scripts the form's buttons save. */
export function useAutosave(revision: number) {
  const fetcher = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [isTyping, setTyping] = useState(false);
  // A timer would otherwise save a step that was left.
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(form: HTMLFormElement) {
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const typed = new FormData(form);
      typed.set("intent", "autosave");
      setTyping(false);
      fetcher.submit(typed, { method: "post" });
    }, pauseMs);
  }

  /** The form's own button saves all. */
  const stop = () => clearTimeout(timer.current);
  const saved = fetcher.data;
  const state: SavingState = isTyping
    ? "typing"
    : fetcher.state !== "idle" || !saved
      ? "untouched"
      : saved.revision === null
        ? "failed"
        : "saved";
  return { change, stop, state, revision: saved?.revision ?? revision };
}

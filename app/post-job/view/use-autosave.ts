import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormErrors } from "#app/forms/shown-form.tsx";
import type { CheckedPosting } from "#app/jobs/checks/check-posting.ts";

const pauseMs = 1_500;
/** As the classes of step-form.tsx have it. */
const wide = "(min-width: 1100px)";

/** What an action answers to a save in the background. */
interface Autosaved {
  revision: number | null;
  seen?: { errors: FormErrors; checked: CheckedPosting; drawing: string | null };
  /** The connection or the site failed. */
  isUnsent?: boolean;
}

export type SavingState = "untouched" | "typing" | "saved" | "overtaken" | "unsent";

let tabOfDocument = "";

/** The first page's name for all steps that are opened without leaving it, so that they do not overtake each other. */
export function keepTab(tab: string): string {
  if (typeof document === "undefined") return tab;
  tabOfDocument ||= tab;
  return tabOfDocument;
}

const toAutosave = (form: HTMLFormElement): FormData => {
  const typed = new FormData(form);
  typed.set("intent", "autosave");
  if (matchMedia(wide).matches) typed.set("preview", "1");
  return typed;
};

/** Saves a form a moment after each change, without leaving the field. Without scripts the form's buttons save. */
export function useAutosave(revision: number) {
  const fetcher = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsaved = useRef<{ typed: FormData; to: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  // Somebody who leaves in the middle of the pause keeps what was typed last.
  useEffect(() => {
    const flush = () => {
      clearTimeout(timer.current);
      if (!unsaved.current) return;
      const { typed, to } = unsaved.current;
      unsaved.current = null;
      const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
      fetch(to, { method: "POST", body, keepalive: true }).catch(() => {});
    };
    addEventListener("pagehide", flush);
    return () => {
      removeEventListener("pagehide", flush);
      flush();
    };
  }, []);

  function change(form: HTMLFormElement) {
    setTyping(true);
    unsaved.current = { typed: toAutosave(form), to: form.action };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setTyping(false);
      unsaved.current = null;
      fetcher.submit(toAutosave(form), { method: "post" });
    }, pauseMs);
  }

  /** The form's own button saves all. */
  const stop = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
  };
  const { data } = fetcher;
  return {
    change,
    stop,
    state: toState(isTyping, fetcher),
    revision: data?.revision ?? revision,
    /** Null when the page itself is newer. */
    seen: (data?.revision ?? 0) > revision ? (data?.seen ?? null) : null,
  };
}

function toState(isTyping: boolean, { state, data }: { state: string; data?: Autosaved }): SavingState {
  if (isTyping) return "typing";
  if (state !== "idle" || !data) return "untouched";
  if (data.isUnsent) return "unsent";
  return data.revision === null ? "overtaken" : "saved";
}

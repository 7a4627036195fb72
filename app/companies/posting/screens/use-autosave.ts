import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { CheckedStep } from "#app/companies/posting/check/check-draft.server.ts";
import type { FormErrors } from "#app/kit/forms/shown-form.tsx";

const pauseMs = 1_500;
/** Must match the classes in step-form.tsx. */
const wide = "(min-width: 1100px)";

interface Autosaved {
  revision: number | null;
  seen?: { errors: FormErrors; checked: CheckedStep; drawing: string | null };
  isUnsent?: boolean;
}

export type SavingState = "untouched" | "typing" | "saved" | "overtaken" | "unsent";

let tabOfDocument = "";

/** Steps opened without a page load share the first page's name, so that they do not look like other tabs. */
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

/** A moment after each change. Without scripts the form's buttons save. */
export function useAutosave(revision: number) {
  const fetcher = useFetcher<Autosaved>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const unsaved = useRef<{ typed: FormData; to: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  // Someone who leaves during the pause keeps the last typed text.
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
